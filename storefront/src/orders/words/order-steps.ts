import type { OrderState } from "@recambia/contract/orders/order-states";
import type { Order } from "@recambia/contract/orders/schemas";

/** One step of an order's progress with its time; null when not reached. */
export type OrderStep = { state: OrderState; at: string | null; status: "done" | "current" | "ahead" };

const wayOut: readonly OrderState[] = ["pending_payment", "paid", "preparing", "shipped", "delivered"];
const wayBack: readonly OrderState[] = ["withdrawal_requested", "returned", "refunded"];

/**
 * Returns an order's progress as steps: to the customer and, for returns, back. A cancelled order has only
 * the steps that it reached, then the cancellation.
 */
export function orderSteps({ state, timeline, placed_at }: Pick<Order, "state" | "timeline" | "placed_at">) {
  const reached = new Map<OrderState, string>([["pending_payment", placed_at]]);
  for (const event of timeline) if (!reached.has(event.state)) reached.set(event.state, event.at);
  const way = wayOf(state, reached);
  const now = way.indexOf(state);
  return way.map<OrderStep>((step, index) => ({
    state: step,
    at: index <= now ? (reached.get(step) ?? null) : null,
    status: index < now ? "done" : index === now ? "current" : "ahead",
  }));
}

function wayOf(state: OrderState, reached: ReadonlyMap<OrderState, string>): readonly OrderState[] {
  if (state === "cancelled") return [...wayOut.filter((step) => reached.has(step)), "cancelled"];
  if (!wayBack.includes(state)) return wayOut;
  // A withdrawal may arrive while the parcel is on its way: skipped steps are not shown as reached.
  return [...wayOut.filter((step) => reached.has(step)), ...wayBack];
}
