import { orderProgress } from "@recambia/contract/orders/order-progress";
import { type Order, OrderSummary } from "@recambia/contract/orders/schemas";
import { Value } from "typebox/value";
import { expect } from "vitest";
import type { OrderRow } from "../../../src/orders/index.ts";
import { type Answer, readField, type Visitor } from "../../shop/test-shop.ts";
import { type Case, noticeOf, rowOf } from "./order-world.ts";
import { billingFor } from "./place-case.ts";

const cancellationCodes = ["conflict", "order_shipped", "order_made_to_order"];
const withdrawalCodes = [
  ...["withdrawal_not_for_business", "withdrawal_term_over", "withdrawal_excluded", "withdrawal_all_done"],
];

/**
 * Tries what the order's page does not offer, and one piece more than each limit that it tells: all of it is
 * refused with its reason, and nothing has happened then.
 */
export async function checkRefusals(held: Case): Promise<Order> {
  const { customer } = held;
  const shown = await noticeOf(held);
  const before = await footprintOf(held);
  checkLimits(shown);
  if (!held.isGuest) await checkListed(held, shown);
  const { actions, lines, id } = shown;
  // Each time another line, so that a history does not take too long.
  const tried = lines[held.log.length % lines.length];
  const above = (limit: "cancellable_quantity" | "withdrawable_quantity") =>
    tried ? [{ line_id: tried.id, quantity: tried[limit] + 1 }] : [];
  if (!actions.can_pay) await expectRefused(customer, `/spa/orders/${id}/payment`, {}, ["conflict"]);
  if (!actions.can_request_full_invoice) {
    await expectRefused(customer, `/spa/orders/${id}/full-invoice`, billingFor(false), ["conflict"]);
  }
  await expectRefusedFor(customer, `/spa/orders/${id}/cancel`, {
    isOffered: actions.can_cancel,
    codes: cancellationCodes,
    tooMany: above("cancellable_quantity"),
  });
  await expectRefusedFor(customer, `/spa/orders/${id}/withdrawal`, {
    isOffered: actions.can_withdraw,
    codes: withdrawalCodes,
    tooMany: above("withdrawable_quantity"),
  });
  expect(await footprintOf(held)).toEqual(before);
  return shown;
}

/** The list says of the order what its page says. */
async function checkListed({ customer, number }: Case, shown: Order): Promise<void> {
  const answer = await customer.get(`/spa/orders?q=${number}`);
  const [listed] = Object.values(Object(readField(answer.body, "data")));
  if (!Value.Check(OrderSummary, listed)) throw new Error(`Not listed: ${answer.text}`);
  const { state, placed_at, totals, promised_by } = shown;
  expect(listed).toMatchObject({ state, placed_at, total_cents: totals.total_cents, promised_by });
  expect(listed.progress).toEqual(orderProgress(shown));
}

/** An action is offered when any of its limits is above nothing. */
function checkLimits({ lines, actions, tax_zone }: Order): void {
  const hasAny = (limit: "cancellable_quantity" | "withdrawable_quantity") =>
    lines.some((line) => line[limit] > 0);
  expect([hasAny("cancellable_quantity"), hasAny("withdrawable_quantity")]).toEqual([
    actions.can_cancel,
    actions.can_withdraw,
  ]);
  expect(["vat", "export"]).toContain(tax_zone);
  for (const line of lines) {
    const { quantity, cancelled_quantity: cancelled, sent_quantity: sent, withdrawn_quantity: back } = line;
    expect(line.cancellable_quantity).toBeLessThanOrEqual(quantity - cancelled - sent);
    expect(line.withdrawable_quantity).toBeLessThanOrEqual(quantity - cancelled - back);
  }
}

async function footprintOf(held: Case): Promise<OrderRow> {
  return rowOf(held);
}

async function expectRefusedFor(
  customer: Visitor,
  path: string,
  asked: { isOffered: boolean; codes: readonly string[]; tooMany: readonly object[] },
): Promise<void> {
  if (!asked.isOffered) await expectRefused(customer, path, {}, asked.codes);
  const tooMany = asked.isOffered ? ["validation_failed", "withdrawal_excluded"] : asked.codes;
  await expectRefused(customer, path, { lines: asked.tooMany }, tooMany);
}

async function expectRefused(
  customer: Visitor,
  path: string,
  body: object,
  codes: readonly string[],
): Promise<void> {
  const answer: Answer = await customer.post(path, body);
  const code = String(readField(answer.body, "code"));
  expect([path, answer.status >= 400 && answer.status < 500, codes.includes(code), code]).toEqual([
    ...[path, true, true, code],
  ]);
}

/** Every link of an order is answered: its invoices as documents. */
export async function checkLinks(held: Case, { invoices, id }: Order): Promise<void> {
  for (const invoice of invoices) {
    const answer = await held.customer.get(`/spa/orders/${id}/invoices/${invoice.id}.pdf`);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  }
}

type Offer = { isOffered: boolean };

/** Whether a step of the customer's is one that the page offers, with as many pieces as it allows. */
export function isOffered(
  shown: Order,
  step: string,
  choice: { line: number | null; count: string } | null,
): Offer | null {
  const { actions, lines } = shown;
  if (step === "full invoice") return { isOffered: actions.can_request_full_invoice };
  if (!choice || (step !== "cancel" && step !== "withdraw")) return null;
  const limitOf = step === "cancel" ? "cancellable_quantity" : "withdrawable_quantity";
  const chosen = choice.line === null ? lines : lines.slice(choice.line % lines.length).slice(0, 1);
  const can = step === "cancel" ? actions.can_cancel : actions.can_withdraw;
  if (!can || choice.count === "above") return { isOffered: false };
  // Without any piece of a line, everything is asked for.
  const isNothing = chosen.every((line) => line[limitOf] === 0);
  const isWhole =
    isNothing ||
    lines.every((line) => line[limitOf] === 0 || isAllOf(line[limitOf], choice, chosen.includes(line)));
  return { isOffered: !actions.only_as_a_whole || isWhole };
}

function isAllOf(limit: number, { count }: { count: string }, isChosen: boolean): boolean {
  return isChosen && (count === "limit" || limit === 1);
}
