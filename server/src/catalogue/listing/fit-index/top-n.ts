import type { Sort } from "@recambia/contract/catalogue/schemas";
import { sortKeys } from "../list-order.ts";
import { type BlockTotals, column, type PackedRows } from "./product-block.ts";

/** A product's row: `at` is the offset of its first column. */
export type RowPosition = { rows: PackedRows; at: number };

/** Collects the first `count` products in sort order without sorting the rest. */
export function collectTopN(sort: Sort, count: number) {
  const keys = sortKeys[sort].map(({ key, isDescending }) => ({
    offset: column[key],
    sign: isDescending ? -1 : 1,
  }));
  let best: RowPosition[] = [];
  /** Products that sort after this one are skipped. */
  let last: RowPosition | undefined;

  function compareAt(rows: PackedRows, at: number, other: RowPosition): number {
    for (const { offset, sign } of keys) {
      const difference = (rows[at + offset] ?? 0) - (other.rows[other.at + offset] ?? 0);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  }
  const compare = (a: RowPosition, b: RowPosition) => compareAt(a.rows, a.at, b);

  return {
    /** Whether a block may contain one of the first products, judged by the leading sort key. */
    mayContain({ min, max }: BlockTotals): boolean {
      const [lead] = keys;
      if (!last || !lead) return true;
      const best = (lead.sign > 0 ? min : max)[lead.offset] ?? 0;
      return lead.sign * (best - (last.rows[last.at + lead.offset] ?? 0)) <= 0;
    },
    add(rows: PackedRows, at: number) {
      if (last && compareAt(rows, at, last) > 0) return;
      best.push({ rows, at });
      if (best.length < 2 * count) return;
      best = best.sort(compare).slice(0, count);
      last = best.at(-1);
    },
    inOrder: () => best.sort(compare).slice(0, count),
  };
}
