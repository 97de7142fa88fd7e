import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { openShopWithBank, type ShopWithBank, startedForm } from "../../../test/orders/bank.ts";
import { stockOf } from "../../../test/orders/checkout.ts";
import { guestOrderInState } from "../../../test/orders/guest-orders.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { readRevision } from "../../../test/shop/read-revision.ts";
import { readOrderByNumber } from "../order-rows.ts";
import { orderRecords } from "../personal-records.ts";
import { endUnpaidOrders } from "../progress/end-unpaid-orders.ts";
import { stripOrders } from "../strip-orders.ts";
import { settlePayment } from "./settle-payment.ts";

let shop: ShopWithBank;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openShopWithBank();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

/** An order by card with one started payment, of a product with so many pieces left. */
async function startedOrder(available = 3) {
  const product = await makeProduct(shop.database, { available });
  const order = await makeOrder(shop, ana, { paymentMethod: "card", things: [{ product }] });
  await startedForm(ana, order.publicId);
  const row = async () => {
    const found = await readOrderByNumber(shop.database, order.number);
    if (!found) throw new Error("The order is gone");
    return found;
  };
  const { payments, total_cents: total } = await row();
  const reference = payments.at(-1)?.reference ?? "";
  const report = (isPaid: boolean, amountCents = total) =>
    settlePayment(shop.context, { reference, isPaid, amountCents, detail: { code: "0000" } }, "bank");
  const expire = () => endUnpaidOrders(shop.database, new Date("2100-01-01T00:00:00Z"));
  return { product, order, row, report, expire };
}

const kindsOf = ({ events }: { events: { kind: string }[] }) => events.map(({ kind }) => kind);

test("a refused payment is told once, and may still be paid", async () => {
  const { row, report } = await startedOrder();
  expect(await report(false)).toBe("refused");
  expect(await report(false)).toBe("known");
  expect(kindsOf(await row()).filter((kind) => kind === "payment_refused")).toHaveLength(1);
  expect(await report(true)).toBe("paid");
  expect(await report(true)).toBe("known");
  expect(await row()).toMatchObject({ state: "paid" });
});

test("a payment that is refused after its order has ended is not told", async () => {
  const { row, report, expire } = await startedOrder();
  await expire();
  expect(await report(false)).toBe("refused");
  expect(kindsOf(await row())).not.toContain("payment_refused");
});

test("a refund goes back through the attempt that has paid, not the one that was refused", async () => {
  const { order, row, report } = await startedOrder();
  expect(await report(false)).toBe("refused");
  await startedForm(ana, order.publicId);
  const [refused, paying, ...others] = (await row()).payments;
  expect([refused?.state, others]).toEqual(["refused", []]);
  const second = { reference: paying?.reference ?? "", isPaid: true, amountCents: paying?.amount_cents ?? 0 };
  expect(await settlePayment(shop.context, { ...second, detail: {} }, "bank")).toBe("paid");
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
  expect((await row()).refunds.map(({ payment_id }) => payment_id)).toEqual([paying?.id]);
});

test("a wrong amount pays nothing", async () => {
  const { row, report } = await startedOrder();
  expect(await report(true, 1)).toEqual({ refused: "conflict" });
  expect(await row()).toMatchObject({ state: "pending_payment" });
  expect((await row()).payments.at(-1)?.state).not.toBe("paid");
});

test("an expired order is revived by its payment, and takes its stock again", async () => {
  const { product, row, report, expire } = await startedOrder(3);
  await expire();
  const [before] = await stockOf(shop.database, product);
  const revision = await readRevision(shop.database);
  expect(await report(true)).toBe("paid");
  expect(await row()).toMatchObject({ state: "paid" });
  expect(await stockOf(shop.database, product)).toEqual([(before ?? 0) - 1]);
  // Few are left, so the availability that pages show has changed.
  expect(await readRevision(shop.database)).toBeGreaterThan(revision);
});

test("reviving an order of plenty does not change what pages show", async () => {
  const { report, expire } = await startedOrder(500);
  await expire();
  const revision = await readRevision(shop.database);
  expect(await report(true)).toBe("paid");
  expect(await readRevision(shop.database)).toBe(revision);
});

test("money for an order that its buyer has cancelled is owed back, and nothing is reserved", async () => {
  const { product, order, row, report } = await startedOrder();
  expect((await ana.post(`/spa/orders/${order.publicId}/cancel`)).status).toBe(200);
  const stock = await stockOf(shop.database, product);
  expect(await report(true)).toBe("late");
  const after = await row();
  expect(after).toMatchObject({ state: "cancelled" });
  expect(after.refunds).toMatchObject([
    {
      cause: "late_payment",
      amount_cents: after.total_cents,
      state: "due",
      content: { lines: [], shipping_cents: 0, deduction_cents: 0 },
    },
  ]);
  expect(kindsOf(after).at(-1)).toBe("payment_late");
  expect(await stockOf(shop.database, product)).toEqual(stock);
  expect(await report(true)).toBe("known");
});

test("money for an expired order whose account was deleted with its phones is owed back", async () => {
  const { order, row, report, expire } = await startedOrder();
  await expire();
  await shop.database.transaction((transaction) =>
    orderRecords(shop.context).forgetPerson(transaction, { ...ana, isLast: true }),
  );
  expect(await report(true)).toBe("late");
  expect(await row()).toMatchObject({ number: order.number, state: "cancelled" });
});

test("an expired order of a guest is revived whole for 30 days; then its payment is owed back", async () => {
  const expired = async () => {
    const { order } = await guestOrderInState(shop, { state: "pending_payment" });
    await shop.database.rows({
      text: "update customer_order set pay_until = $2 where id = $1",
      values: [order.id, shop.clock.now()],
    });
    await endUnpaidOrders(shop.database, shop.clock.now());
    return order;
  };
  const daysOn = (days: number) => new Date(shop.clock.now().getTime() + days * 24 * 60 * 60_000);
  const pay = ({ number: reference, totalCents: amountCents }: Awaited<ReturnType<typeof expired>>) =>
    settlePayment(shop.context, { reference, isPaid: true, amountCents, detail: {} }, "shop");
  const early = await expired();
  const tooLate = await expired();
  await stripOrders(shop.database, daysOn(29));
  expect(await pay(early)).toBe("paid");
  expect((await readOrderByNumber(shop.database, early.number))?.address?.mobile_phone).toBe("+34612345678");
  await stripOrders(shop.database, daysOn(31));
  expect(await pay(tooLate)).toBe("late");
});
