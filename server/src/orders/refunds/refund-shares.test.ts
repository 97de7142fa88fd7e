import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { piecesOf, rowOf } from "../../../test/orders/made-rows.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import {
  acceptClaim,
  deliverParcel,
  finishClaim,
  loseParcel,
  receiveGoods,
  refundOrder,
  settleRefund,
  shipParcel,
  voidWithdrawal,
} from "../index.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
});
beforeEach(() => shop.clock.set(new Date("2026-11-21T10:00:00Z")));
afterAll(() => shop.close());

/** Two pieces at 10.00 € and one at 20.00 €, sent by express for 9.90 €; standard delivery costs 4.90 €. */
const expressOrder = (state: "paid" | "delivered") =>
  makeOrder(shop, ana, {
    ...{ state, shippingCents: 990, standardShippingCents: 490 },
    things: [
      { quantity: 2, unitCents: 1000 },
      { quantity: 1, unitCents: 2000 },
    ],
  });

const cancel = (order: MadeOrder, ...counts: number[]) =>
  ana.post(`/spa/orders/${order.publicId}/cancel`, { lines: piecesOf(order, ...counts) });
const withdraw = (order: MadeOrder, ...counts: number[]) =>
  ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines: piecesOf(order, ...counts) });
const ship = (order: MadeOrder, ...counts: number[]) =>
  shipParcel(shop.context, order.number, {
    ...{ carrier: "Correos", trackingNumber: "PK1", trackingUrl: null },
    lines: piecesOf(order, ...counts),
  });

/** The goods of a withdrawal come back, and it is settled; its refund in cents. */
async function settle(order: MadeOrder, withdrawalNumber: number): Promise<number | undefined> {
  await receiveGoods(shop.context, order.number, withdrawalNumber);
  const wish = { kind: "withdrawal", withdrawalNumber, deductionCents: 0, reason: "" } as const;
  await refundOrder(shop.context, order.number, wish);
  return (await rowOf(shop, order)).refunds.at(-1)?.amount_cents;
}

/** A piece of the first line is paid back under the guarantee, or its price reduced. */
async function claimPrice(order: MadeOrder, reductionCents: number | null = null): Promise<void> {
  const remedy = reductionCents === null ? "refund" : "price_reduction";
  await ana.post(`/spa/orders/${order.publicId}/guarantee-claims`, {
    ...{ line_id: order.lines[0]?.publicId, quantity: 1, description: "Pierde aceite" },
    ...{ appeared_on: "2026-11-21", wish: "refund" },
  });
  const { number = "" } = (await rowOf(shop, order)).guarantee_claims.at(-1) ?? {};
  await acceptClaim(shop.context, number, { remedy, needsGoods: false, text: null });
  await finishClaim(shop.context, number, { text: null, reductionCents });
}

const refundsOf = async (order: MadeOrder) =>
  (await rowOf(shop, order)).refunds.map(({ amount_cents: cents }) => cents);

test("a price that can't be divided evenly is refunded to the cent with the last piece", async () => {
  const order = await makeOrder(shop, ana, {
    ...{ state: "paid", shippingCents: 490 },
    things: [{ quantity: 3, unitCents: 333, coreDepositCents: 500 }],
  });
  // 10.00 € for three.
  for (const text of [
    "update order_line set line_cents = line_cents + 1 where order_id = $1",
    "update customer_order set goods_cents = goods_cents + 1, total_cents = total_cents + 1 where id = $1",
    "update payment set amount_cents = amount_cents + 1 where order_id = $1",
  ]) {
    await shop.database.rows({ text, values: [order.id] });
  }
  for (let piece = 0; piece < 3; piece += 1) expect((await cancel(order, 1)).status).toBe(200);
  expect(await refundsOf(order)).toEqual([333 + 500, 333 + 500, 334 + 500 + 490]);
});

test("cancelled before anything was delivered, express delivery is refunded whole", async () => {
  const order = await expressOrder("paid");
  await cancel(order, 2, 0);
  await cancel(order, 0, 1);
  expect(await refundsOf(order)).toEqual([2000, 2000 + 990]);
});

test("a withdrawal from everything refunds standard delivery once, with what is settled last", async () => {
  const order = await expressOrder("delivered");
  await withdraw(order, 2, 0);
  await withdraw(order, 0, 1);
  expect(await settle(order, 2)).toBe(2000);
  expect(await settle(order, 1)).toBe(2000 + 490);
});

test("while goods are at the shop and not settled, cancelling the rest refunds no delivery", async () => {
  const order = await expressOrder("paid");
  await ship(order, 2, 0);
  await deliverParcel(shop.context, order.number, { parcelNumber: null, day: null });
  await withdraw(order, 2, 0);
  await receiveGoods(shop.context, order.number, null);
  await cancel(order, 0, 1);
  expect(await refundsOf(order)).toEqual([2000]);
  expect(await settle(order, 1)).toBe(2000 + 490);
});

test("after the withdrawal is settled, the last cancellation refunds standard delivery", async () => {
  const order = await expressOrder("paid");
  await ship(order, 2, 0);
  await deliverParcel(shop.context, order.number, { parcelNumber: null, day: null });
  await withdraw(order, 2, 0);
  expect(await settle(order, 1)).toBe(2000);
  const [refund] = (await rowOf(shop, order)).refunds;
  await settleRefund(shop.context, refund?.id ?? 0, { outcome: "done" }, "shop");
  await cancel(order, 0, 1);
  expect(await refundsOf(order)).toEqual([2000, 2000 + 490]);
});

test("a void withdrawal changes nothing: a lost parcel's express delivery is refunded whole", async () => {
  const order = await expressOrder("paid");
  await ship(order, 2, 1);
  await withdraw(order, 1, 0);
  const wish = { withdrawalNumber: null, reason: "No ha llegado nada" };
  expect(await voidWithdrawal(shop.context, order.number, wish)).toMatchObject({ state: "shipped" });
  await loseParcel(shop.context, order.number, { parcelNumber: null, outcome: "refund" });
  expect(await refundsOf(order)).toEqual([4000 + 990]);
});

test("a void withdrawal does not make express delivery part of a later one's refund", async () => {
  const order = await expressOrder("delivered");
  await withdraw(order, 1, 0);
  await voidWithdrawal(shop.context, order.number, { withdrawalNumber: null, reason: "No ha llegado nada" });
  await withdraw(order, 2, 1);
  expect(await settle(order, 2)).toBe(4000 + 490);
});

test("a withdrawal from all that the guarantee has not paid back refunds standard delivery", async () => {
  const order = await expressOrder("delivered");
  await claimPrice(order);
  await withdraw(order, 1, 1);
  expect(await settle(order, 1)).toBe(3000 + 490);
  expect(await refundsOf(order)).toEqual([1000, 3000 + 490]);
});

test("a piece paid back while the withdrawal from the rest is open belongs to what is not kept", async () => {
  const order = await expressOrder("delivered");
  await withdraw(order, 1, 1);
  await claimPrice(order);
  expect(await settle(order, 1)).toBe(3000 + 490);
});

test("a withdrawal from unsent pieces refunds standard delivery when the guarantee has paid back the sent one", async () => {
  const order = await expressOrder("paid");
  await ship(order, 1, 0);
  await deliverParcel(shop.context, order.number, { parcelNumber: null, day: null });
  await claimPrice(order);
  await withdraw(order, 1, 1);
  expect(await refundsOf(order)).toEqual([1000, 3000 + 490]);
});

test("what a claim has taken off the price is not refunded once more with the pieces", async () => {
  const order = await expressOrder("delivered");
  await claimPrice(order, 400);
  await withdraw(order, 1, 0);
  expect(await settle(order, 1)).toBe(1000);
  await withdraw(order, 1, 0);
  expect(await settle(order, 2)).toBe(1000 - 400);
  await withdraw(order, 0, 1);
  expect(await settle(order, 3)).toBe(2000 + 490);
});

test("a piece is never reduced or paid back by more than its price", async () => {
  const order = await makeOrder(shop, ana, {
    state: "delivered",
    shippingCents: 990,
    things: [{ unitCents: 1000 }],
  });
  await claimPrice(order, 400);
  await claimPrice(order, 601);
  expect(await refundsOf(order)).toEqual([400]);
  await withdraw(order, 1);
  expect(await settle(order, 1)).toBe(600 + 990);
});
