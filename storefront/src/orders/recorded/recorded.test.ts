import type { GuaranteeClaim } from "@recambia/contract/orders/guarantee-claims";
import type { Cancellation, Withdrawal } from "@recambia/contract/orders/withdrawals";
import { expect, test } from "vitest";
import {
  hasFewerPieces,
  recordedCancellation,
  recordedClaim,
  recordedInvoice,
  recordedWithdrawal,
} from "./recorded.ts";

const at = "2026-11-27T10:00:00.000Z";
const cancellation = (id: string, cause: Cancellation["cause"], by: Cancellation["by"]): Cancellation => ({
  ...{ id, cause, by, at, lines: [], reason: null, refund_cents: 0 },
});
const withdrawal = (id: string): Withdrawal => ({
  ...{ id, state: "requested", received_at: at, lines: [], send_back_by: "2026-12-11" },
  ...{ refund_cents: null, deduction_cents: 0, deduction_reason: null },
});
const claim = (id: string, line_id: string): GuaranteeClaim => ({
  ...{ id, line_id, number: `GC-${id}`, quantity: 1, state: "opened", wish: "repair", remedy: null },
  ...{ description: "", appeared_on: "2026-11-27", is_presumed: true, needs_goods: null, answer: null },
  ...{ opened_at: at, answer_by: "2026-12-12", received_at: null, ended_at: null, refund_cents: null },
  files: [],
});

test("a claim is the one that is new, and for its line", () => {
  const before = { guarantee_claims: [claim("old", "disc")] };
  const other = { guarantee_claims: [claim("old", "disc"), claim("other", "pad")] };
  const made = { guarantee_claims: [claim("old", "disc"), claim("new", "disc")] };
  expect(recordedClaim(before, other, "disc")).toBeNull();
  expect(recordedClaim(before, made, "disc")?.id).toBe("new");
});

test("the shop's cancellations are not the customer's", () => {
  const before = { cancellations: [cancellation("old", "cancelled", "customer")] };
  const byShop = { cancellations: [...before.cancellations, cancellation("shop", "cancelled", "shop")] };
  const made = { cancellations: [...before.cancellations, cancellation("new", "cancelled", "customer")] };
  expect(recordedCancellation(before, byShop)).toBeNull();
  expect(recordedCancellation(before, made)).toBe(made);
});

test("a full invoice is not the simplified one that comes with the payment", () => {
  const before = { invoices: [] };
  const paid = { invoices: [{ id: "s", kind: "simplified" as const }] };
  const made = { invoices: [...paid.invoices, { id: "f", kind: "full" as const }] };
  expect(recordedInvoice(before, paid)).toBeNull();
  expect(recordedInvoice(paid, made)).toBe(made);
});

test("a withdrawal has the receipt that its answer would have had, of sent pieces and others", () => {
  const who = { number: "RC-1", email: "ana@example.com" };
  const before = { withdrawals: [withdrawal("old")], cancellations: [] };
  expect(recordedWithdrawal(before, { ...before, ...who })).toBeNull();
  const sent = { ...before, ...who, withdrawals: [withdrawal("old"), withdrawal("new")] };
  expect(recordedWithdrawal(before, sent)).toMatchObject({
    ...{ withdrawal: { id: "new" }, cancellation: null, received_at: at, ...who },
  });
  const waiting = { ...before, ...who, cancellations: [cancellation("c", "withdrawal", "customer")] };
  expect(recordedWithdrawal(before, waiting)).toMatchObject({ withdrawal: null, cancellation: { id: "c" } });
});

test("fewer pieces to withdraw from tell that a withdrawal without an account has been made", () => {
  const order = (...counts: number[]) => ({
    lines: counts.map((count) => ({ withdrawable_quantity: count })),
  });
  expect(hasFewerPieces(order(2, 1), order(2, 1))).toBe(false);
  expect(hasFewerPieces(order(2, 1), order(1, 1))).toBe(true);
});
