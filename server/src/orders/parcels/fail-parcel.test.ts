import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { deliverParcel, loseParcel, readOrderByNumber, shipParcel, takeParcelBack } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const parcel = { carrier: "Correos", trackingNumber: "PK1", trackingUrl: null, lines: null };

/** An order with three pieces of one product and one of another in a parcel on its way. */
async function shippedOrder(available = 10) {
  const ana = await signedInCustomer(shop);
  const pads = await makeProduct(shop.database, { available });
  const things = [{ product: pads, quantity: 3 }, { quantity: 1 }];
  const order = await makeOrder(shop, ana, { state: "paid", things });
  await shipParcel(shop.context, order.number, parcel);
  return { ana, pads, order };
}

const lose = (order: MadeOrder, outcome: "refund" | "send_again", parcelNumber: number | null = null) =>
  loseParcel(shop.context, order.number, { parcelNumber, outcome });

const revisionNow = async () =>
  (await shop.database.rows<{ revision: number }>({ text: "select revision from catalogue_revision" }))[0];

test("a parcel with withdrawn pieces is neither lost nor returned: the withdrawal is settled", async () => {
  const { ana, order } = await shippedOrder();
  const lines = [{ line_id: order.lines[0]?.publicId, quantity: 1 }];
  expect((await ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines })).status).toBe(201);
  for (const outcome of ["refund", "send_again"] as const) {
    expect(await lose(order, outcome)).toEqual({ refused: "conflict" });
  }
  expect(await takeParcelBack(shop.context, order.number, null)).toEqual({ refused: "conflict" });
});

test("pieces of another parcel can be withdrawn from while this one is lost", async () => {
  const ana = await signedInCustomer(shop);
  const order = await makeOrder(shop, ana, { state: "paid", things: [{ quantity: 2 }] });
  const lines = [{ line_id: order.lines[0]?.publicId ?? "", quantity: 1 }];
  await shipParcel(shop.context, order.number, { ...parcel, lines });
  await deliverParcel(shop.context, order.number, { parcelNumber: null, day: null });
  await shipParcel(shop.context, order.number, parcel);
  expect((await ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines })).status).toBe(201);
  expect(await lose(order, "refund", 2)).toMatchObject({ number: order.number });
});

test("only a parcel on its way can be lost or returned, and only of an existing order", async () => {
  const { order } = await shippedOrder();
  expect(await takeParcelBack(shop.context, order.number, 1)).toMatchObject({ state: "preparing" });
  expect(await takeParcelBack(shop.context, order.number, 1)).toEqual({ refused: "conflict" });
  expect(await lose(order, "refund", 1)).toEqual({ refused: "conflict" });
  await shipParcel(shop.context, order.number, parcel);
  await deliverParcel(shop.context, order.number, { parcelNumber: 2, day: null });
  expect(await lose(order, "refund", 2)).toEqual({ refused: "conflict" });
  const unknown = { parcelNumber: null, outcome: "refund" } as const;
  expect(await loseParcel(shop.context, "RC-0000-0000", unknown)).toEqual({ refused: "not_found" });
});

test("the timeline names the carrier", async () => {
  const { order } = await shippedOrder();
  await lose(order, "refund");
  const row = await readOrderByNumber(shop.database, order.number);
  expect(row?.events.find(({ kind }) => kind === "parcel_lost")?.text).toBe("Correos PK1");
});

test("replacements that use up the stock show as sold out; without stock nothing is sent", async () => {
  const { order } = await shippedOrder(6);
  const before = await revisionNow();
  expect(await lose(order, "send_again")).toMatchObject({ state: "preparing" });
  expect((await revisionNow())?.revision).not.toBe(before?.revision);
  await shipParcel(shop.context, order.number, parcel);
  expect(await lose(order, "send_again", 2)).toEqual({ refused: "out_of_stock", values: { available: 0 } });
  const unchanged = await revisionNow();
  expect(await lose(order, "refund", 2)).toMatchObject({ number: order.number });
  expect(await revisionNow()).toEqual(unchanged);
});
