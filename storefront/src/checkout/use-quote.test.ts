import { expect, test, vi } from "vitest";
import { lineOf, openCartServer } from "../../test/cart-server.ts";
import { addToCart, cachedCart } from "../cart/index.ts";
import { quoteQuery } from "./use-quote.ts";

test("a quote of a cart that has grown on another device brings that cart; any other quote leaves it", async () => {
  const shop = await openCartServer();
  await addToCart(shop.context, { purchasable_public_id: "disc00000001", quantity: 2 });
  const subject = { request: { shipping_method: "standard" as const }, cartVersion: 1, address: null };
  const ask = () =>
    shop.context.queryClient.fetchQuery({ ...quoteQuery(shop.context, subject), staleTime: 0 });
  const readCarts = () => shop.calls.filter((call) => call === "GET /spa/cart").length;
  const before = readCarts();
  await ask();
  expect(readCarts()).toBe(before);
  shop.changeElsewhere([lineOf("linedisc00000001", "disc00000001", 5)]);
  expect((await ask()).quote.lines[0]?.quantity).toBe(5);
  await vi.waitFor(() => expect(cachedCart(shop.context)?.totals.item_count).toBe(5));
  await shop.close();
});
