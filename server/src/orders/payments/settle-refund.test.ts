import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { piecesOf, rowOf } from "../../../test/orders/made-rows.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { lastMailTo } from "../../../test/people/sign-up.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { refundOrder, settleRefund } from "../index.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

const reason = "La caja vino con un golpe";

/** A delivered order with a refund of one piece that is due, for a reason. */
async function owedBack() {
  const order = await makeOrder(shop, ana, { state: "delivered", things: [{ quantity: 2 }] });
  const wish = { kind: "lines", lines: piecesOf(order, 1), reason } as const;
  await refundOrder(shop.context, order.number, wish);
  return order;
}

async function refundOf(order: MadeOrder) {
  const [refund] = await shop.database.rows<{
    id: number;
    state: string;
    failure: string | null;
    settled_at: Date | null;
  }>({
    text: "select id::integer as id, state, failure, settled_at from refund where order_id = $1",
    values: [order.id],
  });
  if (!refund) throw new Error("No refund is due");
  return refund;
}

test("an unknown refund is not found, and a done one is not settled again", async () => {
  expect(await settleRefund(shop.context, 999_999_999, { outcome: "done" }, "shop")).toEqual({
    refused: "not_found",
  });
  const order = await owedBack();
  const { id } = await refundOf(order);
  expect(await settleRefund(shop.context, id, { outcome: "done" }, "shop")).toMatchObject({
    refunded_cents: 3490,
  });
  const failed = { outcome: "failed", failure: "0904" } as const;
  expect(await settleRefund(shop.context, id, failed, "bank")).toEqual({ refused: "conflict" });
  expect(await refundOf(order)).toMatchObject({ state: "done", failure: null });
});

test("an attempt keeps its failure and time; what the bank refused says so after it was sent another way", async () => {
  const order = await owedBack();
  const { id } = await refundOf(order);
  await settleRefund(shop.context, id, { outcome: "unknown", failure: "timeout" }, "bank");
  expect(await refundOf(order)).toMatchObject({ state: "sent", failure: "timeout", settled_at: null });
  await settleRefund(shop.context, id, { outcome: "failed", failure: "0904" }, "bank");
  expect(await refundOf(order)).toMatchObject({
    ...{ state: "failed", failure: "0904", settled_at: shop.clock.now() },
  });
  shop.clock.set(new Date("2026-11-22T10:00:00Z"));
  await settleRefund(shop.context, id, { outcome: "done" }, "shop");
  expect(await refundOf(order)).toMatchObject({
    ...{ state: "done", failure: "0904", settled_at: shop.clock.now() },
  });
  expect(await ana.get(`/spa/orders/${order.publicId}`)).toMatchObject({
    body: { data: { refunds: [{ state: "done", is_other_way: true }] } },
  });
  const mail = await lastMailTo(shop, ana.email);
  expect(mail).toMatchObject({ template: "refund_made", content: { is_other_way: true } });
});

test("the customer reads on the page and by mail how much was refunded, and why", async () => {
  const order = await owedBack();
  const { id } = await refundOf(order);
  await settleRefund(shop.context, id, { outcome: "done" }, "shop");
  const { events } = await rowOf(shop, order);
  expect(events.at(-1)).toMatchObject({ kind: "refund_made", text: reason, cents: 3490, actor: "shop" });
  expect(await lastMailTo(shop, ana.email)).toMatchObject({
    template: "refund_made",
    content: { reason, cents: 3490 },
  });
});
