import type { AddLineBody, Cart, CartLine } from "@recambia/contract/cart/schemas";
import type { ErrorCode } from "@recambia/contract/http";
import type { Locale } from "@recambia/contract/locale";
import type { Fit } from "@recambia/contract/vehicles/fit";
import { newId } from "../new-id.ts";

/** Data that the shopper saw when making a change without a network. */
export type SeenItem = {
  name: string;
  picture: string;
  /** Price in cents; null when it was not known. */
  unitCents: number | null;
};

/** An item for a vehicle: what a line of the cart is about, whatever its id. */
export type LineSubject = { thingId: string; vehicleId: string | null };

type Waiting = {
  id: string;
  /** Place in the queue: changes are sent in this order. */
  place: number;
  seen: SeenItem;
  /** Language of the page that it was made on. */
  locale: Locale;
  /** The person who made it; null for a visitor, whose cart is merged at sign-in. */
  personId: string | null;
};

/** An addition to the cart that waits for the network. */
export type WaitingAddition = Waiting & {
  kind: "addition";
  body: AddLineBody & { quantity: number; addition_id: string };
  /** Whether a request has left, so that the cart may hold it. */
  mayHaveArrived?: boolean;
  /** Whether the shopper took it back since: it is sent once more, which changes nothing if it has arrived, and then undone. */
  isTakenBack?: boolean;
};

/** A new quantity of a line that waits for the network; 0 removes the line. */
export type WaitingQuantity = Waiting & {
  kind: "quantity";
  subject: LineSubject;
  /** The cart that it was made on: a sign-in puts the line into another one. */
  cartId: string;
  /** Without the additions that still wait: they come on top when they arrive. */
  quantity: number;
  /** Quantity that the cart had. */
  quantityBefore: number;
  /** Adds the line again. */
  body: AddLineBody;
  /** Whether a removal was taken back that may have arrived: then the line is added again. */
  isRestoring: boolean;
};

/** A change of the cart that waits for the network. */
export type WaitingChange = WaitingAddition | WaitingQuantity;

/** Outcome of a change, or of a line meanwhile. */
export type Outcome =
  | { kind: "price_changed"; centsBefore: number; unitCents: number }
  | { kind: "stock_changed"; available: number }
  | { kind: "fit_changed"; answer: Fit["answer"] }
  | { kind: "no_longer_sold" }
  | { kind: "line_gone" }
  /** A sign-in has put two carts together, so the new quantity means nothing any more. */
  | { kind: "carts_merged"; quantity: number }
  | { kind: "refused"; code: ErrorCode | null; message: string };

/** Something that the shopper has to know before buying, told until it has been read. */
export type ChangeNotice = { id: string; name: string; personId: string | null; outcome: Outcome };

/** Whether an addition was taken back, of which only the shop's cart is still to be told. */
export function isTakenBack(change: WaitingChange): boolean {
  return change.kind === "addition" && change.isTakenBack === true;
}

/** Returns the change that takes an addition out of the cart that holds it; null if the cart has no such line. */
export function undoingOf(addition: WaitingAddition, cart: Cart): WaitingQuantity | null {
  const subject = subjectOf(addition);
  const line = lineIn(cart, subject);
  if (!line) return null;
  const { place, locale, personId, seen, body } = addition;
  return {
    ...{ id: newId(), place, locale, personId, seen, kind: "quantity", subject, cartId: cart.id },
    quantity: Math.max(0, line.quantity - body.quantity),
    quantityBefore: line.quantity,
    body: { ...body, addition_id: newId() },
    isRestoring: false,
  };
}

/** The cart's line of an item. */
export function lineIn(cart: Cart | null, subject: LineSubject): CartLine | undefined {
  return cart?.lines.find((line) =>
    isSameSubject(subject, { thingId: line.product.id, vehicleId: line.vehicle?.id ?? null }),
  );
}

/** Returns what a waiting change is about. */
export function subjectOf(change: WaitingChange): LineSubject {
  if (change.kind === "quantity") return change.subject;
  return { thingId: change.body.purchasable_public_id, vehicleId: change.body.vehicle_id ?? null };
}

export function isSameSubject(a: LineSubject, b: LineSubject): boolean {
  return a.thingId === b.thingId && a.vehicleId === b.vehicleId;
}
