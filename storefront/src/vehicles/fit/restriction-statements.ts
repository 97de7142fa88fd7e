import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Position, Restriction, Side } from "@recambia/contract/vehicles/fit";
import { formatYearMonth } from "@recambia/contract/vehicles/schemas";
import { type BuiltWindow, type ChassisRange, joinWords, lowerFirst } from "./format-restriction.ts";

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
      const codes = joinWords(restriction.codes, "disjunction", i18n);
      return codes === "" ? "" : i18n._(msg`Mi motor es ${codes}`);
    }
    case "chassis":
      return chassisStatement(restriction, i18n);
    case "equipment":
    case "note": {
      const condition = lowerFirst(restriction.text);
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

/** Statements to confirm, one for each alternative of a fit; alternatives with the same text are merged. */
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
