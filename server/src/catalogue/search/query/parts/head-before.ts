import { isJoint, isSetWord, isSilent, placeOf, stemWord, wordsIn } from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import type { PhraseMatch } from "../phrase-index.ts";

/**
 * Returns the part whose name begins before *de* and the found part, *silentblock posterior del brazo oscilante*, although the
 * found one's name is longer. Its places include the found part's.
 */
export function headBefore(
  { partTypes }: Lexicon,
  stems: readonly (string | null)[],
  words: readonly string[],
  whole: PhraseMatch,
): PhraseMatch | null {
  const start = Math.min(...whole.places);
  if (words.slice(start, Math.max(...whole.places)).some(isJoint)) return null;
  let tie = false;
  let head = start - 1;
  while (head >= 0 && (isSilent(words[head] ?? "") || placeOf.has(words[head] ?? ""))) {
    tie ||= /^del?$/.test(words[head] ?? "");
    head--;
  }
  const own = stems[head] ?? null;
  if (!tie || own === null || isSetWord(own)) return null;
  const isHeaded = ({ thing, places, isName }: PhraseMatch) =>
    places.includes(head) &&
    (places.length > 1 || isName) &&
    [...thing.names, ...thing.synonyms].some(({ text }) => stemWord(wordsIn(text)[0] ?? "") === own);
  const only = (...places: number[]) => stems.map((stem, place) => (places.includes(place) ? stem : null));
  const named = [...whole.places.map((place) => only(head, place)), only(head)]
    .map((said) => partTypes.find(said))
    .find((match) => match !== null && isHeaded(match));
  return named && named.thing !== whole.thing ? { ...named, places: [head, ...whole.places] } : null;
}
