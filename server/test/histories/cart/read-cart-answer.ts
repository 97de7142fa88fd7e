import type { Cart, CartTotals } from "@recambia/contract/cart/schemas";
import { FilledCart } from "@recambia/contract/collections/schemas";
import { Compile } from "typebox/compile";
import { expect } from "vitest";
import { toStock } from "../../../src/catalogue/index.ts";
import { cartOf } from "../../orders/shopper.ts";
import { type Answer, readField } from "../../shop/test-shop.ts";
import {
  availableIn,
  centsOf,
  depositOf,
  fitFor,
  type ModelCart,
  type ModelLine,
  type ModelState,
  maxBeside,
  thingOf,
  withCart,
} from "./cart-model.ts";
import type { Expected, ExpectedOutcome, ExpectedRefusal } from "./cart-requests.ts";

const filledCarts = Compile(FilledCart);

/** Public ids of what the model calls by name. */
export type Names = { things: ReadonlyMap<string, string>; vehicles: ReadonlyMap<string, string> };

/**
 * Compares an answer with what the model expects.
 *
 * @returns the model with the ids and the version that the answer has told.
 */
export function readAnswer(
  state: ModelState,
  owner: string,
  { expected, answer, names }: { expected: Expected; answer: Answer; names: Names },
): ModelState {
  if (expected.is === "refusal") {
    expectRefused(answer, expected.refusals);
    return state;
  }
  if (expected.is === "no cart") {
    expect(answer.status).toBe(204);
    return state;
  }
  if (expected.outcomes === null) return readCart(state, owner, cartOf(answer), names);
  const filled = readField(answer.body, "data");
  if (answer.status !== 200 || !filledCarts.Check(filled)) {
    throw new Error(`No filled cart: ${answer.status} ${answer.text}`);
  }
  expectOutcomes(filled.outcomes, expected.outcomes, names);
  return readCart(state, owner, filled.cart, names);
}

function expectRefused(answer: Answer, refusals: readonly ExpectedRefusal[]): void {
  const code = readField(answer.body, "code");
  const fields = Object.keys(Object(readField(answer.body, "errors")));
  const isExpected = refusals.some(
    (one) =>
      one.status === answer.status &&
      one.code === code &&
      fields.join() === (one.field ?? "") &&
      (one.available === undefined || answer.text.includes(`disponibles ${one.available}.`)),
  );
  if (!isExpected) {
    throw new Error(`Answered ${answer.status} ${answer.text} instead of one of ${JSON.stringify(refusals)}`);
  }
}

function expectOutcomes(
  shown: FilledCart["outcomes"],
  expected: readonly ExpectedOutcome[],
  names: Names,
): void {
  expect(shown.map(({ id, wanted, added }) => [id, wanted, added])).toEqual(
    expected.map(({ thing, quantity, added }) => [names.things.get(thing), quantity, added]),
  );
  for (const [index, { quantity, added, reasons }] of expected.entries()) {
    const reason = shown[index]?.reason;
    if (added === quantity) expect(reason).toBeNull();
    else expect(reasons).toContain(reason);
  }
}

/** Compares a told cart with the model's: lines, prices, sums, stock, fit, ids and version. */
function readCart(state: ModelState, owner: string, shown: Cart, names: Names): ModelState {
  const cart = state.carts.get(owner);
  if (!cart) throw new Error(`The model has no cart of ${owner}`);
  const available = availableIn(state, cart.lines);
  expect(shown.lines.map(factsOf)).toEqual(
    cart.lines.map((line, place) => expectedFacts(state, line, available[place] ?? 0, names)),
  );
  expect(shown.totals).toEqual(expectedTotals(state, cart));
  expectVersion(cart, shown);
  const lines = cart.lines.map((line, index) => ({ ...line, id: shown.lines[index]?.id ?? null }));
  for (const [index, { id }] of cart.lines.entries()) {
    if (id !== null) expect(lines[index]?.id).toBe(id);
  }
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  return withCart(state, owner, { ...cart, id: shown.id, version: shown.version, since: "same", lines });
}

const factsOf = (line: Cart["lines"][number]) => ({
  thing: line.product.id,
  kind: line.product.kind,
  parts: line.product.parts.length,
  quantity: line.quantity,
  unit_cents: line.unit_cents,
  line_cents: line.line_cents,
  core_deposit_cents: line.core_deposit_cents,
  stock: line.stock,
  available: line.available,
  vehicle: line.vehicle?.id ?? null,
  fit: line.fit.answer,
  conditions: line.fit.alternatives.length > 0,
  fit_confirmed: line.fit_confirmed,
});

function expectedFacts(
  state: ModelState,
  line: ModelLine,
  available: number,
  names: Names,
): ReturnType<typeof factsOf> {
  const { thing, quantity, vehicle } = line;
  const { kind, parts } = thingOf(state, thing);
  const fit = fitFor(state, thing, vehicle);
  return {
    thing: names.things.get(thing) ?? "",
    kind,
    parts: kind === "kit" ? parts.length : 0,
    quantity,
    unit_cents: centsOf(state, thing),
    line_cents: quantity * centsOf(state, thing),
    core_deposit_cents: quantity * depositOf(state, thing),
    stock: toStock(maxBeside(state, [], thing)),
    available,
    vehicle: vehicle === null ? null : (names.vehicles.get(vehicle) ?? ""),
    fit,
    conditions: fit === "fits_if",
    fit_confirmed: line.isConfirmed,
  };
}

/** VAT at 21 %, rounded once per line. */
function expectedTotals(state: ModelState, { lines }: ModelCart): CartTotals {
  const sum = (of: (line: ModelLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const grossOf = ({ thing, quantity }: ModelLine) => quantity * centsOf(state, thing);
  const goods = sum(grossOf);
  const deposits = sum(({ thing, quantity }) => quantity * depositOf(state, thing));
  return {
    item_count: sum(({ quantity }) => quantity),
    goods_cents: goods,
    vat_cents: sum((line) => Math.round((grossOf(line) * 21) / 121)),
    vat_rate: 210,
    core_deposit_cents: deposits,
    total_cents: goods + deposits,
    currency: "EUR",
  };
}

/** The version grows with every change, and with nothing else. */
function expectVersion({ id, version, since }: ModelCart, shown: Cart): void {
  if (id === null) return;
  expect(shown.id).toBe(id);
  if (since === "same") expect(shown.version).toBe(version);
  if (since === "grown") expect(shown.version).toBeGreaterThan(version);
  if (since === "maybe") expect(shown.version).toBeGreaterThanOrEqual(version);
}
