import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import type { PaymentReport } from "../../platform/payments/index.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { reserveStock } from "../cancellation/release-stock.ts";
import { issueInvoice } from "../invoices/issue-invoice.ts";
import { lockOrder } from "../lock-order.ts";
import type { OrderRow, PaymentRow } from "../order-rows.ts";
import { changeOrderState } from "../progress/change-order-state.ts";
import { endIfRecalled } from "../progress/end-recalled-orders.ts";
import { recordOrderEvent } from "../progress/record-order-event.ts";
import { isStripped } from "../strip-orders.ts";

/**
 * `paid`: the order is now paid. `late`: the payment came for an ended or paid order, or one with a recalled product, and is due
 * for refund. `refused`: nothing was paid. `known`: a repeated report.
 */
export type SettlementResult = "paid" | "late" | "refused" | "known";

/** Source of the report: the bank, or the operator. */
type ReportSource = "bank" | "shop";

/**
 * Settles a payment attempt, idempotently for all sources: notification, return URL, operator (docs/decisions/024). Pays
 * the order, issues its invoice and queues its mail in one transaction.
 *
 * @returns `not_found` for an unknown reference; `conflict` for a wrong amount, which pays nothing and is recorded on the
 *   payment.
 */
export async function settlePayment(
  { database, clock, shop }: Pick<Context, "database" | "clock" | "shop">,
  report: PaymentReport,
  source: ReportSource,
): Promise<SettlementResult | Refusal> {
  return database.transaction(async (transaction) => {
    const orderKey = await findOrderOf(transaction, report.reference);
    if (orderKey === null) return { refused: "not_found" };
    const order = await lockOrder(transaction, orderKey);
    const payment = order.payments.find(({ reference }) => reference === report.reference);
    if (!payment) throw new Error(`Payment ${report.reference} has left its order`);
    if (payment.state === "paid" || payment.state === "late") return "known";
    const settling = { transaction, order, payment, report, source, now: clock.now() };
    if (!report.isPaid) return noteRefusal(settling);
    if (report.amountCents !== payment.amount_cents) return noteMismatch(settling);
    const isRecalled = await endIfRecalled(transaction, order, settling.now);
    const taken = isRecalled ? null : await takeMoney(settling);
    if (taken === null) return oweBack(settling);
    await issueInvoice(transaction, taken.order, { shop, now: settling.now });
    // The revision's row is last in the lock order.
    if (taken.changedProducts.length > 0) await bumpRevision(transaction, taken.changedProducts);
    return "paid";
  });
}

type Settling = {
  transaction: Queryable;
  order: OrderRow;
  payment: PaymentRow;
  report: PaymentReport;
  source: ReportSource;
  now: Date;
};

async function findOrderOf(transaction: Queryable, reference: string): Promise<number | null> {
  const [row] = await transaction.rows<{ order_id: number }>({
    name: "find-order-of-payment",
    text: "select order_id::integer as order_id from payment where reference = $1",
    values: [reference],
  });
  return row?.order_id ?? null;
}

async function setPayment(
  { transaction, payment, report, now }: Settling,
  state: "paid" | "late" | "refused",
) {
  await transaction.rows({
    name: "settle-payment",
    text: "update payment set state = $2, detail = $3, settled_at = $4 where id = $1",
    values: [payment.id, state, JSON.stringify(report.detail), now],
  });
}

/** The bank may refuse a card several times within one attempt, and accept another then. */
async function noteRefusal(settling: Settling): Promise<SettlementResult> {
  const { transaction, order, payment, source, now } = settling;
  if (payment.state === "refused") return "known";
  await setPayment(settling, "refused");
  if (order.state === "pending_payment") {
    await recordOrderEvent(transaction, order.id, { kind: "payment_refused", at: now, actor: source });
  }
  return "refused";
}

async function noteMismatch({ transaction, payment, report }: Settling): Promise<Refusal> {
  await transaction.rows({
    text: "update payment set detail = $2 where id = $1",
    values: [payment.id, JSON.stringify({ ...report.detail, told_cents: String(report.amountCents) })],
  });
  return { refused: "conflict" };
}

/**
 * Pays the order; revives one that has just expired while its goods are in stock.
 *
 * @returns null when the payment cannot pay anything.
 */
async function takeMoney(settling: Settling): Promise<{ order: OrderRow; changedProducts: number[] } | null> {
  const { transaction, order, report, source, now } = settling;
  const isEnded = order.state === "cancelled";
  if (isEnded ? !canBeTakenUp(order) : order.state !== "pending_payment") return null;
  const reserved = isEnded ? await reserveStock(transaction, order.id) : [];
  if (reserved === null) return null;
  await setPayment(settling, "paid");
  const paid = await changeOrderState(transaction, order.id, "paid", {
    kind: "payment_received",
    at: now,
    actor: source,
    cents: report.amountCents,
  });
  if (isRefusal(paid)) throw new Error(`Order ${order.number} can't be paid as ${order.state}`);
  return { order: paid, changedProducts: reserved };
}

/** Whether the order expired, rather than being cancelled by its customer or refunded, and can still be delivered. */
function canBeTakenUp(order: OrderRow): boolean {
  const last = order.events.findLast(({ state }) => state === "cancelled");
  const isUnpaid = !order.payments.some(({ state }) => state === "paid");
  return last?.kind === "expired" && isUnpaid && !isStripped(order);
}

async function oweBack(settling: Settling): Promise<SettlementResult> {
  const { transaction, order, payment, source, now } = settling;
  await setPayment(settling, "late");
  await transaction.rows({
    text: `insert into refund (public_id, order_id, payment_id, cause, reason, amount_cents, content, state, created_at)
           values ($1, $2, $3, 'late_payment', $4, $5, $6, 'due', $7)`,
    values: [
      randomPublicId(),
      order.id,
      payment.id,
      "",
      payment.amount_cents,
      JSON.stringify({ lines: [], shipping_cents: 0, deduction_cents: 0 }),
      now,
    ],
  });
  const event = { kind: "payment_late", at: now, actor: source, cents: payment.amount_cents } as const;
  await recordOrderEvent(transaction, order.id, event);
  return "late";
}
