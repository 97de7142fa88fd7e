/** What neighbouring words name, with their positions. */
export type Span<Found> = { found: Found; places: number[] };

/**
 * Yields all sequences of neighbouring words, joined, the longest first.
 *
 * @param words null interrupts a sequence.
 * @param longest maximum length, in words.
 */
export function* spansOf(
  words: readonly (string | null)[],
  longest: number,
): Generator<{ key: string; places: number[] }> {
  for (let length = longest; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      if (run.includes(null)) continue;
      yield { key: run.join(""), places: run.map((_word, index) => start + index) };
    }
  }
}

/** Finds the longest sequence of neighbouring words that, joined, is a key. */
export function longestSpan<Found>(
  words: readonly (string | null)[],
  longest: number,
  look: (key: string) => Found | null,
): Span<Found> | null {
  for (const { key, places } of spansOf(words, longest)) {
    const found = look(key);
    if (found !== null) return { found, places };
  }
  return null;
}
