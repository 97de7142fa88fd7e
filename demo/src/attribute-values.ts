import type { Draw } from "./draw.ts";
import { type AttributeUse, attributes, type NumberRange, type PartType } from "./taxonomy/index.ts";
import type { DemoVariant } from "./vehicles/vehicles.ts";

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
 * @param relativeSize of the vehicles, 0–1.
 */
export function drawFitValues(partType: PartType, relativeSize: number, draw: Draw): AttributeValues {
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
    const isMeasured = uses.some((other) => isColumn(other, length) && typeof other.values[0] === "number");
    const row = rows.get(length) ?? (isMeasured ? Math.floor(place * length) : draw.below(length));
    rows.set(length, row);
    values[use.attribute] = use.values[row] ?? "";
  }
  return values;
}

/** Values that the factory wheels of most versions decide, such as a disc's holes; of those that the part type comes in. */
export function wheelValues(partType: PartType, versions: DemoVariant[]): AttributeValues {
  const values: AttributeValues = {};
  for (const use of partType.attributes.filter(({ wheel }) => wheel)) {
    const known: readonly unknown[] = isRange(use.values) ? [] : use.values;
    const counts = new Map<number, number>();
    for (const { wheels } of versions) {
      const [bolts, circle] = wheels.boltPattern.split("x").map(Number);
      const value = (use.wheel === "bolts" ? bolts : circle) ?? 0;
      if (known.includes(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    if (most) values[use.attribute] = most[0];
  }
  return values;
}

/**
 * Values of the attributes that are a product's own. Those of a universal part type are walked row
 * by row, so that its products show all that there is.
 *
 * @param serial of the product among its part type's, which picks the row.
 */
export function drawOwnValues(partType: PartType, serial: number, draw: Draw): AttributeValues {
  const uses = partType.attributes.filter((use) => partType.fit === "universal" || !use.decidesFit);
  const values: AttributeValues = {};
  const rows = new Map<number, number>();
  for (const use of uses) {
    if (isRange(use.values)) {
      values[use.attribute] = stepAt(use.values, draw.fraction(), use.attribute);
      continue;
    }
    const { length } = use.values;
    const row = rows.get(length) ?? (partType.fit === "universal" ? serial % length : draw.below(length));
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
