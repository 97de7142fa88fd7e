import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { notify, openShopWithBank, type ShopWithBank, startedForm } from "../../../test/orders/bank.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { receiveGoods } from "../parcels/receive-goods.ts";
import { refundOrder } from "../refunds/refund-order.ts";
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

/** An order paid by card and cancelled, so that a full refund is due. */
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

const byHandAdapter = {
  methods: ["card" as const],
  newReference: null,
  start: () => {
    throw new Error("Nothing is paid here");
  },
};

test("a refused refund is reported as failed and does not count", async () => {
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

test("a refund without an authentic response stays sent and is never repeated", async () => {
  for (const answer of ["silence", "forged", "other amount"] as const) {
    const order = await owedBack();
    shop.bank.refundAnswers.push(answer);
    expect(await sendDueRefunds(shop.context, shop.payments)).toBe(1);
    expect(await sendDueRefunds(shop.context, shop.payments)).toBe(0);
    expect(await refundOf(order.id)).toMatchObject({ state: "sent", refunded: 0, events: [] });
  }
});

test("due refunds are sent once by any number of processes, and rectify the invoice", async () => {
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

test("a refund is not noted as sent by hand while the bank is being asked for it", async () => {
  const order = await owedBack();
  const { id } = await refundOf(order.id);
  const byHand = (seen: "due" | "sent") => settleRefund(shop.context, id, { outcome: "done" }, "shop", seen);
  const answers: unknown[] = [];
  const slow = {
    adapterFor: () => ({
      ...byHandAdapter,
      refund: async () => {
        answers.push(await byHand("due"), await byHand("sent"));
        return { outcome: "done" as const };
      },
    }),
  };
  await sendDueRefunds(shop.context, slow);
  expect(answers).toEqual([{ refused: "conflict" }, { refused: "conflict" }]);
  expect(await refundOf(order.id)).toMatchObject({ state: "done", events: ["refund_made"] });
});

test("the bank and the operator's note at the same moment pay a refund once", async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const order = await owedBack();
    const { id } = await refundOf(order.id);
    shop.bank.refunds.length = 0;
    const [noted] = await Promise.all([
      settleRefund(shop.context, id, { outcome: "done" }, "shop", "due"),
      sendDueRefunds(shop.context, shop.payments),
    ]);
    expect(shop.bank.refunds).toHaveLength("refused" in noted ? 1 : 0);
    expect(await refundOf(order.id)).toMatchObject({ state: "done", refunded: order.totalCents });
  }
});

test("a refund interrupted by a crash is left to the operator", async () => {
  const order = await owedBack();
  const dying = {
    adapterFor: () => ({
      ...byHandAdapter,
      refund: () => Promise.reject(new Error("The process ends here")),
    }),
  };
  await expect(sendDueRefunds(shop.context, dying)).rejects.toThrow("The process ends here");
  expect(await sendDueRefunds(shop.context, shop.payments)).toBe(0);
  expect(await refundOf(order.id)).toMatchObject({ state: "sent", refunded: 0 });
  // Another process could still be waiting for the bank.
  const { id } = await refundOf(order.id);
  expect(await settleRefund(shop.context, id, { outcome: "done" }, "shop")).toEqual({ refused: "conflict" });
  // The operator has checked the bank: it was refunded.
  shop.clock.set(new Date(shop.clock.now().getTime() + 3 * 60_000));
  await settleRefund(shop.context, id, { outcome: "done" }, "shop");
  expect(await refundOf(order.id)).toMatchObject({ state: "done", refunded: order.totalCents });
  expect(await settleRefund(shop.context, id, { outcome: "done" }, "shop")).toEqual({ refused: "conflict" });
});

test("refunds wait while the shop has no bank, or one whose refunds are made by hand", async () => {
  const order = await owedBack();
  expect(await sendDueRefunds(shop.context, { adapterFor: () => undefined })).toBe(0);
  expect(await sendDueRefunds(shop.context, { adapterFor: () => byHandAdapter })).toBe(0);
  expect(await refundOf(order.id)).toMatchObject({ state: "due", failure: null });
  expect(await sendDueRefunds(shop.context, shop.payments)).toBe(1);
  expect(await refundOf(order.id)).toMatchObject({ state: "done", failure: null });
});

test("a transfer's refund waits for the operator", async () => {
  const order = await makeOrder(shop, ana, { state: "paid" });
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
  expect(await sendDueRefunds(shop.context, shop.payments)).toBe(0);
  expect(await refundOf(order.id)).toMatchObject({ state: "due" });
});

test("the failed refund of a withdrawal is not created twice", async () => {
  const order = await makeOrder(shop, ana, { paymentMethod: "card" });
  const report = shop.bank.pay(await startedForm(ana, order.publicId));
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
  await notify(shop, shop.bank.sign(report));
  await sendDueRefunds(shop.context, shop.payments);
  expect(shop.bank.refunds).toEqual([{ reference: report.Ds_Order, cents: order.totalCents }]);
  expect(await refundOf(order.id)).toMatchObject({ state: "done", refunded: 0, events: ["refund_made"] });
});

test("a failed refund stays due: its money is reserved, and it is sent by hand", async () => {
  const order = await owedBack();
  shop.bank.refundAnswers.push("refused");
  await sendDueRefunds(shop.context, shop.payments);
  const failed = await refundOf(order.id);
  const goodwill = { kind: "amount", amountCents: 1, reason: "Once more" } as const;
  expect(await refundOrder(shop.context, order.number, goodwill)).toEqual({ refused: "conflict" });
  await settleRefund(shop.context, failed.id, { outcome: "done" }, "shop");
  expect(await refundOf(order.id)).toMatchObject({ state: "done", refunded: order.totalCents });
});

test("the refund of a withdrawal that failed is not made a second time", async () => {
  const order = await makeOrder(shop, ana, { state: "returned", paymentMethod: "card" });
  const wish = { kind: "withdrawal", withdrawalNumber: null, deductionCents: 0, reason: "" } as const;
  expect(await refundOrder(shop.context, order.number, wish)).toMatchObject({ state: "returned" });
  const { id } = await refundOf(order.id);
  await settleRefund(shop.context, id, { outcome: "failed", failure: "0904" }, "bank");
  expect(await refundOrder(shop.context, order.number, wish)).toEqual({ refused: "conflict" });
  expect(await settleRefund(shop.context, id, { outcome: "done" }, "shop")).toMatchObject({
    state: "refunded",
  });
});

test("goodwill and deductions leave deposits alone: invoices never become negative", async () => {
  const things = [{ quantity: 2, unitCents: 1000, coreDepositCents: 5000 }];
  const order = await makeOrder(shop, ana, { state: "delivered", things, shippingCents: 490 });
  const [line] = order.lines;
  const goodwill = (amountCents: number) =>
    refundOrder(shop.context, order.number, { kind: "amount", amountCents, reason: "Disculpas" });
  expect(await goodwill(2491)).toEqual({ refused: "conflict" });
  expect(await goodwill(1500)).toMatchObject({ state: "delivered" });
  const lines = [{ line_id: line?.publicId, quantity: 2 }];
  expect((await ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines })).status).toBe(201);
  await receiveGoods(shop.context, order.number, null);
  const withdrawn = (deductionCents: number) =>
    refundOrder(shop.context, order.number, {
      ...{ kind: "withdrawal", withdrawalNumber: null, deductionCents, reason: "Montado" },
    });
  expect(await withdrawn(2491)).toEqual({ refused: "conflict" });
  // Of 2,490 for goods and delivery, 1,500 have been refunded; deposits are refunded in full.
  expect(await withdrawn(0)).toMatchObject({
    refunds: [{ amount_cents: 1500 }, { amount_cents: 990 + 10_000 }],
  });
});
