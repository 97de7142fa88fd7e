import type { Order } from "@recambia/contract/orders/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { makeOrder, type OrderedThing } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { mailsTo } from "../../../test/people/sign-up.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { readOrderByNumber, settleCore, shipParcel } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Decision = Parameters<typeof settleCore>[2]["decision"];

const settle = ({ number }: MadeOrder, decision: Decision, reason = "", position = 1) =>
  settleCore(shop.context, number, { position, decision, reason });

const ship = ({ number }: MadeOrder) =>
  shipParcel(shop.context, number, {
    carrier: "Correos",
    trackingNumber: "PK1",
    trackingUrl: null,
    lines: null,
  });

/** A paid order: by default two alternators with a deposit of 50.00 € each, and a filter without one. */
async function paidOrder(given?: OrderedThing[]) {
  const ana = await signedInCustomer(shop);
  const things = given ?? [
    { product: await makeProduct(shop.database), quantity: 2, coreDepositCents: 5000 },
    { product: await makeProduct(shop.database) },
  ];
  const order = await makeOrder(shop, ana, { state: "paid", things });
  const row = async () => {
    const found = await readOrderByNumber(shop.database, order.number);
    if (!found) throw new Error("The order is gone");
    return found;
  };
  return { ana, order, row };
}

test("an order or a line that does not exist is not found", async () => {
  const { order } = await paidOrder();
  await ship(order);
  expect(await settle({ ...order, number: "RC-0000-0000" }, "received")).toEqual({ refused: "not_found" });
  expect(await settle(order, "received", "", 3)).toEqual({ refused: "not_found" });
});

test("nothing is settled before the goods have left, nor without a deposit, nor twice", async () => {
  const { order, row } = await paidOrder();
  for (const decision of ["received", "accepted", "refused"] as const) {
    expect(await settle(order, decision)).toEqual({ refused: "conflict" });
  }
  await ship(order);
  const before = await row();
  for (const decision of ["received", "accepted", "refused"] as const) {
    expect(await settle(order, decision, "", 2)).toEqual({ refused: "conflict" });
  }
  expect(await row()).toEqual(before);
  await settle(order, "accepted");
  for (const decision of ["received", "accepted", "refused"] as const) {
    expect(await settle(order, decision)).toEqual({ refused: "conflict" });
  }
  expect((await row()).refunds).toHaveLength(1);
});

test("received cores are told, accepted ones are refunded with all their deposits", async () => {
  const { ana, order, row } = await paidOrder();
  await ship(order);
  await settle(order, "received", "Con golpes");
  const received = await row();
  const name = received.lines[0]?.product.name;
  expect(received.lines.map(({ core_state }) => core_state)).toEqual(["received", "none"]);
  expect(received.events.at(-1)).toMatchObject({
    kind: "core_received",
    text: `${name}: Con golpes`,
    cents: null,
  });
  expect(received.refunds).toEqual([]);
  await settle(order, "accepted");
  const accepted = await row();
  expect(accepted.events.at(-1)).toMatchObject({ kind: "core_settled", text: name, cents: 10_000 });
  expect(accepted.refunds).toMatchObject([
    {
      cause: "core_deposit",
      amount_cents: 10_000,
      content: {
        lines: [{ line_id: order.lines[0]?.publicId, quantity: 0, cents: 0, core_deposit_cents: 10_000 }],
        shipping_cents: 0,
        deduction_cents: 0,
      },
    },
  ]);
  const mails = (await mailsTo(shop, ana.email)).slice(-2);
  expect(mails).toMatchObject([
    { template: "core_received", content: { thing: name } },
    { template: "core_accepted", content: { thing: name, cents: 10_000 } },
  ]);
});

test("refused cores are told with the reason, and nothing is refunded", async () => {
  const { ana, order, row } = await paidOrder();
  await ship(order);
  await settle(order, "refused", "Carcasa rota");
  const refused = await row();
  const name = refused.lines[0]?.product.name;
  expect(refused.events.at(-1)).toMatchObject({
    kind: "core_refused",
    text: `${name}: Carcasa rota`,
    cents: null,
  });
  expect([refused.refunds, refused.lines[0]?.core_state]).toEqual([[], "refused"]);
  expect((await mailsTo(shop, ana.email)).at(-1)).toMatchObject({
    template: "core_refused",
    content: { thing: name, reason: "Carcasa rota" },
  });
});

test("lines whose products have the same name each tell the reason for which their own cores were refused", async () => {
  const alternator = { product: await makeProduct(shop.database), coreDepositCents: 5000 };
  const { ana, order } = await paidOrder([alternator, alternator, alternator]);
  await shop.database.rows({
    text: `update order_line set product = jsonb_set(product, '{name}', '"Alternador"') where order_id = $1`,
    values: [order.id],
  });
  await ship(order);
  await settle(order, "refused", "Carcasa rota", 1);
  await settle(order, "refused", "Falta el eje", 2);
  await settle(order, "received", "Con golpes", 3);
  const { body } = await ana.get(`/spa/orders/${order.publicId}`);
  const { lines }: Order = Object(readField(body, "data"));
  expect(lines.map((line) => line.core_refusal)).toEqual(["Carcasa rota", "Falta el eje", null]);
});
