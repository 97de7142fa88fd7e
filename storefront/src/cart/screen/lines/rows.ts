import type { CartLine } from "@recambia/contract/cart/schemas";
import { lineKey } from "../../line-key.ts";
import type { WantedQuantities } from "../../line-queue.ts";

/** One row of the cart: a line, or the undo row of a removed one. */
export type CartRow = { key: string; line: CartLine; isRemoved: boolean };

/**
 * Returns the rows to show. A line whose removal is pending counts as removed at once; a restored line
 * returns to its old position, although the server lists it last.
 */
export function rowsOf(
  lines: readonly CartLine[],
  state: { wanted: WantedQuantities; removed: readonly CartLine[]; order: readonly string[] },
): CartRow[] {
  const rows = lines
    .filter((line) => state.wanted[line.id] !== 0)
    .map((line) => ({ key: lineKey(line), line, isRemoved: false }));
  const shown = new Set(rows.map((row) => row.key));
  for (const line of state.removed) {
    if (!shown.has(lineKey(line))) rows.push({ key: lineKey(line), line, isRemoved: true });
  }
  const placeOf = (row: CartRow) => {
    const place = state.order.indexOf(row.key);
    return place < 0 ? state.order.length : place;
  };
  return rows.sort((a, b) => placeOf(a) - placeOf(b));
}
