import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { piecesOf, rowOf } from "../../../test/orders/made-rows.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { cancelForShop, deliverParcel, loseParcel, shipParcel, takeParcelBack } from "../index.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

const began = new Date("2026-11-21T10:00:00Z");
beforeEach(() => shop.clock.set(began));

const afterHours = (hours: number) => new Date(began.getTime() + hours * 60 * 60_000);
const parcel = { carrier: "Correos", trackingNumber: "PK1", trackingUrl: null };

const twoLines = (state: "paid" | "preparing" = "paid") =>
  makeOrder(shop, ana, { state, things: [{ quantity: 2 }, {}] });
const ship = (order: MadeOrder, ...counts: number[]) =>
  shipParcel(shop.context, order.number, { ...parcel, lines: piecesOf(order, ...counts) });
const deliver = (order: MadeOrder, parcelNumber: number | null = null) =>
  deliverParcel(shop.context, order.number, { parcelNumber, day: null });

/** State of an order, with the hours until all was sent, and delivered. */
async function progressOf(order: MadeOrder) {
  const { state, shipped_at, delivered_at } = await rowOf(shop, order);
  const hours = (moment: string | null) =>
    moment === null ? null : (Date.parse(moment) - began.getTime()) / (60 * 60_000);
  return [state, hours(shipped_at), hours(delivered_at)];
}

test("an order is sent with its last parcel, and delivered with the one that arrives last", async () => {
  const order = await twoLines();
  await ship(order, 2, 0);
  expect(await progressOf(order)).toEqual(["preparing", null, null]);
  shop.clock.set(afterHours(1));
  await ship(order, 0, 1);
  expect(await progressOf(order)).toEqual(["shipped", 1, null]);
  shop.clock.set(afterHours(2));
  await deliver(order, 2);
  expect(await progressOf(order)).toEqual(["shipped", 1, null]);
  shop.clock.set(afterHours(3));
  await deliver(order, 1);
  expect(await progressOf(order)).toEqual(["delivered", 1, 3]);
});

test("cancelling what is missing completes an order: the term begins then, not at an earlier arrival", async () => {
  const order = await twoLines();
  await ship(order, 2, 0);
  await deliver(order);
  shop.clock.set(afterHours(5));
  await cancelForShop(shop.context, order.number, { reason: "Agotado", lines: null });
  expect(await progressOf(order)).toEqual(["delivered", 5, 5]);
});

test("a parcel that was lost is not waited for", async () => {
  const order = await twoLines();
  await ship(order, 2, 0);
  await ship(order, 0, 1);
  await loseParcel(shop.context, order.number, { parcelNumber: 2, outcome: "refund" });
  shop.clock.set(afterHours(4));
  await deliver(order);
  expect(await progressOf(order)).toEqual(["delivered", 0, 4]);
});

test("a parcel that came back is not waited for: its pieces are sent again", async () => {
  const order = await twoLines();
  await ship(order, 2, 1);
  await takeParcelBack(shop.context, order.number, null);
  expect(await progressOf(order)).toEqual(["preparing", null, null]);
  shop.clock.set(afterHours(1));
  await ship(order, 2, 1);
  await deliver(order);
  expect(await progressOf(order)).toEqual(["delivered", 1, 1]);
});

test("until something leaves, an order that loses a line stays paid, or in preparation", async () => {
  for (const state of ["paid", "preparing"] as const) {
    const order = await twoLines(state);
    const wish = { reason: "Agotado", lines: piecesOf(order, 0, 1) };
    await cancelForShop(shop.context, order.number, wish);
    expect(await progressOf(order)).toEqual([state, null, null]);
    await cancelForShop(shop.context, order.number, { reason: "Agotado", lines: null });
    expect(await progressOf(order)).toEqual(["cancelled", null, null]);
  }
});
