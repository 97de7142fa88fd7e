import type { Billing } from "@recambia/contract/checkout/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePaidOrder, payOrder, readInvoices } from "../../../test/orders/invoices.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { issueFullInvoice } from "./issue-full-invoice.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

const billing: Billing = {
  name: "Taller Peña, S.L.",
  tax_id: "b-12345674",
  street: "Calle Mayor, 1",
  zip_code: "08001",
  municipality: "Barcelona",
  province: "Barcelona",
  country: "ES",
  is_business: true,
};

const paidOrder = (given?: Parameters<typeof makeOrder>[2]) => makePaidOrder(shop, ana, given);
const invoicesOf = (order: MadeOrder) => readInvoices(shop, order);

test("a consumer's order has a simplified invoice with all legal contents", async () => {
  const order = await paidOrder({ things: [{ quantity: 2, unitCents: 1999, coreDepositCents: 1500 }] });
  const [invoice, ...others] = await invoicesOf(order);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^S-2026-\d{6}$/),
    kind: "simplified",
    issued_on: "2026-11-21",
    operation_on: "2026-11-21",
    order_number: order.number,
    seller: { legal_name: shop.context.shop.legal_name, tax_id: shop.context.shop.tax_id },
    buyer: null,
    lines: [
      {
        kind: "thing",
        name: "Disco de freno 1",
        quantity: 2,
        vat_rate: 210,
        net_cents: 3304,
        vat_cents: 694,
      },
      { kind: "shipping", quantity: 1, net_cents: 405, vat_cents: 85 },
    ],
    vat: [{ rate: 210, base_cents: 3709, vat_cents: 779 }],
    total_cents: 4488,
    deposits: [{ name: "Disco de freno 1", cents: 3000 }],
    payment: { method: "transfer", on: "2026-11-21" },
  });
  const order2 = await ana.get(`/spa/orders/${order.publicId}`);
  expect(readField(readField(order2.body, "data"), "invoices")).toMatchObject([
    { number: invoice?.number, kind: "simplified", total_cents: 4488 },
  ]);
});

test("a line has its eco fee and producer, also on the full invoice that replaces it", async () => {
  const fees = [{ producer_register_number: "NEU-1", cents: 364 }];
  const order = await makeOrder(shop, ana, { things: [{ quantity: 2 }, {}] });
  await shop.database.rows({
    text: "update order_line set eco_fees = $2 where order_id = $1 and position = 0",
    values: [order.id, JSON.stringify(fees)],
  });
  await payOrder(shop, order);
  await ana.post(`/spa/orders/${order.publicId}/full-invoice`, { ...billing, tax_id: "B12345674" });
  const issued = await invoicesOf(order);
  expect(issued.map(({ kind }) => kind)).toEqual(["simplified", "full"]);
  for (const { lines } of issued) {
    expect(lines[0]).toMatchObject({ eco_fees: fees });
    expect(lines[1]).not.toHaveProperty("eco_fees");
  }
});

test("above 3,000 €, or with billing data, a full invoice is issued", async () => {
  const dear = await paidOrder({ things: [{ unitCents: 299_511 }] });
  expect((await invoicesOf(dear))[0]).toMatchObject({
    kind: "full",
    number: expect.stringMatching(/^F-2026-/),
    buyer: { name: "Ana Prueba", tax_id: null, address: ["Calle de la Demostración, 12", "28045 Madrid"] },
  });
  const limit = await paidOrder({ things: [{ unitCents: 299_510 }] });
  expect((await invoicesOf(limit))[0]).toMatchObject({ kind: "simplified", total_cents: 300_000 });
  const named = await paidOrder({ billing: { ...billing, tax_id: "B12345674" } });
  expect((await invoicesOf(named))[0]).toMatchObject({
    kind: "full",
    buyer: {
      name: "Taller Peña, S.L.",
      tax_id: "B12345674",
      address: ["Calle Mayor, 1", "08001 Barcelona"],
    },
  });
});

test("no invoice names a country that the tax office does not know, which would keep all records from it", async () => {
  const order = await paidOrder();
  const address = `/spa/orders/${order.publicId}/full-invoice`;
  for (const country of ["UK", "EU", "XK", "MQ"]) {
    expectRefusal(await ana.post(address, { ...billing, tax_id: "123", country }), 422, "validation_failed", [
      "country",
    ]);
  }
  expect((await ana.post(address, { ...billing, tax_id: "123", country: "GB" })).status).toBe(201);
});

test("a simplified invoice is replaced once by a full one that names it", async () => {
  const order = await paidOrder();
  const address = `/spa/orders/${order.publicId}/full-invoice`;
  const ben = await signedInCustomer(shop);
  expectRefusal(await ben.post(address, billing), 404, "not_found");
  expectRefusal(await ana.post(address, { ...billing, tax_id: "B12345675" }), 422, "validation_failed", [
    "tax_id",
  ]);
  const odd = { ...billing, name: " \u0007", street: "  ", zip_code: "2804", country: "XX" };
  expectRefusal(await ana.post(address, odd), 422, "validation_failed", ["name", "street", "country"]);
  const unpaid = await makeOrder(shop, ana);
  expectRefusal(await ana.post(`/spa/orders/${unpaid.publicId}/full-invoice`, billing), 409, "conflict");
  const cancelled = await paidOrder();
  await ana.post(`/spa/orders/${cancelled.publicId}/cancel`);
  expectRefusal(await ana.post(`/spa/orders/${cancelled.publicId}/full-invoice`, billing), 409, "conflict");
  const answers = await Promise.all([ana.post(address, billing), ana.post(address, billing)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [simplified, full] = await invoicesOf(order);
  expect(full).toMatchObject({
    kind: "full",
    buyer: { tax_id: "B12345674" },
    total_cents: simplified?.total_cents,
    replaces: { number: simplified?.number, issued_on: "2026-11-21" },
  });
  // The contract remains a consumer's.
  const shown = await ana.get(`/spa/orders/${order.publicId}`);
  expect(readField(readField(shown.body, "data"), "billing")).toBeNull();
});

test("an unknown order gets no full invoice", async () => {
  const asked = issueFullInvoice(shop.context, ana.customerId, "abcdefgh23456789", billing);
  expect(await asked).toEqual({ refused: "not_found" });
});

test("a simplified invoice cannot be replaced after a year", async () => {
  const order = await paidOrder();
  const start = shop.clock.now();
  shop.clock.set(new Date("2027-11-22T10:00:00Z"));
  const later = await signedInCustomer(shop, { customerId: ana.customerId });
  const shown = readField((await later.get(`/spa/orders/${order.publicId}`)).body, "data");
  expect(readField(shown, "actions")).toMatchObject({ can_request_full_invoice: false });
  expectRefusal(await later.post(`/spa/orders/${order.publicId}/full-invoice`, billing), 409, "conflict");
  shop.clock.set(start);
});

test("only the customer gets an invoice as PDF, named by its number, and conditionally", async () => {
  const order = await paidOrder();
  const latest = `/spa/orders/${order.publicId}/invoice.pdf`;
  const ben = await signedInCustomer(shop);
  expectRefusal(await ben.get(latest), 404, "not_found");
  const unpaid = await makeOrder(shop, ana);
  expectRefusal(await ana.get(`/spa/orders/${unpaid.publicId}/invoice.pdf`), 404, "not_found");
  expectRefusal(
    await ana.get(`/spa/orders/${order.publicId}/invoices/abcdefgh23456789.pdf`),
    404,
    "not_found",
  );
  const answer = await ana.get(latest);
  const [simplified] = await invoicesOf(order);
  expect([answer.status, answer.headers["content-type"], answer.headers["content-disposition"]]).toEqual([
    200,
    "application/pdf",
    `inline; filename="${simplified?.number}.pdf"`,
  ]);
  expect(answer.text.slice(0, 8)).toBe("%PDF-1.7");
  const again = await ana.call({ url: latest, headers: { "if-none-match": String(answer.headers.etag) } });
  expect([again.status, again.text]).toEqual([304, ""]);

  // The latest invoice is another one now; the first keeps its own URL.
  expect((await ana.post(`/spa/orders/${order.publicId}/full-invoice`, billing)).status).toBe(201);
  expect((await ana.get(latest)).headers["content-disposition"]).toContain("F-2026-");
  const order2 = await ana.get(`/spa/orders/${order.publicId}`);
  const links: unknown = readField(readField(order2.body, "data"), "invoices");
  const first = Array.isArray(links) ? String(readField(links[0], "id")) : "";
  const own = await ana.get(`/spa/orders/${order.publicId}/invoices/${first}.pdf`);
  expect(own.headers["content-disposition"]).toContain(String(simplified?.number));
});
