import type { FeedRestriction } from "@recambia/contract/catalogue/feed";
import { onlyRow } from "../../../platform/database/database.ts";
import { findVehicleWith, type KnownVehicle } from "../../../vehicles/index.ts";
import type { LineRow, ListedProduct } from "../../products/product-card.ts";
import { integersIn } from "./packed-integers.ts";
import type { ShelfGround, ShelfStore } from "./shelf-store.ts";

/** Lines as lists keep them: part type and fit set, in turns. */
type Lines = Int32Array;

/** A vehicle's fit lines, and which of them have conditions. */
export type FitLines = { all: Lines; conditional: Lines };

const lineLength = 2;
const packed = (vehicle: string, condition: string) => `coalesce((
  select string_agg(int4send(part_type_id) || int4send(fit_set_id), ''::bytea)
  from fit_line where variant_id = ${vehicle} ${condition}), '')`;

type PackedLines = { lines: Uint8Array; conditional_lines: Uint8Array };

const linesOf = (vehicle: string) => [
  `${packed(vehicle, "")} as lines`,
  `${packed(vehicle, "and alternatives is not null")} as conditional_lines`,
];

/**
 * A vehicle's fit lines. There are hundreds: as rows they take ten times as long to read as packed, and
 * whoever asks for more than the indexes hold has the database visit as many pages of the table.
 */
export async function fitLinesOf({ database, store }: ShelfGround, variantKey: number): Promise<FitLines> {
  const known = store.fitLines.get(variantKey);
  if (known) return known;
  const row = await onlyRow<PackedLines>(database, {
    name: "fit-lines-of-vehicle",
    isLookup: true,
    text: `select ${linesOf("$1").join(", ")}`,
    values: [variantKey],
  });
  return keepLines(store, variantKey, row);
}

/** The vehicle of a list that is not known yet, and its fit lines: the list asks for them next. */
export async function findVehicleAndLines(
  { database, store }: ShelfGround,
  variantId: string,
): Promise<KnownVehicle | null> {
  const found = await findVehicleWith<PackedLines>(database, variantId, {
    name: "find-vehicle-and-lines",
    columns: linesOf("variant.id"),
  });
  if (found) keepLines(store, found.vehicle.variantKey, found.more);
  return found?.vehicle ?? null;
}

function keepLines(store: ShelfStore, variantKey: number, packedLines: PackedLines): FitLines {
  const lines = {
    all: integersIn(packedLines.lines),
    conditional: integersIn(packedLines.conditional_lines),
  };
  store.fitLines.set(variantKey, lines);
  return lines;
}

/** Fit sets of the lines of some part types; null: of all. */
export function fitSetsIn({ all }: FitLines, partTypeIds: readonly number[] | null): number[] {
  const fitSetIds: number[] = [];
  for (let at = 0; at < all.length; at += lineLength) {
    if (partTypeIds && !partTypeIds.includes(all[at] ?? 0)) continue;
    fitSetIds.push(all[at + 1] ?? 0);
  }
  return fitSetIds;
}

type Conditions = { part_type_id: number; fit_set_id: number; alternatives: FeedRestriction[][] };

/** A way to tell products' lines for a vehicle; if any has conditions, all are read in one statement. */
export async function readLines(
  ground: ShelfGround,
  variantKey: number,
  products: readonly ListedProduct[],
): Promise<(product: ListedProduct) => LineRow> {
  const lines = await fitLinesOf(ground, variantKey);
  const conditional = products.filter((product) => isAmong(lines.conditional, product));
  const conditions = conditional.length === 0 ? [] : await readConditions(ground, variantKey, conditional);
  return (product) => {
    const found = conditions.find(
      (one) => one.part_type_id === product.part_type_id && one.fit_set_id === product.fit_set_id,
    );
    return { has_line: isAmong(lines.all, product), alternatives: found?.alternatives ?? null };
  };
}

function readConditions(
  { database }: ShelfGround,
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

function isAmong(lines: Lines, product: ListedProduct): boolean {
  for (let at = 0; at < lines.length; at += lineLength) {
    if (lines[at + 1] === product.fit_set_id && lines[at] === product.part_type_id) return true;
  }
  return false;
}
