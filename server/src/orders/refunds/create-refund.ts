import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import type { OrderRow, RefundContent, RefundRow } from "../order-rows.ts";
import { depositsIn, priceIn } from "./refund-shares.ts";

/** A refund to create. */
export type NewRefund = {
  cause: RefundRow["cause"];
  /** The shop's reason for the customer; empty without one. */
  reason: string;
  amountCents: number;
  content: RefundContent;
  /** Database key of the withdrawal that it settles. */
  withdrawalKey?: number;
  /** Database key of the cancellation that it refunds. */
  cancellationKey?: number;
  at: Date;
};

/**
 * Returns the paid amount for goods and delivery that is neither refunded nor due, in cents. Deposits are separate, because
 * they are no price. Failed refunds stay due.
 */
function unrefundedPriceCents(order: OrderRow): number {
  const paid = order.payments.find(({ state }) => state === "paid");
  if (!paid) return 0;
  const own = order.refunds.filter(({ payment_id }) => payment_id === paid.id);
  return own.reduce(
    (left, { amount_cents, content }) => left - (amount_cents - depositsIn(content)),
    paid.amount_cents - order.core_deposit_cents,
  );
}

/** Computes the amount of a refund: at most the rest of the price, plus deposits; 0 before payment. */
export function refundableCents(order: OrderRow, content: RefundContent): number {
  if (!order.payments.some(({ state }) => state === "paid")) return 0;
  return Math.min(priceIn(content), unrefundedPriceCents(order)) + depositsIn(content);
}

/**
 * Creates a due refund for a locked order, through its payment method (consumer code art. 107.1). The payment adapter or
 * the operator sends it; it never exceeds the paid price.
 *
 * @returns the refund's key; `conflict` when the order is unpaid or too little is left.
 */
export async function createRefund(
  transaction: Queryable,
  order: OrderRow,
  refund: NewRefund,
): Promise<number | Refusal> {
  const payment = order.payments.find(({ state }) => state === "paid");
  if (!payment || refund.amountCents <= 0) return { refused: "conflict" };
  const priceCents = refund.amountCents - depositsIn(refund.content);
  if (priceCents < 0 || priceCents > unrefundedPriceCents(order)) return { refused: "conflict" };
  const { id } = await onlyRow<{ id: number }>(transaction, {
    text: `insert into refund (public_id, order_id, payment_id, withdrawal_id, cancellation_id, cause, reason,
             amount_cents, content, state, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'due', $10) returning id`,
    values: [
      randomPublicId(),
      order.id,
      payment.id,
      refund.withdrawalKey ?? null,
      refund.cancellationKey ?? null,
      refund.cause,
      refund.reason,
      refund.amountCents,
      JSON.stringify(refund.content),
      refund.at,
    ],
  });
  return Number(id);
}
