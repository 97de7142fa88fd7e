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

/** Longer than the bank is waited for, so that no request is on its way after it. */
const answerWithinMs = 2 * 60_000;

/**
 * Settles a refund that is due or sent. A successful one counts on the order, is recorded in its timeline and rectifies its
 * invoice, all in one transaction. An unknown outcome leaves it `sent` with the reason, for the operator; nothing repeats
 * it. The operator can't settle a refund that the bank is being asked for: it would be paid by both.
 *
 * @param refundKey database key of the refund.
 * @param seen what it must still be; any state but `done` without it.
 * @returns the updated order; `conflict` when the refund is already done, has changed, or the bank is being asked for it.
 */
export async function settleRefund(
  { database, clock, shop }: Pick<Context, "database" | "clock" | "shop">,
  refundKey: number,
  outcome: RefundOutcome,
  sender: RefundSender,
  seen?: RefundRow["state"],
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.rows<{ order_id: number }>({
      text: "select order_id::integer as order_id from refund where id = $1",
      values: [refundKey],
    });
    if (!row) return { refused: "not_found" };
    const order = await lockOrder(transaction, row.order_id);
    const refund = order.refunds.find(({ id }) => id === refundKey);
    const now = clock.now();
    if (!refund || !(await noteOutcome(transaction, refundKey, { outcome, sender, seen, now }))) {
      return { refused: "conflict" };
    }
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

/**
 * Checks and changes the state in one statement, because refunds are claimed for the bank without their order's lock.
 *
 * @returns whether the refund was open.
 */
async function noteOutcome(
  transaction: Queryable,
  refundKey: number,
  {
    outcome,
    sender,
    seen,
    now,
  }: {
    outcome: RefundOutcome;
    sender: RefundSender;
    seen: RefundRow["state"] | undefined;
    now: Date;
  },
): Promise<boolean> {
  const changed = await transaction.rows({
    // What the bank has refused is sent another way, and the customer goes on reading so.
    text: `update refund set state = $2, settled_at = $4,
             failure = case when $2 = 'done' and state = 'failed' then failure else $3 end
           where id = $1 and state <> 'done' and state = coalesce($5, state)
             and not ($6 and state = 'sent' and failure = 'no answer yet' and coalesce(sent_at > $7, false))
           returning id`,
    values: [
      refundKey,
      outcome.outcome === "unknown" ? "sent" : outcome.outcome,
      outcome.outcome === "done" ? null : outcome.failure,
      outcome.outcome === "unknown" ? null : now,
      seen ?? null,
      sender === "shop",
      new Date(now.getTime() - answerWithinMs),
    ],
  });
  return changed.length > 0;
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
