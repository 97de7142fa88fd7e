import type { QueryClient } from "@tanstack/react-query";
import { orderQuery } from "./queries.ts";

/** An order has changed: it is asked for again, and so are the lists when they are next shown. */
export async function refreshOrders(queryClient: QueryClient, orderId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
    queryClient.invalidateQueries({ queryKey: ["/spa/orders"] }),
  ]);
}
