import { type Static, Type } from "typebox";
import { Nullable } from "../http.ts";
import { YearMonth } from "./schemas.ts";

/** Position of a part on the car. */
export const positions = ["front", "rear"] as const;
export const sides = ["left", "right"] as const;
export const Position = Type.Enum(positions);
export const Side = Type.Enum(sides);
export type Position = (typeof positions)[number];
export type Side = (typeof sides)[number];

/**
 * A condition of a fit line. All conditions of a line must hold; the vehicle may decide build dates, the rest is shown to
 * the shopper.
 */
export const Restriction = Type.Union([
  Type.Object({ kind: Type.Literal("position"), position: Position }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal("side"), side: Side }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal("built"), from: Nullable(YearMonth), to: Nullable(YearMonth) },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal("engine_code"), codes: Type.Array(Type.String()) },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal("chassis"), from: Nullable(Type.String()), to: Nullable(Type.String()) },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal("equipment"), text: Type.String() }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal("note"), text: Type.String() }, { additionalProperties: false }),
]);
export type Restriction = Static<typeof Restriction>;

export const fitAnswers = ["fits", "fits_if", "universal", "does_not_fit", "unknown", "no_vehicle"] as const;
export type FitAnswer = (typeof fitAnswers)[number];

/**
 * Fit of a part for the chosen vehicle. `alternatives` are the remaining lines, each a list of conditions that must all
 * hold; empty unless the answer is `fits_if`.
 */
export const Fit = Type.Object(
  { answer: Type.Enum(fitAnswers), alternatives: Type.Array(Type.Array(Restriction)) },
  { additionalProperties: false },
);
export type Fit = Static<typeof Fit>;

/** A product's fit data apart from its lines. */
export type FitSubject = {
  /** Universal product. */
  isUniversal: boolean;
  /** Whether it has fitment data for any vehicle. */
  hasFitments: boolean;
};

/** Production period of the chosen vehicle; null when none is chosen. */
export type FitVehicle = { builtFrom: number; builtTo: number | null } | null;

/**
 * Determines the fit of a product from its lines for one vehicle: one of six answers (product decisions §3). Without data
 * it is `unknown`. A build window that covers the whole production is dropped; a line with one outside it does not apply.
 */
export function determineFit(subject: FitSubject, vehicle: FitVehicle, lines: Restriction[][]): Fit {
  if (subject.isUniversal) return { answer: "universal", alternatives: [] };
  if (!subject.hasFitments) return { answer: vehicle ? "unknown" : "no_vehicle", alternatives: [] };
  if (!vehicle) return { answer: "no_vehicle", alternatives: [] };
  const open: Restriction[][] = [];
  for (const line of lines) {
    const remaining = remainingConditions(line, vehicle);
    if (remaining === null) continue;
    if (remaining.length === 0) return { answer: "fits", alternatives: [] };
    open.push(remaining);
  }
  return open.length > 0
    ? { answer: "fits_if", alternatives: open }
    : { answer: "does_not_fit", alternatives: [] };
}

/** Returns the conditions of a line that the vehicle leaves open; null when one cannot hold. */
function remainingConditions(line: Restriction[], vehicle: { builtFrom: number; builtTo: number | null }) {
  const remaining: Restriction[] = [];
  for (const restriction of line) {
    if (restriction.kind !== "built") {
      remaining.push(restriction);
      continue;
    }
    const from = restriction.from ?? 0;
    const to = restriction.to ?? Number.POSITIVE_INFINITY;
    const builtTo = vehicle.builtTo ?? Number.POSITIVE_INFINITY;
    if (to < vehicle.builtFrom || from > builtTo) return null;
    if (from > vehicle.builtFrom || to < builtTo) remaining.push(restriction);
  }
  return remaining;
}

/** Maximum number of shown alternatives. */
const maxAlternatives = 24;
/** Maximum number of alternatives while combining parts, since later parts may exclude some. */
const maxJoined = 500;

/**
 * Combines the fits of several parts (product decisions §3): a kit fits what all of its vehicle-specific parts fit.
 * Combines each alternative of one part with each of the next, except incompatible ones; parts without a compatible
 * combination do not fit together.
 */
export function combineFits(parts: Fit[]): Fit {
  const answers = new Set(parts.map((part) => part.answer));
  for (const answer of ["does_not_fit", "unknown", "no_vehicle"] as const) {
    if (answers.has(answer)) return { answer, alternatives: [] };
  }
  if (!answers.has("fits_if")) {
    return { answer: answers.has("fits") ? "fits" : "universal", alternatives: [] };
  }
  let joined: Restriction[][] = [[]];
  for (const { answer, alternatives } of parts) {
    if (answer !== "fits_if") continue;
    joined = joined
      .flatMap((before) => alternatives.map((more) => joinConditions([...before, ...more])))
      .filter((conditions) => conditions !== null);
    joined = withoutRepeats(joined).slice(0, maxJoined);
  }
  return joined.length > 0
    ? { answer: "fits_if", alternatives: joined.slice(0, maxAlternatives) }
    : { answer: "does_not_fit", alternatives: [] };
}

/** Merges conditions that must all hold, build windows and engine codes into one each; null when they are incompatible. */
function joinConditions(conditions: Restriction[]): Restriction[] | null {
  const joined: Restriction[] = [];
  for (const condition of conditions) {
    const place = joined.findIndex(({ kind }) => kind === condition.kind);
    const before = joined[place];
    if (before?.kind === "built" && condition.kind === "built") {
      const from = Math.max(before.from ?? 0, condition.from ?? 0) || null;
      const to = Math.min(before.to ?? Infinity, condition.to ?? Infinity);
      if ((from ?? 0) > to) return null;
      joined[place] = { kind: "built", from, to: Number.isFinite(to) ? to : null };
    } else if (before?.kind === "engine_code" && condition.kind === "engine_code") {
      const codes = before.codes.filter((code) => condition.codes.includes(code));
      if (codes.length === 0) return null;
      joined[place] = { kind: "engine_code", codes };
    } else {
      joined.push(condition);
    }
  }
  return withoutRepeats(joined);
}

function withoutRepeats<Value>(values: Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
