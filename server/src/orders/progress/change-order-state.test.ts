import { orderStates } from "@recambia/contract/orders/order-states";
import { Order } from "@recambia/contract/orders/schemas";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import { changeOrderState, findOrder, releaseStock, reserveStock } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const stockOf = async (productId: number) =>
  (
    await onlyRow<{ available: number }>(shop.database, {
      text: "select available from product where id = $1",
      values: [productId],
    })
  ).available;

test("a change that the table lacks is refused without effects", async () => {
  const order = await makeOrder(shop, await signedInCustomer(shop), { state: "delivered" });
  const answer = await shop.database.transaction((transaction) =>
    changeOrderState(transaction, order.id, "cancelled", {
      kind: "cancelled",
      at: shop.clock.now(),
      actor: "customer",
    }),
  );
  expect(answer).toEqual({ refused: "conflict" });
  const events = await shop.database.rows({
    text: "select 1 from order_event where order_id = $1 and kind = 'cancelled'",
    values: [order.id],
  });
  expect(events).toHaveLength(0);
});

test("a change writes the state, its time and the event", async () => {
  const order = await makeOrder(shop, await signedInCustomer(shop));
  const at = shop.clock.now();
  const changed = await shop.database.transaction((transaction) =>
    changeOrderState(transaction, order.id, "paid", {
      kind: "payment_received",
      at,
      actor: "bank",
      cents: 3980,
    }),
  );
  if (isRefusal(changed)) throw new Error(changed.refused);
  expect(changed.state).toBe("paid");
  expect(new Date(changed.paid_at ?? 0)).toEqual(at);
  expect(changed.events.at(-1)).toMatchObject({
    kind: "payment_received",
    state: "paid",
    cents: 3980,
    actor: "bank",
  });
});

test("only its customer finds an order, in every state, in the contract's format", async () => {
  const ana = await signedInCustomer(shop);
  const ben = await signedInCustomer(shop);
  for (const state of orderStates) {
    const made = await makeOrder(shop, ana, { state, things: [{ quantity: 2 }, { coreDepositCents: 1500 }] });
    const now = shop.clock.now();
    expect(await findOrder(shop.context, ben.customerId, made.publicId, now)).toBeNull();
    const order = await findOrder(shop.context, ana.customerId, made.publicId, now);
    expect(Value.Errors(Order, order)).toEqual([]);
    expect(order).toMatchObject({ number: made.number, state });
    const vat = order?.totals.vat.reduce((sum, share) => sum + share.base_cents + share.vat_cents, 0);
    expect(vat).toBe((order?.totals.goods_cents ?? 0) + (order?.totals.shipping_cents ?? 0));
  }
});

test("pieces are restocked, and reserved again only if all are available", async () => {
  const few = await makeProduct(shop.database, { available: 3 });
  const many = await makeProduct(shop.database, { available: 50 });
  const order = await makeOrder(shop, await signedInCustomer(shop), {
    things: [{ product: few, quantity: 2 }, { product: many, quantity: 3 }, { product: few }],
  });
  expect([await stockOf(few.id), await stockOf(many.id)]).toEqual([0, 47]);
  const within = <Result>(work: (transaction: typeof shop.database) => Promise<Result>) =>
    shop.database.transaction((transaction) => work({ ...shop.database, ...transaction }));
  expect(await within((transaction) => releaseStock(transaction, order.id))).toEqual([few.id]);
  expect([await stockOf(few.id), await stockOf(many.id)]).toEqual([3, 50]);
  expect(await within((transaction) => reserveStock(transaction, order.id))).toEqual([few.id]);
  await within((transaction) => releaseStock(transaction, order.id));
  await shop.database.rows({ text: "update product set available = 2 where id = $1", values: [few.id] });
  expect(await within((transaction) => reserveStock(transaction, order.id))).toBeNull();
  expect([await stockOf(few.id), await stockOf(many.id)]).toEqual([2, 50]);
});
