import { plainWords } from "../../trade-words/index.ts";
import { isPositionStem, isWith, stemsOf } from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import type { PhraseIndex, PhraseMatch } from "../phrase-index.ts";
import type { Words } from "./other-things.ts";

/**
 * Whether a longer name contains the name of the part or category, and means something else: *junta de cárter*, *cable del
 * capó*. A name of the same words counts if it is spelled as typed and the part's own is not: *salpicadero* is no *salpicadera*.
 */
export function isInOtherName(
  { otherNames }: Lexicon,
  index: PhraseIndex,
  { words, all }: { words: Words; all: readonly string[] },
  named: PhraseMatch | null,
  isGuess = false,
): boolean {
  if (!named) return false;
  const stems = stemsOf(withoutEquipment(words, all, named.places));
  // Also without positions, because *seat belt front* names a seat belt and no front seat.
  const isPlace = (stem: string | null) => stem !== null && isPositionStem(stem);
  const unplaced = stems.some(isPlace) ? [stems.map((stem) => (isPlace(stem) ? null : stem))] : [];
  return [stems, ...unplaced].some((said) => {
    const other = nameAround(otherNames, said, named.places);
    if (!other || isOnlyAlike(otherNames, other, words, named.places)) return false;
    if (other.places.length >= named.places.length + (isGuess ? 0 : 1)) return true;
    const typed = other.places.map((place) => words[place] ?? "");
    return (
      typed.every((word) => otherNames.spells(other.thing, word)) &&
      !typed.every((word) => index.spells(named.thing, word))
    );
  });
}

/** The words without what the named one comes with: a *bomba de agua con junta* is no gasket. */
function withoutEquipment(words: Words, all: readonly string[], named: readonly number[]): Words {
  const joint = all.findIndex(isWith);
  const isBefore = joint >= 0 && named.length > 0 && named.every((place) => place < joint);
  return isBefore ? words.map((word, place) => (place > joint ? null : word)) : words;
}

/** Whether a name only has an everyday word by its stem: *antiniebla de la marca Valeo* is no *marco antiniebla*. */
function isOnlyAlike(
  index: PhraseIndex,
  { thing, places }: PhraseMatch,
  words: readonly (string | null)[],
  named: readonly number[],
): boolean {
  return places.some((place) => {
    const word = words[place] ?? "";
    return !named.includes(place) && plainWords.has(word) && !index.spells(thing, word);
  });
}

/** Returns the best name that has all words at some places: *pila de mando* also in *pila mando a distancia*. */
function nameAround(
  index: PhraseIndex,
  stems: readonly (string | null)[],
  places: readonly number[],
): PhraseMatch | null {
  const found = index.find(stems);
  if (!found || places.every((place) => found.places.includes(place))) return found;
  // Without a word of the other name, the next best one is found.
  for (const other of found.places) {
    const next = places.includes(other) ? null : nameAround(index, stems.with(other, null), places);
    if (next) return next;
  }
  return null;
}
