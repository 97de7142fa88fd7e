import { orderProgress } from "@recambia/contract/orders/order-progress";
import type { Order, OrderSummary } from "@recambia/contract/orders/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import {
  deliverParcel,
  loseParcel,
  readOrderByNumber,
  receiveGoods,
  settleRefund,
  shipParcel,
  takeParcelBack,
} from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The counts of the list, which must equal those of the order. */
async function progressOf(ana: TestCustomer, publicId: string) {
  const order: Order = Object(readField((await ana.get(`/spa/orders/${publicId}`)).body, "data"));
  const list: OrderSummary[] = Object(readField((await ana.get("/spa/orders")).body, "data"));
  const { progress } = list.find(({ id }) => id === publicId) ?? {};
  expect(progress).toEqual(orderProgress(order));
  return progress;
}

test("a list has the same piece counts as the order", async () => {
  const ana = await signedInCustomer(shop);
  const [pads, discs] = [await makeProduct(shop.database), await makeProduct(shop.database)];
  const things = [
    { product: pads, quantity: 3, unitCents: 1000 },
    { product: discs, quantity: 2, unitCents: 2000 },
  ];
  const order = await makeOrder(shop, ana, { state: "paid", things, shippingCents: 490 });
  const pieces = (...counts: number[]) =>
    counts.flatMap((quantity, index) =>
      quantity > 0 ? [{ line_id: order.lines[index]?.publicId ?? "", quantity }] : [],
    );
  const path = `/spa/orders/${order.publicId}`;
  const parcel = { carrier: "Correos", trackingNumber: "PK1", trackingUrl: null };
  const ship = (...counts: number[]) =>
    shipParcel(shop.context, order.number, { ...parcel, lines: pieces(...counts) });
  const now = () => progressOf(ana, order.publicId);

  expect(await now()).toMatchObject({ ordered: 5, waiting: 5 });
  await ship(1, 1);
  await deliverParcel(shop.context, order.number, { parcelNumber: 1, day: null });
  await ship(1, 0);
  expect(await now()).toMatchObject({ waiting: 2, on_the_way: 1, delivered: 2 });
  await takeParcelBack(shop.context, order.number, 2);
  expect(await now()).toMatchObject({ waiting: 3, on_the_way: 0, delivered: 2 });
  await ana.post(`${path}/cancel`, { lines: pieces(0, 1) });
  expect(await now()).toMatchObject({ waiting: 2, cancelled: 1, refund_due_cents: 2000 });
  await ship(1, 0);
  await loseParcel(shop.context, order.number, { parcelNumber: 3, outcome: "refund" });
  expect(await now()).toMatchObject({ waiting: 1, on_the_way: 0, cancelled: 2, refund_due_cents: 3000 });
  await ana.post(`${path}/withdrawal`, { lines: pieces(0, 1) });
  expect(await now()).toMatchObject({ delivered: 2, to_return: 1, returned: 0 });
  await receiveGoods(shop.context, order.number, null);
  expect(await now()).toMatchObject({ delivered: 2, to_return: 0, returned: 1 });
  const row = await readOrderByNumber(shop.database, order.number);
  for (const { id } of row?.refunds ?? []) await settleRefund(shop.context, id, { outcome: "done" }, "shop");
  expect(await now()).toMatchObject({ refund_due_cents: 0, refunded_cents: 3000 });
});

test("an order cancelled unpaid counts as cancelled in the list as well", async () => {
  const ana = await signedInCustomer(shop);
  const things = [{ product: await makeProduct(shop.database), quantity: 2, unitCents: 1000 }];
  const order = await makeOrder(shop, ana, { state: "pending_payment", things });
  await ana.post(`/spa/orders/${order.publicId}/cancel`);
  expect(await progressOf(ana, order.publicId)).toMatchObject({ waiting: 0, cancelled: 2 });
});
