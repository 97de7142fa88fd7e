import type { Order } from "@recambia/contract/orders";
import type { OrderRow } from "./order-rows.ts";
import { withdrawalTerms } from "./withdrawal-terms.ts";

/** Letter of consumer code art. 103: made to the buyer's specifications. */
const madeToOrder = "c";

/** Why an order can't be cancelled; null: it can. */
export function cancellationObjection(
  order: OrderRow,
): "order_shipped" | "order_made_to_order" | "conflict" | null {
  if (order.parcels.length > 0) return "order_shipped";
  if (order.state === "pending_payment") return null;
  if (order.state !== "paid" && order.state !== "preparing") return "conflict";
  const isMadeToOrder = order.lines.some(({ withdrawal_exclusion }) => withdrawal_exclusion === madeToOrder);
  return isMadeToOrder ? "order_made_to_order" : null;
}

/** Whether the term to pay an order is still running. */
export function isPayable(order: Pick<OrderRow, "state" | "pay_until">, now: Date): boolean {
  if (order.state !== "pending_payment") return false;
  return order.pay_until === null || now < new Date(order.pay_until);
}

/** A simplified invoice can be replaced once by one in the buyer's name (Royal Decree 1619/2012 art. 15). */
function canRequestFullInvoice({ invoices, state }: OrderRow): boolean {
  const has = (wanted: string) => invoices.some(({ kind }) => kind === wanted);
  return state !== "cancelled" && has("simplified") && !has("full");
}

/** What its customer can do with an order now: the one place that decides. */
export function orderActions(order: OrderRow, now: Date): Order["actions"] {
  return {
    can_pay: isPayable(order, now),
    can_cancel: cancellationObjection(order) === null,
    can_withdraw: withdrawalTerms(order, now).objection === null,
    can_request_full_invoice: canRequestFullInvoice(order),
  };
}
