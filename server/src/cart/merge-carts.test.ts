import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInCustomer } from "../../test/customers.ts";
import { makeProduct } from "../../test/factories.ts";
import { add, shopper } from "../../test/shopper.ts";
import { openTestShop, type TestShop, type Visitor } from "../../test/test-shop.ts";
import { mergeCarts } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** What the database knows a visitor by. */
function hashOf(visitor: Visitor): Buffer {
  const cookie = visitor.cookies.get("recambia_visitor") ?? "";
  return createHash("sha256").update(cookie).digest();
}

test("a visitor without a cart has nothing to bring", async () => {
  const { personId } = await signedInCustomer(shop);
  const visitor = shop.visitor();
  const merge = { visitorHash: hashOf(visitor), personId, now: shop.clock.now() };
  expect(await mergeCarts(shop.database, merge)).toBeNull();
});

test("what a guest brings joins the person's cart once, and the guest's cart is gone", async () => {
  const { personId } = await signedInCustomer(shop);
  const visitor = await shopper(shop);
  await add(visitor, { purchasable_public_id: (await makeProduct(shop.database)).publicId, quantity: 2 });
  const merge = { visitorHash: hashOf(visitor), personId, now: shop.clock.now() };
  expect(await mergeCarts(shop.database, merge)).toEqual({ linesAdded: 1, linesCapped: 0 });
  expect(await mergeCarts(shop.database, merge)).toBeNull();
  expect((await visitor.get("/spa/cart")).status).toBe(404);
});
