import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { RefundOutcome } from "../../platform/payments/index.ts";
import { issueRectifyingInvoice } from "../invoices/issue-rectifying-invoice.ts";
import { lockOrder } from "../lock-order.ts";
import type { OrderRow, RefundRow } from "../order-rows.ts";
import { type NewOrderEvent, recordOrderEvent } from "../progress/record-order-event.ts";
import { closeRefund } from "../refunds/close-refund.ts";

/** Sender of the money: the bank, or the operator by hand. */
type RefundSender = "bank" | "shop";

/**
 * Settles a refund that is due or sent. A successful one counts on the order, is recorded in its timeline and rectifies its
 * invoice, all in one transaction. An unknown outcome leaves it `sent` with the reason, for the operator; nothing repeats
 * it.
 *
 * @param refundKey database key of the refund.
 * @returns the updated order; `conflict` when the refund is already done.
 */
export async function settleRefund(
  { database, clock, shop }: Pick<Context, "database" | "clock" | "shop">,
  refundKey: number,
  outcome: RefundOutcome,
  sender: RefundSender,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.rows<{ order_id: number }>({
      text: "select order_id::integer as order_id from refund where id = $1",
      values: [refundKey],
    });
    if (!row) return { refused: "not_found" };
    const order = await lockOrder(transaction, row.order_id);
    const refund = order.refunds.find(({ id }) => id === refundKey);
    if (!refund || refund.state === "done") return { refused: "conflict" };
    const now = clock.now();
    await noteOutcome(transaction, refundKey, outcome, now);
    if (outcome.outcome === "unknown") return order;
    const cents = refund.amount_cents;
    const about = { refund: refundKey };
    if (outcome.outcome === "failed") {
      const failed = { kind: "refund_failed", at: now, actor: sender, cents, about } as const;
      return recordOrderEvent(transaction, order.id, failed);
    }
    const text = refund.reason ? { text: refund.reason } : {};
    const made = { kind: "refund_made", at: now, actor: sender, cents, about, ...text } as const;
    return countRefund(transaction, { order, refund, made, shop });
  });
}

async function noteOutcome(transaction: Queryable, refundKey: number, outcome: RefundOutcome, now: Date) {
  await transaction.rows({
    text: "update refund set state = $2, failure = $3, settled_at = $4 where id = $1",
    values: [
      refundKey,
      outcome.outcome === "unknown" ? "sent" : outcome.outcome,
      outcome.outcome === "done" ? null : outcome.failure,
      outcome.outcome === "unknown" ? null : now,
    ],
  });
}

/** A late payment never paid the order, so its refund does not count. */
async function countRefund(
  transaction: Queryable,
  {
    order,
    refund,
    made,
    shop,
  }: { order: OrderRow; refund: RefundRow; made: NewOrderEvent; shop: Context["shop"] },
): Promise<OrderRow> {
  if (refund.cause !== "late_payment") {
    await transaction.rows({
      text: "update customer_order set refunded_cents = refunded_cents + $2 where id = $1",
      values: [order.id, refund.amount_cents],
    });
    await issueRectifyingInvoice(transaction, order, refund, { shop, now: made.at });
  }
  return closeRefund(transaction, order.id, refund, made);
}
