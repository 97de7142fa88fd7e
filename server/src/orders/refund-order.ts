import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import type { Queryable } from "../platform/database/database.ts";
import type { Context } from "../platform/http/app.ts";
import { isRefusal, type Refusal } from "../platform/http/refusal.ts";
import { createRefund, unrefundedCents } from "./create-refund.ts";
import { lockNumberedOrder, type OrderRow, readOrder, type WithdrawalRow } from "./order-rows.ts";
import { amountOf, sharesOf, withdrawalContent } from "./refund-shares.ts";

/** What is to be paid back. */
export type RefundWish =
  /** A withdrawal whose goods are back, less what they have lost in value; null: the oldest of them. */
  | { kind: "withdrawal"; withdrawalNumber: number | null; deductionCents: number; reason: string }
  /** Some pieces, without their coming back. */
  | { kind: "lines"; lines: ChosenLines; reason: string }
  /** A sum, of the shop's own will. */
  | { kind: "amount"; amountCents: number; reason: string };

/**
 * Owes money of an order to its customer, from then on to be sent by the way it came. Never more than
 * was paid and has not been given back.
 *
 * @returns the order; `not_found`; `conflict` when there is nothing (or no such thing) to pay back, or
 *   less than the deduction.
 */
export async function refundOrder(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  wish: RefundWish,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    const at = clock.now();
    const refused =
      wish.kind === "withdrawal"
        ? await refundWithdrawal(transaction, order, wish, at)
        : await refundGoodwill(transaction, order, wish, at);
    return refused ?? readOrder(transaction, order.id);
  });
}

async function refundWithdrawal(
  transaction: Queryable,
  order: OrderRow,
  wish: Extract<RefundWish, { kind: "withdrawal" }>,
  at: Date,
): Promise<Refusal | null> {
  const withdrawal = findRefundable(order, wish.withdrawalNumber);
  if (!withdrawal) return { refused: "conflict" };
  const content = withdrawalContent(order, withdrawal, wish.deductionCents);
  const amountCents = Math.min(amountOf(content), unrefundedCents(order));
  const refund = await createRefund(transaction, order, {
    cause: "withdrawal",
    reason: wish.reason || "Withdrawal",
    amountCents,
    content,
    withdrawalKey: withdrawal.id,
    at,
  });
  if (isRefusal(refund)) return refund;
  await transaction.rows({
    text: "update withdrawal set deduction_cents = $2, deduction_reason = $3 where id = $1",
    values: [withdrawal.id, wish.deductionCents, wish.deductionCents > 0 ? wish.reason : null],
  });
  return null;
}

/** A withdrawal whose goods are back and that no refund settles yet. */
function findRefundable(order: OrderRow, withdrawalNumber: number | null): WithdrawalRow | undefined {
  return order.withdrawals.find(
    ({ id, state }, index) =>
      state === "returned" &&
      (withdrawalNumber === null || index + 1 === withdrawalNumber) &&
      !order.refunds.some((refund) => refund.withdrawal_id === id && refund.state !== "failed"),
  );
}

async function refundGoodwill(
  transaction: Queryable,
  order: OrderRow,
  wish: Exclude<RefundWish, { kind: "withdrawal" }>,
  at: Date,
): Promise<Refusal | null> {
  const lines = wish.kind === "lines" ? sharesOf(order, wish.lines) : [];
  const content = { lines, shipping_cents: 0, deduction_cents: 0 };
  const refund = await createRefund(transaction, order, {
    cause: "goodwill",
    reason: wish.reason,
    amountCents: wish.kind === "amount" ? wish.amountCents : amountOf(content),
    content,
    at,
  });
  return isRefusal(refund) ? refund : null;
}
