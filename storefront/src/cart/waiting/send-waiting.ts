import type { AddLineBody, Cart, CartLine } from "@recambia/contract/cart/schemas";
import type { ErrorCode } from "@recambia/contract/http";
import {
  type ChangeNotice,
  lineIn,
  type Outcome,
  subjectOf,
  type WaitingAddition,
  type WaitingChange,
  type WaitingQuantity,
} from "./waiting-change.ts";

/** Where changes wait. Every call is durable, and done as a whole, before its promise resolves. */
export type WaitingStore = {
  list(): Promise<WaitingChange[]>;
  /**
   * Notes that a change is about to be sent.
   *
   * @returns whether it is still there: the shopper may have taken it back.
   */
  begin(change: WaitingChange): Promise<boolean>;
  /**
   * Removes a change that has been sent and keeps what there is to tell about it. Does nothing if it is no longer there. An
   * addition that was taken back meanwhile leaves the change that undoes it.
   *
   * @param holder the cart that an addition has come into: new quantities of the same line that wait grow by it.
   */
  settle(change: WaitingChange, notice: ChangeNotice | null, holder: Cart | null): Promise<void>;
};

export type Sent =
  | { is: "done"; cart: Cart }
  /** The line is not in the cart. */
  | { is: "missing"; cart: Cart | null }
  /** The line is in another cart than the one that was changed. */
  | { is: "merged"; cart: Cart; quantity: number }
  | { is: "refused"; code: ErrorCode | null; message: string }
  /** No response, or a failure that will pass: whether it was done is not known. */
  | { is: "unknown" };

/** The shop, as sending needs it. Sending the same again changes nothing more. */
export type CartServer = {
  /** The cart; null for none, undefined without a response. */
  read(): Promise<Cart | null | undefined>;
  add(body: AddLineBody, cart: Cart | null): Promise<Sent>;
  /** @param quantity 0 removes the line. */
  setQuantity(line: CartLine, quantity: number): Promise<Sent>;
};

/**
 * Sends what waits, in order, and stops at the first change whose fate is not known: it is sent again by the next run, which
 * may be another tab's or the service worker's. Nothing is doubled, because additions have ids that the shop remembers, and
 * quantities are absolute.
 *
 * @param mayBeSent whether a change belongs to the current user of the cart; others stay queued.
 * @returns whether nothing is left to send.
 */
export async function sendWaiting(
  store: WaitingStore,
  server: CartServer,
  mayBeSent: (change: WaitingChange) => boolean,
): Promise<boolean> {
  const nextOne = async () => {
    const waiting = (await store.list()).filter(mayBeSent);
    return waiting.toSorted((a, b) => a.place - b.place)[0];
  };
  let next = await nextOne();
  let cart = next && (await server.read());
  while (next) {
    if (cart === undefined) return false;
    if (!(await store.begin(next))) {
      next = await nextOne();
      continue;
    }
    const sent: Sent = await send(server, next, cart);
    if (sent.is === "unknown") return false;
    await store.settle(next, noticeOf(next, sent), holderOf(next, sent));
    if (sent.is === "refused") cart = await server.read();
    else cart = sent.cart;
    next = await nextOne();
  }
  return true;
}

function send(server: CartServer, change: WaitingChange, cart: Cart | null): Promise<Sent> | Sent {
  return change.kind === "addition" ? server.add(change.body, cart) : sendQuantity(server, change, cart);
}

function sendQuantity(
  server: CartServer,
  { quantity, body, isRestoring, subject, cartId }: WaitingQuantity,
  cart: Cart | null,
): Promise<Sent> | Sent {
  const line = lineIn(cart, subject);
  if (line && cart?.id === cartId) return server.setQuantity(line, quantity);
  if (line && cart) return { is: "merged", cart, quantity: line.quantity };
  return isRestoring && quantity > 0 ? server.add({ ...body, quantity }, cart) : { is: "missing", cart };
}

/** The cart that an addition has come into. */
function holderOf({ kind }: WaitingChange, sent: Sent): Cart | null {
  return kind === "addition" && sent.is === "done" ? sent.cart : null;
}

/** Builds the message about a change that was sent; null if there is nothing to report. */
function noticeOf(change: WaitingChange, sent: Exclude<Sent, { is: "unknown" }>): ChangeNotice | null {
  const { id, seen, personId } = change;
  const outcome =
    change.kind === "addition" ? outcomeOfAddition(change, sent) : outcomeOfQuantity(change, sent);
  return outcome && { id, name: seen.name, personId, outcome };
}

function outcomeOfAddition(change: WaitingAddition, sent: Exclude<Sent, { is: "unknown" }>): Outcome | null {
  if (sent.is === "refused") return { kind: "refused", code: sent.code, message: sent.message };
  const line = lineIn(sent.cart, subjectOf(change));
  const centsBefore = change.seen.unitCents;
  if (!line || centsBefore === null || line.unit_cents === centsBefore) return null;
  return { kind: "price_changed", centsBefore, unitCents: line.unit_cents };
}

function outcomeOfQuantity(
  { quantity }: WaitingQuantity,
  sent: Exclude<Sent, { is: "unknown" }>,
): Outcome | null {
  if (sent.is === "refused") return { kind: "refused", code: sent.code, message: sent.message };
  if (sent.is === "merged") return { kind: "carts_merged", quantity: sent.quantity };
  return sent.is === "missing" && quantity > 0 ? { kind: "line_gone" } : null;
}
