import { rightWords } from "../../trade-words/index.ts";
import { placeOf } from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import type { PhraseMatch } from "../phrase-index.ts";

/** Places of words that are spelled right and only share their stems with the part's: *code* is no *codo*. */
export function alikePlaces(
  { partTypes }: Lexicon,
  words: readonly (string | null)[],
  { thing, places }: PhraseMatch,
): number[] {
  return places.filter((place) => {
    const word = words[place] ?? "";
    return rightWords.has(word) && !placeOf.has(word) && !partTypes.spells(thing, word);
  });
}
