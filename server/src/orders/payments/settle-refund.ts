import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { RefundOutcome } from "../../platform/payments/index.ts";
import { issueRectifyingInvoice } from "../invoices/issue-rectifying-invoice.ts";
import { lockOrder } from "../lock-order.ts";
import type { OrderRow, RefundRow } from "../order-rows.ts";
import { type NewOrderEvent, recordOrderEvent } from "../progress/record-order-event.ts";
import { closeRefund } from "../refunds/close-refund.ts";

/** Whoever has moved the money: the bank, or the owner by hand. */
type Mover = "bank" | "shop";

/**
 * Notes what became of a refund that is due or under way. Money that has gone back counts on the
 * order, is told in its timeline and rectifies its invoice, all in one transaction. An unknown outcome
 * leaves the refund `sent` with the reason, for the owner to look at; nothing repeats it.
 *
 * @param refundKey key of the refund's row.
 * @returns the order as it is then; `conflict` when the refund is done already.
 */
export async function settleRefund(
  { database, clock, shop }: Pick<Context, "database" | "clock" | "shop">,
  refundKey: number,
  outcome: RefundOutcome,
  mover: Mover,
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
      const failed = { kind: "refund_failed", at: now, actor: mover, cents, about } as const;
      return recordOrderEvent(transaction, order.id, failed);
    }
    const text = refund.reason ? { text: refund.reason } : {};
    const made = { kind: "refund_made", at: now, actor: mover, cents, about, ...text } as const;
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

/** What came too late was never part of what the order was paid, so it is not part of what is given back of it. */
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
