import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { stockOf } from "../../../test/orders/checkout.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { changeOrderState } from "../index.ts";
import { readOrder } from "../order-rows.ts";
import { endUnpaidOrders } from "./end-unpaid-orders.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const minutesFromNow = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000);

/** Orders of three pieces of a product with twenty in stock, with a payment deadline. */
async function waitingOrders(count: number, payUntil: Date) {
  const customer = await signedInCustomer(shop);
  const product = await makeProduct(shop.database, { available: 20 });
  const orders = [];
  for (let made = 0; made < count; made += 1) {
    orders.push(await makeOrder(shop, customer, { things: [{ product, quantity: 3 }], payUntil }));
  }
  return { product, orders };
}

const statesOf = async (orders: { id: number }[]) =>
  Promise.all(orders.map(async ({ id }) => (await readOrder(shop.database, id)).state));

test("an order expires exactly after its deadline", async () => {
  const { product, orders } = await waitingOrders(1, minutesFromNow(10));
  const [before] = await stockOf(shop.database, product);
  expect(await endUnpaidOrders(shop.database, minutesFromNow(9.99))).toBe(0);
  expect(await statesOf(orders)).toEqual(["pending_payment"]);
  expect(await endUnpaidOrders(shop.database, minutesFromNow(10))).toBe(1);
  expect(await statesOf(orders)).toEqual(["cancelled"]);
  expect(await stockOf(shop.database, product)).toEqual([(before ?? 0) + 3]);
  const [order] = orders;
  const { events } = await readOrder(shop.database, order?.id ?? 0);
  expect(events.at(-1)).toMatchObject({ kind: "expired", actor: "clock", state: "cancelled" });
});

test("paid orders are left alone", async () => {
  const { product, orders } = await waitingOrders(1, minutesFromNow(10));
  const before = await stockOf(shop.database, product);
  await shop.database.transaction((transaction) =>
    changeOrderState(transaction, orders[0]?.id ?? 0, "paid", {
      kind: "payment_received",
      at: shop.clock.now(),
      actor: "bank",
    }),
  );
  expect(await endUnpaidOrders(shop.database, minutesFromNow(20))).toBe(0);
  expect(await statesOf(orders)).toEqual(["paid"]);
  expect(await stockOf(shop.database, product)).toEqual(before);
});

test("with concurrent runs, each order expires once and is restocked once", async () => {
  const { product, orders } = await waitingOrders(5, minutesFromNow(10));
  const [before] = await stockOf(shop.database, product);
  const ended = await Promise.all(
    Array.from({ length: 6 }, () => endUnpaidOrders(shop.database, minutesFromNow(11))),
  );
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(new Set(await statesOf(orders))).toEqual(new Set(["cancelled"]));
  expect(await stockOf(shop.database, product)).toEqual([(before ?? 0) + 15]);
});
