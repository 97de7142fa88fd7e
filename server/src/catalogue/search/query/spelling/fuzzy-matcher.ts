import { soundOf } from "./sound-of.ts";

/** Shorter words are as likely a different word as a typo. */
const leastLength = 4;

/** Shorter words are corrected with care: *near* is no *gear*, and *lana* no *luna*. */
const leastForAnySlip = 7;
/** Fewest letters of a word whose first letter is missing. */
const leastWithoutFirst = 5;
const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** A word with a typo and another spelling is recognised from this length on. */
const leastForBoth = 8;

/** A word with two typos is recognised from this length on. */
const leastForTwo = 9;

/** Minimum share of common letter pairs for a suggestion. */
const leastLikeness = 0.45;

export type FuzzyMatcher = {
  /** Returns the known word that sounds the same in Spanish. */
  soundingLike(word: string): string | null;
  /** Returns the known word at edit distance 1: a letter added, missing, wrong, or two swapped. */
  oneSlipFrom(word: string): string | null;
  /**
   * Returns the known long word at two slips' distance: *amortgiaudor*.
   *
   * @param isLikely whether other words speak for a known one, so that letters may be wrong as well.
   */
  twoSlipsFrom(word: string, isLikely: (known: string) => boolean): string | null;
  /** Returns known words by common beginning and letter pairs, the nearest first, for "did you mean". */
  nearestTo(word: string): string[];
};

/**
 * Finds known words by deletion variants: only words that share a variant with one letter removed are compared.
 *
 * @param words known words with a weight; the highest weight wins among several.
 */
export function createFuzzyMatcher(words: ReadonlyMap<string, number>): FuzzyMatcher {
  const comparable = [...words.keys()].filter((word) => word.length >= leastLength && !/\d/.test(word));
  /** Breaks ties between equally similar words. */
  const bonuses = Float64Array.from(comparable, (word) => (words.get(word) ?? 0) / 1e6);
  const bySound = indexBySound(comparable, words);
  const byRest = new Map<string, string[]>();
  const placesByPair = new Map<string, number[]>();
  for (const [place, word] of comparable.entries()) {
    for (const rest of restsOf(word)) addTo(byRest, rest, word);
    for (const pair of pairsOf(word)) addTo(placesByPair, pair, place);
  }
  /** Among names of one weight, exchanged letters are likelier than a wrong one: *cilo* is *Clio*. */
  function likelihood(known: string, word: string): number {
    const isExchange =
      known.length === word.length && [...known].sort().join("") === [...word].sort().join("");
    return (words.get(known) ?? 0) + (isExchange ? 0.5 : 0);
  }
  let restsOfSounds: Map<string, string[]> | null = null;
  /** Built when it is first needed: most words have one typo at most. */
  function soundsByRest(): Map<string, string[]> {
    const rests = new Map<string, string[]>();
    for (const [sound, word] of bySound) {
      if (word.length < leastForBoth) continue;
      for (const rest of restsOf(sound)) addTo(rests, rest, sound);
    }
    return rests;
  }
  /** The known long word that sounds like one with a typo: *retobisor*. */
  function slipInSound(word: string): string | null {
    const spoken = soundOf(word);
    if (spoken.length < leastForBoth - 1 || word.length < leastForBoth) return null;
    restsOfSounds ??= soundsByRest();
    const near = new Set<string>();
    for (const rest of restsOf(spoken)) {
      for (const sound of restsOfSounds.get(rest) ?? []) near.add(sound);
    }
    const found = [...near].find((sound) => isOneSlip(spoken, sound));
    return found === undefined ? null : (bySound.get(found) ?? null);
  }
  return {
    soundingLike(word) {
      if (word.length < leastLength || /\d/.test(word)) return null;
      // In chats, *x* is written for *ch*: *faro derexo*.
      const chatted = () =>
        word.includes("x") ? bySound.get(soundOf(word.replaceAll("x", "ch"))) : undefined;
      return bySound.get(soundOf(word)) ?? chatted() ?? null;
    },
    oneSlipFrom(word) {
      if (word.length < leastLength || /\d/.test(word)) return null;
      const near = new Set(restsOf(word).flatMap((rest) => byRest.get(rest) ?? []));
      let best: string | null = null;
      for (const known of near) {
        if (!isOneSlip(word, known) || (word.length < leastForAnySlip && !isLikelySlip(word, known)))
          continue;
        if (best === null || likelihood(known, word) > likelihood(best, word)) best = known;
      }
      return best ?? slipInSound(word);
    },
    twoSlipsFrom: twoSlipsMatcher(comparable, likelihood),
    nearestTo(word) {
      const shared = new Uint8Array(comparable.length);
      for (const pair of pairsOf(word)) {
        for (const place of placesByPair.get(pair) ?? []) shared[place] = (shared[place] ?? 0) + 1;
      }
      const alike: { known: string; likeness: number }[] = [];
      for (const [place, known] of comparable.entries()) {
        const inCommon = shared[place] ?? 0;
        if (inCommon === 0) continue;
        // Dice coefficient of the letter pairs.
        const share = (2 * inCommon) / (word.length + known.length);
        const likeness = share + (bonuses[place] ?? 0);
        if (likeness >= leastLikeness) alike.push({ known, likeness });
      }
      return alike.sort((a, b) => b.likeness - a.likeness).map(({ known }) => known);
    },
  };
}

function twoSlipsMatcher(
  words: readonly string[],
  likelihood: (known: string, word: string) => number,
): FuzzyMatcher["twoSlipsFrom"] {
  const byFirst = Map.groupBy(
    words.filter((word) => word.length >= leastForTwo),
    (word) => word.charAt(0),
  );
  return (word, isLikely) => {
    if (word.length < leastForTwo || /\d/.test(word)) return null;
    let found: string | null = null;
    for (const known of byFirst.get(word.charAt(0)) ?? []) {
      if (Math.abs(known.length - word.length) > 2) continue;
      if (!isTwoSlips(word, known) && !(isTwoSlips(word, known, true) && isLikely(known))) continue;
      if (found === null || likelihood(known, word) > likelihood(found, word)) found = known;
    }
    return found;
  };
}

function indexBySound(
  comparable: readonly string[],
  weights: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> {
  const bySound = new Map<string, string>();
  /** Of *Jumpy* and *Jumpy III*, which sound alike, *jumpi* is the former. */
  const isBetter = (word: string, other: string) => {
    const more = (weights.get(word) ?? 0) - (weights.get(other) ?? 0);
    return more > 0 || (more === 0 && word.length < other.length);
  };
  for (const word of comparable) {
    for (const sound of [soundOf(word), soundOf(word.replace(/s$/, ""))]) {
      const other = bySound.get(sound);
      if (other === undefined || isBetter(word, other)) bySound.set(sound, word);
    }
  }
  return bySound;
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The word and its variants with one letter removed. */
function restsOf(word: string): string[] {
  return [word, ...Array.from(word, (_letter, place) => word.slice(0, place) + word.slice(place + 1))];
}

/**
 * Whether two words have the same first letter, or their first two exchanged, and a wrong letter is the next key's; or whether the
 * first lacks only the first letter of the second: *egane*.
 */
function isLikelySlip(a: string, b: string): boolean {
  const isExchanged = a[0] === b[1] && a[1] === b[0];
  if (a.length >= leastWithoutFirst && a === b.slice(1)) return true;
  if (a[0] !== b[0] && !isExchanged) return false;
  const places = Array.from(a, (_letter, place) => place).filter((place) => a[place] !== b[place]);
  const [place = 0] = places;
  return a.length !== b.length || places.length !== 1 || areNextKeys(a[place] ?? "", b[place] ?? "");
}

/** Whether two letters are beside, above or below each other on a keyboard. */
function areNextKeys(a: string, b: string): boolean {
  const [upper, lower] = [a, b].map(keyOf).sort((one, other) => one.row - other.row);
  if (!upper || !lower || upper.row < 0) return false;
  const shift = upper.column - lower.column;
  if (upper.row === lower.row) return Math.abs(shift) === 1;
  return lower.row - upper.row === 1 && (shift === 0 || shift === 1);
}

function keyOf(letter: string): { row: number; column: number } {
  const row = keyboard.findIndex((letters) => letters.includes(letter));
  return { row, column: keyboard[row]?.indexOf(letter) ?? -1 };
}

/** Whether a letter is added, missing or wrong, or two are exchanged. */
export function isOneSlip(a: string, b: string): boolean {
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

/**
 * Whether two slips lead from one word to the other, one of which exchanges two letters, and the other does as well, or adds or
 * drops one. Other pairs of slips make other words: *transistor* is no *transmisor*, and *compradores* are no *compresores*.
 *
 * @param isAny whether two letters may be added, missing or wrong instead.
 */
function isTwoSlips(a: string, b: string, isAny = false, left = 2): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA === restB) return isAny;
  if (left === 0 || Math.abs(restA.length - restB.length) > left) return false;
  const [one = "", other = ""] = [restA.charAt(0), restB.charAt(0)];
  const isExchanged = restA.length > 1 && one === restB[1] && restA[1] === other;
  const isWrong = isAny && ((isVowel.test(one) && isVowel.test(other)) || areNextKeys(one, other));
  return (
    (isExchanged && isTwoSlips(restA.slice(2), restB.slice(2), true, left - 1)) ||
    (isWrong && isTwoSlips(restA.slice(1), restB.slice(1), isAny, left - 1)) ||
    isTwoSlips(restA.slice(1), restB, isAny, left - 1) ||
    isTwoSlips(restA, restB.slice(1), isAny, left - 1)
  );
}

const isVowel = /^[aeiou]$/;

/**
 * Pairs of adjacent letters; the first letter counts as a pair, and repeated pairs are numbered, so that set intersection
 * counts duplicates.
 */
function pairsOf(word: string): string[] {
  const begun = `^${word}`;
  const met = new Map<string, number>();
  return Array.from({ length: word.length }, (_none, place) => {
    const pair = begun.slice(place, place + 2);
    const times = (met.get(pair) ?? 0) + 1;
    met.set(pair, times);
    return times === 1 ? pair : `${pair}${times}`;
  });
}
