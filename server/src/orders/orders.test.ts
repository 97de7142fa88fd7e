import { Order } from "@recambia/contract/orders/schemas";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { makeOrder } from "../../test/orders/orders.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { onlyRow } from "../platform/database/database.ts";
import { findOrder, listOrders } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function orderOf(answer: Answer): Order {
  const payload = readField(answer.body, "data");
  if (answer.status >= 300 || !Value.Check(Order, payload)) throw new Error(`Not an order: ${answer.text}`);
  return payload;
}

const numbersOf = (answer: Answer) => {
  const rows = readField(answer.body, "data");
  return Array.isArray(rows) ? rows.map((row) => readField(row, "number")) : answer.text;
};

const search = (customer: TestCustomer, query: Record<string, string>) =>
  customer.get(`/spa/orders?${new URLSearchParams(query)}`);

const stockOf = async (productId: number) => {
  const statement = { text: "select available from product where id = $1", values: [productId] };
  return (await onlyRow<{ available: number }>(shop.database, statement)).available;
};

const refundsOf = (orderId: number) =>
  shop.database.rows<{ cause: string; amount_cents: number; state: string }>({
    text: "select cause, amount_cents, state from refund where order_id = $1 order by id",
    values: [orderId],
  });

test("another customer's order cannot be read, cancelled or withdrawn from", async () => {
  const order = await makeOrder(shop, await signedInCustomer(shop), { state: "shipped" });
  const ben = await signedInCustomer(shop);
  expectRefusal(await ben.get(`/spa/orders/${order.publicId}`), 404, "not_found");
  expectRefusal(await ben.post(`/spa/orders/${order.publicId}/cancel`), 404, "not_found");
  expectRefusal(await ben.post(`/spa/orders/${order.publicId}/withdrawal`, {}), 404, "not_found");
  expect(numbersOf(await ben.get("/spa/orders"))).toEqual([]);
});

test("an unknown state is refused by name", async () => {
  const ana = await signedInCustomer(shop);
  expectRefusal(await search(ana, { state: "paid,lost" }), 422, "validation_failed", ["state"]);
});

test("orders are found by number, name, part number and state, in any spelling", async () => {
  const ana = await signedInCustomer(shop);
  const first = await makeOrder(shop, ana, { state: "paid" });
  const second = await makeOrder(shop, ana, { things: [{}, { quantity: 3 }], state: "shipped" });
  expect(numbersOf(await ana.get("/spa/orders"))).toEqual([second.number, first.number]);
  const written = first.number.toLowerCase().replaceAll("-", " ");
  expect(numbersOf(await search(ana, { q: written }))).toEqual([first.number]);
  expect(numbersOf(await search(ana, { q: "DÍSCO DE FRENO 2" }))).toEqual([second.number]);
  expect(numbersOf(await search(ana, { q: "rx 2" }))).toEqual([second.number]);
  expect(numbersOf(await search(ana, { q: "100%_\\" }))).toEqual([]);
  expect(numbersOf(await search(ana, { state: "paid,cancelled" }))).toEqual([first.number]);
  const paged = await search(ana, { page: "2", per_page: "1" });
  expect(numbersOf(paged)).toEqual([first.number]);
  expect(readField(paged.body, "meta")).toEqual({ total: 2, page: 2, per_page: 1, pages: 2 });
});

test("a list is one statement, and so is an order", async () => {
  const ana = await signedInCustomer(shop);
  const made = await makeOrder(shop, ana, { things: [{}, {}, {}], state: "delivered" });
  let statements = 0;
  const counting = {
    rows<Row>(statement: Parameters<typeof shop.database.rows>[0]) {
      statements += 1;
      return shop.database.rows<Row>(statement);
    },
  };
  await listOrders(counting, ana.customerId, {});
  expect(statements).toBe(1);
  await findOrder({ ...shop.context, database: counting }, ana.customerId, made.publicId, shop.clock.now());
  expect(statements).toBe(2);
});

test("an order awaiting a transfer has payment instructions", async () => {
  const ana = await signedInCustomer(shop);
  const made = await makeOrder(shop, ana);
  const order = orderOf(await ana.get(`/spa/orders/${made.publicId}`));
  expect(order.payment.transfer).toMatchObject({ reference: made.number, cents: made.totalCents });
  expect(order.actions).toEqual({
    can_pay: true,
    can_cancel: true,
    can_withdraw: true,
    only_as_a_whole: true,
    can_request_full_invoice: false,
  });
});

test("sent pieces cannot be cancelled, nor paid ones made to measure", async () => {
  const ana = await signedInCustomer(shop);
  const gone = await makeOrder(shop, ana, { state: "shipped" });
  expectRefusal(await ana.post(`/spa/orders/${gone.publicId}/cancel`), 409, "order_shipped");
  const own = await makeOrder(shop, ana, { state: "paid", things: [{ withdrawalExclusion: "c" }] });
  expectRefusal(await ana.post(`/spa/orders/${own.publicId}/cancel`), 409, "order_made_to_order");
  const ended = await makeOrder(shop, ana, { state: "cancelled" });
  expectRefusal(await ana.post(`/spa/orders/${ended.publicId}/cancel`), 409, "conflict");
});

test("cancelling restocks the pieces and creates a refund of the payment", async () => {
  const ana = await signedInCustomer(shop);
  const product = await makeProduct(shop.database, { available: 10 });
  for (const state of ["pending_payment", "paid", "preparing"] as const) {
    const made = await makeOrder(shop, ana, { state, things: [{ product, quantity: 4 }] });
    expect(await stockOf(product.id)).toBe(6);
    const order = orderOf(await ana.post(`/spa/orders/${made.publicId}/cancel`, {}));
    expect(order).toMatchObject({ state: "cancelled", actions: { can_cancel: false, can_pay: false } });
    expect(await stockOf(product.id)).toBe(10);
    const owed = { cause: "cancelled", amount_cents: made.totalCents, state: "due" };
    expect(await refundsOf(made.id)).toEqual(state === "pending_payment" ? [] : [owed]);
  }
});

test("the revision changes only if the shown availability does", async () => {
  const ana = await signedInCustomer(shop);
  const revision = async () =>
    (await onlyRow<{ revision: number }>(shop.database, { text: "select revision from catalogue_revision" }))
      .revision;
  const before = await revision();
  const many = await makeOrder(shop, ana, {
    things: [{ product: await makeProduct(shop.database, { available: 50 }) }],
  });
  await ana.post(`/spa/orders/${many.publicId}/cancel`);
  expect(await revision()).toBe(before);
  const last = await makeOrder(shop, ana, {
    things: [{ product: await makeProduct(shop.database, { available: 1 }) }],
  });
  await ana.post(`/spa/orders/${last.publicId}/cancel`);
  expect(Number(await revision())).toBe(Number(before) + 1);
});

test("of concurrent cancellations, one succeeds", async () => {
  const ana = await signedInCustomer(shop);
  const product = await makeProduct(shop.database, { available: 10 });
  const made = await makeOrder(shop, ana, { state: "paid", things: [{ product, quantity: 4 }] });
  expectRefusal(await ana.post("/spa/orders/abcdefgh23456789/cancel"), 404, "not_found");
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ana.post(`/spa/orders/${made.publicId}/cancel`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
  expect(await stockOf(product.id)).toBe(10);
  expect(await refundsOf(made.id)).toHaveLength(1);
});
