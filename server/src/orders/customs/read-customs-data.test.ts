import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { buyer, placeNow } from "../../../test/orders/checkout.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { saveAddress, writtenCubanAddress } from "../../../test/people/addresses.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { runCommand } from "../../../test/shop/run-command.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("what passes no customs, and what there is not, is refused", async () => {
  const domestic = await makeOrder(shop, await signedInCustomer(shop), { state: "paid" });
  expect((await runCommand(shop, `orders customs ${domestic.number}`)).text).toMatch(/^It is no parcel/);
  expect((await runCommand(shop, "orders customs RC-0000-0000")).text).toMatch(/^There is no order/);
});

test("an export has sender, recipient with the whole identity number, weights and values without VAT", async () => {
  const thing = await makeProduct(shop.database, { priceCents: 12_100, weightG: 750 });
  const customer = await buyer(shop, [{ thing, quantity: 2 }], "ca_ES");
  const place = { number: "555", between_streets: "G y H", district: "Vedado", municipality: "Plaza" };
  const { id: address_id } = await saveAddress(customer, writtenCubanAddress(place));
  const address = "Calle 23, 555, entre G y H, Vedado, 10400 Plaza (La Habana)";
  const { number, lines } = await placeNow(customer, { address_id });
  const { isGood, text } = await runCommand(shop, `orders customs ${number.toLowerCase()}`);
  expect(isGood).toBe(true);
  const cents = (lines[0]?.unit_cents ?? 0) * 2;
  expect(cents).toBeLessThan(24_200);
  const value = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")} €`;
  const { tax_id } = shop.context.shop;
  for (const part of ["Identity number: 85010112345", "1.50 kg", value, `NIF ${tax_id}`, ", CU"]) {
    expect(text).toContain(part);
  }
  // As it is written there, though the order is in Catalan.
  expect(text).toContain(address);
  expect((await runCommand(shop, `orders customs ${number}`, { parcel: "1" })).isGood).toBe(false);
  await runCommand(shop, `orders paid ${number}`, { amount: "0,01" });
  const shown = (await runCommand(shop, `orders show ${number}`)).text;
  expect(shown).not.toContain("85010112345");
  expect(shown).toContain(address);
});

test("what was cancelled of an export is not declared", async () => {
  const thing = await makeProduct(shop.database, { priceCents: 12_100, weightG: 750 });
  const customer = await buyer(shop, [{ thing, quantity: 3 }]);
  const { id: address_id } = await saveAddress(customer, writtenCubanAddress());
  const { number, totals, lines } = await placeNow(customer, { address_id });
  await runCommand(shop, `orders paid ${number}`, { amount: (totals.total_cents / 100).toFixed(2) });
  const cancelled = await runCommand(shop, `orders cancel ${number}`, { lines: "1:1", reason: "Agotado" });
  expect(cancelled.isGood).toBe(true);
  const { text } = await runCommand(shop, `orders customs ${number}`);
  expect(text).toContain("1.50 kg in all");
  const cents = (lines[0]?.unit_cents ?? 0) * 2;
  expect(text).toContain(`${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")} €`);
  await runCommand(shop, `orders cancel ${number}`, { reason: "Agotado" });
  expect((await runCommand(shop, `orders customs ${number}`)).text).toMatch(/^It is no parcel/);
});
