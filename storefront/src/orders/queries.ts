import type { Order, OrderListMeta, OrderSummary } from "@recambia/contract/orders/schemas";
import { apiListQuery, apiQuery } from "../lib/http/query-client.ts";

type ListWish = { q?: string; state?: string; page?: string; per_page?: number };

/** The customer's orders, newest first; anew whenever a screen is opened, since the shop moves them on. */
export const ordersQuery = (wish: ListWish) => ({
  ...apiListQuery<OrderSummary, OrderListMeta>("/spa/orders", wish),
  refetchOnMount: "always" as const,
});

export const orderQuery = (id: string) => ({
  ...apiQuery<Order>(`/spa/orders/${id}`),
  refetchOnMount: "always" as const,
});
