import { handOf, placeOf, stemsOf, wordsIn } from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import type { PhraseMatch } from "../phrase-index.ts";

/**
 * Returns places of words that say where on the vehicle the part goes, and so tell its products apart: *aleta delantera*,
 * *transmisión delantera*. Leaves out what belongs to the part's name, *faro delantero*, and what makes it another part,
 * *escobilla trasera*.
 */
export function freePlaces(
  { partTypes }: Lexicon,
  words: readonly (string | null)[],
  { thing }: PhraseMatch,
): number[] {
  const places = words.flatMap((word, place) => {
    const code = word === null ? undefined : (placeOf.get(word) ?? handOf.get(word));
    return code === undefined ? [] : [{ place, code }];
  });
  if (places.length === 0) return [];
  const stems = stemsOf(words);
  const without = stems.map((stem, place) => (places.some((one) => one.place === place) ? null : stem));
  const other = partTypes.find(without);
  if (other && other.thing !== thing) return [];
  const named = new Set(
    thing.names.flatMap(({ text }) => wordsIn(text).map((word) => placeOf.get(word) ?? handOf.get(word))),
  );
  return places.flatMap(({ place, code }) => (named.has(code) ? [] : [place]));
}
