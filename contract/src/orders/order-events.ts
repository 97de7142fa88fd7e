import { type Static, Type } from "typebox";
import { closed, Nullable } from "../http.ts";
import { Cents } from "../money.ts";
import { orderStates } from "./order-states.ts";

const Time = Type.String({ format: "date-time" });

export const orderEventKinds = [
  "placed",
  "payment_received",
  "payment_refused",
  /** Paid after the order had ended or been paid: to be refunded. */
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
  /** Voided because the goods never arrived. */
  "withdrawal_voided",
  "goods_returned",
  /** Closed without a refund. */
  "withdrawal_settled",
  /** A refund has become due. */
  "refund_due",
  "refund_made",
  "refund_failed",
  "core_received",
  /** The core was accepted: its deposit is refunded. */
  "core_settled",
  "core_refused",
  "invoice_issued",
  /** A guarantee claim, and the states that it reaches. */
  "claim_opened",
  "claim_accepted",
  "claim_received",
  "claim_repaired",
  "claim_replaced",
  "claim_price_reduced",
  "claim_refunded",
  "claim_refused",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** An event of the timeline, oldest first. */
export const OrderEvent = Type.Object(
  {
    kind: Type.Enum(orderEventKinds),
    /** The resulting state of the order. */
    state: Type.Enum(orderStates),
    at: Time,
    /** Amount in cents. */
    cents: Nullable(Cents),
    /** The shop's reason, or a tracking or document number. */
    text: Nullable(Type.String()),
  },
  closed,
);
export type OrderEvent = Static<typeof OrderEvent>;
