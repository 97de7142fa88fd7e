import type { Order, OrderListMeta, OrderSummary } from "@recambia/contract/orders/schemas";
import { apiListQuery, apiQuery } from "../lib/http/query-client.ts";

type ListWish = { q?: string; state?: string; page?: string; per_page?: number };

/** Query of the customer's orders, newest first; always refetched on mount, because the shop updates them. */
export const ordersQuery = (wish: ListWish) => ({
  ...apiListQuery<OrderSummary, OrderListMeta>("/spa/orders", wish),
  refetchOnMount: "always" as const,
});

export const orderQuery = (id: string) => ({
  ...apiQuery<Order>(`/spa/orders/${id}`),
  refetchOnMount: "always" as const,
});
