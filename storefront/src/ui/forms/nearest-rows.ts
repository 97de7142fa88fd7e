import { searchableText } from "./searchable-text.ts";

/** Shorter texts are near to too many names. */
const shortestTypo = 4;

/** Length from which two letters may be wrong. */
const twoTypos = 5;

/**
 * Returns the rows whose title begins almost like the text, for names that are written as they sound: `renol`
 * finds Renault, `mercedez` Mercedes-Benz. The first letter must be right; only the nearest titles are returned.
 */
export function nearestRows<Row>(
  rows: readonly Row[],
  typed: string,
  titleOf: (row: Row) => string,
): readonly Row[] {
  const query = searchableText(typed);
  if (query.length < shortestTypo) return [];
  const most = query.length < twoTypos ? 1 : 2;
  const distances = rows.map((row) => {
    const title = searchableText(titleOf(row));
    return title[0] === query[0] ? prefixDistance(query, title) : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...distances);
  return least > most ? [] : rows.filter((_, index) => distances[index] === least);
}

/** Number of letters to change, add or drop until the text is a beginning of the title. */
function prefixDistance(text: string, title: string): number {
  let line = Array.from({ length: title.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...text].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= title.length; column++) {
      const substituted = (line[column - 1] ?? 0) + (title[column - 1] === letter ? 0 : 1);
      next.push(Math.min(substituted, (line[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    line = next;
  }
  return Math.min(...line);
}
