import { afterAll, beforeAll, expect, test } from "vitest";
import { rowOf } from "../../../test/orders/made-rows.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { placedFacts } from "../mails/placed-facts.ts";
import type { OrderRow } from "../order-rows.ts";
import { buyerOf, chargedLines, sellerOf, sumByRate } from "./invoice-parts.ts";
import { draftInvoice } from "./issue-invoice.ts";

let shop: TestShop;
/** A paid order of two pieces at 10.00 € with a deposit and one at 20.00 €, sent for 4.90 €. */
let row: OrderRow;
beforeAll(async () => {
  shop = await openTestShop();
  const things = [{ quantity: 2, unitCents: 1000, coreDepositCents: 500 }, { unitCents: 2000 }];
  const ana = await signedInCustomer(shop);
  row = await rowOf(shop, await makeOrder(shop, ana, { state: "paid", things, shippingCents: 490 }));
});
afterAll(() => shop.close());

test("the seller's address names the province where the municipality is called otherwise", () => {
  const seller = (place: { municipality: string; province: string }, legalName = "Recambia, S.L.") => {
    const address = { ...shop.context.shop.address, street: "Calle Mayor 1", zip_code: "28013", ...place };
    return sellerOf({ ...shop.context.shop, name: "Recambia", legal_name: legalName, address });
  };
  expect(seller({ municipality: "Madrid", province: "Madrid" })).toMatchObject({
    legal_name: "Recambia, S.L.",
    address: ["Calle Mayor 1", "28013 Madrid"],
  });
  expect(seller({ municipality: "Getafe", province: "Madrid" }, "")).toMatchObject({
    legal_name: "Recambia",
    address: ["Calle Mayor 1", "28013 Getafe", "Madrid"],
  });
});

test("the buyer of a full invoice is the one that was named, with province and country where they say more", () => {
  const billing = {
    ...{ name: "Taller Peña, S.L.", tax_id: "B12345674", is_business: true },
    ...{ street: "Calle Mayor, 1", zip_code: "08201", municipality: "Sabadell" },
  };
  const buyer = (province: string, country: string) =>
    buyerOf({ ...row, billing: { ...billing, province, country } });
  expect(buyer("Barcelona", "ES")).toEqual({
    name: "Taller Peña, S.L.",
    tax_id: "B12345674",
    address: ["Calle Mayor, 1", "08201 Sabadell", "Barcelona"],
  });
  expect(buyer("Sabadell", "ES").address).toEqual(["Calle Mayor, 1", "08201 Sabadell"]);
  expect(buyer("", "FR").address).toEqual(["Calle Mayor, 1", "08201 Sabadell", "FR"]);
});

test("without a named buyer it is the recipient, if the order is sent at all", () => {
  const { address } = row;
  if (!address) throw new Error("The order is sent nowhere");
  const buyer = (changed: Partial<typeof address>) =>
    buyerOf({ ...row, billing: null, address: { ...address, ...changed } });
  const home = { street: "Calle Real", number: "3", apartment: "2º B", zip_code: "28901" };
  expect(buyer({ ...home, municipality: "Getafe" })).toEqual({
    name: row.name,
    tax_id: null,
    address: ["Calle Real, 3, 2º B", "28901 Getafe (Madrid)"],
  });
  const abroad = {
    ...home,
    apartment: "",
    municipality: "Plaza",
    province_name: "Plaza",
    country: "CU",
  } as const;
  expect(buyer(abroad).address).toEqual(["Calle Real, 3", "28901 Plaza", "CU"]);
  const nameless = { street: "", number: "", apartment: "", municipality: "Madrid", province_name: "" };
  expect(buyer(nameless).address).toEqual([`${address.zip_code} Madrid`]);
  expect(buyerOf({ ...row, billing: null, address: null })).toEqual({
    name: row.name,
    tax_id: null,
    address: [],
  });
});

test("shipping is a line of its own, unless it is free", () => {
  const kinds = (order: OrderRow) =>
    chargedLines(order).map(({ kind, net_cents, vat_cents }) => [kind, net_cents + vat_cents]);
  expect(kinds(row)).toEqual([
    ["thing", 2000],
    ["thing", 2000],
    ["shipping", 490],
  ]);
  expect(kinds({ ...row, shipping_cents: 0, shipping_vat_cents: 0 })).toEqual([
    ["thing", 2000],
    ["thing", 2000],
  ]);
});

test("bases and taxes are summed by rate, the highest first", () => {
  const [line] = chargedLines(row);
  if (!line) throw new Error("The order has no line");
  const at = (rate: number, net: number, vat: number) => ({
    ...line,
    ...{ vat_rate: rate, net_cents: net, vat_cents: vat },
  });
  expect(sumByRate([at(40, 100, 4), at(210, 1000, 210), at(100, 500, 50), at(210, 10, 2)])).toEqual({
    vat: [
      { rate: 210, base_cents: 1010, vat_cents: 212 },
      { rate: 100, base_cents: 500, vat_cents: 50 },
      { rate: 40, base_cents: 100, vat_cents: 4 },
    ],
    total_cents: 1010 + 212 + 550 + 104,
  });
});

test("the first invoice has the deposits, the day and means of payment, and whether it is an export", () => {
  const now = new Date("2026-11-30T10:00:00Z");
  const draft = (order: OrderRow) => draftInvoice(order, shop.context.shop, now);
  const [payment] = row.payments;
  if (!payment) throw new Error("The order is not paid");
  const [first] = row.lines;
  const paidByCard: OrderRow = {
    ...row,
    paid_at: "2026-11-20T23:30:00.000Z",
    payments: [
      { ...payment, method: "bizum", state: "refused" },
      { ...payment, method: "card", state: "paid" },
    ],
  };
  expect(draft(paidByCard)).toMatchObject({
    operation_on: "2026-11-21",
    deposits: [{ name: first?.product.name, cents: 1000 }],
    is_export: false,
    payment: { method: "card", on: "2026-11-21" },
    total_cents: 4490,
  });
  const unpaid: OrderRow = {
    ...row,
    paid_at: null,
    payments: [],
    payment_method: "bizum",
    tax_zone: "export",
  };
  expect(draft(unpaid)).toMatchObject({
    operation_on: "2026-11-30",
    is_export: true,
    payment: { method: "bizum", on: "2026-11-30" },
  });
});

test("contract and invoices say the same once the directions have been taken out of the address", () => {
  const { address } = row;
  if (!address) throw new Error("The order is sent nowhere");
  const directed = { ...row, address: { ...address, between_streets: "G y H", description: "Timbre roto" } };
  const stripped = { ...row, address: { ...address, between_streets: "", description: "" } };
  expect(buyerOf(directed)).toEqual(buyerOf(stripped));
  expect(placedFacts(directed)).toEqual(placedFacts(stripped));
});
