import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Position, Restriction, Side } from "@recambia/contract/fit";
import { formatYearMonth } from "@recambia/contract/vehicles";

/**
 * A condition as a catalogue prints it: `eje delantero`, `fabricado desde 05/2012`. Starts in lower
 * case, to stand within a sentence; empty for one that asks for nothing.
 */
export function restrictionWords(restriction: Restriction, i18n: I18n): string {
  switch (restriction.kind) {
    case "position":
      return i18n._(positionWords[restriction.position]);
    case "side":
      return i18n._(sideWords[restriction.side]);
    case "built":
      return builtWords(restriction, i18n);
    case "engine_code": {
      const codes = joined(restriction.codes, "disjunction", i18n);
      return codes === "" ? "" : i18n._(msg`motor ${codes}`);
    }
    case "chassis":
      return chassisWords(restriction, i18n);
    case "equipment":
    case "note":
      return withinSentence(restriction.text);
  }
}

const positionWords = { front: msg`eje delantero`, rear: msg`eje trasero` } satisfies Record<
  Position,
  unknown
>;
const sideWords = { left: msg`lado izquierdo`, right: msg`lado derecho` } satisfies Record<Side, unknown>;

type BuiltWindow = { from: number | null; to: number | null };
type ChassisRange = { from: string | null; to: string | null };

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
export function conditionWords(conditions: readonly Restriction[], i18n: I18n): string {
  return joined(
    conditions.map((restriction) => restrictionWords(restriction, i18n)),
    "conjunction",
    i18n,
  );
}

/** More ways than this are told in the question before adding; a mark says that there are more. */
const shownAlternatives = 2;

/** The ways in which a part fits, in one phrase: one of them must hold. */
export function alternativeWords(alternatives: readonly (readonly Restriction[])[], i18n: I18n): string {
  const ways = distinctWays(alternatives, (conditions) => conditionWords(conditions, i18n));
  if (ways.length <= shownAlternatives) return joined(ways, "disjunction", i18n);
  const first = ways.slice(0, shownAlternatives).join(", ");
  return i18n._(msg`${first} u otras condiciones`);
}

/** A condition as the shopper would say it: `Mi coche se fabricó desde 05/2012`; empty for none. */
function restrictionStatement(restriction: Restriction, i18n: I18n): string {
  switch (restriction.kind) {
    case "position":
      return i18n._(positionStatements[restriction.position]);
    case "side":
      return i18n._(sideStatements[restriction.side]);
    case "built":
      return builtStatement(restriction, i18n);
    case "engine_code": {
      const codes = joined(restriction.codes, "disjunction", i18n);
      return codes === "" ? "" : i18n._(msg`Mi motor es ${codes}`);
    }
    case "chassis":
      return chassisStatement(restriction, i18n);
    case "equipment":
    case "note": {
      const condition = withinSentence(restriction.text);
      return i18n._(msg`Mi coche cumple esto: ${condition}`);
    }
  }
}

const positionStatements = {
  front: msg`Es para el eje delantero`,
  rear: msg`Es para el eje trasero`,
} satisfies Record<Position, unknown>;
const sideStatements = {
  left: msg`Es para el lado izquierdo`,
  right: msg`Es para el lado derecho`,
} satisfies Record<Side, unknown>;

function builtStatement(window: BuiltWindow, i18n: I18n): string {
  const from = window.from === null ? "" : formatYearMonth(window.from);
  const to = window.to === null ? "" : formatYearMonth(window.to);
  if (from && to) return i18n._(msg`Mi coche se fabricó entre ${from} y ${to}`);
  if (from) return i18n._(msg`Mi coche se fabricó desde ${from}`);
  return to ? i18n._(msg`Mi coche se fabricó hasta ${to}`) : "";
}

function chassisStatement({ from, to }: ChassisRange, i18n: I18n): string {
  if (from && to) return i18n._(msg`Mi número de bastidor está entre ${from} y ${to}`);
  if (from) return i18n._(msg`Mi número de bastidor es ${from} o posterior`);
  return to ? i18n._(msg`Mi número de bastidor es ${to} o anterior`) : "";
}

/** What the shopper states for each way in which a part fits; ways that read the same are one. */
export function alternativeStatements(
  alternatives: readonly (readonly Restriction[])[],
  i18n: I18n,
): string[][] {
  const ways = alternatives.map((conditions) =>
    conditions.map((restriction) => restrictionStatement(restriction, i18n)).filter((said) => said !== ""),
  );
  const seen = new Set<string>();
  return ways.filter((way) => {
    const key = way.join("\n");
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function distinctWays<Way>(ways: readonly Way[], wordsOf: (way: Way) => string): string[] {
  return [...new Set(ways.map(wordsOf))].filter((words) => words !== "");
}

/** `a y b`, `a, b o c`, as the language does it. */
function joined(words: readonly string[], type: "conjunction" | "disjunction", { locale }: I18n): string {
  return new Intl.ListFormat(locale, { type }).format(words.filter((word) => word !== ""));
}

/** A text of the catalogue within a sentence: its first letter small, unless it is an abbreviation. */
function withinSentence(text: string): string {
  const [first = "", second = ""] = text;
  const isAbbreviation = /[\p{Lu}\d]/u.test(second);
  return isAbbreviation ? text : first.toLowerCase() + text.slice(1);
}
