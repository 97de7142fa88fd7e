/**
 * A text as a search compares it: case, accents, spaces and dashes do not count, so that
 * `mercedes benz` finds `Mercedes-Benz`.
 */
export function searchableText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[\s\p{Pd}_/·]/gu, "");
}

/**
 * The rows whose title holds what is typed. When no title does, the rows whose second line does:
 * people know their car by its power or its number as well.
 */
export function matchingRows<Row>(
  rows: readonly Row[],
  typed: string,
  titleOf: (row: Row) => string,
  detailOf?: (row: Row) => string,
): readonly Row[] {
  const wanted = searchableText(typed);
  if (wanted === "") return rows;
  const byTitle = rows.filter((row) => searchableText(titleOf(row)).includes(wanted));
  if (byTitle.length > 0 || !detailOf) return byTitle;
  return rows.filter((row) => searchableText(detailOf(row)).includes(wanted));
}

/**
 * Where typing leads in a list: the next row whose text begins with it. The same letter again goes on
 * to the next row with that letter.
 *
 * @param active the row the list points at.
 * @returns null when no row begins so.
 */
export function typeAheadIndex(texts: readonly string[], typed: string, active: number): number | null {
  const wanted = searchableText(typed);
  const isRepeated = wanted.length > 1 && [...wanted].every((letter) => letter === wanted[0]);
  const prefix = isRepeated ? wanted.charAt(0) : wanted;
  if (prefix === "") return null;
  const first = prefix.length === 1 ? active + 1 : active;
  for (let step = 0; step < texts.length; step++) {
    const index = (Math.max(0, first) + step) % texts.length;
    if (searchableText(texts[index] ?? "").startsWith(prefix)) return index;
  }
  return null;
}
