import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { defaultLocale, formatList, isLocale } from "@recambia/contract/locale";
import type { Position, Restriction, Side } from "@recambia/contract/vehicles/fit";
import { formatYearMonth } from "@recambia/contract/vehicles/schemas";

/**
 * A condition as a catalogue prints it: `eje delantero`, `fabricado desde 05/2012`. Starts in lower
 * case, to stand within a sentence; empty for one that asks for nothing.
 */
export function formatRestriction(restriction: Restriction, i18n: I18n): string {
  switch (restriction.kind) {
    case "position":
      return i18n._(positionWords[restriction.position]);
    case "side":
      return i18n._(sideWords[restriction.side]);
    case "built":
      return builtWords(restriction, i18n);
    case "engine_code": {
      const codes = joinWords(restriction.codes, "disjunction", i18n);
      return codes === "" ? "" : i18n._(msg`motor ${codes}`);
    }
    case "chassis":
      return chassisWords(restriction, i18n);
    case "equipment":
    case "note":
      return lowerFirst(restriction.text);
  }
}

const positionWords = { front: msg`eje delantero`, rear: msg`eje trasero` } satisfies Record<
  Position,
  unknown
>;
const sideWords = { left: msg`lado izquierdo`, right: msg`lado derecho` } satisfies Record<Side, unknown>;

export type BuiltWindow = { from: number | null; to: number | null };
export type ChassisRange = { from: string | null; to: string | null };

function builtWords(window: BuiltWindow, i18n: I18n): string {
  const from = window.from === null ? "" : formatYearMonth(window.from);
  const to = window.to === null ? "" : formatYearMonth(window.to);
  if (from && to) return i18n._(msg`fabricado entre ${from} y ${to}`);
  if (from) return i18n._(msg`fabricado desde ${from}`);
  return to ? i18n._(msg`fabricado hasta ${to}`) : "";
}

function chassisWords({ from, to }: ChassisRange, i18n: I18n): string {
  if (from && to) return i18n._(msg`bastidor entre ${from} y ${to}`);
  if (from) return i18n._(msg`bastidor desde ${from}`);
  return to ? i18n._(msg`bastidor hasta ${to}`) : "";
}

/** All the conditions of a line in one phrase: they must hold together. */
export function formatConditions(conditions: readonly Restriction[], i18n: I18n): string {
  return joinWords(
    conditions.map((restriction) => formatRestriction(restriction, i18n)),
    "conjunction",
    i18n,
  );
}

/** Maximum number of alternatives in the question before adding; a mark says that there are more. */
const shownAlternatives = 2;

/** The ways in which a part fits, in one phrase: one of them must hold. */
export function formatAlternatives(alternatives: readonly (readonly Restriction[])[], i18n: I18n): string {
  const ways = distinctWays(alternatives, (conditions) => formatConditions(conditions, i18n));
  if (ways.length <= shownAlternatives) return joinWords(ways, "disjunction", i18n);
  const first = ways.slice(0, shownAlternatives).join(", ");
  return i18n._(msg`${first} u otras condiciones`);
}

function distinctWays<Way>(ways: readonly Way[], wordsOf: (way: Way) => string): string[] {
  return [...new Set(ways.map(wordsOf))].filter((words) => words !== "");
}

/** `a y b`, `a, b o c`, as the language does it; words that say nothing are left out. */
export function joinWords(
  words: readonly string[],
  type: "conjunction" | "disjunction",
  { locale }: I18n,
): string {
  const said = words.filter((word) => word !== "");
  return formatList(said, isLocale(locale) ? locale : defaultLocale, type === "conjunction" ? "and" : "or");
}

/** A text of the catalogue within a sentence: its first letter small, unless it is an abbreviation. */
export function lowerFirst(text: string): string {
  const [first = "", second = ""] = text;
  const isAbbreviation = /[\p{Lu}\d]/u.test(second);
  return isAbbreviation ? text : first.toLowerCase() + text.slice(1);
}
