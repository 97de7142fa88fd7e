import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { stockOf } from "../../../test/orders/checkout.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { takeStock } from "./take-stock.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const take = (...wanted: [{ id: number }, number][]) =>
  shop.database.transaction((transaction) =>
    takeStock(
      transaction,
      wanted.map(([{ id }, pieces]) => ({ pieces: [{ productKey: id, pieces }] })),
    ),
  );

test("all pieces are taken or none, down to the last one", async () => {
  const plenty = await makeProduct(shop.database, { available: 50 });
  const few = await makeProduct(shop.database, { available: 2 });
  expect(await take([plenty, 1], [few, 3])).toBeNull();
  expect(await take([few, 1], [plenty, 1], [few, 2])).toBeNull();
  expect(await stockOf(shop.database, plenty, few)).toEqual([50, 2]);
  // Only a product that sells out changes its shown availability.
  expect(await take([plenty, 1], [few, 2])).toEqual([few.id]);
  expect(await stockOf(shop.database, plenty, few)).toEqual([49, 0]);
});
