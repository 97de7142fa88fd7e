import { Order } from "@recambia/contract/orders";
import { canChangeTo } from "@recambia/contract/orders/order-states";
import fc from "fast-check";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { signedInCustomer, type TestCustomer } from "../../test/customers.ts";
import { makeProduct } from "../../test/factories.ts";
import { type MadeOrder, makeOrder } from "../../test/orders.ts";
import { openTestShop, type TestShop } from "../../test/test-shop.ts";
import { onlyRow } from "../platform/database/database.ts";
import { cancelOrder } from "./cancel-order.ts";
import { deliverParcel } from "./deliver-parcel.ts";
import { endUnpaidOrders } from "./end-unpaid-orders.ts";
import { findOrder } from "./find-order.ts";
import { cancelledPieces } from "./order-pieces.ts";
import { type OrderRow, readOrder } from "./order-rows.ts";
import { settlePayment } from "./payments/settle-payment.ts";
import { settleRefund } from "./payments/settle-refund.ts";
import { receiveGoods } from "./receive-goods.ts";
import { refundOrder } from "./refund-order.ts";
import { settleCore } from "./settle-core.ts";
import { prepareOrder, shipParcel } from "./ship-parcel.ts";
import { withdrawOrder } from "./withdraw-order.ts";

vi.setConfig({ testTimeout: 180_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** One thing that somebody does to an order, at any time and whether it makes sense or not. */
type Deed =
  | { deed: "pay" | "prepare" | "cancel" | "expire" | "deliver" | "receive" | "payBack" }
  | { deed: "ship" | "withdraw"; line: number | null; quantity: number }
  | { deed: "refund"; deductionCents: number }
  | { deed: "goodwill"; amountCents: number }
  | { deed: "core"; line: number; decision: "received" | "accepted" | "refused" }
  | { deed: "wait"; days: number };

const pieces = { line: fc.option(fc.nat({ max: 2 })), quantity: fc.integer({ min: 1, max: 4 }) };
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ deed: fc.constantFrom("ship", "withdraw"), ...pieces }) },
  {
    weight: 8,
    arbitrary: fc.record({
      deed: fc.constantFrom("pay", "prepare", "deliver", "receive", "payBack"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ deed: fc.constantFrom("cancel", "expire") }) },
  { weight: 4, arbitrary: fc.record({ deed: fc.constant("refund"), deductionCents: fc.nat({ max: 3000 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ deed: fc.constant("goodwill"), amountCents: fc.nat({ max: 20_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      deed: fc.constant("core"),
      line: fc.nat({ max: 2 }),
      decision: fc.constantFrom("received", "accepted", "refused"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant("wait"), days: fc.integer({ min: 1, max: 9 }) }) },
);

const beginnings = fc.constantFrom("pending_payment", "paid", "shipped", "delivered");
const start = new Date("2027-03-15T10:00:00Z");

async function payOrder(order: MadeOrder): Promise<void> {
  const report = { reference: order.number, amountCents: order.totalCents, isPaid: true, detail: {} };
  await settlePayment(shop.context, report, "bank");
}

/** The bank, or the owner by hand, sends all that is due. */
async function payBack(order: MadeOrder): Promise<void> {
  const { refunds } = await readOrder(shop.database, order.id);
  for (const { id } of refunds.filter(({ state }) => state === "due")) {
    await settleRefund(shop.context, id, { outcome: "done" }, "bank");
  }
}

async function act(order: MadeOrder, customer: TestCustomer, deed: Deed): Promise<void> {
  const { context } = shop;
  const signedIn = { ...customer, sessionId: "s" };
  const chosen = (line: number | null, quantity: number) => {
    const found = line === null ? undefined : order.lines[line];
    return found ? [{ line_id: found.publicId, quantity }] : undefined;
  };
  switch (deed.deed) {
    case "pay":
      return payOrder(order);
    case "payBack":
      return payBack(order);
    case "wait":
      return shop.clock.set(new Date(shop.clock.now().getTime() + deed.days * 86_400_000));
    case "prepare":
      await prepareOrder(context, order.number);
      return;
    case "cancel":
      await cancelOrder(context, signedIn, order.publicId);
      return;
    case "ship": {
      const parcel = { carrier: "Correos", trackingNumber: "PK1", trackingUrl: null };
      await shipParcel(context, order.number, { ...parcel, lines: chosen(deed.line, deed.quantity) ?? null });
      return;
    }
    case "expire":
      await endUnpaidOrders(shop.database, shop.clock.now());
      return;
    case "deliver":
      await deliverParcel(context, order.number, { parcelNumber: null, day: null });
      return;
    case "withdraw": {
      const lines = chosen(deed.line, deed.quantity);
      await withdrawOrder(context, signedIn, order.publicId, lines ? { lines } : {});
      return;
    }
    case "receive":
      await receiveGoods(context, order.number, null);
      return;
    case "refund": {
      const { deductionCents } = deed;
      const wish = { kind: "withdrawal", withdrawalNumber: null, deductionCents, reason: "worn" } as const;
      await refundOrder(context, order.number, wish);
      return;
    }
    case "goodwill": {
      const wish = { kind: "amount", amountCents: deed.amountCents, reason: "sorry" } as const;
      await refundOrder(context, order.number, wish);
      return;
    }
    case "core": {
      const { line, decision } = deed;
      await settleCore(context, order.number, { position: line + 1, decision, reason: "" });
    }
  }
}

function checkMoney(order: OrderRow): void {
  const sum = (rows: readonly { amount_cents: number }[]) =>
    rows.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const paid = sum(order.payments.filter(({ state }) => state === "paid" || state === "late"));
  const promised = sum(order.refunds.filter(({ state }) => state !== "failed"));
  expect(promised).toBeLessThanOrEqual(paid);
  const done = order.refunds.filter(({ state, cause }) => state === "done" && cause !== "late_payment");
  expect(order.refunded_cents).toBe(sum(done));
  for (const line of order.lines) {
    const shares = order.refunds.flatMap(({ content }) =>
      content.lines.filter(({ line_id }) => line_id === line.public_id),
    );
    const given = (of: (share: (typeof shares)[number]) => number) =>
      shares.reduce((total, share) => total + of(share), 0);
    expect(given(({ cents }) => cents)).toBeLessThanOrEqual(line.line_cents);
    expect(given(({ core_deposit_cents }) => core_deposit_cents)).toBeLessThanOrEqual(
      line.core_deposit_cents,
    );
  }
  const shipping = order.refunds.reduce((total, { content }) => total + content.shipping_cents, 0);
  if (order.state !== "cancelled") expect(shipping).toBeLessThanOrEqual(order.standard_shipping_cents);
}

async function checkPieces(order: OrderRow, productId: number, stockAtFirst: number): Promise<void> {
  const { available } = await onlyRow<{ available: number }>(shop.database, {
    text: "select available from product where id = $1",
    values: [productId],
  });
  const held = order.lines.reduce((sum, line) => sum + line.quantity - cancelledPieces(order, line), 0);
  expect(available + held).toBe(stockAtFirst);
  const countOf = (
    parts: readonly { lines: readonly { line_id: string; quantity: number }[] }[],
    id: string,
  ) =>
    parts
      .flatMap(({ lines }) => lines)
      .filter(({ line_id }) => line_id === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  for (const { public_id, quantity } of order.lines) {
    const sent = countOf(order.parcels, public_id);
    expect(sent).toBeLessThanOrEqual(quantity);
    expect(countOf(order.withdrawals, public_id)).toBeLessThanOrEqual(sent);
  }
}

function checkStates(order: OrderRow): void {
  const states = order.events.map(({ state }) => state);
  for (const [index, state] of states.entries()) {
    const before = states[index - 1] ?? state;
    if (before !== state) expect([before, state, canChangeTo(before, state)]).toEqual([before, state, true]);
  }
  expect(states.at(-1)).toBe(order.state);
  if (order.state === "cancelled") expect([order.parcels, order.withdrawals]).toEqual([[], []]);
  if (order.delivered_at) expect(order.shipped_at).not.toBeNull();
  if (order.parcels.length > 0) expect(order.paid_at).not.toBeNull();
}

test("whatever is done to an order in whatever order, no state, cent or piece goes astray", async () => {
  const customer = await signedInCustomer(shop);
  await fc.assert(
    fc.asyncProperty(beginnings, fc.array(deeds, { minLength: 8, maxLength: 24 }), async (state, life) => {
      shop.clock.set(start);
      const product = await makeProduct(shop.database, { available: 100 });
      const order = await makeOrder(shop, customer, {
        state,
        things: [
          { product, quantity: 3, unitCents: 1999, coreDepositCents: 333 },
          { product, quantity: 1, unitCents: 1, coreDepositCents: 5000 },
          { product, quantity: 2, unitCents: 4500, withdrawalExclusion: "d" },
        ],
        shippingCents: 990,
        standardShippingCents: 490,
        payUntil: new Date(start.getTime() + 2 * 86_400_000),
      });
      for (const deed of life) {
        await act(order, customer, deed);
        const row = await readOrder(shop.database, order.id);
        checkStates(row);
        checkMoney(row);
        await checkPieces(row, product.id, 100);
      }
      const told = await findOrder(shop.context, customer.customerId, order.publicId, shop.clock.now());
      expect(Value.Errors(Order, told)).toEqual([]);
    }),
    { numRuns: inject("isForAllEngines") ? 25 : 10 },
  );
});

test("an order that is withdrawn from in any pieces is repaid to the cent, with standard delivery once", async () => {
  const customer = await signedInCustomer(shop);
  shop.clock.set(start);
  const order = await makeOrder(shop, customer, {
    state: "delivered",
    things: [{ quantity: 3, unitCents: 1000, coreDepositCents: 333 }, {}],
    shippingCents: 990,
    standardShippingCents: 490,
  });
  for (const [line, quantity] of [
    [0, 1],
    [0, 2],
    [1, 1],
  ] as const) {
    await act(order, customer, { deed: "withdraw", line, quantity });
    await act(order, customer, { deed: "receive" });
    await act(order, customer, { deed: "refund", deductionCents: 0 });
    await act(order, customer, { deed: "payBack" });
  }
  const row = await readOrder(shop.database, order.id);
  expect(row.state).toBe("refunded");
  expect(row.refunds.map(({ content }) => content.shipping_cents)).toEqual([0, 0, 490]);
  expect(row.refunded_cents).toBe(3 * 1333 + 3490 + 490);
  expect(row.lines.map(({ core_state }) => core_state)).toEqual(["repaid", "none"]);
});

test("what has lost value is repaid less that, with the reason kept", async () => {
  const customer = await signedInCustomer(shop);
  shop.clock.set(start);
  const order = await makeOrder(shop, customer, { state: "delivered", shippingCents: 490 });
  await act(order, customer, { deed: "withdraw", line: null, quantity: 1 });
  await act(order, customer, { deed: "refund", deductionCents: 0 });
  expect((await readOrder(shop.database, order.id)).refunds).toEqual([]);
  await act(order, customer, { deed: "receive" });
  await act(order, customer, { deed: "refund", deductionCents: 500 });
  const row = await readOrder(shop.database, order.id);
  expect(row.refunds.map(({ amount_cents }) => amount_cents)).toEqual([3490 + 490 - 500]);
  expect(row.withdrawals[0]).toMatchObject({ deduction_cents: 500, deduction_reason: "worn" });
});

test("with two parcels the order has been delivered, and the term begins, with the second", async () => {
  const customer = await signedInCustomer(shop);
  shop.clock.set(start);
  const order = await makeOrder(shop, customer, { state: "paid", things: [{}, {}] });
  await act(order, customer, { deed: "ship", line: 0, quantity: 1 });
  await act(order, customer, { deed: "deliver" });
  expect(await readOrder(shop.database, order.id)).toMatchObject({ state: "preparing", delivered_at: null });
  await act(order, customer, { deed: "ship", line: 1, quantity: 1 });
  expect((await readOrder(shop.database, order.id)).state).toBe("shipped");
  shop.clock.set(new Date("2027-03-20T10:00:00Z"));
  await act(order, customer, { deed: "deliver" });
  const told = await findOrder(shop.context, customer.customerId, order.publicId, shop.clock.now());
  // Summer time has begun in between.
  expect(told).toMatchObject({ state: "delivered", withdrawable_until: "2027-04-03T22:00:00.000Z" });
});

test("of cancelling, shipping and paying at once, what happens is one story", async () => {
  const customer = await signedInCustomer(shop);
  shop.clock.set(start);
  for (let round = 0; round < 8; round++) {
    const product = await makeProduct(shop.database, { available: 10 });
    const order = await makeOrder(shop, customer, {
      state: round % 2 === 0 ? "preparing" : "pending_payment",
      things: [{ product, quantity: 2 }],
      payUntil: null,
    });
    await Promise.all([
      act(order, customer, { deed: "cancel" }),
      act(order, customer, { deed: "ship", line: null, quantity: 1 }),
      act(order, customer, { deed: "pay" }),
      act(order, customer, { deed: "cancel" }),
      act(order, customer, { deed: "ship", line: null, quantity: 1 }),
    ]);
    const row = await readOrder(shop.database, order.id);
    checkStates(row);
    checkMoney(row);
    await checkPieces(row, product.id, 10);
    expect(["cancelled", "shipped", "paid"]).toContain(row.state);
  }
});
