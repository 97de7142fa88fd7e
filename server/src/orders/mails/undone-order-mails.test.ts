import { afterAll, beforeAll, expect, test } from "vitest";
import { rowOf } from "../../../test/orders/made-rows.ts";
import { mailsAbout } from "../../../test/orders/order-mail.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import type { OrderRow } from "../order-rows.ts";
import type { EventSubject } from "./queue-order-mail.ts";

let shop: TestShop;
let ana: TestCustomer;
let mailAbout: ReturnType<typeof mailsAbout>;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  ana = await signedInCustomer(shop);
  mailAbout = mailsAbout(shop);
});
afterAll(() => shop.close());

/** A refunded order of two pieces of one product and three of another. */
async function makeRefunded(): Promise<OrderRow> {
  const things = [{ quantity: 2 }, { quantity: 3 }];
  return rowOf(shop, await makeOrder(shop, ana, { things, state: "refunded" }));
}

/** Key of a row that is not this order's. */
const far = 1_000_000;

test("a refund's mail has its own reason, deduction and means of payment, also of several", async () => {
  const row = await makeRefunded();
  const [[refund], [withdrawal], [payment]] = [row.refunds, row.withdrawals, row.payments];
  if (!refund || !withdrawal || !payment) throw new Error("Nothing was refunded");
  const other = { ...refund, id: far, withdrawal_id: null, payment_id: far, reason: "Disculpas" };
  const several: OrderRow = {
    ...row,
    refunds: [other, refund],
    withdrawals: [
      { ...withdrawal, id: far, deduction_cents: 999, deduction_reason: "Rayado" },
      { ...withdrawal, deduction_cents: 150, deduction_reason: "Montado" },
    ],
    payments: [
      { ...payment, id: far, method: "bizum" },
      { ...payment, method: "card" },
    ],
  };
  for (const kind of ["refund_due", "refund_made"] as const) {
    expect(await mailAbout(several, { kind, cents: 777 }, { refund: refund.id })).toMatchObject({
      ...{ kind, cents: 777, payment_method: "card", reason: "Desistimiento" },
      ...{ deduction_cents: 150, deduction_reason: "Montado" },
    });
  }
  const made = { kind: "refund_made", cents: 5 } as const;
  const withoutDeduction = { deduction_cents: 0, deduction_reason: null };
  expect(await mailAbout(several, made, { refund: far })).toMatchObject({
    ...{ cents: 5, payment_method: "bizum", reason: "Disculpas", ...withoutDeduction },
  });
  const unexplained = { ...several, refunds: [{ ...refund, reason: "" }] };
  expect(await mailAbout(unexplained, made, { refund: refund.id })).toMatchObject({ reason: null });
  expect(await mailAbout(row, made)).toMatchObject({
    ...{ payment_method: row.payment_method, reason: null, ...withoutDeduction },
  });
});

/** An order with two withdrawals, two cancellations and their refunds, the second ones about given pieces. */
async function makeUndone() {
  const row = await makeRefunded();
  const [[first, second], [withdrawal], [refund]] = [row.lines, row.withdrawals, row.refunds];
  if (!first || !second || !withdrawal || !refund) throw new Error("Nothing was withdrawn from");
  const cancelled: OrderRow["cancellations"][number] = {
    ...({ id: 7, public_id: "abcdefgh23456789", cause: "withdrawal", actor: "customer" } as const),
    ...({ channel: "account", name: "Berta Prueba", reason: null } as const),
    cancelled_at: "2026-11-21T09:00:00.000Z",
    lines: [{ line_id: second.public_id, quantity: 2 }],
  };
  const undone: OrderRow = {
    ...row,
    withdrawals: [
      { ...withdrawal, id: far, name: "Otra", lines: [] },
      { ...withdrawal, name: "Carla Prueba", lines: [{ line_id: first.public_id, quantity: 1 }] },
    ],
    cancellations: [{ ...cancelled, id: far, lines: [] }, cancelled],
    refunds: [
      { ...refund, cancellation_id: far, amount_cents: 55 },
      { ...refund, cancellation_id: cancelled.id, amount_cents: 1234 },
    ],
  };
  const things = [{ name: first.product.name, quantity: 1 }];
  const unsent = [{ name: second.product.name, quantity: 2 }];
  return { undone, withdrawal, cancelled, things, unsent };
}

test("a withdrawal's receipt says who declared it, what is to come back, and what was never sent", async () => {
  const { undone, withdrawal, cancelled, things, unsent } = await makeUndone();
  const asked = (about: EventSubject, row = undone) =>
    mailAbout(row, { kind: "withdrawal_requested" }, about);
  const ofUnsent = { unsent_things: unsent, unsent_refund_cents: 1234 };
  expect(await asked({ withdrawal: withdrawal.id, cancellation: cancelled.id })).toMatchObject({
    ...{ kind: "withdrawal_received", declared_by: "Carla Prueba", things, ...ofUnsent },
    send_back_by: expect.any(String),
  });
  expect(await asked({ withdrawal: withdrawal.id })).toMatchObject({
    ...{ things, unsent_things: [], unsent_refund_cents: 0 },
  });
  expect(await asked({ cancellation: cancelled.id })).toMatchObject({
    ...{ declared_by: "Berta Prueba", received_at: cancelled.cancelled_at, send_back_by: null },
    ...{ things: [], ...ofUnsent },
  });
  const nameless = { ...undone, cancellations: [{ ...cancelled, name: null }] };
  expect(await asked({ cancellation: cancelled.id }, nameless)).toMatchObject({ declared_by: undone.name });
  expect(await asked({})).toBeNull();
  const voided = { kind: "withdrawal_voided", text: "No ha llegado nada" } as const;
  expect(await mailAbout(undone, voided, { withdrawal: withdrawal.id })).toMatchObject({
    ...{ kind: "withdrawal_voided", things, reason: "No ha llegado nada" },
  });
});

test("a cancellation's mail has its own pieces, the refund and the shop's reason", async () => {
  const { undone, cancelled, unsent } = await makeUndone();
  const event = { kind: "pieces_cancelled", cents: 1234, text: "Agotado" } as const;
  expect(await mailAbout(undone, event, { cancellation: cancelled.id })).toMatchObject({
    ...{ kind: "pieces_cancelled", things: unsent, refund_cents: 1234, reason: "Agotado" },
  });
  expect(await mailAbout(undone, event)).toBeNull();
  expect(await mailAbout(undone, { kind: "cancelled", cents: 4321, text: null })).toMatchObject({
    ...{ kind: "order_cancelled", refund_cents: 4321, reason: null },
  });
});
