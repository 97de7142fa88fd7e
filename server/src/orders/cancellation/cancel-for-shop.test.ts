import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { mailsTo } from "../../../test/people/sign-up.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { cancelForShop, readOrderByNumber, shipParcel } from "../index.ts";
import { orderMessages } from "../messages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const parcel = { carrier: "Correos", trackingNumber: "PK1", trackingUrl: null };

/** A paid order of three pieces of one product and two of another. */
async function paidOrder() {
  const ana = await signedInCustomer(shop);
  const things = [
    { product: await makeProduct(shop.database), quantity: 3, unitCents: 1000 },
    { product: await makeProduct(shop.database), quantity: 2, unitCents: 2000 },
  ];
  return { ana, order: await makeOrder(shop, ana, { state: "paid", things }) };
}

const pieces = (order: MadeOrder, quantity: number) => [
  { line_id: order.lines[0]?.publicId ?? "", quantity },
];
const cancel = (order: MadeOrder, lines: ReturnType<typeof pieces> | null = null) =>
  cancelForShop(shop.context, order.number, { reason: "Agotado", lines });

/** Expects a refusal that leaves the order, its stock and the customer's mails alone. */
async function expectRefused(
  { ana, order }: Awaited<ReturnType<typeof paidOrder>>,
  attempt: () => Promise<unknown>,
  refusal: object,
) {
  const before = await readOrderByNumber(shop.database, order.number);
  const mails = (await mailsTo(shop, ana.email)).length;
  expect(await attempt()).toEqual(refusal);
  expect(await readOrderByNumber(shop.database, order.number)).toEqual(before);
  expect(await mailsTo(shop, ana.email)).toHaveLength(mails);
}

test("an unknown order is not found", async () => {
  const wish = { reason: "Agotado", lines: null };
  expect(await cancelForShop(shop.context, "RC-0000-0000", wish)).toEqual({ refused: "not_found" });
});

test("an order that has left whole can't be cancelled, one that has left in part can be", async () => {
  const partly = await paidOrder();
  await shipParcel(shop.context, partly.order.number, { ...parcel, lines: pieces(partly.order, 3) });
  expect(await cancel(partly.order)).toMatchObject({ cancellations: [{ reason: "Agotado" }] });

  const whole = await paidOrder();
  await shipParcel(shop.context, whole.order.number, { ...parcel, lines: null });
  await expectRefused(whole, () => cancel(whole.order), { refused: "order_shipped" });
});

test("a cancelled order can't be cancelled again", async () => {
  const prepared = await paidOrder();
  expect(await cancel(prepared.order)).toMatchObject({ state: "cancelled" });
  await expectRefused(prepared, () => cancel(prepared.order), { refused: "conflict" });
});

test("more pieces than are waiting, or another order's, are refused with the limit", async () => {
  const prepared = await paidOrder();
  const { order } = prepared;
  const other = await paidOrder();
  const tooMany = { lines: { text: orderMessages.not_cancellable, values: { limit: 3 } } };
  await expectRefused(prepared, () => cancel(order, pieces(order, 4)), {
    refused: "validation_failed",
    fields: tooMany,
  });
  await expectRefused(prepared, () => cancel(order, pieces(other.order, 1)), {
    refused: "validation_failed",
    fields: { lines: { text: orderMessages.unknown_line } },
  });
  await expectRefused(prepared, () => cancel(order, []), { refused: "conflict" });
});
