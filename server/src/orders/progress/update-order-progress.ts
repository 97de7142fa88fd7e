import type { OrderState } from "@recambia/contract/orders/order-states";
import type { Queryable } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { hasLeft, isAllUndone, waitingPieces } from "../cancellation/order-pieces.ts";
import { type OrderRow, readOrder } from "../order-rows.ts";
import { changeOrderState } from "./change-order-state.ts";
import { type NewOrderEvent, recordOrderEvent } from "./record-order-event.ts";

/**
 * Updates a locked order after changes to its parcels, cancellations or withdrawals: sets its times and its state from its
 * pieces.
 *
 * @returns the updated order; `conflict` when it cannot reach that state.
 */
export async function updateOrderProgress(
  transaction: Queryable,
  orderKey: number,
  event: NewOrderEvent,
): Promise<OrderRow | Refusal> {
  const order = await readOrder(transaction, orderKey);
  const moments = momentsOf(order, event.at);
  await transaction.rows({
    name: "update-order-progress",
    text: "update customer_order set shipped_at = $2, delivered_at = $3 where id = $1",
    values: [orderKey, moments.shippedAt, moments.deliveredAt],
  });
  const state = stateOfPieces(order, moments);
  if (state === order.state) return recordOrderEvent(transaction, orderKey, event);
  return changeOrderState(transaction, orderKey, state, event);
}

type Moments = { shippedAt: Date | null; deliveredAt: Date | null };

/**
 * Computes when all pieces to be sent were sent, and when all were delivered. Cancelling the rest completes the order, so
 * the withdrawal term does not begin earlier (consumer code art. 104).
 */
function momentsOf(order: OrderRow, now: Date): Moments {
  const isAllSent = order.lines.every((line) => waitingPieces(order, line) === 0);
  if (!isAllSent || !hasLeft(order)) return { shippedAt: null, deliveredAt: null };
  const shippedAt = order.shipped_at === null ? now : new Date(order.shipped_at);
  const counting = order.parcels.filter(
    ({ lost_at, came_back_at }) => lost_at === null && came_back_at === null,
  );
  const arrivals = counting.flatMap(({ delivered_at }) => (delivered_at === null ? [] : [delivered_at]));
  if (arrivals.length < counting.length) return { shippedAt, deliveredAt: null };
  const completions = [...arrivals, ...order.cancellations.map(({ cancelled_at }) => cancelled_at)];
  return { shippedAt, deliveredAt: new Date(Math.max(...completions.map((moment) => Date.parse(moment)))) };
}

/** Awaiting goods comes before awaiting refunds, and both before the state of parcels. */
function stateOfPieces(order: OrderRow, { shippedAt, deliveredAt }: Moments): OrderState {
  const hasWithdrawal = (wanted: string) => order.withdrawals.some(({ state }) => state === wanted);
  if (hasWithdrawal("requested")) return "withdrawal_requested";
  if (hasWithdrawal("returned")) return "returned";
  if (isAllUndone(order)) return hasWithdrawal("refunded") ? "refunded" : "cancelled";
  if (deliveredAt !== null) return "delivered";
  if (shippedAt !== null) return "shipped";
  // A paid order is prepared before its first parcel.
  return order.state === "paid" ? "paid" : "preparing";
}
