import type { Position } from "@recambia/contract/vehicles/fit";
import type { Draw } from "./draw.ts";
import { type AttributeUse, attributes, type NumberRange, type PartType } from "./taxonomy/index.ts";
import type { DemoVariant } from "./vehicles/vehicles.ts";
import { traitOf } from "./vehicles/version-traits.ts";

export type AttributeValues = Record<string, number | string | boolean>;

const decimalsOf = new Map(
  attributes.map((attribute) => [attribute.slug, attribute.kind === "number" ? attribute.decimals : 0]),
);

type ListUse = AttributeUse & { values: readonly (number | string | boolean)[] };

/**
 * Values of the attributes that decide the fit, the same for all products of a fit set. Lists of
 * one length are columns of one table, of which the set takes one row; tables and ranges with
 * numbers are walked by size, so that bigger cars get bigger parts.
 *
 * @param decided values that follow from the vehicles; a table's row agrees with them where one does.
 * @param relativeSize of the vehicles, 0–1.
 */
export function drawFitValues(
  partType: PartType,
  decided: AttributeValues,
  relativeSize: number,
  draw: Draw,
): AttributeValues {
  const uses = partType.attributes.filter((use) => use.decidesFit);
  const rows = new Map<number, number>();
  const place = Math.min(0.999, Math.max(0, relativeSize + (draw.fraction() - 0.5) * 0.24));
  const values: AttributeValues = {};
  for (const use of uses) {
    if (isRange(use.values)) {
      values[use.attribute] = stepAt(use.values, place, use.attribute);
      continue;
    }
    const { length } = use.values;
    const columns = uses.filter((other) => isColumn(other, length));
    const row = rows.get(length) ?? rowOf(columns, length, decided, place, draw);
    rows.set(length, row);
    values[use.attribute] = use.values[row] ?? "";
  }
  return { ...values, ...decided };
}

/** A row of a table: of those that agree with what is decided, if any. */
function rowOf(
  columns: ListUse[],
  length: number,
  decided: AttributeValues,
  place: number,
  draw: Draw,
): number {
  const all = Array.from({ length }, (_, row) => row);
  const agreeing = all.filter((row) =>
    columns.every(
      ({ attribute, values }) => decided[attribute] === undefined || decided[attribute] === values[row],
    ),
  );
  const rows = agreeing.length > 0 ? agreeing : all;
  const isMeasured = columns.some(({ values }) => typeof values[0] === "number");
  return rows[isMeasured ? Math.floor(place * rows.length) : draw.below(rows.length)] ?? 0;
}

/**
 * Values that the facts of most versions decide, such as the diameter of their discs; of those that the part type comes in.
 *
 * @param position of the part on the car.
 */
export function traitValues(
  partType: PartType,
  versions: DemoVariant[],
  position: Position | null,
): AttributeValues {
  const values: AttributeValues = {};
  for (const { attribute, trait, values: known } of partType.attributes) {
    if (!trait || isRange(known)) continue;
    const counts = new Map<number | string | boolean, number>();
    for (const version of versions) {
      const value = traitOf(version, trait, position);
      const isKnown = known.some((one) => one === value);
      if (value !== null && isKnown) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    if (most) values[attribute] = most[0];
  }
  return values;
}

/**
 * Values of the attributes that are a product's own. Those of a universal part type are walked row
 * by row, so that its products show as much as there is.
 *
 * @param kindIndex index of the product's kind, which picks the row.
 */
export function drawOwnValues(partType: PartType, kindIndex: number, draw: Draw): AttributeValues {
  const uses = partType.attributes.filter((use) => partType.fit === "universal" || !use.decidesFit);
  const values: AttributeValues = {};
  const rows = new Map<number, number>();
  for (const use of uses) {
    if (isRange(use.values)) {
      values[use.attribute] = stepAt(use.values, draw.fraction(), use.attribute);
      continue;
    }
    const { length } = use.values;
    const row = rows.get(length) ?? (partType.fit === "universal" ? kindIndex % length : draw.below(length));
    rows.set(length, row);
    values[use.attribute] = use.values[row] ?? "";
  }
  return values;
}

function isRange(values: AttributeUse["values"]): values is NumberRange {
  return "from" in values;
}

function isColumn(use: AttributeUse, length: number): use is ListUse {
  return !isRange(use.values) && use.values.length === length;
}

function stepAt({ from, to, step }: NumberRange, place: number, attribute: string): number {
  const steps = Math.floor((to - from) / step + 1e-9);
  const value = from + Math.round(place * steps) * step;
  return Number(value.toFixed(decimalsOf.get(attribute) ?? 0));
}
