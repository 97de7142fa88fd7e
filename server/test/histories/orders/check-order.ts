import { canChangeTo } from "@recambia/contract/orders/order-states";
import { expect } from "vitest";
import type { OrderRow } from "../../../src/orders/index.ts";
import { type Case, rowOf, stockAtFirst } from "./order-world.ts";

type Line = OrderRow["lines"][number];
type Part = { lines: readonly { line_id: string; quantity: number }[] };

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Pieces of a line in some parts of an order. */
const piecesIn = (parts: readonly Part[], { public_id: id }: Line) =>
  sumOf(
    parts.flatMap(({ lines }) => lines.filter(({ line_id }) => line_id === id)),
    ({ quantity }) => quantity,
  );

/** Counts where the pieces of a line are, from the order's events. */
function placesOf(order: OrderRow, line: Line) {
  const { parcels, withdrawals, cancellations, stock_movements: movements, guarantee_claims: claims } = order;
  const failed = parcels.filter(({ lost_at, came_back_at }) => lost_at !== null || came_back_at !== null);
  const cancelled = order.state === "cancelled" ? line.quantity : piecesIn(cancellations, line);
  const sent = piecesIn(parcels, line) - piecesIn(failed, line);
  const of = (kind: string) => movements.filter((one) => one.kind === kind && one.line_id === line.public_id);
  return {
    cancelled,
    lostAndPaidBack: piecesIn(
      cancellations.filter(({ cause }) => cause === "lost"),
      line,
    ),
    sent,
    waiting: line.quantity - cancelled - sent,
    lost: piecesIn(
      parcels.filter(({ lost_at }) => lost_at !== null),
      line,
    ),
    withdrawn: piecesIn(
      withdrawals.filter(({ state }) => state !== "void"),
      line,
    ),
    paidBack: sumOf(claimsFor(claims, line, "refunded"), ({ quantity }) => quantity),
    replaced: sumOf(claimsFor(claims, line, "replaced"), ({ quantity }) => quantity),
    movements: {
      restocked: of("restocked"),
      writtenOff: of("written_off"),
      lost: of("lost"),
      replaced: of("replaced"),
    },
  };
}

const claimsFor = (claims: OrderRow["guarantee_claims"], { public_id: id }: Line, wanted: string) =>
  claims.filter(({ line_id, state }) => line_id === id && state === wanted);

/** No piece is in two places, and none goes astray. */
async function checkPieces(held: Case, order: OrderRow): Promise<void> {
  const expected = new Map(held.products.map(({ id }) => [id, stockAtFirst]));
  for (const [index, line] of order.lines.entries()) {
    const places = placesOf(order, line);
    expect(places.waiting).toBeGreaterThanOrEqual(0);
    // What is paid back under the guarantee can't be withdrawn from as well.
    expect(places.withdrawn + places.paidBack).toBeLessThanOrEqual(places.sent);
    const { restocked, writtenOff, lost, replaced } = places.movements;
    const taken = line.quantity - (places.cancelled - places.lostAndPaidBack);
    const again = places.lost - places.lostAndPaidBack;
    for (const { productId, perUnit } of held.recipes[index] ?? []) {
      const moved = (kind: typeof restocked) =>
        sumOf(
          kind.filter(({ product_id }) => product_id === productId),
          ({ pieces }) => pieces,
        );
      expect(moved(lost)).toBe(places.lost * perUnit);
      expect(moved(replaced)).toBe(places.replaced * perUnit);
      expect(moved(restocked) + moved(writtenOff)).toBeLessThanOrEqual(places.withdrawn * perUnit);
      const out = (taken + again) * perUnit - moved(restocked) + moved(replaced);
      expected.set(productId, (expected.get(productId) ?? 0) - out);
    }
  }
  const rows = await held.world.shop.database.rows<{ id: number; available: number }>({
    text: "select id, available from product where id = any($1::integer[])",
    values: [held.products.map(({ id }) => id)],
  });
  expect(new Map(rows.map(({ id, available }) => [id, available]))).toEqual(expected);
}

/** Expects received money to equal what is kept plus what was or will be refunded, to the cent. */
function checkMoney(order: OrderRow): void {
  const { payments, refunds } = order;
  for (const payment of payments) {
    const given = refunds.filter((refund) => refund.payment_id === payment.id);
    const isIn = payment.state === "paid" || payment.state === "late";
    expect(sumOf(given, (refund) => refund.amount_cents)).toBeLessThanOrEqual(
      isIn ? payment.amount_cents : 0,
    );
  }
  expect(payments.filter(({ state }) => state === "paid").length).toBeLessThanOrEqual(1);
  const own = refunds.filter(({ cause }) => cause !== "late_payment");
  const done = own.filter(({ state }) => state === "done");
  expect(order.refunded_cents).toBe(sumOf(done, (refund) => refund.amount_cents));
  for (const line of order.lines) checkShares(order, line);
  checkShipping(order);
  checkAllUndone(order);
}

/** Of a line, as much as its pieces cost has been given back: all of them are the line, to the cent. */
function checkShares(order: OrderRow, line: Line): void {
  const shares = order.refunds.flatMap(({ content }) => content.lines);
  const own = shares.filter(({ line_id }) => line_id === line.public_id);
  const cents = sumOf(own, (share) => share.cents);
  const pieces = sumOf(own, (share) => share.quantity);
  const deposits = sumOf(own, (share) => share.core_deposit_cents);
  expect(deposits).toBeLessThanOrEqual(line.core_deposit_cents);
  expect(Math.min(...own.flatMap((share) => [share.cents, share.core_deposit_cents]), 0)).toBe(0);
  const exact = (line.line_cents * pieces) / line.quantity;
  const reduced = sumOf(claimsFor(order.guarantee_claims, line, "price_reduced"), ({ refund_id }) =>
    sumOf(
      order.refunds.filter(({ id }) => id === refund_id),
      (refund) => refund.amount_cents,
    ),
  );
  if (pieces >= line.quantity) expect(cents + reduced).toBe(line.line_cents);
  else expect([cents < exact + pieces + 1, cents > exact - reduced - pieces - 1]).toEqual([true, true]);
}

function checkShipping(order: OrderRow): void {
  const repaid = sumOf(order.refunds, ({ content }) => content.shipping_cents);
  const { shipping_cents: charged, standard_shipping_cents: standard } = order;
  const hasSent = order.withdrawals.some(({ state }) => state !== "void");
  expect(repaid).toBeLessThanOrEqual(hasSent ? Math.min(charged, standard) : charged);
}

const isOpen = ({ state }: { state: string }) => state === "requested" || state === "returned";

/** Once nothing stays with the customer and nothing is open, nothing stays with the shop that it may not keep. */
function checkAllUndone(order: OrderRow): void {
  const paid = sumOf(
    order.payments.filter(({ state }) => state === "paid"),
    ({ amount_cents }) => amount_cents,
  );
  const isUndone = order.lines.every((line) => {
    const { cancelled, withdrawn } = placesOf(order, line);
    return cancelled + withdrawn === line.quantity;
  });
  const own = order.refunds.filter(({ cause }) => cause !== "late_payment");
  const isSettled = !order.withdrawals.some(isOpen);
  if (paid === 0 || !isUndone || !isSettled) return;
  const kept = paid - sumOf(own, ({ amount_cents }) => amount_cents);
  const deducted = sumOf(
    order.withdrawals.filter(({ state }) => state === "refunded"),
    ({ deduction_cents }) => deduction_cents,
  );
  const hasSent = order.withdrawals.some(({ state }) => state !== "void");
  const express = hasSent ? Math.max(0, order.shipping_cents - order.standard_shipping_cents) : 0;
  expect(kept).toBeLessThanOrEqual(deducted + express);
}

/** Whether a claim has not ended. */
export const isOpenClaim = ({ ended_at }: OrderRow["guarantee_claims"][number]) => ended_at === null;

/** Each refund under the guarantee belongs to one claim, and each claim that ended by paying back has one. */
function checkClaims({ guarantee_claims: claims, refunds }: OrderRow): void {
  const own = refunds.filter(({ cause }) => cause === "guarantee").map(({ id }) => id);
  const claimed = claims.flatMap(({ refund_id }) => (refund_id === null ? [] : [refund_id]));
  expect(claimed.sort(byKey)).toEqual(own.sort(byKey));
  for (const { state, remedy, refund_id, ended_at } of claims) {
    expect(ended_at === null).toBe(["opened", "accepted", "received"].includes(state));
    if (state === "price_reduced") expect([remedy, refund_id === null]).toEqual(["price_reduction", false]);
    if (state === "repaired" || state === "replaced" || state === "refused") expect(refund_id).toBeNull();
  }
}

const byKey = (one: number, other: number) => one - other;

/** States follow the table, and the parts of the order stand behind its state. */
function checkStates(order: OrderRow): void {
  const states = order.events.map(({ state }) => state);
  for (const [index, state] of states.entries()) {
    const before = states[index - 1] ?? state;
    if (before !== state) expect([before, state, canChangeTo(before, state)]).toEqual([before, state, true]);
  }
  expect(states.at(-1)).toBe(order.state);
  if (order.parcels.length > 0) expect(order.paid_at).not.toBeNull();
  if (order.delivered_at !== null) expect(order.shipped_at).not.toBeNull();
  if (order.state === "cancelled") expect(order.withdrawals.some(isOpen)).toBe(false);
  const stamps = order.events.map(({ at }) => Date.parse(at));
  expect(stamps).toEqual([...stamps].sort((a, b) => a - b));
}

const countOf = (order: OrderRow, ...kinds: string[]) =>
  order.events.filter(({ kind }) => kinds.includes(kind)).length;

const claimEnds = [
  ...["claim_repaired", "claim_replaced", "claim_price_reduced", "claim_refunded", "claim_refused"],
];

/** Everything that has happened stands in the timeline, once. */
function checkTimeline(order: OrderRow): void {
  const { parcels, withdrawals, cancellations, refunds, payments, invoices } = order;
  const { guarantee_claims: claims } = order;
  const withdrawn = cancellations.filter(({ cause }) => cause === "withdrawal");
  const shown = {
    shipped: countOf(order, "parcel_shipped"),
    lost: countOf(order, "parcel_lost"),
    cameBack: countOf(order, "parcel_came_back"),
    cancelled: countOf(order, "cancelled", "pieces_cancelled"),
    voided: countOf(order, "withdrawal_voided"),
    refunded: countOf(order, "refund_made"),
    paid: countOf(order, "payment_received"),
    late: countOf(order, "payment_late"),
    invoices: countOf(order, "invoice_issued"),
    claims: countOf(order, "claim_opened"),
    endedClaims: countOf(order, ...claimEnds),
  };
  expect(shown).toEqual({
    shipped: parcels.length,
    lost: parcels.filter(({ lost_at }) => lost_at !== null).length,
    cameBack: parcels.filter(({ came_back_at }) => came_back_at !== null).length,
    cancelled: cancellations.filter(({ cause }) => cause === "cancelled").length,
    voided: withdrawals.filter(({ state }) => state === "void").length,
    refunded: refunds.filter(({ state }) => state === "done").length,
    paid: payments.filter(({ state }) => state === "paid").length,
    late: payments.filter(({ state }) => state === "late").length,
    invoices: invoices.length,
    claims: claims.length,
    endedClaims: claims.filter(({ ended_at }) => ended_at !== null).length,
  });
  const declarations = countOf(order, "withdrawal_requested");
  expect(declarations).toBeGreaterThanOrEqual(Math.max(withdrawals.length, withdrawn.length));
  expect(declarations).toBeLessThanOrEqual(withdrawals.length + withdrawn.length);
  const arrived = parcels.filter(({ delivered_at }) => delivered_at !== null).length;
  expect(countOf(order, "parcel_delivered") > 0).toBe(arrived > 0);
}

/** Expects everything that must hold for an order at any time. */
export async function checkOrder(held: Case): Promise<OrderRow> {
  const order = await rowOf(held);
  checkStates(order);
  checkMoney(order);
  checkClaims(order);
  checkTimeline(order);
  await checkPieces(held, order);
  return order;
}
