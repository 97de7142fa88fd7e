/** In the usual order. */
export const orderStates = [
  "pending_payment",
  "paid",
  "preparing",
  "shipped",
  "delivered",
  "withdrawal_requested",
  "returned",
  "refunded",
  "cancelled",
] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * All changes of state (product decisions §8).
 *
 * An order's state follows from the states of its pieces. A withdrawal of some pieces leads back to
 * `delivered` once it is settled, or to `shipped` or `preparing` while other pieces are on their way or
 * still to leave; of all pieces, to `refunded`. A lost or undelivered parcel leads back to `preparing`. An
 * order ends as `cancelled` when none of its pieces leaves. A payment that arrives when its term has just
 * ended revives the order, if the goods are still there.
 */
export const orderStateChanges: Record<OrderState, readonly OrderState[]> = {
  pending_payment: ["paid", "cancelled"],
  paid: ["preparing", "cancelled"],
  preparing: ["shipped", "delivered", "cancelled", "withdrawal_requested", "refunded"],
  shipped: ["preparing", "delivered", "cancelled", "withdrawal_requested", "refunded"],
  delivered: ["withdrawal_requested"],
  withdrawal_requested: ["returned", "delivered", "shipped", "preparing", "cancelled"],
  returned: ["refunded", "delivered", "shipped", "preparing", "withdrawal_requested"],
  refunded: [],
  cancelled: ["paid"],
};

export function canChangeTo(from: OrderState, to: OrderState): boolean {
  return orderStateChanges[from].includes(to);
}
