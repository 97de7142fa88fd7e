import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import type { MadeOrder } from "../../../test/orders/made-order.ts";
import { piecesOf, rowOf } from "../../../test/orders/made-rows.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { readRevision } from "../../../test/shop/read-revision.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { recordWithdrawal, shipParcel } from "../index.ts";
import { withdrawalTerms } from "./withdrawal-terms.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());

const parcel = { carrier: "Correos", trackingNumber: "PK1", trackingUrl: null };

/** A paid order of two pieces, one of which has left. */
async function partlySent() {
  const order = await makeOrder(shop, ana, { state: "paid", things: [{ quantity: 2 }] });
  await shipParcel(shop.context, order.number, { ...parcel, lines: piecesOf(order, 1) });
  return order;
}

test.each([
  {
    channel: "account",
    actor: "customer",
    declare: (order: MadeOrder) => ana.post(`/spa/orders/${order.publicId}/withdrawal`, {}),
  },
  {
    channel: "guest",
    actor: "customer",
    declare: ({ number }: MadeOrder) =>
      shop.visitor().post("/spa/withdrawals", { number, email: ana.email, name: "Ana Prueba" }),
  },
  ...(["letter", "telephone"] as const).map((channel) => ({
    channel,
    actor: "shop",
    declare: ({ number }: MadeOrder) =>
      recordWithdrawal(shop.context, number, { channel, day: "2026-11-21", name: "Ana Prueba", lines: null }),
  })),
])("a withdrawal by $channel is recorded with its way, its day and its declarer", async (given) => {
  const order = await partlySent();
  await given.declare(order);
  const declared = { name: "Ana Prueba", channel: given.channel, lines: piecesOf(order, 1) };
  const { withdrawals, cancellations, events } = await rowOf(shop, order);
  expect(withdrawals).toMatchObject([{ ...declared, state: "requested", email: ana.email }]);
  expect(cancellations).toMatchObject([{ ...declared, cause: "withdrawal", actor: given.actor }]);
  expect(Date.parse(withdrawals[0]?.received_at ?? "")).toBe(shop.clock.now().getTime());
  expect(events.at(-1)).toMatchObject({ kind: "withdrawal_requested", actor: given.actor });
});

test("what has left is only withdrawn from, and what has not is only cancelled", async () => {
  const sent = await makeOrder(shop, ana, { state: "shipped" });
  const waiting = await makeOrder(shop, ana, { state: "paid" });
  for (const order of [sent, waiting]) {
    expect((await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {})).status).toBe(201);
  }
  expect(await rowOf(shop, sent)).toMatchObject({ withdrawals: [{}], cancellations: [], refunds: [] });
  expect(await rowOf(shop, waiting)).toMatchObject({ withdrawals: [], cancellations: [{}], refunds: [{}] });
});

test("the catalogue changes only where unsent pieces make something sold out available again", async () => {
  const last = await makeProduct(shop.database, { available: 1 });
  const plenty = await makeProduct(shop.database, { available: 500 });
  const changes = async (state: "paid" | "shipped", product: typeof last) => {
    const order = await makeOrder(shop, ana, { state, things: [{ product }] });
    const before = await readRevision(shop.database);
    expect((await ana.post(`/spa/orders/${order.publicId}/withdrawal`, {})).status).toBe(201);
    return (await readRevision(shop.database)) !== before;
  };
  expect(await changes("paid", plenty)).toBe(false);
  expect(await changes("paid", last)).toBe(true);
  expect(await changes("shipped", last)).toBe(false);
});

test("of a line that is excluded nothing is withdrawn from, with others or alone; the others are", async () => {
  const things = [{ quantity: 2 }, { withdrawalExclusion: "c" }];
  const order = await makeOrder(shop, ana, { state: "delivered", things });
  const withdraw = (...counts: number[]) =>
    ana.post(`/spa/orders/${order.publicId}/withdrawal`, { lines: piecesOf(order, ...counts) });
  expectRefusal(await withdraw(1, 1), 409, "withdrawal_excluded");
  expectRefusal(await withdraw(0, 1), 409, "withdrawal_excluded");
  expectRefusal(await withdraw(3, 0), 422, "validation_failed", ["lines"]);
  expect((await rowOf(shop, order)).withdrawals).toEqual([]);
  expect((await withdraw(2, 0)).status).toBe(201);
  expect((await rowOf(shop, order)).withdrawals).toMatchObject([{ lines: piecesOf(order, 2) }]);
  // Nothing is left but what is excluded: the reason is what has been done.
  expect(withdrawalTerms(await rowOf(shop, order), shop.clock.now()).objection).toBe("withdrawal_all_done");
});
