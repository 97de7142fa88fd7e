/** Words shorter than this are as often another word as a slip of the hand. */
const leastLength = 4;

/** Share of letter pairs from which one word may be meant by another. */
const leastLikeness = 0.55;

export type NearWords = {
  /** The known word that is one slip away: a letter too many, missing, wrong, or two exchanged. */
  oneSlipFrom(word: string): string | null;
  /** The nearest known word by shared beginning and letters, for "did you mean". */
  nearestTo(word: string): string | null;
};

/**
 * Finds known words by what is left when one letter is left out of either: no word is compared that
 * does not share that.
 *
 * @param words known words with how much each is worth: of several the worthiest is meant.
 */
export function createNearWords(words: ReadonlyMap<string, number>): NearWords {
  const byRest = new Map<string, string[]>();
  for (const word of words.keys()) {
    if (word.length < leastLength || /\d/.test(word)) continue;
    for (const rest of restsOf(word)) {
      const sharing = byRest.get(rest);
      if (sharing) sharing.push(word);
      else byRest.set(rest, [word]);
    }
  }
  return {
    oneSlipFrom(word) {
      if (word.length < leastLength || /\d/.test(word)) return null;
      const near = new Set(restsOf(word).flatMap((rest) => byRest.get(rest) ?? []));
      let best: string | null = null;
      for (const known of near) {
        if (!isOneSlip(word, known)) continue;
        if (best === null || (words.get(known) ?? 0) > (words.get(best) ?? 0)) best = known;
      }
      return best;
    },
    nearestTo(word) {
      let best: { known: string; likeness: number } | null = null;
      for (const [known, worth] of words) {
        if (known.length < leastLength || /\d/.test(known)) continue;
        const likeness = sharedPairs(word, known) + worth / 1e6;
        if (likeness >= leastLikeness && (!best || likeness > best.likeness)) best = { known, likeness };
      }
      return best?.known ?? null;
    },
  };
}

/** The word itself and what is left of it without each one of its letters. */
function restsOf(word: string): string[] {
  return [word, ...Array.from(word, (_letter, place) => word.slice(0, place) + word.slice(place + 1))];
}

function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return a === b;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isExchanged = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.length > 1 && isExchanged)
  );
}

/** Share of pairs of neighbouring letters that two words have in common (Dice). */
function sharedPairs(a: string, b: string): number {
  const pairsOf = (word: string) =>
    Array.from({ length: word.length - 1 }, (_none, i) => word.slice(i, i + 2));
  const left = pairsOf(`^${b}`);
  let shared = 0;
  for (const pair of pairsOf(`^${a}`)) {
    const place = left.indexOf(pair);
    if (place < 0) continue;
    left.splice(place, 1);
    shared++;
  }
  return (2 * shared) / (a.length + b.length);
}
