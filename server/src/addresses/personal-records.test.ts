import { afterAll, beforeAll, expect, test } from "vitest";
import { addressesNow, addressOf, saveAddress, writtenCubanAddress } from "../../test/people/addresses.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import { addressRecords } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("addresses stay while the customer has other people; the last one's deletion deletes them", async () => {
  const ana = await signedInCustomer(shop);
  const ben = await signedInCustomer(shop);
  await saveAddress(ana);
  await saveAddress(ben);
  const { forgetPerson } = addressRecords(shop.context);
  await shop.database.transaction((transaction) => forgetPerson(transaction, { ...ana, isLast: false }));
  expect(await addressesNow(ana)).toHaveLength(1);
  await shop.database.transaction((transaction) => forgetPerson(transaction, { ...ana, isLast: true }));
  expect(await addressesNow(ana)).toEqual([]);
  expect(await addressesNow(ben)).toHaveLength(1);
});

test("the download has the customer's own addresses with full identifications", async () => {
  const ana = await signedInCustomer(shop);
  const ben = await signedInCustomer(shop);
  const saved = addressOf(await ana.post("/spa/me/addresses", writtenCubanAddress()));
  await saveAddress(ben);
  const exported = await addressRecords(shop.context).exportPersonalData(shop.database, ana);
  expect(exported).toHaveLength(1);
  expect(exported[0]).toMatchObject({ id: saved.id, identification: "85010112345", street: "Calle 23" });
  expect(JSON.stringify(exported)).not.toContain(ana.customerId);
});
