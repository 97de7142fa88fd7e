import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { MadeOrder } from "../../test/orders/made-order.ts";
import { makeOrder } from "../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import { findOrder } from "./find-order.ts";
import { readOrder } from "./order-rows.ts";
import { deliverParcel } from "./parcels/deliver-parcel.ts";
import { receiveGoods } from "./parcels/receive-goods.ts";
import { shipParcel } from "./parcels/ship-parcel.ts";
import { settleRefund } from "./payments/settle-refund.ts";
import { refundOrder } from "./refunds/refund-order.ts";
import { withdrawOrder } from "./withdrawal/withdraw-order.ts";

vi.setConfig({ testTimeout: 180_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** One step in the life of an order. */
type Deed =
  | { deed: "deliver" | "receive" | "payBack" }
  | { deed: "ship" | "withdraw"; line: number | null; quantity: number }
  | { deed: "refund"; deductionCents: number };

const start = new Date("2027-03-15T10:00:00Z");

/** Sends all due refunds, as the bank or the operator does. */
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
    case "payBack":
      return payBack(order);
    case "ship": {
      const parcel = { carrier: "Correos", trackingNumber: "PK1", trackingUrl: null };
      await shipParcel(context, order.number, { ...parcel, lines: chosen(deed.line, deed.quantity) ?? null });
      return;
    }
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
  }
}

test("any sequence of withdrawals refunds the order to the cent, with standard delivery once", async () => {
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

test("a deduction for lost value is kept with its reason", async () => {
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

test("with two parcels, delivery and withdrawal term begin with the second", async () => {
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
  const shown = await findOrder(shop.context, customer.customerId, order.publicId, shop.clock.now());
  // Summer time has begun in between.
  expect(shown).toMatchObject({ state: "delivered", withdrawable_until: "2027-04-03T22:00:00.000Z" });
});
