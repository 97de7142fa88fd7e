import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { add } from "../../test/orders/shopper.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const halfYear = expect.stringMatching(/recambia_visitor=.*Max-Age=15552000;/);

test("a visitor's cookie ends with the browser's session until there is a cart, which keeps it 180 days", async () => {
  const product = await makeProduct(shop.database);
  const visitor = shop.visitor();
  const started = String((await visitor.get("/sanctum/csrf-cookie")).headers["set-cookie"]);
  expect(started).toContain("recambia_visitor=");
  expect(started).not.toMatch(/Max-Age|Expires/);
  expect((await visitor.get("/spa/cart")).headers["set-cookie"]).toBeUndefined();

  expect(String((await visitor.post("/spa/cart")).headers["set-cookie"])).toEqual(halfYear);
  await add(visitor, { purchasable_public_id: product.publicId });
  expect(String((await visitor.get("/spa/cart")).headers["set-cookie"])).toEqual(halfYear);
  const again = String((await visitor.get("/sanctum/csrf-cookie")).headers["set-cookie"]);
  expect(again, "a new token leaves the kept cookie alone").not.toContain("recambia_visitor=");
});
