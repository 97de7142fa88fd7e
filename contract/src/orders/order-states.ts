/** In the order in which an order usually passes through them. */
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
 * Every change of state that there is; nothing else changes an order (product decisions §8). A
 * withdrawal of some lines leads back to `delivered` once it is settled (or to `shipped` or `preparing`
 * while parcels are on their way or still to leave), so that the rest can still be withdrawn from in
 * time; of all lines, to `refunded`. Withdrawing is possible from the day the first parcel leaves; before that an order is
 * cancelled. A payment that arrives when its term has just ended takes the order up again, if the
 * goods are still there.
 */
export const orderStateChanges: Record<OrderState, readonly OrderState[]> = {
  pending_payment: ["paid", "cancelled"],
  paid: ["preparing", "cancelled"],
  preparing: ["shipped", "cancelled", "withdrawal_requested"],
  shipped: ["delivered", "withdrawal_requested"],
  delivered: ["withdrawal_requested"],
  withdrawal_requested: ["returned", "delivered", "shipped", "preparing"],
  returned: ["refunded", "delivered", "shipped", "preparing", "withdrawal_requested"],
  refunded: [],
  cancelled: ["paid"],
};

export function canChangeTo(from: OrderState, to: OrderState): boolean {
  return orderStateChanges[from].includes(to);
}
