import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { linesFrom, sumByLine } from "../cancellation/order-selection.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import { orderMessages } from "../messages.ts";
import type { OrderRow, WithdrawalRow } from "../order-rows.ts";
import { recordOrderEvent } from "../progress/record-order-event.ts";
import { updateOrderProgress } from "../progress/update-order-progress.ts";
import { createRefund, refundableCents } from "./create-refund.ts";
import { depositsIn, priceIn, sharesOf, withdrawalContent } from "./refund-shares.ts";

/** A refund requested by the operator. */
export type RefundInput =
  /** A withdrawal with returned goods, less their loss in value; null for the oldest one. */
  | { kind: "withdrawal"; withdrawalNumber: number | null; deductionCents: number; reason: string }
  /** Pieces without their return. */
  | { kind: "lines"; lines: ChosenLines; reason: string }
  /** An amount as goodwill. */
  | { kind: "amount"; amountCents: number; reason: string };

/**
 * Creates a refund for an order, to be sent through its payment method. It never exceeds what was paid for goods and
 * delivery and not refunded; deposits follow their pieces or cores.
 *
 * @returns the order; `not_found`; `conflict` when there is nothing to refund, or less than the deduction; 422 naming `lines`
 *   for more pieces than a line has.
 */
export async function refundOrder(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  wish: RefundInput,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    const at = clock.now();
    return wish.kind === "withdrawal"
      ? refundWithdrawal(transaction, order, wish, at)
      : refundGoodwill(transaction, order, wish, at);
  });
}

async function refundWithdrawal(
  transaction: Queryable,
  order: OrderRow,
  wish: Extract<RefundInput, { kind: "withdrawal" }>,
  at: Date,
): Promise<OrderRow | Refusal> {
  const withdrawal = findRefundable(order, wish.withdrawalNumber);
  if (!withdrawal) return { refused: "conflict" };
  const content = withdrawalContent(order, withdrawal, wish.deductionCents);
  if (priceIn(content) < 0) return { refused: "conflict" };
  await noteDeduction(transaction, withdrawal, wish);
  const amountCents = refundableCents(order, content);
  if (amountCents === 0) return settleForNothing(transaction, order, withdrawal, wish.reason, at);
  const refund = await createRefund(transaction, order, {
    cause: "withdrawal",
    reason: wish.reason,
    amountCents,
    content,
    withdrawalKey: withdrawal.id,
    at,
  });
  if (isRefusal(refund)) throw new Error(`Withdrawal ${withdrawal.id} could not be owed back`);
  return recordDueRefund(transaction, order, refund, { amountCents, reason: wish.reason, at });
}

async function noteDeduction(
  transaction: Queryable,
  { id }: WithdrawalRow,
  { deductionCents, reason }: { deductionCents: number; reason: string },
): Promise<void> {
  await transaction.rows({
    text: "update withdrawal set deduction_cents = $2, deduction_reason = $3 where id = $1",
    values: [id, deductionCents, deductionCents > 0 ? reason : null],
  });
}

/** The withdrawal's amount has been refunded or deducted before, so it settles at once. */
async function settleForNothing(
  transaction: Queryable,
  order: OrderRow,
  { id }: WithdrawalRow,
  reason: string,
  at: Date,
): Promise<OrderRow | Refusal> {
  await transaction.rows({
    text: "update withdrawal set state = 'refunded', settled_at = $2 where id = $1",
    values: [id, at],
  });
  const event = {
    kind: "withdrawal_settled",
    at,
    actor: "shop",
    ...(reason ? { text: reason } : {}),
  } as const;
  return updateOrderProgress(transaction, order.id, event);
}

/** Records that a refund of a locked order is due, and queues its mail. */
export function recordDueRefund(
  transaction: Queryable,
  { id }: OrderRow,
  refundKey: number,
  { amountCents, reason, at }: { amountCents: number; reason: string; at: Date },
): Promise<OrderRow> {
  const about = { refund: refundKey };
  const event = { kind: "refund_due", at, actor: "shop", cents: amountCents, about } as const;
  return recordOrderEvent(transaction, id, reason ? { ...event, text: reason } : event);
}

/** Finds a withdrawal with returned goods and without a refund. */
function findRefundable(order: OrderRow, withdrawalNumber: number | null): WithdrawalRow | undefined {
  return order.withdrawals.find(
    ({ id, state }, index) =>
      state === "returned" &&
      (withdrawalNumber === null || index + 1 === withdrawalNumber) &&
      !order.refunds.some((refund) => refund.withdrawal_id === id),
  );
}

async function refundGoodwill(
  transaction: Queryable,
  order: OrderRow,
  wish: Exclude<RefundInput, { kind: "withdrawal" }>,
  at: Date,
): Promise<OrderRow | Refusal> {
  const chosen = wish.kind === "lines" ? sumByLine(wish.lines) : new Map<string, number>();
  for (const { public_id: lineId, quantity: limit } of order.lines) {
    if ((chosen.get(lineId) ?? 0) > limit) {
      return refuseField("lines", orderMessages.not_refundable, { limit });
    }
  }
  const lines = sharesOf(order, linesFrom(chosen));
  const content = { lines, shipping_cents: 0, deduction_cents: 0 };
  const { reason } = wish;
  const amountCents = wish.kind === "amount" ? wish.amountCents : priceIn(content) + depositsIn(content);
  const refund = await createRefund(transaction, order, {
    cause: "goodwill",
    reason,
    amountCents,
    content,
    at,
  });
  return isRefusal(refund)
    ? refund
    : recordDueRefund(transaction, order, refund, { amountCents, reason, at });
}
