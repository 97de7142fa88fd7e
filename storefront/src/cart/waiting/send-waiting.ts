import type { Cart } from "@recambia/contract/cart/schemas";
import type { ErrorCode } from "@recambia/contract/http";
import type { AttemptBase, ToldAddition, WaitingAddition } from "./waiting-addition.ts";

/** Where additions wait. Every change is durable before its promise resolves. */
export type WaitingStore = {
  list(): Promise<WaitingAddition[]>;
  put(addition: WaitingAddition): Promise<void>;
  /** Removes an addition and keeps what there is to tell about it. */
  settle(id: string, told: ToldAddition | null): Promise<void>;
};

export type Sent =
  | { is: "added"; cart: Cart }
  | { is: "refused"; code: ErrorCode | null; message: string }
  /** No response, or a failure that will pass: whether it was added is not known. */
  | { is: "unknown" };

/** The shop, as sending needs it. */
export type CartServer = {
  /** The cart; null for none, undefined without a response. */
  read(): Promise<Cart | null | undefined>;
  add(body: WaitingAddition["body"]): Promise<Sent>;
};

/**
 * Sends what waits, in order, and stops at the first addition whose fate is not known. Before each attempt the state of the
 * cart is stored with the addition: if the response is lost, with the line or the browser, the next run sees from the cart
 * whether the addition has arrived, and doubles nothing. One tab at a time may run it.
 *
 * @param mayBeSent whether an addition belongs to the current user of the cart; others stay queued.
 */
export async function sendWaiting(
  store: WaitingStore,
  server: CartServer,
  mayBeSent: (addition: WaitingAddition) => boolean,
): Promise<void> {
  const waiting = (await store.list()).toSorted((a, b) => a.place - b.place);
  for (const { id } of waiting) {
    // Read anew: an earlier addition may have changed what is stored with this one.
    const addition = (await store.list()).find((one) => one.id === id);
    if (!addition || !mayBeSent(addition)) continue;
    const cart = await server.read();
    if (cart === undefined) return;
    const sent = arrivedIn(addition, cart) ?? (await attempt(store, server, addition, cart));
    if (sent.is === "unknown") return;
    if (sent.is === "added") await moveBases(store, addition);
    await store.settle(id, toldOf(addition, sent));
  }
}

async function attempt(
  store: WaitingStore,
  server: CartServer,
  addition: WaitingAddition,
  cart: Cart | null,
): Promise<Sent> {
  await store.put({ ...addition, attempt: baseOf(addition, cart) });
  return server.add(addition.body);
}

/** The state of the cart that an attempt starts from. */
export function baseOf({ body }: Pick<WaitingAddition, "body">, cart: Cart | null): AttemptBase {
  return {
    cartId: cart?.id ?? null,
    version: cart?.version ?? 0,
    quantity: quantityIn(cart, body.purchasable_public_id, body.vehicle_id ?? null),
  };
}

/** The addition as sent, if the cart shows that an earlier attempt was received; else null. */
function arrivedIn(addition: WaitingAddition, cart: Cart | null): Sent | null {
  const { attempt: base, body } = addition;
  if (!base || !cart) return null;
  const isSame = base.cartId === null || base.cartId === cart.id;
  const hasChanged = base.cartId === null || cart.version > base.version;
  const { quantity } = baseOf(addition, cart);
  const hasArrived = isSame && hasChanged && quantity >= base.quantity + body.quantity;
  return hasArrived ? { is: "added", cart } : null;
}

/** Raises the base quantities of later attempts at the same item, which would otherwise look as if they had arrived. */
async function moveBases(store: WaitingStore, { id, body }: WaitingAddition): Promise<void> {
  for (const other of await store.list()) {
    const isAlike =
      other.id !== id &&
      other.body.purchasable_public_id === body.purchasable_public_id &&
      (other.body.vehicle_id ?? null) === (body.vehicle_id ?? null);
    if (!isAlike || !other.attempt) continue;
    const base = { ...other.attempt, quantity: other.attempt.quantity + body.quantity };
    await store.put({ ...other, attempt: base });
  }
}

/** Builds the message about a refusal or a changed price; null if there is nothing to report. */
function toldOf(addition: WaitingAddition, sent: Exclude<Sent, { is: "unknown" }>): ToldAddition | null {
  const { id, seen, body, personId } = addition;
  const told = { id, seen, quantity: body.quantity, personId };
  if (sent.is === "refused") {
    return { ...told, outcome: { kind: "refused", code: sent.code, message: sent.message } };
  }
  const line = lineIn(sent.cart, body.purchasable_public_id, body.vehicle_id ?? null);
  if (!line || seen.unitCents === null || line.unit_cents === seen.unitCents) return null;
  return { ...told, outcome: { kind: "price_changed", unitCents: line.unit_cents } };
}

function lineIn(cart: Cart | null, thingId: string, vehicleId: string | null) {
  return cart?.lines.find(
    ({ product, vehicle }) => product.id === thingId && (vehicle?.id ?? null) === vehicleId,
  );
}

function quantityIn(cart: Cart | null, thingId: string, vehicleId: string | null): number {
  return lineIn(cart, thingId, vehicleId)?.quantity ?? 0;
}
