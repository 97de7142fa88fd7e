import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { notify, openShopWithBank, type ShopWithBank, startedForm } from "../../../test/orders/bank.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { readField } from "../../../test/shop/test-shop.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { settlePayment } from "./settle-payment.ts";

let shop: ShopWithBank;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openShopWithBank();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

const cardOrder = (given: Parameters<typeof makeOrder>[2] = {}) =>
  makeOrder(shop, ana, { paymentMethod: "card", ...given });

/** An order with an accepted payment that the bank has not reported yet. */
async function paidAtBank(code = "0000", given: Parameters<typeof makeOrder>[2] = {}) {
  const order = await cardOrder(given);
  const report = shop.bank.pay(await startedForm(ana, order.publicId), code);
  return { order, report };
}

const stateOf = async (id: number) =>
  (
    await onlyRow<{ state: string }>(shop.database, {
      text: "select state from customer_order where id = $1",
      values: [id],
    })
  ).state;

const countOf = async (table: "payment" | "refund" | "invoice", id: number, state?: string) =>
  (
    await onlyRow<{ count: number }>(shop.database, {
      text: `select count(*)::integer as count from ${table} where order_id = $1
             and ($2::text is null or to_jsonb(${table})->>'state' = $2)`,
      values: [id, state ?? null],
    })
  ).count;

test("orders that are foreign, ended or paid cannot be paid", async () => {
  const order = await cardOrder();
  const ben = await signedInCustomer(shop);
  expectRefusal(await ben.post(`/spa/orders/${order.publicId}/payment`), 404, "not_found");
  for (const state of ["paid", "cancelled", "delivered"] as const) {
    const other = await cardOrder({ state });
    expectRefusal(await ana.post(`/spa/orders/${other.publicId}/payment`), 409, "conflict");
  }
  const late = await cardOrder({ payUntil: shop.clock.now() });
  expectRefusal(await ana.post(`/spa/orders/${late.publicId}/payment`), 409, "conflict");
});

test("a transfer has instructions with the order number; requesting them is idempotent", async () => {
  const order = await makeOrder(shop, ana);
  for (let count = 0; count < 2; count += 1) {
    const answer = await ana.post(`/spa/orders/${order.publicId}/payment`);
    expect(readField(readField(answer.body, "data"), "transfer")).toMatchObject({
      reference: order.number,
      cents: order.totalCents,
      iban: shop.context.shop.bank_account.iban,
    });
  }
  expect(await countOf("payment", order.id)).toBe(1);
});

test("each visit to the bank is an attempt of its own; thirty per hour are allowed", async () => {
  const order = await cardOrder();
  for (let count = 0; count < 30; count += 1) await startedForm(ana, order.publicId);
  expect(await countOf("payment", order.id, "open")).toBe(30);
  expectRefusal(await ana.post(`/spa/orders/${order.publicId}/payment`), 429, "too_many_requests");
});

test("a notification pays the order, with its invoice and without card data", async () => {
  const { order, report } = await paidAtBank();
  const answer = await notify(shop, shop.bank.sign(report));
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { received: true } }]);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(await stateOf(order.id)).toBe("paid");
  expect(await countOf("invoice", order.id)).toBe(1);
  const payment = await onlyRow<{ state: string; detail: unknown }>(shop.database, {
    text: "select state, detail from payment where order_id = $1",
    values: [order.id],
  });
  expect(payment).toEqual({
    state: "paid",
    detail: { response: "0000", authorisation: "501602", at: "22/11/2026 10:15" },
  });
});

test("repeated and concurrent notifications pay and invoice once", async () => {
  const { order, report } = await paidAtBank();
  const fields = shop.bank.sign(report);
  const answers = await Promise.all(Array.from({ length: 10 }, () => notify(shop, fields)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await notify(shop, fields)).statusCode).toBe(200);
  expect([await countOf("payment", order.id, "paid"), await countOf("invoice", order.id)]).toEqual([1, 1]);
});

test("a refused card leaves the order open for another attempt, and its page says until when", async () => {
  const payUntil = new Date(Date.now() + 3_600_000);
  const { order, report } = await paidAtBank("0190", { payUntil });
  const shownEnd = async () => {
    const { body } = await ana.get(`/spa/orders/${order.publicId}`);
    return readField(readField(readField(body, "data"), "payment"), "pay_until");
  };
  expect((await notify(shop, shop.bank.sign(report))).statusCode).toBe(200);
  expect([await stateOf(order.id), await countOf("payment", order.id, "refused")]).toEqual([
    "pending_payment",
    1,
  ]);
  expect(await shownEnd()).toBe(payUntil.toISOString());
  const again = shop.bank.pay(await startedForm(ana, order.publicId));
  await notify(shop, shop.bank.sign(again));
  expect([await stateOf(order.id), await shownEnd()]).toEqual(["paid", null]);
  await notify(shop, shop.bank.sign({ ...again, Ds_Response: "0190" }));
  expect(await stateOf(order.id)).toBe("paid");
});

test("a wrong amount pays nothing and is recorded for the operator", async () => {
  const { order, report } = await paidAtBank();
  for (const cents of [order.totalCents - 1, order.totalCents + 1]) {
    const notification = shop.bank.sign({ ...report, Ds_Amount: String(cents) });
    expect((await notify(shop, notification)).statusCode).toBe(409);
    const payment = await onlyRow<{ state: string; told: string }>(shop.database, {
      text: "select state, detail->>'told_cents' as told from payment where order_id = $1",
      values: [order.id],
    });
    expect(payment).toEqual({ state: "open", told: String(cents) });
  }
  expect(await stateOf(order.id)).toBe("pending_payment");
});

test("the signed return URL replaces a lost notification, for the order's own customer", async () => {
  const { order, report } = await paidAtBank();
  const address = `/spa/orders/${order.publicId}/payment-return`;
  const signed = shop.bank.sign(report);
  const ben = await signedInCustomer(shop);
  expectRefusal(await ben.post(address, signed), 404, "not_found");
  const other = await cardOrder();
  expectRefusal(await ana.post(`/spa/orders/${other.publicId}/payment-return`, signed), 404, "not_found");
  expectRefusal(await ana.post(address, { ...signed, Ds_Signature: "AAAA" }), 422, "invalid_token");
  const short = shop.bank.sign({ ...report, Ds_Amount: "1" });
  expectRefusal(await ana.post(address, short), 409, "conflict");
  expect(await stateOf(order.id)).toBe("pending_payment");
  const answer = await ana.post(address, signed);
  expect([answer.status, readField(readField(answer.body, "data"), "state")]).toEqual([200, "paid"]);
  expect((await ana.post(address, signed)).status).toBe(200);
  expect(await countOf("invoice", order.id)).toBe(1);
});

test("a shop without a bank takes no report, neither from it nor from a browser", async () => {
  const { order, report } = await paidAtBank();
  const signed = shop.bank.sign(report);
  const transferOnly = { ...shop.context.shop, payment_means: ["transfer" as const] };
  const config = { ...shop.context.config, redsys: null };
  const process = await shop.startProcess({ shop: transferOnly, config });
  const answer = await process.answer(ana).post(`/spa/orders/${order.publicId}/payment-return`, signed);
  expectRefusal(answer, 422, "invalid_token");
  expect((await notify({ app: process.app }, signed)).statusCode).toBe(400);
  await process.close();
});

/** The job for expired orders. */
async function expire(id: number) {
  await shop.database.rows({
    text: `with ended as (update customer_order set state = 'cancelled', cancelled_at = $2 where id = $1 returning id)
           insert into order_event (order_id, at, kind, state, actor)
           select id, $2, 'expired', 'cancelled', 'clock' from ended`,
    values: [id, shop.clock.now()],
  });
  await shop.database.rows({
    text: `update product set available = available + pieces from order_line_piece piece
           join order_line line on line.id = piece.order_line_id
           where piece.product_id = product.id and line.order_id = $1`,
    values: [id],
  });
}

test("a payment just after expiry revives the order while its goods are in stock", async () => {
  const product = await makeProduct(shop.database, { available: 5 });
  const { order, report } = await paidAtBank("0000", { things: [{ product, quantity: 2 }] });
  await expire(order.id);
  await notify(shop, shop.bank.sign(report));
  expect(await stateOf(order.id)).toBe("paid");
  const { available } = await onlyRow<{ available: number }>(shop.database, {
    text: "select available from product where id = $1",
    values: [product.id],
  });
  expect(available).toBe(3);
});

test("a payment for sold-out goods or a cancelled order is refunded", async () => {
  const product = await makeProduct(shop.database, { available: 2 });
  const sold = await paidAtBank("0000", { things: [{ product, quantity: 2 }] });
  await expire(sold.order.id);
  await shop.database.rows({ text: "update product set available = 1 where id = $1", values: [product.id] });
  const cancelled = await paidAtBank();
  expect((await ana.post(`/spa/orders/${cancelled.order.publicId}/cancel`)).status).toBe(200);
  for (const { order, report } of [sold, cancelled]) {
    await notify(shop, shop.bank.sign(report));
    await notify(shop, shop.bank.sign(report));
    expect([
      await stateOf(order.id),
      await countOf("payment", order.id, "late"),
      await countOf("refund", order.id, "due"),
      await countOf("invoice", order.id),
    ]).toEqual(["cancelled", 1, 1, 0]);
  }
});

test("two paid attempts pay the order once; the other is refunded", async () => {
  const order = await cardOrder();
  const reports = [
    shop.bank.pay(await startedForm(ana, order.publicId)),
    shop.bank.pay(await startedForm(ana, order.publicId)),
  ];
  await Promise.all(reports.map((report) => notify(shop, shop.bank.sign(report))));
  expect([
    await stateOf(order.id),
    await countOf("payment", order.id, "paid"),
    await countOf("payment", order.id, "late"),
    await countOf("refund", order.id, "due"),
    await countOf("invoice", order.id),
  ]).toEqual(["paid", 1, 1, 1, 1]);
});

test("the operator records a received transfer once", async () => {
  const order = await makeOrder(shop, ana);
  const arrived = { reference: order.number, amountCents: order.totalCents, isPaid: true, detail: {} };
  expect(await settlePayment(shop.context, { ...arrived, reference: "RC-0000-0000" }, "shop")).toEqual({
    refused: "not_found",
  });
  expect(await settlePayment(shop.context, { ...arrived, amountCents: 1 }, "shop")).toEqual({
    refused: "conflict",
  });
  expect(await settlePayment(shop.context, arrived, "shop")).toBe("paid");
  expect(await settlePayment(shop.context, arrived, "shop")).toBe("known");
  expect(await stateOf(order.id)).toBe("paid");
});
