import { afterAll, beforeAll, expect, test } from "vitest";
import { addressesNow, addressOf, writtenCubanAddress } from "../../test/people/addresses.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import { dropOldIdentifications } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("an identification is erased after the guarantee period, and the address stays", async () => {
  const ana = await signedInCustomer(shop);
  const saved = addressOf(await ana.post("/spa/me/addresses", writtenCubanAddress()));
  const { database } = shop;
  expect(await dropOldIdentifications(database, new Date("2029-11-21T10:00:00Z"))).toBe(0);
  expect(await addressesNow(ana)).toEqual([saved]);
  expect(await dropOldIdentifications(database, new Date("2029-11-21T10:00:01Z"))).toBe(1);
  expect(await addressesNow(ana)).toEqual([{ ...saved, identification: "" }]);
  expect(await dropOldIdentifications(database, new Date("2029-11-21T10:00:01Z"))).toBe(0);
});
