import { madridDay } from "@recambia/contract/madrid-time";
import type { InvoiceLink, Order } from "@recambia/contract/orders/schemas";
import { waitingPieces } from "./cancellation/order-pieces.ts";
import { isOnlyAsAWhole } from "./cancellation/order-selection.ts";
import { addMonths } from "./guarantee/guarantee-terms.ts";
import type { OrderLineRow, OrderRow } from "./order-rows.ts";
import { withdrawalTerms } from "./withdrawal/withdrawal-terms.ts";

/** Exclusion letter of consumer code art. 103: made to the buyer's specifications. */
const madeToOrder = "c";

/**
 * Counts the pieces of a line that its customer can cancel: unsent ones that, once paid, are not made to specifications
 * (specification §1).
 */
export function cancellablePieces(order: OrderRow, line: OrderLineRow): number {
  const isBound = !isOnlyAsAWhole(order) && line.withdrawal_exclusion === madeToOrder;
  return isBound ? 0 : waitingPieces(order, line);
}

/** Returns why no piece of an order can be cancelled; null if some can. */
export function findCancellationProblem(
  order: OrderRow,
): "order_shipped" | "order_made_to_order" | "conflict" | null {
  if (order.state === "cancelled") return "conflict";
  if (order.lines.some((line) => cancellablePieces(order, line) > 0)) return null;
  const isWaiting = order.lines.some((line) => waitingPieces(order, line) > 0);
  return isWaiting ? "order_made_to_order" : "order_shipped";
}

/** Whether the payment deadline is still running. */
export function isPayable(order: Pick<OrderRow, "state" | "pay_until">, now: Date): boolean {
  if (order.state !== "pending_payment") return false;
  return order.pay_until === null || now < new Date(order.pay_until);
}

/** Months in which a simplified invoice can be replaced, to the same day of the next year. */
const replaceableMonths = 12;

/**
 * Finds the simplified invoice that can be replaced by a full one: once, within a year, and not for a cancelled order
 * (Royal Decree 1619/2012 art. 7.2, 15).
 */
export function replaceableInvoice(
  { invoices, state }: Pick<OrderRow, "invoices" | "state">,
  now: Date,
): InvoiceLink | undefined {
  if (state === "cancelled" || invoices.some(({ kind }) => kind === "full")) return undefined;
  const today = madridDay(now);
  return invoices.find(
    ({ kind, issued_at }) =>
      kind === "simplified" && today <= addMonths(madridDay(new Date(issued_at)), replaceableMonths),
  );
}

/** Returns the actions that a customer can take on an order; the only place that decides this. */
export function orderActions(order: OrderRow, now: Date): Order["actions"] {
  return {
    can_pay: isPayable(order, now),
    can_cancel: findCancellationProblem(order) === null,
    can_withdraw: withdrawalTerms(order, now).objection === null,
    only_as_a_whole: isOnlyAsAWhole(order),
    can_request_full_invoice: replaceableInvoice(order, now) !== undefined,
  };
}
