import { madridDay } from "@recambia/contract/madrid-time";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MadeOrder } from "../../test/orders/made-order.ts";
import { piecesOf } from "../../test/orders/made-rows.ts";
import { makeOrder } from "../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import {
  cancelForShop,
  deliverParcel,
  loseParcel,
  readOrderByNumber,
  receiveGoods,
  refundOrder,
  settlePayment,
  settleRefund,
  shipParcel,
} from "./index.ts";
import { listForShop } from "./list-for-shop.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

const began = new Date("2026-11-21T10:00:00Z");
beforeEach(() => shop.clock.set(began));

const dayMs = 24 * 60 * 60_000;
const afterDays = (days: number, andMs = 0) => new Date(began.getTime() + days * dayMs + andMs);

/** Overdue steps of an order at a time; the order is listed as late if there are any. */
async function lateAt({ number }: MadeOrder, now = began): Promise<string> {
  const listed = (isLate: boolean) =>
    listForShop(shop.database, { state: null, isLate, now, today: madridDay(now) });
  const [among] = (await listed(false)).filter((order) => order.number === number);
  if (!among) throw new Error(`${number} is not listed`);
  const isAmongLate = (await listed(true)).some((order) => order.number === number);
  expect(isAmongLate).toBe(among.late !== "");
  return among.late;
}

const report = (order: MadeOrder, amountCents = order.totalCents) =>
  settlePayment(
    shop.context,
    { reference: order.number, amountCents, isPaid: true, detail: { code: "0000" } },
    "bank",
  );

async function dueRefund(order: MadeOrder) {
  const row = await readOrderByNumber(shop.database, order.number);
  const refund = row?.refunds.find(({ state }) => state !== "done");
  if (!refund) throw new Error("No refund is due");
  return refund.id;
}

test("orders are listed newest first, those in one state if it is named", async () => {
  const made = [
    await makeOrder(shop, ana, { state: "paid" }),
    await makeOrder(shop, ana, { state: "shipped" }),
    await makeOrder(shop, ana, { state: "paid" }),
  ];
  const numbers = made.map(({ number }) => number);
  const list = async (state: "paid" | "refunded" | null) =>
    (await listForShop(shop.database, { state, isLate: false, now: began, today: madridDay(began) })).flatMap(
      ({ number }) => (numbers.includes(number) ? [number] : []),
    );
  expect(await list(null)).toEqual(numbers.toReversed());
  expect(await list("paid")).toEqual([numbers[2], numbers[0]]);
  expect(await list("refunded")).toEqual([]);
});

test("what has to be sent is late after the promised day, unless unpaid, cancelled or sent", async () => {
  const promised = await makeOrder(shop, ana, { state: "paid" });
  expect(await lateAt(promised, new Date("2026-12-01T22:59:59Z"))).toBe("");
  expect(await lateAt(promised, new Date("2026-12-01T23:00:00Z"))).toBe("to send");
  const unpaid = await makeOrder(shop, ana);
  const cancelled = await makeOrder(shop, ana, { state: "cancelled" });
  for (const order of [unpaid, cancelled]) expect(await lateAt(order, afterDays(30))).toBe("");
});

test("pieces that were cancelled are not waited for, those of the other lines are", async () => {
  const order = await makeOrder(shop, ana, { state: "paid", things: [{ quantity: 2 }, {}] });
  const ship = (...counts: number[]) =>
    shipParcel(shop.context, order.number, {
      ...{ carrier: "Correos", trackingNumber: "PK1", trackingUrl: null },
      lines: piecesOf(order, ...counts),
    });
  const wish = { reason: "Agotado", lines: piecesOf(order, 1, 0) };
  await cancelForShop(shop.context, order.number, wish);
  await settleRefund(shop.context, await dueRefund(order), { outcome: "done" }, "shop");
  await ship(1, 0);
  await deliverParcel(shop.context, order.number, { parcelNumber: null, day: null });
  expect(await lateAt(order, afterDays(30))).toBe("to send");
  await ship(0, 1);
  await deliverParcel(shop.context, order.number, { parcelNumber: null, day: null });
  expect(await lateAt(order, afterDays(30))).toBe("");
});

test("a parcel is late after the promised day, or ten days on its way, until it arrives", async () => {
  const order = await makeOrder(shop, ana, { state: "shipped" });
  // It was sent the day before.
  expect(await lateAt(order, afterDays(9))).toBe("");
  expect(await lateAt(order, afterDays(9, 1))).toBe("parcel");
  const express = await makeOrder(shop, ana, { state: "shipped" });
  await shop.database.rows({
    text: "update customer_order set promised_by = '2026-11-23' where id = $1",
    values: [express.id],
  });
  expect(await lateAt(express, new Date("2026-11-23T22:59:59Z"))).toBe("");
  expect(await lateAt(express, new Date("2026-11-23T23:00:00Z"))).toBe("parcel");
  await deliverParcel(shop.context, express.number, { parcelNumber: null, day: null });
  expect(await lateAt(express, afterDays(30))).toBe("");
});

test("the pieces of a lost parcel that are to be sent again are late like others", async () => {
  const order = await makeOrder(shop, ana, { state: "shipped" });
  const lost = { parcelNumber: null, outcome: "send_again" } as const;
  expect(await loseParcel(shop.context, order.number, lost)).toMatchObject({ state: "preparing" });
  expect(await lateAt(order, afterDays(10))).toBe("");
  expect(await lateAt(order, afterDays(11))).toBe("to send");
});

test("a refund is late three days after it is due, and a failed one at once", async () => {
  const order = await makeOrder(shop, ana, { state: "paid" });
  await cancelForShop(shop.context, order.number, { reason: "Agotado", lines: null });
  expect(await lateAt(order, afterDays(3))).toBe("");
  expect(await lateAt(order, afterDays(3, 1))).toBe("to repay");
  const refund = await dueRefund(order);
  await settleRefund(shop.context, refund, { outcome: "unknown", failure: "timeout" }, "bank");
  expect(await lateAt(order)).toBe("");
  expect(await lateAt(order, afterDays(3, 1))).toBe("to repay");
  await settleRefund(shop.context, refund, { outcome: "failed", failure: "0904" }, "bank");
  expect(await lateAt(order)).toBe("to repay");
  await settleRefund(shop.context, refund, { outcome: "done" }, "shop");
  expect(await lateAt(order, afterDays(30))).toBe("");
});

test("a payment for an order that has ended is to be repaid at once", async () => {
  const order = await makeOrder(shop, ana);
  await cancelForShop(shop.context, order.number, { reason: "Agotado", lines: null });
  expect(await lateAt(order, afterDays(30))).toBe("");
  expect(await report(order)).toBe("late");
  expect(await lateAt(order)).toBe("to repay");
});

test("another amount than the order's is to be looked at until the order is paid", async () => {
  const order = await makeOrder(shop, ana);
  expect(await report(order, order.totalCents - 1)).toMatchObject({ refused: "conflict" });
  expect(await lateAt(order)).toBe("payment");
  expect(await report(order)).toBe("paid");
  expect(await lateAt(order)).toBe("");
});

test("withdrawn goods are late after three weeks, and their refund ten days after the declaration", async () => {
  const order = await makeOrder(shop, ana, { state: "delivered" });
  expect((await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {})).status).toBe(201);
  expect(await lateAt(order, afterDays(21))).toBe("");
  expect(await lateAt(order, afterDays(21, 1))).toBe("return");
  await receiveGoods(shop.context, order.number, null);
  expect(await lateAt(order, afterDays(10))).toBe("");
  expect(await lateAt(order, afterDays(10, 1))).toBe("to repay");
  shop.clock.set(afterDays(11));
  const wish = { kind: "withdrawal", withdrawalNumber: null, deductionCents: 0, reason: "" } as const;
  await refundOrder(shop.context, order.number, wish);
  expect(await lateAt(order, afterDays(14))).toBe("");
  expect(await lateAt(order, afterDays(14, 1))).toBe("to repay");
});
