import type { Data } from "@recambia/contract/endpoint";
import { pathOf } from "@recambia/contract/endpoint";
import * as endpoints from "@recambia/contract/orders/endpoints";
import type { Order } from "@recambia/contract/orders/schemas";
import type { QueryClient } from "@tanstack/react-query";

/**
 * Returns the latest order without an account that this visit has shown; null without one. It is not kept beyond the visit
 * or after the guest has closed it on the device.
 */
export function lastGuestOrder(queryClient: QueryClient): Pick<Order, "id" | "number"> | null {
  const shown = queryClient.getQueriesData<Data<Order>>({
    predicate: ({ queryKey: [path], state }) =>
      isOrderPath(String(path)) && state.status === "success" && state.data !== undefined,
  });
  const orders = shown.flatMap(([, answer]) => (answer?.data.is_guest ? [answer.data] : []));
  const [last] = orders.sort((one, other) => other.placed_at.localeCompare(one.placed_at));
  return last ?? null;
}

function isOrderPath(path: string): boolean {
  const orderId = path.slice(path.lastIndexOf("/") + 1);
  return path === pathOf(endpoints.getOrder, { orderId });
}
