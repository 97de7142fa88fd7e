import type { AddLineBody, CartLine } from "@recambia/contract/cart/schemas";
import { type AddOutcome, addToCart } from "./adding/add-to-cart.ts";
import { confirmFit } from "./adding/confirm-fit.ts";
import { lineKey } from "./line-key.ts";
import { createLineQueue } from "./line-queue.ts";
import { newId } from "./new-id.ts";
import type { CartFailure } from "./outcome.ts";
import { type CartContext, cachedCart, refreshCart } from "./queries.ts";
import { sendQuantity } from "./send-quantity.ts";
import {
  type Confirmation,
  cartStore,
  closeConfirmation,
  discardRemovedLine,
  openConfirmation,
} from "./store.ts";
import { enqueueAddition, enqueueQuantity, hasWaitingChange, sendFirst } from "./waiting/waiting-queue.ts";

/** The shopper's actions on the cart. None throws; failures are reported and lose nothing. */
export type CartActions = {
  /** Adds a line. The confirmation opens at once; its total follows with the response. */
  add(body: AddLineBody, shown: Omit<Confirmation, "added">): Promise<AddOutcome>;
  /** Undoes the addition that the confirmation shows. */
  undoAdding(): void;
  /** Shows the quantity at once and sends changes in order. */
  setQuantity(line: CartLine, quantity: number): void;
  /** Removes a line and remembers it for undo. */
  remove(line: CartLine): void;
  /** Restores a removed line at its position. */
  restore(line: CartLine): Promise<void>;
  /** Records the shopper's confirmation of a line's fit. */
  confirmFit(line: CartLine): Promise<void>;
};

/**
 * @param report shows a failure to the shopper.
 * @param reportWaiting tells that an addition waits for the network.
 */
export function createCartActions(
  context: CartContext,
  report: (failure: CartFailure) => void,
  reportWaiting: () => void = () => undefined,
): CartActions {
  const queue = createLineQueue(
    async (lineId, quantity, isLast) => {
      const isFree = await sendFirst(context);
      const outcome = isFree ? await sendQuantity(context, lineId, quantity) : notSent;
      if (outcome.isDone || !isLast()) return;
      if (outcome.status === 0 && (await isQuantityKept(context, lineId, quantity))) return;
      report(outcome);
      if (quantity === 0) discardRemovedLine(lineId);
    },
    (wanted) => cartStore.setState({ wanted }),
  );
  let lastAddition: Promise<unknown> = Promise.resolve();

  function addInTurn(body: NamedAddition): Promise<AddOutcome> {
    const addition = lastAddition.then(async () =>
      (await sendFirst(context)) ? addToCart(context, body) : notSent,
    );
    lastAddition = addition;
    return addition;
  }

  return {
    async add(wanted, shown) {
      const body = { ...wanted, addition_id: newId() };
      const confirmation: Confirmation = { ...shown, added: null };
      openConfirmation(confirmation);
      const wasOnline = navigator.onLine;
      const outcome = await addInTurn(body);
      const isShown = cartStore.getState().confirmation === confirmation;
      if (!outcome.isDone) {
        if (isShown) closeConfirmation();
        const kept = { body, shown, mayHaveArrived: wasOnline && outcome !== notSent };
        if (outcome.status === 0 && (await isAdditionKept(context, kept))) reportWaiting();
        else if (outcome.code !== "fit_unconfirmed") report(outcome);
        return outcome;
      }
      const { lineId, quantityBefore, cart } = outcome;
      const { total_cents: totalCents, item_count: itemCount } = cart.totals;
      const added = { lineId, quantityBefore, totalCents, itemCount };
      if (isShown) openConfirmation({ ...confirmation, added });
      return outcome;
    },
    undoAdding() {
      const added = cartStore.getState().confirmation?.added;
      if (added) queue.want(added.lineId, added.quantityBefore);
      closeConfirmation();
    },
    setQuantity: (line, quantity) => queue.want(line.id, quantity),
    remove(shownLine) {
      const quantity = cartStore.getState().wanted[shownLine.id] ?? shownLine.quantity;
      const line = { ...shownLine, quantity };
      const order = cachedCart(context)?.lines.map(lineKey) ?? [];
      cartStore.setState(({ removed, order: before }) => ({
        removed: [...removed.filter((other) => lineKey(other) !== lineKey(line)), line],
        order: mergedOrder(before, order),
      }));
      queue.want(line.id, 0);
    },
    async restore(line) {
      await queue.settled(line.id);
      if (hasWaitingChange(line) && (await isRestoreKept(context, line))) {
        discardRemovedLine(line.id);
        return;
      }
      const outcome = await addInTurn(additionOf(line));
      if (outcome.isDone) discardRemovedLine(line.id);
      else report(outcome);
    },
    async confirmFit(line) {
      await queue.settled(line.id);
      const outcome = await confirmFit(context, line);
      if (!outcome.isDone) report(outcome);
    },
  };
}

/** An addition with the id under which the shop counts it once. */
type NamedAddition = AddLineBody & { addition_id: string };

/** The addition that brings a removed line back. */
function additionOf({ product, quantity, vehicle, fit_confirmed }: CartLine): NamedAddition {
  return {
    addition_id: newId(),
    purchasable_public_id: product.id,
    quantity,
    vehicle_id: vehicle?.id ?? null,
    fit_confirmed,
  };
}

/** Outcome of a change that was not sent, because earlier ones still wait. */
const notSent: CartFailure = { isDone: false, status: 0, code: null, message: "", available: null };

/** Puts an addition that found no network into the queue; false where the browser keeps nothing. */
function isAdditionKept(
  context: CartContext,
  {
    body,
    shown: { name, picture, unitCents },
    mayHaveArrived,
  }: { body: NamedAddition; shown: Omit<Confirmation, "added">; mayHaveArrived: boolean },
) {
  return isKept(context, () => enqueueAddition(body, { name, picture, unitCents }, mayHaveArrived));
}

/** Puts a line's quantity that found no network into the queue. */
async function isQuantityKept(context: CartContext, lineId: string, quantity: number) {
  const cart = cachedCart(context);
  const line = cart?.lines.find(({ id }) => id === lineId);
  if (!cart || !line) return false;
  return isKept(context, () => enqueueQuantity(cart.id, line, quantity));
}

/** Takes back a removal that waits. */
async function isRestoreKept(context: CartContext, line: CartLine) {
  const cart = cachedCart(context);
  const held = cart?.lines.find(({ id }) => id === line.id);
  if (!cart || !held) return false;
  return isKept(context, () => enqueueQuantity(cart.id, held, line.quantity, true));
}

async function isKept(context: CartContext, enqueue: () => Promise<void>): Promise<boolean> {
  try {
    await enqueue();
  } catch {
    return false;
  }
  // Tells the cart's page that there is no network, or sends the change if there is one again.
  refreshCart(context);
  sendFirst(context);
  return true;
}

/** Keeps known positions and appends new lines. */
function mergedOrder(before: readonly string[], now: readonly string[]): string[] {
  return [...before, ...now.filter((key) => !before.includes(key))];
}
