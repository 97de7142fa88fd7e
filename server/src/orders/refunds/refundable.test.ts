import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { readOrderByNumber } from "../index.ts";
import type { OrderRow, RefundRow } from "../order-rows.ts";
import { createRefund, refundableCents } from "./create-refund.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const content = (cents: number) => ({ lines: [], shipping_cents: cents, deduction_cents: 0 });

/** An order of 34.90 € plus 4.90 € delivery, paid unless its state says otherwise. */
async function makeRow(state: "pending_payment" | "paid" = "paid"): Promise<OrderRow> {
  const made = await makeOrder(shop, await signedInCustomer(shop), { state, shippingCents: 490 });
  const row = await readOrderByNumber(shop.database, made.number);
  if (!row) throw new Error("The order is not there");
  return row;
}

const create = (row: OrderRow, amountCents: number) =>
  createRefund(shop.database, row, {
    cause: "goodwill",
    reason: "",
    amountCents,
    content: content(amountCents),
    at: shop.clock.now(),
  });

test("nothing can be refunded before payment", async () => {
  const row = await makeRow("pending_payment");
  expect(refundableCents(row, content(100))).toBe(0);
  expect(await create(row, 100)).toEqual({ refused: "conflict" });
});

test("a refund never exceeds the rest of the price, and is never empty", async () => {
  const row = await makeRow();
  expect(refundableCents(row, content(100))).toBe(100);
  expect(refundableCents(row, content(1_000_000))).toBe(3980);
  for (const amount of [0, -1, 3981]) expect(await create(row, amount)).toEqual({ refused: "conflict" });
  expect(await create(row, 3980)).toEqual(expect.any(Number));
});

test("refunds of another payment do not count", async () => {
  const row = await makeRow();
  const [payment] = row.payments;
  if (!payment) throw new Error("The order has no payment");
  await create(row, 1000);
  const [refund] = (await readOrderByNumber(shop.database, row.number))?.refunds ?? [];
  if (!refund) throw new Error("The refund is not there");
  const late: RefundRow = { ...refund, payment_id: payment.id + 1_000_000 };
  expect(refundableCents({ ...row, refunds: [refund] }, content(1_000_000))).toBe(2980);
  expect(refundableCents({ ...row, refunds: [refund, late] }, content(1_000_000))).toBe(2980);
  const failed = { ...payment, state: "refused" as const };
  expect(refundableCents({ ...row, payments: [failed, payment] }, content(1_000_000))).toBe(3980);
});
