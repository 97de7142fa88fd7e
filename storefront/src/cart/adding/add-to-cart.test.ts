import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openCartServer, unitCents } from "../../../test/cart-server.ts";
import { acceptCart, cachedCart, cartQuery, quantityOf, receiveCart } from "../queries.ts";
import { addToCart } from "./add-to-cart.ts";

let shop: Awaited<ReturnType<typeof openCartServer>>;
const disc = { purchasable_public_id: "disc00000001", quantity: 2 };

beforeEach(async () => {
  shop = await openCartServer();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

describe("adding to the cart", () => {
  test("returns the reason of a refusal, keeps the cart and logs it", async () => {
    await addToCart(shop.context, disc);
    shop.refuseNext(/^POST .*lines/, 409, "out_of_stock");
    const outcome = await addToCart(shop.context, disc);
    expect(outcome).toEqual({
      isDone: false,
      status: 409,
      code: "out_of_stock",
      message: "No: out_of_stock",
      available: 7,
    });
    expect(cachedCart(shop.context)?.totals.item_count).toBe(2);
    expect(console.error).toHaveBeenCalledWith("The product could not be added to the cart:", 409);
  });

  test("checks for a cart, creates one, then adds the line", async () => {
    const outcome = await addToCart(shop.context, disc);
    expect(shop.calls).toEqual(["GET /spa/cart", "POST /spa/cart", "POST /spa/cart/lines"]);
    expect(outcome).toMatchObject({ isDone: true, quantityBefore: 0, lineId: "linedisc00000001" });
    expect(cachedCart(shop.context)?.totals.total_cents).toBe(2 * unitCents);
  });

  test("reuses an existing cart and returns the previous quantity", async () => {
    await addToCart(shop.context, disc);
    const outcome = await addToCart(shop.context, { ...disc, quantity: 1 });
    expect(shop.calls.filter((call) => call === "POST /spa/cart")).toHaveLength(1);
    expect(outcome).toMatchObject({ isDone: true, quantityBefore: 2 });
    expect(quantityOf(cachedCart(shop.context) ?? null, disc.purchasable_public_id)).toBe(3);
  });

  test("creates the cart again, once, if the server has dropped it", async () => {
    await addToCart(shop.context, disc);
    shop.dropCart();
    const outcome = await addToCart(shop.context, disc);
    expect(outcome).toMatchObject({ isDone: true });
    expect(shop.calls.slice(-3)).toEqual(["POST /spa/cart/lines", "POST /spa/cart", "POST /spa/cart/lines"]);
  });

  test("stops when the cart can be neither found nor created", async () => {
    shop.refuseNext(/^GET/, 500, "internal");
    expect(await addToCart(shop.context, disc)).toMatchObject({ isDone: false, status: 500 });
    shop.refuseNext(/^POST/, 429, "too_many_requests");
    expect(await addToCart(shop.context, disc)).toMatchObject({ isDone: false, status: 429 });
    expect(shop.calls).not.toContain("POST /spa/cart/lines");
  });

  test("fails with status 0 without a connection", async () => {
    await shop.close();
    expect(await addToCart(shop.context, disc)).toMatchObject({ isDone: false, status: 0, code: null });
  });
});

describe("the cached cart", () => {
  test("is cleared by any response but 200, and kept without a response", async () => {
    await addToCart(shop.context, disc);
    shop.refuseNext(/^GET/, 500, "internal");
    const load = () => shop.context.queryClient.fetchQuery({ ...cartQuery(shop.context), staleTime: 0 });
    await expect(load()).rejects.toMatchObject({ status: 500 });
    expect(cachedCart(shop.context)).toBeNull();
    await load();
    await shop.close();
    await expect(load()).rejects.toMatchObject({ status: 0 });
    expect(cachedCart(shop.context)?.totals.item_count).toBe(2);
  });

  test("is null when the visitor has none", async () => {
    expect(await shop.context.queryClient.fetchQuery(cartQuery(shop.context))).toBeNull();
  });

  test("is never replaced by an older response, from the server or from another tab", async () => {
    const first = await addToCart(shop.context, disc);
    const second = await addToCart(shop.context, disc);
    if (!first.isDone || !second.isDone) throw new Error("Both additions should have been made");
    acceptCart(shop.context, first.cart);
    expect(cachedCart(shop.context)?.version).toBe(second.cart.version);
    expect(receiveCart(shop.context, first.cart)).toBe(false);
    expect(receiveCart(shop.context, { ...first.cart, version: second.cart.version + 1 })).toBe(true);
  });
});
