import type { Billing } from "@recambia/contract/checkout/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowOf } from "../../test/orders/made-rows.ts";
import { makeOrder } from "../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import { cancelForShop, settlePayment } from "./index.ts";
import { orderActions } from "./order-actions.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

const workshop: Billing = {
  name: "Taller Prueba, S.L.",
  tax_id: "B12345674",
  street: "Calle Mayor 1",
  zip_code: "28013",
  municipality: "Madrid",
  province: "Madrid",
  country: "ES",
  is_business: true,
};

const later = (ms: number) => new Date(shop.clock.now().getTime() + ms);
const yearMs = 365 * 24 * 60 * 60_000;

/** Actions that an order allows at a moment. */
async function actionsOf(given: Parameters<typeof makeOrder>[2], at = shop.clock.now()) {
  return orderActions(await rowOf(shop, await makeOrder(shop, ana, given)), at);
}

/** A paid order with its invoice. */
async function invoicedOrder(given: Parameters<typeof makeOrder>[2] = {}) {
  const order = await makeOrder(shop, ana, given);
  const report = { reference: order.number, amountCents: order.totalCents, isPaid: true, detail: {} };
  expect(await settlePayment(shop.context, report, "shop")).toBe("paid");
  return order;
}

test("an order can be paid until its deadline, for ever without one, and only once", async () => {
  const payUntil = later(1000);
  expect(await actionsOf({ payUntil }, later(999))).toMatchObject({ can_pay: true });
  expect(await actionsOf({ payUntil }, later(1000))).toMatchObject({ can_pay: false });
  expect(await actionsOf({ payUntil: null }, later(yearMs))).toMatchObject({ can_pay: true });
  for (const state of ["paid", "cancelled"] as const) {
    expect(await actionsOf({ state, payUntil: null })).toMatchObject({ can_pay: false });
  }
});

test("an unpaid order is undone as a whole, a paid one piece by piece, a business's without withdrawal", async () => {
  const undo = { can_cancel: true, can_withdraw: true };
  expect(await actionsOf({})).toMatchObject({ ...undo, only_as_a_whole: true });
  expect(await actionsOf({ state: "paid" })).toMatchObject({ ...undo, only_as_a_whole: false });
  expect(await actionsOf({ state: "shipped" })).toMatchObject({ can_cancel: false, can_withdraw: true });
  expect(await actionsOf({ state: "paid", billing: workshop })).toMatchObject({
    can_cancel: true,
    can_withdraw: false,
  });
});

test("a simplified invoice can be replaced by a full one within a year, unless the order is cancelled", async () => {
  const order = await invoicedOrder();
  const canAsk = async (at: Date) => orderActions(await rowOf(shop, order), at).can_request_full_invoice;
  // Issued on 21 November 2026 in Madrid.
  expect(await canAsk(new Date("2027-11-21T22:59:59Z"))).toBe(true);
  expect(await canAsk(new Date("2027-11-21T23:00:00Z"))).toBe(false);
  await cancelForShop(shop.context, order.number, { reason: "Agotado", lines: null });
  expect(await canAsk(shop.clock.now())).toBe(false);
});

test("without an invoice, and with a full one, none can be asked for", async () => {
  expect(await actionsOf({})).toMatchObject({ can_request_full_invoice: false });
  const order = await invoicedOrder({ billing: workshop });
  const row = await rowOf(shop, order);
  expect(row.invoices).toMatchObject([{ kind: "full" }]);
  expect(orderActions(row, shop.clock.now())).toMatchObject({ can_request_full_invoice: false });
  const both = await invoicedOrder();
  expect((await ana.post(`/spa/orders/${both.publicId}/full-invoice`, workshop)).status).toBe(201);
  expect(orderActions(await rowOf(shop, both), shop.clock.now())).toMatchObject({
    can_request_full_invoice: false,
  });
});
