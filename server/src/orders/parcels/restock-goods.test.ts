import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { stockOf } from "../../../test/orders/checkout.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { piecesOf } from "../../../test/orders/made-rows.ts";
import { makeOrder, type OrderedThing } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { readRevision } from "../../../test/shop/read-revision.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { decideOnReturns, deliverParcel, loseParcel, receiveGoods, shipParcel } from "../index.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

/** A delivered order whose goods are back at the shop. */
async function returnedOrder(things: OrderedThing[]): Promise<MadeOrder> {
  const order = await makeOrder(shop, ana, { state: "delivered", things });
  await takeBack(order);
  return order;
}

async function takeBack(order: MadeOrder) {
  expect((await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {})).status).toBe(201);
  await receiveGoods(shop.context, order.number, null);
}

const decide = (
  order: MadeOrder,
  kind: "restocked" | "written_off",
  lines: ReturnType<typeof piecesOf> | null = null,
) => decideOnReturns(shop.context, order.number, { kind, reason: null, lines });

test("goods of an unknown order are not found", async () => {
  const decision = { kind: "restocked", reason: null, lines: null } as const;
  expect(await decideOnReturns(shop.context, "RC-0000-0000", decision)).toEqual({ refused: "not_found" });
});

test("what was sold out is for sale once it is restocked, not when it is written off", async () => {
  const changes = async (kind: "restocked" | "written_off", available: number) => {
    const product = await makeProduct(shop.database, { available });
    const order = await returnedOrder([{ product }]);
    const before = await readRevision(shop.database);
    expect(await decide(order, kind)).toMatchObject({ number: order.number });
    return [await stockOf(shop.database, product), (await readRevision(shop.database)) !== before];
  };
  expect(await changes("restocked", 1)).toEqual([[1], true]);
  expect(await changes("restocked", 500)).toEqual([[500], false]);
  expect(await changes("written_off", 1)).toEqual([[0], false]);
});

test("goods are decided on after their refund as well, each piece once", async () => {
  const order = await makeOrder(shop, ana, { state: "refunded", things: [{ quantity: 2 }] });
  expect(await decide(order, "restocked", piecesOf(order, 1))).toMatchObject({ number: order.number });
  expect(await decide(order, "written_off")).toMatchObject({ number: order.number });
  expect(await decide(order, "written_off", piecesOf(order, 1))).toMatchObject({
    fields: { lines: { values: { limit: 0 } } },
  });
});

test("each line is decided for itself", async () => {
  const order = await returnedOrder([{ quantity: 2 }, { quantity: 3 }]);
  expect(await decide(order, "restocked", piecesOf(order, 2, 0))).toMatchObject({ number: order.number });
  expect(await decide(order, "restocked", piecesOf(order, 1, 0))).toMatchObject({
    refused: "validation_failed",
    fields: { lines: { values: { limit: 0 } } },
  });
  expect(await decide(order, "written_off", piecesOf(order, 0, 3))).toMatchObject({ number: order.number });
});

test("pieces that were lost on their way take no place of pieces that came back", async () => {
  const order = await makeOrder(shop, ana, { state: "paid", things: [{ quantity: 3 }] });
  const parcel = { carrier: "Correos", trackingNumber: "PK1", trackingUrl: null };
  await shipParcel(shop.context, order.number, { ...parcel, lines: piecesOf(order, 1) });
  await loseParcel(shop.context, order.number, { parcelNumber: 1, outcome: "refund" });
  await shipParcel(shop.context, order.number, { ...parcel, lines: null });
  await deliverParcel(shop.context, order.number, { parcelNumber: null, day: null });
  await takeBack(order);
  expect(await decide(order, "restocked", piecesOf(order, 3))).toMatchObject({
    fields: { lines: { values: { limit: 2 } } },
  });
  expect(await decide(order, "restocked", piecesOf(order, 2))).toMatchObject({ number: order.number });
});

test("a kit is counted as one, however many products it consists of", async () => {
  const product = await makeProduct(shop.database, { available: 9 });
  const second = await makeProduct(shop.database);
  const order = await makeOrder(shop, ana, { state: "delivered", things: [{ product, quantity: 2 }] });
  await shop.database.rows({
    text: "insert into order_line_piece (order_line_id, product_id, pieces) values ($1, $2, 4)",
    values: [order.lines[0]?.id, second.id],
  });
  await takeBack(order);
  expect(await decide(order, "restocked", piecesOf(order, 1))).toMatchObject({
    stock_movements: [
      { kind: "restocked", quantity: 1, pieces: 1 },
      { kind: "restocked", quantity: 1, pieces: 2 },
    ],
  });
  expect(await decide(order, "written_off", piecesOf(order, 2))).toMatchObject({
    fields: { lines: { values: { limit: 1 } } },
  });
});
