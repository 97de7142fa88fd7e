import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import type { OrderRow, RefundContent, RefundRow } from "../order-rows.ts";
import { depositsIn, priceIn } from "./refund-shares.ts";

/** Money that is owed to the customer. */
export type NewRefund = {
  cause: RefundRow["cause"];
  /** In the shop's words, for the customer to read; empty where it gave none. */
  reason: string;
  amountCents: number;
  content: RefundContent;
  /** Key of the withdrawal that it settles. */
  withdrawalKey?: number;
  /** Key of the cancellation that it pays back. */
  cancellationKey?: number;
  at: Date;
};

/**
 * What an order has been paid for goods and delivery and neither given back nor promised back, in cents: deposits
 * are apart, since they are not part of the price. What the bank has failed to send is still promised.
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

/** What a refund of such content comes to: of the price no more than is left, and deposits; 0 before the payment. */
export function refundableCents(order: OrderRow, content: RefundContent): number {
  if (!order.payments.some(({ state }) => state === "paid")) return 0;
  return Math.min(priceIn(content), unrefundedPriceCents(order)) + depositsIn(content);
}

/**
 * Notes that money of a locked order's payment is owed back, by the way it came (consumer code art.
 * 107.1). It is sent by the payment's adapter, or by hand; of the price never more than has been paid.
 *
 * @returns the refund's key; `conflict` when the order has not been paid or not that much is left.
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
