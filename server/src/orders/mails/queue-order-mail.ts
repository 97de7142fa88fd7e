import { addDays, madridDay } from "@recambia/contract/madrid-time";
import type { Queryable } from "../../platform/database/database.ts";
import { queueMail } from "../../platform/mail/index.ts";
import type { OrderEventRow, OrderRow } from "../order-rows.ts";
import { isOtherWay } from "../refunds/is-other-way.ts";
import { toWithdrawal } from "../to-order.ts";
import { withdrawalTerms } from "../withdrawal/withdrawal-terms.ts";
import { claimMail } from "./claim-facts.ts";
import { orderMails } from "./order-mails.ts";
import type { OrderMail } from "./order-templates.ts";
import { placedFacts, thingOf } from "./placed-facts.ts";

/** Keys of the rows that an event refers to. */
export type EventSubject = Partial<{
  parcel: number;
  withdrawal: number;
  cancellation: number;
  refund: number;
  line: number;
  claim: number;
  /** The shop's text, where the event's text contains more. */
  reason: string;
}>;

/**
 * Queues the mail about the last event of an order, in the order's language, to the buyer's current address; some events
 * have none, and of a destroyed order the shop has no address.
 */
export async function queueOrderMail(
  transaction: Queryable,
  order: OrderRow,
  about: EventSubject,
): Promise<void> {
  if (order.destroyed_at !== null) return;
  const event = order.events.at(-1);
  const template = event && mailOf(order, event, about);
  if (template)
    await queueMail(transaction, orderMails, { to: order.current_email, locale: order.locale, template });
}

/** Data of every mail about an order. */
export function orderMailFacts({ name, number, public_id: id, is_guest, is_account_erased }: OrderRow) {
  const opened = is_guest ? { guest_order_id: id } : is_account_erased ? { has_no_page: true } : {};
  return { name, number, path: `/orders/${id}`, ...opened };
}

function mailOf(order: OrderRow, event: OrderEventRow, about: EventSubject): OrderMail | null {
  const common = orderMailFacts(order);
  switch (event.kind) {
    case "placed":
      return { kind: "order_placed", ...common, ...placedFacts(order) };
    case "payment_received":
      return {
        kind: "payment_received",
        ...common,
        ...promiseOf(order, event),
        cents: event.cents ?? order.total_cents,
      };
    case "payment_late":
      return { kind: "payment_late", ...common, cents: event.cents ?? 0 };
    case "parcel_shipped":
      return parcelMail(order, event, common);
    case "parcel_delivered":
      return order.delivered_at === null ? null : deliveredMail(order, order.delivered_at, common);
    case "parcel_lost":
    case "parcel_came_back":
      return failedParcelMail(order, event.kind, about, common);
    case "expired":
      return { kind: "order_expired", ...common };
    case "cancelled":
      return { kind: "order_cancelled", ...common, refund_cents: event.cents ?? 0, reason: event.text };
    case "pieces_cancelled":
      return cancellationMail(order, event, about, common);
    case "withdrawal_requested":
    case "withdrawal_voided":
      return withdrawalMail(order, event, about, common);
    case "withdrawal_settled":
      return { kind: "withdrawal_settled", ...common, reason: event.text };
    case "goods_returned":
      return { kind: "goods_returned", ...common };
    case "refund_due":
    case "refund_made":
      return { kind: event.kind, ...common, ...refundFacts(order, event, about) };
    case "refund_failed":
      return { kind: "refund_failed", ...common, cents: event.cents ?? 0 };
    case "core_received":
    case "core_settled":
    case "core_refused":
      return coreMail(order, event, about, common);
    case "claim_opened":
    case "claim_accepted":
    case "claim_received":
    case "claim_repaired":
    case "claim_replaced":
    case "claim_price_reduced":
    case "claim_refunded":
    case "claim_refused":
      return claimMail(order, event.kind, about, common);
    default:
      return null;
  }
}

type Common = Pick<OrderMail, "name" | "number" | "path">;

function thingsOf(order: OrderRow, lines: readonly { line_id: string; quantity: number }[]) {
  return order.lines.flatMap((line) => {
    const chosen = lines.find(({ line_id }) => line_id === line.public_id);
    return chosen ? [thingOf(line, chosen.quantity, order.locale)] : [];
  });
}

/** The promised day, unless it has passed. */
function promiseOf({ promised_by: day, shipping_method }: OrderRow, { at }: OrderEventRow) {
  const isKept = madridDay(new Date(at)) <= day;
  return { promised_by: isKept ? day : null, is_pickup: shipping_method === "pickup" };
}

function parcelMail(order: OrderRow, event: OrderEventRow, common: Common): OrderMail | null {
  const parcel = order.parcels.at(-1);
  if (!parcel) return null;
  const things = thingsOf(order, parcel.lines);
  if (order.shipping_method === "pickup") return { kind: "order_ready", ...common, things };
  const { carrier, tracking_number, tracking_url } = parcel;
  const promise = promiseOf(order, event);
  return { kind: "order_shipped", ...common, ...promise, carrier, tracking_number, tracking_url, things };
}

function deliveredMail(order: OrderRow, deliveredAt: string, common: Common): OrderMail {
  // Who has withdrawn on the way has nothing left to withdraw from, and another day to send it back.
  const { until, objection } = withdrawalTerms(order, new Date(deliveredAt));
  return {
    kind: "order_delivered",
    ...common,
    day: madridDay(new Date(deliveredAt)),
    withdrawable_on: until && objection === null ? addDays(madridDay(until), -1) : null,
  };
}

function failedParcelMail(
  order: OrderRow,
  kind: "parcel_lost" | "parcel_came_back",
  about: EventSubject,
  common: Common,
): OrderMail | null {
  const parcel = order.parcels.find(({ id }) => id === about.parcel);
  if (!parcel) return null;
  const things = thingsOf(order, parcel.lines);
  if (kind === "parcel_came_back") return { kind, ...common, things };
  const isSentAgain = about.cancellation === undefined;
  return { kind, ...common, things, is_sent_again: isSentAgain, refund_cents: repaidFor(order, about) };
}

/** The refund of the event's cancellation, in cents. */
function repaidFor({ refunds }: OrderRow, { cancellation }: EventSubject): number {
  const refund = refunds.find(({ cancellation_id }) => cancellation_id === cancellation);
  return cancellation === undefined ? 0 : (refund?.amount_cents ?? 0);
}

function cancellationMail(
  order: OrderRow,
  event: OrderEventRow,
  about: EventSubject,
  common: Common,
): OrderMail | null {
  const cancellation = order.cancellations.find(({ id }) => id === about.cancellation);
  if (!cancellation) return null;
  return {
    kind: "pieces_cancelled",
    ...common,
    things: thingsOf(order, cancellation.lines),
    refund_cents: event.cents ?? 0,
    reason: event.text,
  };
}

function withdrawalMail(
  order: OrderRow,
  event: OrderEventRow,
  about: EventSubject,
  common: Common,
): OrderMail | null {
  const withdrawal = order.withdrawals.find(({ id }) => id === about.withdrawal);
  const cancellation = order.cancellations.find(({ id }) => id === about.cancellation);
  const things = thingsOf(order, withdrawal?.lines ?? []);
  if (event.kind === "withdrawal_voided") {
    return { kind: "withdrawal_voided", ...common, things, reason: event.text ?? "" };
  }
  const receivedAt = withdrawal?.received_at ?? cancellation?.cancelled_at;
  if (!receivedAt) return null;
  return {
    kind: "withdrawal_received",
    ...common,
    declared_by: withdrawal?.name ?? cancellation?.name ?? order.name,
    received_at: new Date(receivedAt).toISOString(),
    things,
    send_back_by: withdrawal ? toWithdrawal(order, withdrawal).send_back_by : null,
    unsent_things: thingsOf(order, cancellation?.lines ?? []),
    unsent_refund_cents: repaidFor(order, about),
  };
}

/** A refund with its reason and deduction. */
function refundFacts(order: OrderRow, event: OrderEventRow, about: EventSubject) {
  const refund = order.refunds.find(({ id }) => id === about.refund);
  const withdrawal = order.withdrawals.find(({ id }) => id === refund?.withdrawal_id);
  const payment = order.payments.find(({ id }) => id === refund?.payment_id);
  return {
    cents: event.cents ?? 0,
    payment_method: payment?.method ?? order.payment_method,
    is_other_way: refund !== undefined && isOtherWay(refund),
    reason: refund?.reason || null,
    deduction_cents: withdrawal?.deduction_cents ?? 0,
    deduction_reason: withdrawal?.deduction_reason ?? null,
  };
}

function coreMail(
  order: OrderRow,
  event: OrderEventRow,
  about: EventSubject,
  common: Common,
): OrderMail | null {
  const thing = order.lines.find(({ id }) => id === about.line)?.product.name;
  if (!thing) return null;
  if (event.kind === "core_received") return { kind: "core_received", ...common, thing };
  if (event.kind === "core_refused") {
    return { kind: "core_refused", ...common, thing, reason: about.reason ?? "" };
  }
  return { kind: "core_accepted", ...common, thing, cents: event.cents ?? 0 };
}
