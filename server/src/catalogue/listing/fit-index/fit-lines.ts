import type { FeedRestriction } from "@recambia/contract/catalogue/feed";
import { onlyRow } from "../../../platform/database/database.ts";
import { type CatalogueVehicle, findVehicleWith } from "../../../vehicles/index.ts";
import type { LineRow, ListedProduct } from "../../products/product-card.ts";
import type { FitIndex, FitIndexDeps, FitLines } from "./fit-index.ts";
import { unpackIntegers } from "./packed-integers.ts";

const lineLength = 2;
const packed = (vehicle: string, condition: string) => `coalesce((
  select string_agg(int4send(part_type_id) || int4send(fit_set_id), ''::bytea)
  from fit_line where variant_id = ${vehicle} ${condition}), '')`;

type PackedLines = { lines: Uint8Array; conditional_lines: Uint8Array };

const packedLineColumns = (vehicle: string) => [
  `${packed(vehicle, "")} as lines`,
  `${packed(vehicle, "and alternatives is not null")} as conditional_lines`,
];

/**
 * Returns a vehicle's fit lines. There are hundreds of them; unpacked rows would take ten times as long to read. The query
 * selects indexed columns only, so that the database reads no table pages.
 */
export async function readFitLines({ database, index }: FitIndexDeps, variantKey: number): Promise<FitLines> {
  const cached = index.fitLines.get(variantKey);
  if (cached) return cached;
  const row = await onlyRow<PackedLines>(database, {
    name: "fit-lines-of-vehicle",
    isLookup: true,
    text: `select ${packedLineColumns("$1").join(", ")}`,
    values: [variantKey],
  });
  return storeFitLines(index, variantKey, row);
}

/** Reads a vehicle together with its fit lines, which the list needs next. */
export async function findVehicleWithFitLines(
  { database, index }: FitIndexDeps,
  variantId: string,
): Promise<CatalogueVehicle | null> {
  const found = await findVehicleWith<PackedLines>(database, variantId, {
    name: "find-vehicle-and-lines",
    columns: packedLineColumns("variant.id"),
  });
  if (found) storeFitLines(index, found.vehicle.variantKey, found.more);
  return found?.vehicle ?? null;
}

function storeFitLines(index: FitIndex, variantKey: number, packedLines: PackedLines): FitLines {
  const lines = {
    all: unpackIntegers(packedLines.lines),
    conditional: unpackIntegers(packedLines.conditional_lines),
  };
  index.fitLines.set(variantKey, lines);
  return lines;
}

/** Returns the fit sets of some part types' lines; null: of all part types. */
export function fitSetIdsOf({ all }: FitLines, partTypeIds: readonly number[] | null): number[] {
  const fitSetIds: number[] = [];
  for (let at = 0; at < all.length; at += lineLength) {
    if (partTypeIds && !partTypeIds.includes(all[at] ?? 0)) continue;
    fitSetIds.push(all[at + 1] ?? 0);
  }
  return fitSetIds;
}

type Conditions = { part_type_id: number; fit_set_id: number; alternatives: FeedRestriction[][] };

/** Returns a function that looks up a product's fit line for a vehicle. Conditions are read in one statement. */
export async function createLineLookup(
  deps: FitIndexDeps,
  variantKey: number,
  products: readonly ListedProduct[],
): Promise<(product: ListedProduct) => LineRow> {
  const lines = await readFitLines(deps, variantKey);
  const conditional = products.filter((product) => includesLine(lines.conditional, product));
  const conditions = conditional.length === 0 ? [] : await readConditions(deps, variantKey, conditional);
  return (product) => {
    const found = conditions.find(
      (one) => one.part_type_id === product.part_type_id && one.fit_set_id === product.fit_set_id,
    );
    return { has_line: includesLine(lines.all, product), alternatives: found?.alternatives ?? null };
  };
}

function readConditions(
  { database }: FitIndexDeps,
  variantKey: number,
  products: readonly ListedProduct[],
): Promise<Conditions[]> {
  return database.rows<Conditions>({
    name: "conditions-of-lines",
    isLookup: true,
    text: `select line.part_type_id, line.fit_set_id, line.alternatives
           from (select distinct * from unnest($2::int[], $3::int[])) as asked (part_type_id, fit_set_id)
           join fit_line line on line.variant_id = $1 and line.part_type_id = asked.part_type_id
             and line.fit_set_id = asked.fit_set_id
           where line.alternatives is not null`,
    values: [
      variantKey,
      products.map((product) => product.part_type_id),
      products.map((product) => product.fit_set_id),
    ],
  });
}

function includesLine(lines: FitLines["all"], product: ListedProduct): boolean {
  for (let at = 0; at < lines.length; at += lineLength) {
    if (lines[at + 1] === product.fit_set_id && lines[at] === product.part_type_id) return true;
  }
  return false;
}
