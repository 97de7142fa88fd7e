import type { FeedRestriction } from "@recambia/contract/feed";
import { onlyRow } from "../platform/database/database.ts";
import { integersIn } from "./packed-integers.ts";
import type { LineRow, ListedProduct } from "./product-card.ts";
import type { ShelfGround } from "./shelves.ts";

/** A vehicle's fit lines as lists keep them: part type and fit set, in turns. */
export type FitLines = Int32Array;

const lineLength = 2;

/**
 * A vehicle's fit lines. There are hundreds: as rows they take ten times as long to read as packed, and
 * whoever asks for more than the index holds has the database visit as many pages of the table.
 */
export async function fitLinesOf({ database, store }: ShelfGround, variantKey: number): Promise<FitLines> {
  const known = store.fitLines.get(variantKey);
  if (known) return known;
  const { packed } = await onlyRow<{ packed: Uint8Array }>(database, {
    name: "fit-lines-of-vehicle",
    text: `select coalesce(string_agg(int4send(part_type_id) || int4send(fit_set_id), ''::bytea), '') as packed
           from fit_line where variant_id = $1`,
    values: [variantKey],
  });
  const lines = integersIn(packed);
  store.fitLines.set(variantKey, lines);
  return lines;
}

/** Fit sets of the lines of some part types; null: of all. */
export function fitSetsIn(lines: FitLines, partTypeIds: readonly number[] | null): number[] {
  const fitSetIds: number[] = [];
  for (let at = 0; at < lines.length; at += lineLength) {
    if (partTypeIds && !partTypeIds.includes(lines[at] ?? 0)) continue;
    fitSetIds.push(lines[at + 1] ?? 0);
  }
  return fitSetIds;
}

type Conditions = { part_type_id: number; fit_set_id: number; alternatives: FeedRestriction[][] };

/** A way to tell products' lines for a vehicle; what conditions they have is read in one statement. */
export async function readLines(
  ground: ShelfGround,
  variantKey: number,
  products: readonly ListedProduct[],
): Promise<(product: ListedProduct) => LineRow> {
  const lines = await fitLinesOf(ground, variantKey);
  const fitting = products.filter((product) => hasLine(lines, product));
  const conditions = fitting.length === 0 ? [] : await readConditions(ground, variantKey, fitting);
  return (product) => {
    const found = conditions.find(
      (one) => one.part_type_id === product.part_type_id && one.fit_set_id === product.fit_set_id,
    );
    return { has_line: hasLine(lines, product), alternatives: found?.alternatives ?? null };
  };
}

function readConditions(
  { database }: ShelfGround,
  variantKey: number,
  products: readonly ListedProduct[],
): Promise<Conditions[]> {
  return database.rows<Conditions>({
    name: "conditions-of-lines",
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

function hasLine(lines: FitLines, product: ListedProduct): boolean {
  for (let at = 0; at < lines.length; at += lineLength) {
    if (lines[at + 1] === product.fit_set_id && lines[at] === product.part_type_id) return true;
  }
  return false;
}
