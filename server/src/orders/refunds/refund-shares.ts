import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import { isNothingKept } from "../cancellation/order-pieces.ts";
import type { OrderLineRow, OrderRow, RefundContent, WithdrawalRow } from "../order-rows.ts";

type Share = RefundContent["lines"][number];

/** Amount of a line that is refunded or due so far, including failed refunds and reductions of its price. */
function refundedOf(order: OrderRow, line: OrderLineRow) {
  const sum = { quantity: 0, cents: reducedCents(order, line), core_deposit_cents: 0 };
  for (const { content } of order.refunds) {
    for (const share of content.lines) {
      if (share.line_id !== line.public_id) continue;
      sum.quantity += share.quantity;
      sum.cents += share.cents;
      sum.core_deposit_cents += share.core_deposit_cents;
    }
  }
  return sum;
}

/** By how much guarantee claims have reduced the price of a line, in cents. */
function reducedCents({ guarantee_claims: claims, refunds }: OrderRow, line: OrderLineRow): number {
  const reducing = new Set(
    claims
      .filter(({ state, line_id }) => state === "price_reduced" && line_id === line.public_id)
      .map(({ refund_id }) => refund_id),
  );
  return refunds.reduce((sum, { id, amount_cents }) => sum + (reducing.has(id) ? amount_cents : 0), 0);
}

/** Deposit of a line that is neither refunded nor due, in cents. */
export function openDepositCents(order: OrderRow, line: OrderLineRow): number {
  return line.core_deposit_cents - refundedOf(order, line).core_deposit_cents;
}

/**
 * Price of some pieces of a line in cents. The last pieces get the rounding difference, so that all together equal the
 * line.
 */
function shareOf(order: OrderRow, line: OrderLineRow, quantity: number): Share {
  const before = refundedOf(order, line);
  const isLast = before.quantity + quantity >= line.quantity;
  const part = (total: number, given: number) => {
    const left = Math.max(0, total - given);
    return isLast ? left : Math.min(left, Math.floor((total * quantity) / line.quantity));
  };
  return {
    line_id: line.public_id,
    quantity,
    cents: part(line.line_cents, before.cents),
    core_deposit_cents: part(line.core_deposit_cents, before.core_deposit_cents),
  };
}

/** Price and deposits of pieces of an order. */
export function sharesOf(order: OrderRow, lines: ChosenLines): Share[] {
  return lines.flatMap(({ line_id: lineId, quantity }) => {
    const line = order.lines.find(({ public_id }) => public_id === lineId);
    return line ? [shareOf(order, line, quantity)] : [];
  });
}

/**
 * Computes the refund of a withdrawal: its pieces with deposits, and with the last pieces that the customer had kept the
 * price of standard delivery, never the surcharge for express (consumer code art. 107).
 */
export function withdrawalContent(
  order: OrderRow,
  withdrawal: WithdrawalRow,
  deductionCents: number,
): RefundContent {
  return {
    lines: sharesOf(order, withdrawal.lines),
    shipping_cents: isLastOfAll(order, withdrawal) ? repayableShipping(order) : 0,
    deduction_cents: deductionCents,
  };
}

/**
 * Computes the refund of a cancellation: its pieces with deposits, and with the order's last pieces the delivery: all of it
 * if nothing was ever delivered.
 *
 * @param order including this cancellation.
 */
export function cancellationContent(order: OrderRow, lines: ChosenLines): RefundContent {
  return {
    lines: sharesOf(order, lines),
    shipping_cents: isLastOfAll(order, null) ? repayableShipping(order) : 0,
    deduction_cents: 0,
  };
}

/**
 * Whether the customer keeps nothing of an order, and nothing else is open.
 *
 * @param withdrawal to be settled now; null for none.
 */
function isLastOfAll(order: OrderRow, withdrawal: WithdrawalRow | null): boolean {
  // The goods of the one that is settled are back.
  const isOpen = ({ state }: WithdrawalRow) =>
    state === "requested" || (withdrawal === null && state === "returned");
  return isNothingKept(order) && !order.withdrawals.some(isOpen);
}

/** Delivery charge that is neither refunded nor due, in cents: of standard delivery, if goods were delivered and came back. */
function repayableShipping(order: OrderRow): number {
  const isRepaid = order.refunds.some(({ content }) => content.shipping_cents > 0);
  if (isRepaid) return 0;
  const hasComeBack =
    order.withdrawals.some(({ state }) => state !== "void") ||
    order.guarantee_claims.some(({ state }) => state === "refunded");
  return hasComeBack ? Math.min(order.shipping_cents, order.standard_shipping_cents) : order.shipping_cents;
}

/** Share of a refund in the price of goods and delivery, less deductions, in cents. */
export function priceIn({ lines, shipping_cents, deduction_cents }: RefundContent): number {
  return lines.reduce((sum, { cents }) => sum + cents, shipping_cents - deduction_cents);
}

/** Deposits in a refund, in cents. */
export function depositsIn({ lines }: RefundContent): number {
  return lines.reduce((sum, { core_deposit_cents: cents }) => sum + cents, 0);
}
