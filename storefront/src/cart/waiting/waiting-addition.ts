import type { AddLineBody } from "@recambia/contract/cart/schemas";
import type { ErrorCode } from "@recambia/contract/http";

/** Data that the shopper saw when adding without a network. */
export type SeenThing = {
  name: string;
  picture: string;
  /** Price in cents; null when it was not known. */
  unitCents: number | null;
};

/** The cart before an attempt whose response never came. */
export type AttemptBase = { cartId: string | null; version: number; quantity: number };

/** An addition to the cart that waits for the network. */
export type WaitingAddition = {
  id: string;
  /** Place in the queue: additions are sent in this order. */
  place: number;
  body: AddLineBody & { quantity: number };
  seen: SeenThing;
  /** The person who made it; null for a visitor, whose cart is merged at sign-in. */
  personId: string | null;
  /** Null before the first attempt. */
  attempt: AttemptBase | null;
};

/** Outcome of an addition, shown until the shopper has read it. */
export type ToldAddition = {
  id: string;
  seen: SeenThing;
  quantity: number;
  personId: string | null;
  outcome:
    | { kind: "price_changed"; unitCents: number }
    | { kind: "refused"; code: ErrorCode | null; message: string };
};
