import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { mailsTo } from "../../../test/people/sign-up.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { deliverParcel, readOrderByNumber, receiveGoods, refundOrder, shipParcel } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const piece = (order: MadeOrder, index: number, quantity = 1) => ({
  line_id: order.lines[index]?.publicId ?? "",
  quantity,
});
const withdrawal = (withdrawalNumber: number | null) =>
  ({ kind: "withdrawal", withdrawalNumber, deductionCents: 0, reason: "" }) as const;

/** A delivered order of two products, at 10.00 € with a deposit of 5.00 €, and at 30.00 €. */
async function deliveredOrder() {
  const ana = await signedInCustomer(shop);
  const things = [
    { product: await makeProduct(shop.database), quantity: 2, unitCents: 1000, coreDepositCents: 500 },
    { product: await makeProduct(shop.database), quantity: 1, unitCents: 3000 },
  ];
  const order = await makeOrder(shop, ana, { state: "paid", things });
  const parcel = { carrier: "Correos", trackingNumber: "PK1", trackingUrl: null, lines: null };
  await shipParcel(shop.context, order.number, parcel);
  await deliverParcel(shop.context, order.number, { parcelNumber: null, day: null });
  return { ana, order };
}

const refundsOf = async ({ number }: MadeOrder) =>
  (await readOrderByNumber(shop.database, number))?.refunds.map(({ cause, amount_cents: cents }) => ({
    cause,
    cents,
  }));

test("an unknown order is not found", async () => {
  const amount = { kind: "amount", amountCents: 100, reason: "Retraso" } as const;
  expect(await refundOrder(shop.context, "RC-0000-0000", amount)).toEqual({ refused: "not_found" });
});

test("an unpaid order has nothing to refund", async () => {
  const order = await makeOrder(shop, await signedInCustomer(shop));
  const amount = { kind: "amount", amountCents: 1, reason: "Retraso" } as const;
  expect(await refundOrder(shop.context, order.number, amount)).toEqual({ refused: "conflict" });
  const lines = [piece(order, 0)];
  expect(await refundOrder(shop.context, order.number, { kind: "lines", lines, reason: "Rota" })).toEqual({
    refused: "conflict",
  });
  expect(await refundsOf(order)).toEqual([]);
});

test("a deduction is kept with its reason, a refund in full without one", async () => {
  for (const [deductionCents, kept] of [
    [100, "Montado"],
    [0, null],
  ] as const) {
    const { ana, order } = await deliveredOrder();
    await ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines: [piece(order, 1)] });
    await receiveGoods(shop.context, order.number, null);
    await refundOrder(shop.context, order.number, {
      ...withdrawal(null),
      deductionCents,
      reason: "Montado",
    });
    const row = await readOrderByNumber(shop.database, order.number);
    expect(row?.withdrawals).toMatchObject([{ deduction_cents: deductionCents, deduction_reason: kept }]);
    expect((await mailsTo(shop, ana.email)).at(-1)).toMatchObject({
      template: "refund_due",
      content: { reason: "Montado", deduction_cents: deductionCents, deduction_reason: kept },
    });
  }
});

test("a withdrawal is refunded by its number, without one the oldest, each once", async () => {
  const { ana, order } = await deliveredOrder();
  for (const index of [1, 0]) {
    await ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines: [piece(order, index)] });
    await receiveGoods(shop.context, order.number, null);
  }
  expect(await refundOrder(shop.context, order.number, withdrawal(3))).toEqual({ refused: "conflict" });
  expect(await refundOrder(shop.context, order.number, withdrawal(2))).toMatchObject({
    refunds: [{ cause: "withdrawal" }],
  });
  expect(await refundOrder(shop.context, order.number, withdrawal(2))).toEqual({ refused: "conflict" });
  expect(await refundOrder(shop.context, order.number, withdrawal(null))).toMatchObject({
    refunds: [{}, {}],
  });
  expect(await refundOrder(shop.context, order.number, withdrawal(null))).toEqual({ refused: "conflict" });
  const [second, first] = (await refundsOf(order)) ?? [];
  expect(first?.cents).toBe(3000);
  expect(second?.cents).toBeGreaterThanOrEqual(1000);
});

test("pieces that are refunded without their return are refunded with their deposits", async () => {
  const { order } = await deliveredOrder();
  const lines = [piece(order, 0, 2)];
  await refundOrder(shop.context, order.number, { kind: "lines", lines, reason: "Llegaron rotas" });
  expect(await refundsOf(order)).toEqual([{ cause: "goodwill", cents: 3000 }]);
});

test("a line that is named twice is refunded for no more pieces than it has", async () => {
  const { order } = await deliveredOrder();
  const refund = (...lines: ReturnType<typeof piece>[]) =>
    refundOrder(shop.context, order.number, { kind: "lines", lines, reason: "Llegaron rotas" });
  expect(await refund(piece(order, 0, 2), piece(order, 0, 2))).toMatchObject({
    refused: "validation_failed",
    fields: { lines: { values: { limit: 2 } } },
  });
  expect(await refundsOf(order)).toEqual([]);
  await refund(piece(order, 0), piece(order, 0));
  expect(await refundsOf(order)).toEqual([{ cause: "goodwill", cents: 3000 }]);
});

test("goodwill is refunded as told, with its reason on the timeline", async () => {
  const { order } = await deliveredOrder();
  const goodwill = (reason: string) =>
    refundOrder(shop.context, order.number, { kind: "amount", amountCents: 250, reason });
  await goodwill("Retraso");
  await goodwill("");
  expect(await refundsOf(order)).toEqual([
    { cause: "goodwill", cents: 250 },
    { cause: "goodwill", cents: 250 },
  ]);
  const events = (await readOrderByNumber(shop.database, order.number))?.events ?? [];
  const shown = events.filter(({ kind }) => kind === "refund_due");
  expect(shown.map(({ text, cents }) => [text, cents])).toEqual([
    ["Retraso", 250],
    [null, 250],
  ]);
});
