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
      const key = joined(words, start, length);
      if (key !== null) yield { key, places: placesFrom(start, length) };
    }
  }
}

/** Finds the longest sequence of neighbouring words that, joined, is a key. */
export function longestSpan<Found>(
  words: readonly (string | null)[],
  longest: number,
  look: (key: string) => Found | null,
): Span<Found> | null {
  for (let length = longest; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const key = joined(words, start, length);
      const found = key === null ? null : look(key);
      if (found !== null) return { found, places: placesFrom(start, length) };
    }
  }
  return null;
}

function joined(words: readonly (string | null)[], start: number, length: number): string | null {
  let key = "";
  for (let place = start; place < start + length; place++) {
    const word = words[place] ?? null;
    if (word === null) return null;
    key += word;
  }
  return key;
}

function placesFrom(start: number, length: number): number[] {
  const places: number[] = [];
  for (let place = start; place < start + length; place++) places.push(place);
  return places;
}

/** Words at some places only. */
export function only(words: readonly (string | null)[], places: readonly number[]): (string | null)[] {
  return words.map((word, place) => (places.includes(place) ? word : null));
}

/** Takes the words of what was found out of those that are left. */
export function takerOf(left: (string | null)[]) {
  const taken = new Set<number>();
  const take = <Found extends { places: number[] }>(found: Found | null): Found | null => {
    for (const place of found?.places ?? []) {
      left[place] = null;
      taken.add(place);
    }
    return found;
  };
  const takeAll = <Found extends { places: number[] }>(found: Found[]) =>
    found.map((one) => take(one) ?? one);
  return { taken, take, takeAll };
}
