import type { FeedRestriction } from "@recambia/contract/catalogue/feed";
import { onlyRow } from "../../../platform/database/database.ts";
import type { CatalogueReader, FitLines } from "../../model/catalogue-cache.ts";
import type { LineRow, ListedProduct } from "../../products/product-card.ts";

const lineLength = 2;
const packed = (condition: string) => `coalesce((
  select string_agg(int4send(part_type_id) || int4send(fit_set_id), ''::bytea)
  from fit_line where variant_id = $1 ${condition}), '')`;

type PackedLines = { lines: Uint8Array; conditional_lines: Uint8Array };

/**
 * Returns a vehicle's fit lines. There are hundreds of them; unpacked rows would take ten times as long to read. The query
 * selects indexed columns only, so that the database reads no table pages.
 */
export async function readFitLines(
  { database, cache }: CatalogueReader,
  variantKey: number,
): Promise<FitLines> {
  const known = cache.fitLines.get(variantKey);
  if (known) return known;
  const row = await onlyRow<PackedLines>(database, {
    name: "fit-lines-of-vehicle",
    isLookup: true,
    text: `select ${packed("")} as lines, ${packed("and alternatives is not null")} as conditional_lines`,
    values: [variantKey],
  });
  const lines = {
    variantKey,
    all: unpackIntegers(row.lines),
    conditional: unpackIntegers(row.conditional_lines),
  };
  cache.fitLines.set(variantKey, lines);
  return lines;
}

/** Unpacks big-endian integers, as the database's `int4send` packs them. */
function unpackIntegers(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const integers = new Int32Array(bytes.length / 4);
  for (let index = 0; index < integers.length; index++) integers[index] = view.getInt32(index * 4);
  return integers;
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
  reader: CatalogueReader,
  lines: FitLines,
  products: readonly ListedProduct[],
): Promise<(product: ListedProduct) => LineRow> {
  const conditional = products.filter((product) => includesLine(lines.conditional, product));
  const conditions = conditional.length === 0 ? [] : await readConditions(reader, lines, conditional);
  return (product) => {
    const found = conditions.find(
      (one) => one.part_type_id === product.part_type_id && one.fit_set_id === product.fit_set_id,
    );
    return { has_line: includesLine(lines.all, product), alternatives: found?.alternatives ?? null };
  };
}

function readConditions(
  { database }: CatalogueReader,
  { variantKey }: FitLines,
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
