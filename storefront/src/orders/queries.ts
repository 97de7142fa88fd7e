import * as endpoints from "@recambia/contract/orders/endpoints";
import { apiListQuery, apiQuery } from "../lib/http/query-client.ts";

type ListWish = { q?: string; state?: string; page?: string; per_page?: number };

/** Query of the customer's orders, newest first; always refetched on mount, because the shop updates them. */
export const ordersQuery = (wish: ListWish) => ({
  ...apiListQuery(endpoints.listOrders, { query: wish }),
  refetchOnMount: "always" as const,
});

export const orderQuery = (id: string) => ({
  ...apiQuery(endpoints.getOrder, { params: { orderId: id } }),
  refetchOnMount: "always" as const,
});
