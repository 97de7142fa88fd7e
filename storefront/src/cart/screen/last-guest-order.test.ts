import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { lastGuestOrder } from "./last-guest-order.ts";

const order = (id: string, placedAt: string, isGuest = true) => ({
  data: { id, number: `RC-${id}`, placed_at: placedAt, is_guest: isGuest },
});

test("the latest order without an account is found among all that a visit has shown", () => {
  const queryClient = new QueryClient();
  expect(lastGuestOrder(queryClient)).toBe(null);
  const show = (path: string, answer: object) => queryClient.setQueryData([path, ""], answer);
  show("/spa/orders", { data: [] });
  show("/spa/orders/new/reviews", { data: [] });
  show("/spa/cart", { data: { id: "cart" } });
  show("/spa/orders/own", order("own", "2026-11-27T12:00:00.000Z", false));
  expect(lastGuestOrder(queryClient)).toBe(null);
  show("/spa/orders/new", order("new", "2026-11-27T11:00:00.000Z"));
  show("/spa/orders/old", order("old", "2026-11-27T10:00:00.000Z"));
  expect(lastGuestOrder(queryClient)).toMatchObject({ id: "new", number: "RC-new" });
  queryClient.removeQueries({ queryKey: ["/spa/orders/new", ""] });
  expect(lastGuestOrder(queryClient)).toMatchObject({ id: "old" });
});
