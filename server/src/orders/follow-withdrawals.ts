import type { OrderState } from "@recambia/contract/orders/order-states";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import { changeOrderState } from "./change-order-state.ts";
import { type OrderRow, readOrder } from "./order-rows.ts";
import { type NewOrderEvent, recordOrderEvent } from "./record-order-event.ts";
import { withdrawnPieces } from "./withdrawal-terms.ts";

/**
 * Records what has happened to the parcels or the withdrawals of a locked order, and moves the order
 * to the state that they make together.
 */
export async function followWithdrawals(
  transaction: Queryable,
  orderKey: number,
  event: NewOrderEvent,
): Promise<OrderRow | Refusal> {
  const order = await readOrder(transaction, orderKey);
  const state = stateOfParts(order);
  if (state === order.state) return recordOrderEvent(transaction, orderKey, event);
  return changeOrderState(transaction, orderKey, state, event);
}

/** What waits for goods comes before what waits for money, and both before where the parcels are. */
function stateOfParts(order: OrderRow): OrderState {
  if (order.withdrawals.some(({ state }) => state === "requested")) return "withdrawal_requested";
  if (order.withdrawals.some(({ state }) => state === "returned")) return "returned";
  const isAllBack = order.lines.every((line) => withdrawnPieces(order, line) === line.quantity);
  if (isAllBack) return "refunded";
  if (order.delivered_at !== null) return "delivered";
  return order.shipped_at === null ? "preparing" : "shipped";
}
