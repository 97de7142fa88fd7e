import { addDays, madridDay } from "@recambia/contract/madrid-time";
import { vehicleShortName } from "@recambia/contract/vehicles";
import { excludesWithdrawal } from "@recambia/contract/withdrawal-exclusion";
import type { Queryable } from "../platform/database/database.ts";
import { type OrderMail, queueMail } from "../platform/mail/index.ts";
import type { OrderEventRow, OrderLineRow, OrderRow } from "./order-rows.ts";
import { tellWithdrawal, totalsOf } from "./tell-order.ts";
import { withdrawableUntil } from "./withdrawal-terms.ts";

/**
 * Queues the mail that tells the customer of the last event of an order, in the language of the
 * order; some events tell nothing.
 */
export async function queueOrderMail(transaction: Queryable, order: OrderRow): Promise<void> {
  const event = order.events.at(-1);
  const template = event && mailOf(order, event);
  if (template) await queueMail(transaction, { to: order.email, locale: order.locale, template });
}

function mailOf(order: OrderRow, event: OrderEventRow): OrderMail | null {
  const common = { name: order.name, number: order.number, path: `/orders/${order.public_id}` };
  switch (event.kind) {
    case "placed":
      return { kind: "order_placed", ...common, ...placedFacts(order) };
    case "payment_received":
      return { kind: "payment_received", ...common, cents: event.cents ?? order.total_cents };
    case "parcel_shipped":
      return parcelMail(order, common);
    case "parcel_delivered":
      return order.delivered_at === null ? null : deliveredMail(order, order.delivered_at, common);
    case "cancelled":
      return { kind: "order_cancelled", ...common, refund_cents: event.cents ?? 0, reason: event.text };
    case "expired":
      return { kind: "order_expired", ...common };
    case "withdrawal_requested":
      return withdrawalMail(order, common);
    case "goods_returned":
      return { kind: "goods_returned", ...common };
    case "refund_made":
      return { kind: "refund_made", ...common, ...refundFacts(order, event) };
    default:
      return null;
  }
}

type Common = Pick<OrderMail, "name" | "number" | "path">;

function thingOf({ product, vehicle }: OrderLineRow, quantity: number) {
  const detail = [product.brand?.name, product.part_number, vehicle && vehicleShortName(vehicle)];
  return { name: product.name, detail: detail.filter(Boolean).join(" · "), quantity };
}

function thingsOf(order: OrderRow, lines: readonly { line_id: string; quantity: number }[]) {
  return order.lines.flatMap((line) => {
    const chosen = lines.find(({ line_id }) => line_id === line.public_id);
    return chosen ? [thingOf(line, chosen.quantity)] : [];
  });
}

function placedFacts(order: OrderRow) {
  const { address } = order;
  return {
    placed_at: new Date(order.placed_at).toISOString(),
    lines: order.lines.map((line) => ({ ...thingOf(line, line.quantity), cents: line.line_cents })),
    shipping_cents: order.shipping_cents,
    core_deposit_cents: order.core_deposit_cents,
    total_cents: order.total_cents,
    vat: totalsOf(order).vat.map(({ rate, vat_cents }) => ({ rate, vat_cents })),
    is_export: order.tax_zone === "export",
    address: address
      ? [
          `${address.first_name} ${address.last_name}`,
          [address.street, address.number, address.apartment].filter(Boolean).join(" "),
          `${address.zip_code} ${address.municipality}`,
          address.province_name,
        ]
      : [],
    shipping_method: order.shipping_method,
    promised_by: order.promised_by,
    payment_method: order.payment_method,
    pay_until: order.pay_until && new Date(order.pay_until).toISOString(),
    is_business: order.billing?.is_business ?? false,
    terms_version: order.terms_version,
  };
}

function parcelMail(order: OrderRow, common: Common): OrderMail | null {
  const parcel = order.parcels.at(-1);
  if (!parcel) return null;
  const things = thingsOf(order, parcel.lines);
  if (order.shipping_method === "pickup") return { kind: "order_ready", ...common, things };
  const { carrier, tracking_number, tracking_url } = parcel;
  return { kind: "order_shipped", ...common, carrier, tracking_number, tracking_url, things };
}

function deliveredMail(order: OrderRow, deliveredAt: string, common: Common): OrderMail {
  const until = withdrawableUntil(order);
  const canWithdraw =
    !order.billing?.is_business && order.lines.some((line) => !excludesWithdrawal(line.withdrawal_exclusion));
  return {
    kind: "order_delivered",
    ...common,
    day: madridDay(new Date(deliveredAt)),
    withdrawable_on: until && canWithdraw ? addDays(madridDay(until), -1) : null,
  };
}

function withdrawalMail(order: OrderRow, common: Common): OrderMail | null {
  const withdrawal = order.withdrawals.at(-1);
  if (!withdrawal) return null;
  const { received_at, send_back_by, lines } = tellWithdrawal(order, withdrawal);
  const things = thingsOf(order, lines);
  return {
    kind: "withdrawal_received",
    ...common,
    declared_by: withdrawal.name,
    received_at,
    things,
    send_back_by,
  };
}

/** The refund that was settled last, with what was deducted from it. */
function refundFacts(order: OrderRow, event: OrderEventRow) {
  const done = order.refunds
    .filter(({ state, amount_cents }) => state === "done" && amount_cents === event.cents)
    .sort((a, b) => String(a.settled_at).localeCompare(String(b.settled_at)));
  const withdrawal = order.withdrawals.find(({ id }) => id === done.at(-1)?.withdrawal_id);
  const payment = order.payments.find(({ id }) => id === done.at(-1)?.payment_id);
  return {
    cents: event.cents ?? 0,
    payment_method: payment?.method ?? order.payment_method,
    deduction_cents: withdrawal?.deduction_cents ?? 0,
    deduction_reason: withdrawal?.deduction_reason ?? null,
  };
}
