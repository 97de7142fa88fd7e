import type { Lexicon } from "./create-lexicon.ts";
import type { PhraseMatch } from "./phrase-index.ts";
import { handOf, placeOf } from "./position-words.ts";
import { stemsOf, stemWord } from "./stem-word.ts";
import { isJoint, isSetWord } from "./stop-words.ts";

/**
 * Returns the part type that is joined to the first one: *embrague con volante*, *filtro de aceite y de aire*, where the second
 * one shares the first one's head. Null if no word joins two, both are the same, or one kit has both.
 */
export function joinedPartType(
  { partTypes, vehicles }: Lexicon,
  left: readonly (string | null)[],
  words: readonly string[],
  first: PhraseMatch,
): PhraseMatch | null {
  if (partTypes.isKit(first.thing) || !words.some(isJoint)) return null;
  const isBeside = (word: string) => isSetWord(stemWord(word)) || placeOf.has(word) || handOf.has(word);
  const said = left.map((word) => (word === null || isBeside(word) ? null : word));
  const stems = stemsOf(said);
  const head = stemWord(words[Math.min(...first.places)] ?? "");
  const parts = stemsOf(said.map((word) => (word !== null && vehicles.names.has(word) ? null : word)));
  const found = partTypes.find(stems) ?? partTypes.find([...parts, head]) ?? partTypes.findPartly(parts);
  const places = found?.places.filter((place) => place < words.length) ?? [];
  return found && places.length > 0 && found.thing !== first.thing ? { ...found, places } : null;
}

/**
 * The part types before and after a word that joins them, each named in full: *muelles y amortiguadores*. Null if one phrase
 * with such a word names both, as a kit.
 */
export function partTypesAround(
  { partTypes }: Lexicon,
  stems: readonly (string | null)[],
  words: readonly string[],
  whole: PhraseMatch,
): [PhraseMatch, PhraseMatch] | null {
  const joint = words.findIndex(isJoint);
  const isAround = whole.places.some((place) => place < joint) && whole.places.some((place) => place > joint);
  if (joint < 0 || !isAround || whole.isJoint) return null;
  const before = partTypes.find(stems.map((stem, place) => (place < joint ? stem : null)));
  const after = partTypes.find(stems.map((stem, place) => (place > joint ? stem : null)));
  return before && after && before.thing !== after.thing ? [before, after] : null;
}

/** Returns the part type that the remaining words name in full, with two words or more: *correa distribución bomba agua*. */
export function namedBeside({ partTypes }: Lexicon, left: readonly (string | null)[]): PhraseMatch | null {
  const found = partTypes.find(stemsOf(left));
  return found?.isName && found.places.length >= 2 ? found : null;
}
