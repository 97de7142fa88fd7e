import type { Fit, Restriction } from "@recambia/contract/vehicles/fit";
import { readField } from "../../lib/read-field.ts";
import { type GarageStore, garageStore, hasVariant } from "./store.ts";

/** Kinds of conditions that are about the part's place, not about the vehicle. */
const ofThePart: readonly Restriction["kind"][] = ["position", "side"];

type BuildWindow = Extract<Restriction, { kind: "built" }>;

/** Keeps conditions that hold for a vehicle, so that nobody asks for them again; build dates narrow one another. */
export function keepFacts(
  variantId: string,
  conditions: readonly Restriction[],
  store: GarageStore = garageStore,
): void {
  const { facts } = store.getState();
  const told = [...readFacts(facts[variantId]), ...conditions].filter(
    ({ kind }) => !ofThePart.includes(kind),
  );
  const windows = told.filter((condition) => condition.kind === "built");
  const others = told.filter(({ kind }) => kind !== "built");
  const distinct = new Map(others.map((condition) => [JSON.stringify(condition), condition]));
  const known = [...narrowed(windows), ...distinct.values()];
  if (known.length > 0) store.setState({ facts: { ...facts, [variantId]: known } });
}

/** Returns the window that several build windows have in common; of windows that contradict one another, the last one. */
function narrowed(windows: readonly BuildWindow[]): readonly BuildWindow[] {
  if (windows.length === 0) return [];
  const from = Math.max(...windows.map((window) => window.from ?? 0));
  const to = Math.min(...windows.map((window) => window.to ?? Infinity));
  if (from > to) return windows.slice(-1);
  return [{ kind: "built", from: from || null, to: to === Infinity ? null : to }];
}

/** Forgets all conditions that were kept for a vehicle. */
export function forgetFacts(variantId: string, store: GarageStore = garageStore): void {
  const { [variantId]: _forgotten, ...facts } = store.getState().facts;
  store.setState({ facts });
}

/** Forgets what was kept for vehicles that have left the garage. */
export function forgetOtherFacts(store: GarageStore = garageStore): void {
  const { facts, vehicles } = store.getState();
  const own = Object.entries(facts).filter(([id]) => hasVariant(vehicles, id));
  if (own.length < Object.keys(facts).length) store.setState({ facts: Object.fromEntries(own) });
}

/** Years from a car's production to its first registration, at most, as the search by papers reckons. */
const yearsInStock = 1;

/**
 * Returns the build window that a month of first registration tells.
 *
 * @param registered as yyyymm.
 */
export function builtBefore(registered: number): Restriction {
  return { kind: "built", from: registered - yearsInStock * 100, to: registered };
}

/** Returns the conditions that hold for a vehicle, out of whatever was kept: what is no condition is left out. */
export function readFacts(kept: unknown): Restriction[] {
  return Array.isArray(kept) ? kept.filter(isRestriction) : [];
}

function isRestriction(value: unknown): value is Restriction {
  /** Whether each end is open or valid. */
  const isRangeOf = (isEnd: (value: unknown) => boolean) =>
    ["from", "to"].every((name) => readField(value, name) === null || isEnd(readField(value, name)));
  switch (readField(value, "kind")) {
    case "built":
      return isRangeOf(isYearMonth);
    case "engine_code": {
      const codes = readField(value, "codes");
      return Array.isArray(codes) && codes.every(isText);
    }
    case "chassis":
      return isRangeOf(isText);
    case "equipment":
    case "note":
      return isText(readField(value, "text"));
    default:
      return false;
  }
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

/** Whether it is a month as yyyymm. */
function isYearMonth(value: unknown): boolean {
  return typeof value === "number" && /^\d{4}(0[1-9]|1[0-2])$/.test(String(value));
}

/** Returns a fit, given what was kept for its vehicle. */
export function settleKept(fit: Fit, kept: unknown): Fit {
  return settleFit(fit, readFacts(kept));
}

/**
 * Returns a fit with the conditions settled that the shopper has answered for one of their vehicles.
 *
 * @param facts conditions that hold for the vehicle.
 */
export function settleFit(fit: Fit, facts: readonly Restriction[]): Fit {
  if (fit.answer !== "fits_if") return fit;
  const built = facts.find(({ kind }) => kind === "built");
  const [from, to] = built?.kind === "built" ? [built.from ?? 0, built.to ?? Infinity] : [0, Infinity];
  const isMet = (condition: Restriction) =>
    condition.kind === "built"
      ? from >= (condition.from ?? 0) && to <= (condition.to ?? Infinity)
      : facts.some((fact) => JSON.stringify(fact) === JSON.stringify(condition));
  const isRuledOut = (condition: Restriction) =>
    condition.kind === "built" && (to < (condition.from ?? 0) || from > (condition.to ?? Infinity));
  const alternatives = fit.alternatives
    .filter((conditions) => !conditions.some(isRuledOut))
    .map((conditions) => conditions.filter((condition) => !isMet(condition)));
  if (alternatives.some(({ length }) => length === 0)) return { answer: "fits", alternatives: [] };
  return alternatives.length > 0
    ? { answer: "fits_if", alternatives }
    : { answer: "does_not_fit", alternatives };
}
