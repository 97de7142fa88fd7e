import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openCartServer } from "../../test/cart-server.ts";
import { authStore, clearCurrentUser } from "../session/index.ts";
import { addToCart } from "./adding/add-to-cart.ts";
import { cachedCart } from "./queries.ts";
import { startCartSync } from "./start-cart-sync.ts";

let shop: Awaited<ReturnType<typeof openCartServer>>;

beforeEach(async () => {
  clearCurrentUser();
  shop = await openCartServer();
});
afterEach(async () => {
  clearCurrentUser();
  await shop.close();
});

const signIn = (id: string) =>
  authStore.setState({
    user: { id, name: "Ana", email: `${id}@example.com`, profile: { picture: null } },
    lastFetched: 0,
    isAuthenticated: true,
  });

test("a page that finds somebody else signed in shows nothing of the earlier person's cart", async () => {
  signIn("anaanaana");
  await addToCart(shop.context, { purchasable_public_id: "disc00000001" });
  onTestFinished(startCartSync(shop.context, "es"));
  await vi.waitFor(() => expect(shop.calls.at(-1)).toBe("GET /spa/cart"), 20_000);
  shop.dropCart();
  const before = shop.calls.length;
  signIn("evaevaeva");
  expect(cachedCart(shop.context)).toBeNull();
  await vi.waitFor(() => expect(shop.calls.slice(before)).toEqual(["GET /spa/cart"]), 20_000);
});
