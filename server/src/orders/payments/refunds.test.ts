import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { notify, openShopWithBank, type ShopWithBank, startedForm } from "../../../test/bank.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/customers.ts";
import { makeOrder } from "../../../test/orders.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { createRefund } from "../create-refund.ts";
import { lockOrder } from "../order-rows.ts";
import { sendDueRefunds } from "./send-due-refunds.ts";
import { settleRefund } from "./settle-refund.ts";

let shop: ShopWithBank;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openShopWithBank();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.bank.refunds.length = 0;
});

/** An order that was paid by card and cancelled, so that all of it is owed back. */
async function owedBack() {
  const order = await makeOrder(shop, ana, { paymentMethod: "card" });
  const report = shop.bank.pay(await startedForm(ana, order.publicId));
  await notify(shop, shop.bank.sign(report));
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
  return order;
}

const refundOf = (orderId: number) =>
  onlyRow<{ id: number; state: string; failure: string | null; refunded: number; events: string[] }>(
    shop.database,
    {
      text: `select refund.id::integer as id, refund.state, refund.failure, o.refunded_cents as refunded,
               array(select kind from order_event where order_id = o.id and kind like 'refund%' order by id) as events
             from refund join customer_order o on o.id = refund.order_id where o.id = $1`,
      values: [orderId],
    },
  );

test("what the bank refuses is told as failed and nothing counts as given back", async () => {
  for (const [answer, failure] of [
    ["refused", "0904"],
    ["unknown order", "SIS0057"],
  ] as const) {
    const order = await owedBack();
    shop.bank.refundAnswers.push(answer);
    await sendDueRefunds(shop.context, shop.payments);
    expect(await refundOf(order.id)).toMatchObject({
      state: "failed",
      failure,
      refunded: 0,
      events: ["refund_failed"],
    });
  }
  expect(shop.bank.refunds).toEqual([]);
});

test("without the bank's own answer it stays under way, and is never asked for again", async () => {
  for (const answer of ["silence", "forged", "other amount"] as const) {
    const order = await owedBack();
    shop.bank.refundAnswers.push(answer);
    expect(await sendDueRefunds(shop.context, shop.payments)).toBe(1);
    expect(await sendDueRefunds(shop.context, shop.payments)).toBe(0);
    expect(await refundOf(order.id)).toMatchObject({ state: "sent", refunded: 0, events: [] });
  }
});

test("what is due is sent once, by however many processes, and rectifies the invoice", async () => {
  const orders = [await owedBack(), await owedBack(), await owedBack()];
  await Promise.all(Array.from({ length: 6 }, () => sendDueRefunds(shop.context, shop.payments)));
  expect(shop.bank.refunds.map(({ cents }) => cents)).toEqual(orders.map(({ totalCents }) => totalCents));
  for (const order of orders) {
    expect(await refundOf(order.id)).toMatchObject({
      state: "done",
      failure: null,
      refunded: order.totalCents,
      events: ["refund_made"],
    });
    const totals = await shop.database.rows<{ kind: string; total_cents: number }>({
      text: "select kind, total_cents from invoice where order_id = $1 order by id",
      values: [order.id],
    });
    expect(totals).toEqual([
      { kind: "simplified", total_cents: order.totalCents },
      { kind: "rectifying", total_cents: -order.totalCents },
    ]);
  }
});

test("a process that dies after asking leaves the refund to the owner", async () => {
  const order = await owedBack();
  const dying = {
    adapterFor: () => ({
      ...shop.payments.adapterFor("card"),
      methods: ["card" as const],
      newReference: null,
      start: () => {
        throw new Error("Nothing is paid here");
      },
      refund: () => Promise.reject(new Error("The process ends here")),
    }),
  };
  await expect(sendDueRefunds(shop.context, dying)).rejects.toThrow("The process ends here");
  expect(await sendDueRefunds(shop.context, shop.payments)).toBe(0);
  expect(await refundOf(order.id)).toMatchObject({ state: "sent", refunded: 0 });
  // The owner has looked at the bank: it had gone back.
  const { id } = await refundOf(order.id);
  await settleRefund(shop.context, id, { outcome: "done" }, "shop");
  expect(await refundOf(order.id)).toMatchObject({ state: "done", refunded: order.totalCents });
  expect(await settleRefund(shop.context, id, { outcome: "done" }, "shop")).toEqual({ refused: "conflict" });
});

test("a transfer's refund waits for the owner", async () => {
  const order = await makeOrder(shop, ana, { state: "paid" });
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
  expect(await sendDueRefunds(shop.context, shop.payments)).toBe(0);
  expect(await refundOf(order.id)).toMatchObject({ state: "due" });
});

test("what came too late goes back without counting on the order", async () => {
  const order = await makeOrder(shop, ana, { paymentMethod: "card" });
  const report = shop.bank.pay(await startedForm(ana, order.publicId));
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
  await notify(shop, shop.bank.sign(report));
  await sendDueRefunds(shop.context, shop.payments);
  expect(shop.bank.refunds).toEqual([{ reference: report.Ds_Order, cents: order.totalCents }]);
  expect(await refundOf(order.id)).toMatchObject({ state: "done", refunded: 0, events: ["refund_made"] });
});

test("a refund that failed and was made up for by another never counts as well", async () => {
  const order = await owedBack();
  shop.bank.refundAnswers.push("refused");
  await sendDueRefunds(shop.context, shop.payments);
  const failed = await refundOf(order.id);
  await shop.database.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, order.id);
    const content = { lines: [], shipping_cents: order.totalCents, deduction_cents: 0 };
    await createRefund(transaction, locked, {
      cause: "cancelled",
      reason: "Once more",
      amountCents: order.totalCents,
      content,
      at: shop.clock.now(),
    });
  });
  expect(await settleRefund(shop.context, failed.id, { outcome: "done" }, "shop")).toEqual({
    refused: "conflict",
  });
});
