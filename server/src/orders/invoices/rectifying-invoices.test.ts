import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  giveBack as giveBackOf,
  makePaidOrder,
  payOrder,
  readInvoices,
} from "../../../test/orders/invoices.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import type { RefundContent } from "../order-rows.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
});
beforeEach(() => shop.clock.set(new Date("2026-11-21T10:00:00Z")));
afterAll(() => shop.close());

const paidOrder = (given?: Parameters<typeof makeOrder>[2]) => makePaidOrder(shop, ana, given);
const invoicesOf = (order: MadeOrder) => readInvoices(shop, order);
const giveBack = (order: MadeOrder, amountCents: number, content?: Partial<RefundContent>, cause?: string) =>
  giveBackOf(shop, order, { amountCents, ...(content ? { content } : {}), ...(cause ? { cause } : {}) });

/** All pieces of one line, without a deposit. */
const whole = (order: MadeOrder, index: number, cents: number) => ({
  line_id: order.lines[index]?.publicId ?? "",
  ...{ quantity: 1, cents, core_deposit_cents: 0 },
});

test("refunds of a line in parts add up to its VAT, to the cent", async () => {
  const order = await paidOrder({ things: [{ quantity: 3, unitCents: 333 }] });
  const line = { line_id: order.lines[0]?.publicId ?? "", quantity: 1, cents: 333, core_deposit_cents: 0 };
  for (let piece = 0; piece < 3; piece += 1) await giveBack(order, 333, { lines: [line] });
  await giveBack(order, 490, { shipping_cents: 490 });
  const [invoice, ...rectifying] = await invoicesOf(order);
  expect(rectifying).toHaveLength(4);
  for (const content of rectifying) {
    expect(content).toMatchObject({
      number: expect.stringMatching(/^R-2026-/),
      kind: "rectifying",
      rectifies: { number: invoice?.number, issued_on: "2026-11-21", cause: "withdrawal" },
    });
  }
  const all = [invoice, ...rectifying].flatMap((content) => content?.vat ?? []);
  const sum = (of: "base_cents" | "vat_cents") => all.reduce((total, share) => total + share[of], 0);
  expect([sum("base_cents"), sum("vat_cents")]).toEqual([0, 0]);
  // Of 9.99 € at 21 %, 1.73 € is VAT; of 4.90 €, 85 cents.
  expect(rectifying.flatMap(({ lines }) => lines.map(({ vat_cents }) => vat_cents))).toEqual([
    ...[-58, -58, -57, -85],
  ]);
  expect(rectifying.at(-1)?.lines).toMatchObject([{ kind: "shipping", net_cents: -405 }]);
});

test("a deduction stays in the price, a gift reduces it, a deposit changes nothing", async () => {
  const order = await paidOrder({ things: [{ unitCents: 12_100, coreDepositCents: 2_100 }] });
  const line = {
    line_id: order.lines[0]?.publicId ?? "",
    quantity: 1,
    cents: 12_100,
    core_deposit_cents: 0,
  };
  await giveBack(order, 9_680, { lines: [line], deduction_cents: 2_420 });
  await giveBack(order, 121, {}, "goodwill");
  await giveBack(order, 2_000, { lines: [{ ...line, cents: 0, core_deposit_cents: 2_000 }] }, "core_deposit");
  await giveBack(order, 100, {}, "core_deposit");
  const [, withdrawn, gift, ...others] = await invoicesOf(order);
  expect(withdrawn?.lines).toMatchObject([
    { kind: "thing", net_cents: -10_000, vat_cents: -2_100 },
    { kind: "reduction", net_cents: 2_000, vat_cents: 420 },
  ]);
  expect(withdrawn?.total_cents).toBe(-9_680);
  expect(gift?.lines).toMatchObject([{ kind: "reduction", net_cents: -100, vat_cents: -21 }]);
  expect(others).toEqual([]);
});

test("a line refunded with its deposit is rectified by its price alone", async () => {
  const order = await paidOrder({ things: [{ unitCents: 12_100, coreDepositCents: 2_000 }] });
  const line = { line_id: order.lines[0]?.publicId ?? "", quantity: 1 };
  await giveBack(order, 14_100, { lines: [{ ...line, cents: 12_100, core_deposit_cents: 2_000 }] });
  const [, rectifying] = await invoicesOf(order);
  expect(rectifying?.lines).toMatchObject([{ kind: "thing", net_cents: -10_000, vat_cents: -2_100 }]);
  expect(rectifying).toMatchObject({ total_cents: -12_100, deposits: [] });
});

test("only the line that is refunded is rectified, at its own rate", async () => {
  const order = await makeOrder(shop, ana, { things: [{ unitCents: 1210 }, { unitCents: 1100 }] });
  await shop.database.rows({
    text: "update order_line set vat_rate = 100, vat_cents = 100 where id = $1",
    values: [order.lines[1]?.id],
  });
  await payOrder(shop, order);
  await giveBack(order, 1100, { lines: [whole(order, 1, 1100)] });
  const [, rectifying] = await invoicesOf(order);
  expect(rectifying?.lines).toMatchObject([
    { line_id: order.lines[1]?.publicId, vat_rate: 100, net_cents: -1000, vat_cents: -100 },
  ]);
});

test("a gift has the rate of the goods, whatever that of shipping is", async () => {
  const order = await makeOrder(shop, ana, { things: [{ unitCents: 1100 }], shippingCents: 490 });
  await shop.database.rows({
    text: "update order_line set vat_rate = 100, vat_cents = 100 where order_id = $1",
    values: [order.id],
  });
  await payOrder(shop, order);
  await giveBack(order, 110, {}, "goodwill");
  const [, gift] = await invoicesOf(order);
  expect(gift?.lines).toMatchObject([{ vat_rate: 100, net_cents: -100, vat_cents: -10 }]);
});

test("gifts are rounded together, apart from goods and shipping", async () => {
  const order = await paidOrder({ things: [{ unitCents: 300 }, { unitCents: 1210 }], shippingCents: 490 });
  await giveBack(order, 300, { lines: [whole(order, 0, 300)] });
  // Of 43 cents, 7.46 are VAT; of 86, 14.93; of 4.90 €, 85.04; of 5.33 €, 92.50.
  await giveBack(order, 43, {}, "goodwill");
  await giveBack(order, 490, { shipping_cents: 490 });
  await giveBack(order, 43, {}, "goodwill");
  const [, ...rectifying] = await invoicesOf(order);
  expect(rectifying.flatMap(({ lines }) => lines.map(({ vat_cents }) => vat_cents))).toEqual([
    ...[-52, -7, -85, -8],
  ]);
});

test("once nothing of a rate is left, no cent of its VAT is: the last line takes it", async () => {
  const order = await makeOrder(shop, ana, {
    ...{ things: [{ unitCents: 1210 }, { unitCents: 2420 }, { unitCents: 1100 }], shippingCents: 490 },
  });
  const charge = (index: number, rate: number, vatCents: number) =>
    shop.database.rows({
      text: "update order_line set vat_rate = $2, vat_cents = $3 where id = $1",
      values: [order.lines[index]?.id, rate, vatCents],
    });
  // Charged with a cent more, and one less, than the rate gives.
  await charge(0, 210, 211);
  await charge(2, 100, 99);
  await payOrder(shop, order);
  await giveBack(order, 1210 + 1100, { lines: [whole(order, 0, 1210), whole(order, 2, 1100)] });
  await giveBack(order, 2420 + 490, { lines: [whole(order, 1, 2420)], shipping_cents: 490 });
  const [, first, last] = await invoicesOf(order);
  expect(first?.lines).toMatchObject([
    { net_cents: -1000, vat_cents: -210 },
    { net_cents: -1001, vat_cents: -99 },
  ]);
  expect(last?.lines).toMatchObject([
    { kind: "thing", net_cents: -2000, vat_cents: -420 },
    { kind: "shipping", net_cents: -404, vat_cents: -86 },
  ]);
});
