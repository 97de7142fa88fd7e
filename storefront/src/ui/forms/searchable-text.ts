/**
 * Normalizes text for search: lower case, no accents, spaces or dashes, so that `mercedes benz` finds
 * `Mercedes-Benz`.
 */
export function searchableText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[\s\p{Pd}_/·]/gu, "");
}

/**
 * Returns rows whose title contains the text or, without any, rows whose second line does: people also know
 * their car by its power or number.
 */
export function matchingRows<Row>(
  rows: readonly Row[],
  typed: string,
  titleOf: (row: Row) => string,
  detailOf?: (row: Row) => string,
): readonly Row[] {
  const query = searchableText(typed);
  if (query === "") return rows;
  const byTitle = rows.filter((row) => searchableText(titleOf(row)).includes(query));
  if (byTitle.length > 0 || !detailOf) return byTitle;
  return rows.filter((row) => searchableText(detailOf(row)).includes(query));
}

/**
 * Returns the next row that starts with the typed text. Repeating a letter moves to the next row with that
 * letter.
 *
 * @param active index of the active row.
 * @returns null without a match.
 */
export function typeAheadIndex(texts: readonly string[], typed: string, active: number): number | null {
  const query = searchableText(typed);
  const isRepeated = query.length > 1 && [...query].every((letter) => letter === query[0]);
  const prefix = isRepeated ? query.charAt(0) : query;
  if (prefix === "") return null;
  const first = prefix.length === 1 ? active + 1 : active;
  for (let step = 0; step < texts.length; step++) {
    const index = (Math.max(0, first) + step) % texts.length;
    if (searchableText(texts[index] ?? "").startsWith(prefix)) return index;
  }
  return null;
}
