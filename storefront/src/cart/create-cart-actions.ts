import type { AddLineBody, CartLine } from "@recambia/contract/cart/schemas";
import { type AddOutcome, addToCart } from "./adding/add-to-cart.ts";
import { confirmFit } from "./adding/confirm-fit.ts";
import { createLineQueue } from "./line-queue.ts";
import type { CartFailure } from "./outcome.ts";
import { type CartContext, cachedCart } from "./queries.ts";
import { sendQuantity } from "./send-quantity.ts";
import {
  type Confirmation,
  cartStore,
  closeConfirmation,
  discardRemovedLine,
  lineKey,
  openConfirmation,
} from "./store.ts";
import { enqueueAddition } from "./waiting/waiting-queue.ts";

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
      const outcome = await sendQuantity(context, lineId, quantity);
      if (outcome.isDone || !isLast()) return;
      report(outcome);
      if (quantity === 0) discardRemovedLine(lineId);
    },
    (wanted) => cartStore.setState({ wanted }),
  );
  let lastAddition: Promise<unknown> = Promise.resolve();

  function addInTurn(body: AddLineBody): Promise<AddOutcome> {
    const addition = lastAddition.then(() => addToCart(context, body));
    lastAddition = addition;
    return addition;
  }

  return {
    async add(body, shown) {
      const confirmation: Confirmation = { ...shown, added: null };
      openConfirmation(confirmation);
      const outcome = await addInTurn(body);
      const isShown = cartStore.getState().confirmation === confirmation;
      if (!outcome.isDone) {
        if (isShown) closeConfirmation();
        if (outcome.status === 0 && (await keptWaiting(context, body, shown))) reportWaiting();
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
      const outcome = await addInTurn({
        purchasable_public_id: line.product.id,
        quantity: line.quantity,
        vehicle_id: line.vehicle?.id ?? null,
        fit_confirmed: line.fit_confirmed,
      });
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

/** Puts an addition that found no network into the queue; false where the browser keeps nothing. */
async function keptWaiting(context: CartContext, body: AddLineBody, shown: Omit<Confirmation, "added">) {
  const { name, picture, unitCents } = shown;
  try {
    await enqueueAddition(context, body, { name, picture, unitCents }, navigator.onLine);
    return true;
  } catch {
    return false;
  }
}

/** Keeps known positions and appends new lines. */
function mergedOrder(before: readonly string[], now: readonly string[]): string[] {
  return [...before, ...now.filter((key) => !before.includes(key))];
}
