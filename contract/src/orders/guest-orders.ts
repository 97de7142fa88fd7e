import { type Static, Type } from "typebox";
import { closed } from "../http.ts";

/**
 * `POST /spa/orders/{id}/access`: opens a guest's order in this browser with the key that its mails have after `#key=`. A
 * wrong key gets 404. If the order belongs to an account by now, the right key gets 401 unless that account is signed in.
 */
export const OrderAccessBody = Type.Object({ key: Type.String({ minLength: 1, maxLength: 100 }) }, closed);
export type OrderAccessBody = Static<typeof OrderAccessBody>;

/**
 * `POST /spa/order-links`: mails the link of an order that was placed without an account. Answered 204
 * whether there is such an order or not.
 */
export const OrderLinkBody = Type.Object(
  {
    /** As the shopper writes it: case, spaces and dashes do not matter. */
    number: Type.String({ minLength: 1, maxLength: 40 }),
    /** The email that the order was placed with. */
    email: Type.String({ format: "email", maxLength: 254 }),
  },
  closed,
);
export type OrderLinkBody = Static<typeof OrderLinkBody>;

export const orderAccountOutcomes = [
  /** An account was made with the order's email and name, and this browser is signed in to it. */
  "signed_in",
  /** The order belongs to the account with the same email now; signing in shows it there. */
  "added_to_account",
  /** The email is not proved in this browser yet: the order's link has been mailed to it. */
  "mail_sent",
] as const;

/** `POST /spa/orders/{id}/account`: what became of a guest's order. */
export const OrderAccountAnswer = Type.Object({ outcome: Type.Enum(orderAccountOutcomes) }, closed);
export type OrderAccountAnswer = Static<typeof OrderAccountAnswer>;
