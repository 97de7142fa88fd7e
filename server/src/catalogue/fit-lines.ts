import type { FeedRestriction } from "@recambia/contract/feed";
import { onlyRow } from "../platform/database/database.ts";
import { integersIn } from "./packed-integers.ts";
import type { LineRow, ListedProduct } from "./product-card.ts";
import type { ShelfGround } from "./shelves.ts";

/**
 * A vehicle's fit lines as lists keep them: part type, fit set and whether the line has conditions
 * (1 or 0), in turns.
 */
export type FitLines = Int32Array;

const lineLength = 3;

/** A vehicle's fit lines. There are hundreds: as rows they take ten times as long to read as packed. */
export async function fitLinesOf({ database, store }: ShelfGround, variantKey: number): Promise<FitLines> {
  const known = store.fitLines.get(variantKey);
  if (known) return known;
  const { packed } = await onlyRow<{ packed: Uint8Array }>(database, {
    name: "fit-lines-of-vehicle",
    text: `select coalesce(string_agg(
             int4send(part_type_id) || int4send(fit_set_id) || int4send((alternatives is not null)::int),
             ''::bytea), '') as packed
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

/**
 * A way to tell a product's line for a vehicle. Most lines have no conditions; those of the products
 * that have some are read in one statement.
 */
export async function readLines(
  ground: ShelfGround,
  variantKey: number,
  products: readonly ListedProduct[],
): Promise<(product: ListedProduct) => LineRow> {
  const lines = await fitLinesOf(ground, variantKey);
  const conditional = products.filter((product) => lineAt(lines, product)?.hasConditions);
  const found =
    conditional.length === 0
      ? []
      : await ground.database.rows<Conditions>({
          name: "conditions-of-lines",
          text: `select part_type_id, fit_set_id, alternatives from fit_line
                 where variant_id = $1 and part_type_id = any($2::int[]) and fit_set_id = any($3::int[])`,
          values: [
            variantKey,
            conditional.map((product) => product.part_type_id),
            conditional.map((product) => product.fit_set_id),
          ],
        });
  return (product) => {
    const line = lineAt(lines, product);
    const conditions = found.find(
      (one) => one.part_type_id === product.part_type_id && one.fit_set_id === product.fit_set_id,
    );
    return { has_line: line !== null, alternatives: conditions?.alternatives ?? null };
  };
}

function lineAt(lines: FitLines, product: ListedProduct): { hasConditions: boolean } | null {
  for (let at = 0; at < lines.length; at += lineLength) {
    if (lines[at + 1] === product.fit_set_id && lines[at] === product.part_type_id) {
      return { hasConditions: lines[at + 2] === 1 };
    }
  }
  return null;
}
