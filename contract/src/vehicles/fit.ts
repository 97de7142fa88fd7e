import { type Static, Type } from "typebox";
import { Nullable } from "../http.ts";
import { YearMonth } from "./schemas.ts";

/** Where on the car a part goes. */
export const positions = ["front", "rear"] as const;
export const sides = ["left", "right"] as const;
export const Position = Type.Enum(positions);
export const Side = Type.Enum(sides);
export type Position = (typeof positions)[number];
export type Side = (typeof sides)[number];

/**
 * One condition of a fitment line. All of a line must hold; the garage entry can settle build
 * dates, the rest is told to the shopper in words.
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
 * Does this part fit the chosen vehicle? `alternatives` are the lines that remain, each a list of
 * conditions that must all hold; empty unless the answer is `fits_if`.
 */
export const Fit = Type.Object(
  { answer: Type.Enum(fitAnswers), alternatives: Type.Array(Type.Array(Restriction)) },
  { additionalProperties: false },
);
export type Fit = Static<typeof Fit>;

/** What is known of a product before its lines are looked at. */
export type FitSubject = {
  /** Fits by nature. */
  isUniversal: boolean;
  /** Has fitment data for any vehicle at all. */
  hasFitments: boolean;
};

/** What the shop knows of the chosen vehicle; null when none is chosen. */
export type FitVehicle = { builtFrom: number; builtTo: number | null } | null;

/**
 * The six answers (product decisions §3), from a product's fitment lines for one vehicle.
 * Absent data is `unknown`, never read as either. A line whose build window covers the vehicle's
 * whole production is settled; one that lies outside it does not apply.
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

/** The conditions of a line that the vehicle does not settle; null when one of them cannot hold. */
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

/** More alternatives than this are not told: nobody would read them. */
const maxAlternatives = 24;
/** So many are kept while parts are joined, since later parts may rule some out. */
const maxJoined = 500;

/**
 * The answer for several parts sold as one (product decisions §3): a kit fits what all of its
 * vehicle-specific parts fit. Conditions are joined: each alternative of one part with each of the
 * next, but for those that can't both hold; parts without a common one do not fit together.
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

/** Conditions that must all hold, build windows and engine codes each as one; null when they can't. */
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
