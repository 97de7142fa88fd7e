import type { Order, OrderLine } from "@recambia/contract/orders/schemas";
import type { WithdrawalReceipt } from "@recambia/contract/orders/withdrawals";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Made, makeProduct } from "../../../test/catalogue/factories.ts";
import { stockOf } from "../../../test/orders/checkout.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { mailsTo } from "../../../test/people/sign-up.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import {
  cancelForShop,
  decideOnReturns,
  deliverParcel,
  loseParcel,
  readOrderByNumber,
  receiveGoods,
  recordWithdrawal,
  refundOrder,
  settleRefund,
  shipParcel,
  takeParcelBack,
  voidWithdrawal,
} from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const parcel = { carrier: "Correos", trackingNumber: "PK1", trackingUrl: null };
const all = { parcelNumber: null, day: null };

type Prepared = { ana: TestCustomer; order: MadeOrder; pads: Made; discs: Made };

/** A paid order of three brake pads at 10.00 € and two discs at 20.00 €, delivery 4.90 €; ten of each were in stock. */
async function paidOrder(state: "pending_payment" | "paid" = "paid"): Promise<Prepared> {
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  const ana = await signedInCustomer(shop);
  const pads = await makeProduct(shop.database, { available: 10 });
  const discs = await makeProduct(shop.database, { available: 10 });
  const things = [
    { product: pads, quantity: 3, unitCents: 1000 },
    { product: discs, quantity: 2, unitCents: 2000 },
  ];
  return { ana, pads, discs, order: await makeOrder(shop, ana, { state, things, shippingCents: 490 }) };
}

const pieces = (order: MadeOrder, ...counts: number[]) =>
  counts.flatMap((quantity, index) => {
    const line_id = order.lines[index]?.publicId ?? "";
    return quantity > 0 ? [{ line_id, quantity }] : [];
  });

async function orderOf({ ana, order }: Pick<Prepared, "ana" | "order">): Promise<Order> {
  return Object(readField((await ana.get(`/spa/orders/${order.publicId}`)).body, "data"));
}

const receiptOf = (answer: Answer): WithdrawalReceipt => Object(readField(answer.body, "data"));
const counts = (order: Order, field: keyof OrderLine) => order.lines.map((line) => line[field]);
const mailKinds = async ({ ana }: Pick<Prepared, "ana">) =>
  (await mailsTo(shop, ana.email)).map(({ template }) => template);

/** Ships some pieces of both lines, or all remaining ones. */
const ship = (order: MadeOrder, ...sent: number[]) =>
  shipParcel(shop.context, order.number, {
    ...parcel,
    lines: sent.length > 0 ? pieces(order, ...sent) : null,
  });

/** Sends all due refunds, as the bank or the operator does. */
async function sendRefunds(order: MadeOrder): Promise<void> {
  const row = await readOrderByNumber(shop.database, order.number);
  for (const { id, state } of row?.refunds ?? []) {
    if (state === "due") await settleRefund(shop.context, id, { outcome: "done" }, "shop");
  }
}

test("unsent pieces can be cancelled while others are on their way", async () => {
  const prepared = await paidOrder();
  const { ana, order, pads, discs } = prepared;
  await ship(order, 2, 0);
  expect(counts(await orderOf(prepared), "cancellable_quantity")).toEqual([1, 2]);
  const cancel = (...chosen: number[]) =>
    ana.post(`/spa/orders/${order.publicId}/cancel`, { lines: pieces(order, ...chosen) });
  expectRefusal(await cancel(2, 0), 422, "validation_failed", ["lines"]);
  expect((await cancel(0, 1)).status).toBe(200);
  const shown = await orderOf(prepared);
  expect(shown.state).toBe("preparing");
  expect(counts(shown, "cancelled_quantity")).toEqual([0, 1]);
  expect(shown.cancellations).toMatchObject([{ cause: "cancelled", by: "customer", refund_cents: 2000 }]);
  expect(shown.refunds).toMatchObject([{ cause: "cancelled", state: "due", cents: 2000 }]);
  expect(await stockOf(shop.database, pads, discs)).toEqual([7, 9]);
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
  expect((await orderOf(prepared)).state).toBe("shipped");
  expectRefusal(await ana.post(`/spa/orders/${order.publicId}/cancel`), 409, "order_shipped");
  expect(await mailKinds(prepared)).toEqual(["order_shipped", "pieces_cancelled", "pieces_cancelled"]);
  await sendRefunds(order);
  expect((await orderOf(prepared)).payment.refunded_cents).toBe(2000 + 2000 + 1000);
});

test("cancelling an unsent order piece by piece ends it and refunds delivery once", async () => {
  const prepared = await paidOrder();
  const { ana, order, pads, discs } = prepared;
  for (const chosen of [
    [1, 0],
    [2, 1],
    [0, 1],
  ]) {
    await ana.post(`/spa/orders/${order.publicId}/cancel`, { lines: pieces(order, ...chosen) });
  }
  const shown = await orderOf(prepared);
  expect(shown.state).toBe("cancelled");
  expect(shown.refunds.map(({ cents }) => cents)).toEqual([1000, 4000, 2490]);
  expect(await stockOf(shop.database, pads, discs)).toEqual([10, 10]);
  expect(await mailKinds(prepared)).toEqual(["pieces_cancelled", "pieces_cancelled", "order_cancelled"]);
});

test("an unpaid order is cancelled or withdrawn from as a whole", async () => {
  const prepared = await paidOrder("pending_payment");
  const { ana, order, pads } = prepared;
  const lines = pieces(order, 1, 0);
  expect((await orderOf(prepared)).actions).toMatchObject({ only_as_a_whole: true, can_withdraw: true });
  expectRefusal(await ana.post(`/spa/orders/${order.publicId}/cancel`, { lines }), 422, "validation_failed", [
    "lines",
  ]);
  expectRefusal(
    await ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines }),
    422,
    "validation_failed",
    ["lines"],
  );
  const withdrawn = await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {});
  expect(withdrawn.status).toBe(201);
  expect(receiptOf(withdrawn)).toMatchObject({
    withdrawal: null,
    cancellation: { cause: "withdrawal", refund_cents: 0 },
  });
  expect((await orderOf(prepared)).state).toBe("cancelled");
  expect(await stockOf(shop.database, pads)).toEqual([10]);
  expect(await mailKinds(prepared)).toEqual(["withdrawal_received"]);
});

test("a withdrawal takes unsent pieces first, with one receipt for all", async () => {
  const prepared = await paidOrder();
  const { ana, order, pads } = prepared;
  await ship(order, 2, 0);
  const guest = shop.visitor();
  const named = { number: order.number, email: ana.email };
  const found = Object(readField((await guest.post("/spa/withdrawals/find", named)).body, "data"));
  expect(found).toMatchObject({
    objection: null,
    lines: [
      { withdrawable_quantity: 3, sent_quantity: 2 },
      { withdrawable_quantity: 2, sent_quantity: 0 },
    ],
  });
  const lines = pieces(order, 2, 0);
  const answer = await guest.post("/spa/withdrawals", { ...named, name: "Ana", lines });
  expect(receiptOf(answer)).toMatchObject({
    cancellation: { lines: pieces(order, 1, 0), refund_cents: 1000 },
    withdrawal: { lines: pieces(order, 1, 0), state: "requested" },
  });
  expect(await stockOf(shop.database, pads)).toEqual([8]);
  const shown = await orderOf(prepared);
  expect(shown.state).toBe("withdrawal_requested");
  expect(counts(shown, "withdrawable_quantity")).toEqual([1, 2]);
  expect((await mailsTo(shop, ana.email)).at(-1)).toMatchObject({
    template: "withdrawal_received",
    content: { unsent_refund_cents: 1000, things: [{ quantity: 1 }], unsent_things: [{ quantity: 1 }] },
  });
});

test("a business cannot withdraw, but can cancel unsent pieces", async () => {
  const { ana } = await paidOrder();
  const billing = {
    ...{ name: "Taller", tax_id: "A58818501", street: "Calle 1", zip_code: "28045" },
    ...{ municipality: "Madrid", province: "Madrid", country: "ES", is_business: true },
  };
  const order = await makeOrder(shop, ana, { state: "paid", billing });
  expectRefusal(
    await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {}),
    409,
    "withdrawal_not_for_business",
  );
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
});

test("cancelling a paid order keeps only pieces that are made to measure", async () => {
  const { ana } = await paidOrder();
  const order = await makeOrder(shop, ana, { state: "paid", things: [{}, { withdrawalExclusion: "c" }] });
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
  const shown = await orderOf({ ana, order });
  expect([shown.state, counts(shown, "cancelled_quantity")]).toEqual(["paid", [1, 0]]);
  expectRefusal(await ana.post(`/spa/orders/${order.publicId}/cancel`), 409, "order_made_to_order");
});

test("the shop cancels pieces with a reason for the customer", async () => {
  const prepared = await paidOrder();
  const { order } = prepared;
  const wish = { reason: "Rotas en el almacén", lines: pieces(order, 1, 0) };
  expect(await cancelForShop(shop.context, order.number, wish)).toMatchObject({ state: "paid" });
  const shown = await orderOf(prepared);
  expect(shown.cancellations).toMatchObject([{ by: "shop", reason: "Rotas en el almacén" }]);
  expect(shown.timeline.at(-1)).toMatchObject({
    kind: "pieces_cancelled",
    text: "Rotas en el almacén",
    cents: 1000,
  });
  expect((await mailsTo(shop, prepared.ana.email)).at(-1)).toMatchObject({
    content: { reason: "Rotas en el almacén", refund_cents: 1000 },
  });
});

test("a withdrawal by letter counts from its posting day", async () => {
  const prepared = await paidOrder();
  const { order } = prepared;
  await ship(order);
  await deliverParcel(shop.context, order.number, all);
  shop.clock.set(new Date("2026-12-08T09:00:00Z"));
  const shown = { channel: "letter", name: null, lines: null } as const;
  const record = (day: string) => recordWithdrawal(shop.context, order.number, { ...shown, day });
  expect(await record("2026-12-09")).toMatchObject({ refused: "validation_failed" });
  expect(await record("2026-11-01")).toMatchObject({ refused: "validation_failed" });
  expect(await record("2026-12-06")).toEqual({ refused: "withdrawal_term_over" });
  expect(await record("2026-12-05")).toMatchObject({ state: "withdrawal_requested" });
  expect((await mailsTo(shop, prepared.ana.email)).at(-1)).toMatchObject({
    template: "withdrawal_received",
    content: { received_at: "2026-12-05T11:00:00.000Z", send_back_by: "2026-12-19" },
  });
});

test("a withdrawal whose goods never arrive is voided; the remaining term still counts", async () => {
  const prepared = await paidOrder();
  const { ana, order } = prepared;
  await ship(order);
  await deliverParcel(shop.context, order.number, all);
  await ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines: pieces(order, 1, 0) });
  const wish = { withdrawalNumber: null, reason: "No ha llegado nada" };
  expect(await voidWithdrawal(shop.context, order.number, wish)).toMatchObject({ state: "delivered" });
  expect(await voidWithdrawal(shop.context, order.number, wish)).toEqual({ refused: "conflict" });
  expect(counts(await orderOf(prepared), "withdrawable_quantity")).toEqual([3, 2]);
  expect((await mailsTo(shop, ana.email)).at(-1)).toMatchObject({
    template: "withdrawal_voided",
    content: { reason: "No ha llegado nada" },
  });
});

test("returned goods are restocked or written off, each piece once", async () => {
  const prepared = await paidOrder();
  const { ana, order, pads } = prepared;
  await ship(order);
  await deliverParcel(shop.context, order.number, all);
  const decide = (kind: "restocked" | "written_off", lines: { line_id: string; quantity: number }[] | null) =>
    decideOnReturns(shop.context, order.number, { kind, reason: "Rayada", lines });
  await ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines: pieces(order, 3, 0) });
  expect(await decide("restocked", null)).toEqual({ refused: "conflict" });
  await receiveGoods(shop.context, order.number, null);
  expect(await decide("restocked", pieces(order, 2, 0))).toMatchObject({ state: "returned" });
  expect(await decide("written_off", pieces(order, 2, 0))).toMatchObject({ refused: "validation_failed" });
  expect(await decide("written_off", null)).toMatchObject({ state: "returned" });
  expect(await decide("restocked", null)).toEqual({ refused: "conflict" });
  expect(await stockOf(shop.database, pads)).toEqual([9]);
});

test("a lost parcel is replaced from stock or refunded", async () => {
  const prepared = await paidOrder();
  const { order, pads, discs } = prepared;
  await ship(order, 3, 0);
  await ship(order, 0, 2);
  const lose = (parcelNumber: number | null, outcome: "send_again" | "refund") =>
    loseParcel(shop.context, order.number, { parcelNumber, outcome });
  expect(await lose(null, "refund")).toEqual({ refused: "conflict" });
  expect(await lose(1, "send_again")).toMatchObject({ state: "preparing", shipped_at: null });
  expect(await stockOf(shop.database, pads, discs)).toEqual([4, 8]);
  expect(await lose(1, "send_again")).toEqual({ refused: "conflict" });
  expect(await lose(2, "refund")).toMatchObject({ state: "preparing" });
  expect(await stockOf(shop.database, pads, discs)).toEqual([4, 8]);
  const shown = await orderOf(prepared);
  expect(shown.cancellations).toMatchObject([{ cause: "lost", by: "shop", refund_cents: 4000 }]);
  await ship(order);
  expect((await orderOf(prepared)).state).toBe("shipped");
  expect((await mailsTo(shop, prepared.ana.email)).slice(2, 4)).toMatchObject([
    { template: "parcel_lost", content: { is_sent_again: true, refund_cents: 0 } },
    { template: "parcel_lost", content: { is_sent_again: false, refund_cents: 4000 } },
  ]);
  await shop.database.rows({ text: "update product set available = 0 where id = $1", values: [pads.id] });
  expect(await lose(3, "send_again")).toMatchObject({ refused: "out_of_stock" });
  expect((await orderOf(prepared)).parcels.at(-1)).toMatchObject({ lost_at: null });
});

test("a parcel that comes back is sent again or cancelled", async () => {
  const prepared = await paidOrder();
  const { ana, order, pads } = prepared;
  await ship(order);
  expect(await takeParcelBack(shop.context, order.number, null)).toMatchObject({ state: "preparing" });
  expect(counts(await orderOf(prepared), "cancellable_quantity")).toEqual([3, 2]);
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
  expect((await orderOf(prepared)).state).toBe("cancelled");
  expect(await stockOf(shop.database, pads)).toEqual([10]);
  expect(await mailKinds(prepared)).toEqual(["order_shipped", "parcel_came_back", "pieces_cancelled"]);
});

test("a withdrawal of refunded pieces closes without another refund", async () => {
  const prepared = await paidOrder();
  const { ana, order } = prepared;
  await ship(order);
  await deliverParcel(shop.context, order.number, all);
  const goodwill = { kind: "amount", amountCents: 7490, reason: "Disculpas" } as const;
  expect(await refundOrder(shop.context, order.number, goodwill)).toMatchObject({ state: "delivered" });
  await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {});
  await receiveGoods(shop.context, order.number, null);
  const wish = { kind: "withdrawal", withdrawalNumber: null, deductionCents: 0, reason: "" } as const;
  expect(await refundOrder(shop.context, order.number, wish)).toMatchObject({ state: "refunded" });
  expect((await mailKinds(prepared)).slice(2)).toEqual([
    "refund_due",
    "withdrawal_received",
    "goods_returned",
    "withdrawal_settled",
  ]);
});

test("mails go to the buyer's current address, which the guest form accepts, too", async () => {
  const prepared = await paidOrder();
  const { ana, order } = prepared;
  const email = `new-${ana.email}`;
  await shop.database.rows({
    text: "update person set email = $2 where id = $1",
    values: [ana.personId, email],
  });
  await ship(order);
  expect((await mailsTo(shop, email)).map(({ template }) => template)).toEqual(["order_shipped"]);
  for (const known of [email, ana.email]) {
    const named = { number: order.number, email: known };
    expect((await shop.visitor().post("/spa/withdrawals/find", named)).status).toBe(200);
  }
  expect((await orderOf(prepared)).email).toBe(email);
});
