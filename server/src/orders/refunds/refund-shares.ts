import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import { isAllUndone } from "../cancellation/order-pieces.ts";
import type { OrderLineRow, OrderRow, RefundContent, WithdrawalRow } from "../order-rows.ts";

type Share = RefundContent["lines"][number];

/** What has been given back or promised back of a line so far, what the bank has failed to send among it. */
function refundedOf(order: OrderRow, line: OrderLineRow) {
  const sum = { quantity: 0, cents: 0, core_deposit_cents: 0 };
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

/** Deposit of a line that has neither been given back nor promised, in cents. */
export function openDepositCents(order: OrderRow, line: OrderLineRow): number {
  return line.core_deposit_cents - refundedOf(order, line).core_deposit_cents;
}

/**
 * What some pieces of a line cost, in cents. The last pieces take what rounding has left, so that all
 * of them together are the line to the cent.
 */
function shareOf(order: OrderRow, line: OrderLineRow, quantity: number): Share {
  const before = refundedOf(order, line);
  const isLast = before.quantity + quantity >= line.quantity;
  const part = (total: number, given: number) =>
    isLast ? total - given : Math.min(total - given, Math.floor((total * quantity) / line.quantity));
  return {
    line_id: line.public_id,
    quantity,
    cents: part(line.line_cents, before.cents),
    core_deposit_cents: part(line.core_deposit_cents, before.core_deposit_cents),
  };
}

/** What pieces of an order's lines cost with their deposits. */
export function sharesOf(order: OrderRow, lines: ChosenLines): Share[] {
  return lines.flatMap(({ line_id: lineId, quantity }) => {
    const line = order.lines.find(({ public_id }) => public_id === lineId);
    return line ? [shareOf(order, line, quantity)] : [];
  });
}

/**
 * What a withdrawal repays: its pieces with their deposits, and with the last pieces of the whole order what
 * standard delivery costs, never what express cost on top (consumer code art. 107).
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
 * What a cancellation repays: its pieces with their deposits, and with the last pieces of the whole order the
 * delivery too: all of it when no piece has ever been delivered.
 *
 * @param order with the cancellation among its own.
 */
export function cancellationContent(order: OrderRow, lines: ChosenLines): RefundContent {
  return {
    lines: sharesOf(order, lines),
    shipping_cents: isLastOfAll(order, null) ? repayableShipping(order) : 0,
    deduction_cents: 0,
  };
}

/**
 * Whether nothing of an order stays with its customer, and nothing else is still to be settled.
 *
 * @param withdrawal that is settled now; null: none.
 */
function isLastOfAll(order: OrderRow, withdrawal: WithdrawalRow | null): boolean {
  const isOpen = ({ id, state }: WithdrawalRow) =>
    id !== withdrawal?.id && (state === "requested" || (withdrawal === null && state === "returned"));
  return isAllUndone(order) && !order.withdrawals.some(isOpen);
}

/** Delivery that has been charged and not been given back or promised back yet, in cents. */
function repayableShipping(order: OrderRow): number {
  const isRepaid = order.refunds.some(({ content }) => content.shipping_cents > 0);
  if (isRepaid) return 0;
  const hasWithdrawal = order.withdrawals.some(({ state }) => state !== "void");
  return hasWithdrawal ? Math.min(order.shipping_cents, order.standard_shipping_cents) : order.shipping_cents;
}

/** What a refund gives back of the price, of goods and delivery, less what is deducted, in cents. */
export function priceIn({ lines, shipping_cents, deduction_cents }: RefundContent): number {
  return lines.reduce((sum, { cents }) => sum + cents, shipping_cents - deduction_cents);
}

/** Deposits that a refund gives back, in cents. */
export function depositsIn({ lines }: RefundContent): number {
  return lines.reduce((sum, { core_deposit_cents: cents }) => sum + cents, 0);
}
