import { canChangeTo, type OrderState } from "@recambia/contract/orders/order-states";
import type { Queryable } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { lockOrder } from "../lock-order.ts";
import type { OrderRow } from "../order-rows.ts";
import { type NewOrderEvent, recordOrderEvent } from "./record-order-event.ts";

/**
 * Changes the state of an order (product decisions §8): locks the order, refuses changes that the table lacks, and writes
 * the state, its time, the event and its mail together. Nothing else writes `customer_order.state`.
 *
 * @param orderKey database key; the order is locked before products, series and revision.
 * @returns the updated order, or `conflict`.
 */
export async function changeOrderState(
  transaction: Queryable,
  orderKey: number,
  to: OrderState,
  event: NewOrderEvent,
): Promise<OrderRow | Refusal> {
  const order = await lockOrder(transaction, orderKey);
  if (!canChangeTo(order.state, to)) return { refused: "conflict" };
  await transaction.rows({
    name: "change-order-state",
    text: `update customer_order set
             state = $2,
             paid_at = case when $2 = 'paid' then coalesce(paid_at, $3) else paid_at end,
             shipped_at = case when $2 = 'shipped' then coalesce(shipped_at, $3) else shipped_at end,
             delivered_at = case when $2 = 'delivered' then coalesce(delivered_at, $3) else delivered_at end,
             cancelled_at = case when $2 = 'cancelled' then $3 when $2 = 'paid' then null else cancelled_at end
           where id = $1`,
    values: [orderKey, to, event.at],
  });
  return recordOrderEvent(transaction, orderKey, event);
}
