import { isJoint, isSetWord, isSilent, placeOf, stemWord, wordsIn } from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import type { PhraseMatch } from "../phrase-index.ts";
import { only } from "../spans.ts";

/**
 * Returns the part that *de* ties to the found one, which stands behind it and has the longer name: the silentblock of
 * *silentblock posterior del brazo oscilante*. Its places include the found part's.
 */
export function headBefore(
  { partTypes }: Lexicon,
  stems: readonly (string | null)[],
  words: readonly string[],
  whole: PhraseMatch,
): PhraseMatch | null {
  const start = Math.min(...whole.places);
  if (words.slice(start, Math.max(...whole.places)).some(isJoint)) return null;
  let hasTie = false;
  let head = start - 1;
  while (head >= 0 && (isSilent(words[head] ?? "") || placeOf.has(words[head] ?? ""))) {
    hasTie ||= /^del?$/.test(words[head] ?? "");
    head--;
  }
  const own = stems[head] ?? null;
  if (!hasTie || own === null || isSetWord(own)) return null;
  const isHeaded = ({ thing, places, isName }: PhraseMatch) =>
    places.includes(head) &&
    (places.length > 1 || isName) &&
    [...thing.names, ...thing.synonyms].some(({ text }) => stemWord(wordsIn(text)[0] ?? "") === own);
  const named = [...whole.places.map((place) => only(stems, [head, place])), only(stems, [head])]
    .map((said) => partTypes.find(said))
    .find((match) => match !== null && isHeaded(match));
  return named && named.thing !== whole.thing ? { ...named, places: [head, ...whole.places] } : null;
}
