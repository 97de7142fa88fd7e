import { onlyRow, type Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import type { OrderRow, RefundContent, RefundRow } from "./order-rows.ts";

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

/** What an order has been paid and neither given back nor promised back, in cents. */
export function unrefundedCents(order: OrderRow): number {
  const paid = order.payments.filter(({ state }) => state === "paid");
  return sumOf(paid) - sumOf(refundsThatCount(order).filter(({ payment_id }) => isAmong(paid, payment_id)));
}

/** What is left of the payment that a refund is of, in cents, that other refunds do not give back. */
export function leftForRefund(order: OrderRow, refund: RefundRow): number {
  const others = refundsThatCount(order).filter(
    ({ id, payment_id }) => id !== refund.id && payment_id === refund.payment_id,
  );
  return sumOf(order.payments.filter(({ id }) => id === refund.payment_id)) - sumOf(others);
}

function refundsThatCount({ refunds }: OrderRow): RefundRow[] {
  return refunds.filter(({ state }) => state !== "failed");
}

const sumOf = (rows: readonly { amount_cents: number }[]) =>
  rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
const isAmong = (rows: readonly { id: number }[], key: number) => rows.some(({ id }) => id === key);

/**
 * Notes that money of a locked order's payment is owed back, by the way it came (consumer code art.
 * 107.1). It is sent by the payment's adapter, or by hand; never more than has been paid.
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
  if (refund.amountCents > unrefundedCents(order)) return { refused: "conflict" };
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
