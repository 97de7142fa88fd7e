import { listOrders } from "@recambia/contract/orders/endpoints";
import type { QueryClient } from "@tanstack/react-query";
import { orderQuery } from "./queries.ts";

/** Refetches a changed order now, and lists when they are shown next. */
export async function refreshOrders(queryClient: QueryClient, orderId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
    queryClient.invalidateQueries({ queryKey: [listOrders.path] }),
  ]);
}
