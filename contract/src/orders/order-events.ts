import { type Static, Type } from "typebox";
import { Nullable } from "../http.ts";
import { Cents } from "../money.ts";
import { orderStates } from "./order-states.ts";

const closed = { additionalProperties: false };
const Time = Type.String({ format: "date-time" });

export const orderEventKinds = [
  "placed",
  "payment_received",
  "payment_refused",
  /** Paid when the order had ended or was paid already: it is paid back. */
  "payment_late",
  "preparing",
  "parcel_shipped",
  "parcel_delivered",
  "parcel_lost",
  "parcel_came_back",
  /** The whole order. */
  "cancelled",
  /** Some pieces of it. */
  "pieces_cancelled",
  "expired",
  "withdrawal_requested",
  /** Its goods never came: it has no effect. */
  "withdrawal_voided",
  "goods_returned",
  /** Closed without anything left to pay back. */
  "withdrawal_settled",
  /** Money is owed to the customer from now on. */
  "refund_due",
  "refund_made",
  "refund_failed",
  "core_received",
  /** The old part was accepted: its deposit is paid back. */
  "core_settled",
  "core_refused",
  "invoice_issued",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** One thing that happened, oldest first in a timeline. */
export const OrderEvent = Type.Object(
  {
    kind: Type.Enum(orderEventKinds),
    /** The order's state from then on. */
    state: Type.Enum(orderStates),
    at: Time,
    /** Money it was about, in cents. */
    cents: Nullable(Cents),
    /** A reason in the shop's words, a tracking or a document number. */
    text: Nullable(Type.String()),
  },
  closed,
);
export type OrderEvent = Static<typeof OrderEvent>;
