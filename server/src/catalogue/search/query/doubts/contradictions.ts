import { otherHeads, plainWords, rightWords, wordsFromElsewhere } from "../../trade-words/index.ts";
import {
  isJoint,
  isLacking,
  isPositionStem,
  isPurpose,
  isSilent,
  placeOf,
  stemsOf,
} from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import type { NamedEntity } from "../lexicon.ts";
import type { PhraseIndex, PhraseMatch } from "../phrase-index.ts";

const isNumber = /^\d+$/;
const isLength = /^\d+ ?(?:mm|cm|m)(?: |$)/;

type Words = readonly (string | null)[];

/**
 * Whether another word says that something else is meant than the part or category whose name is typed: *bisagra* beside
 * *capó*, *lavadora* beside *tambor*. Not what the part comes with or lacks, *alternador con soporte*, nor a further part, *correa y tensor*.
 *
 * @param words those that name something; null in the place of others.
 * @param all also the others.
 */
export function isContradicted(
  { vehicles }: Lexicon,
  index: PhraseIndex,
  thing: NamedEntity,
  { words, all }: { words: Words; all: readonly string[] },
): boolean {
  const end = all.findIndex((word) => isJoint(word) || isLacking(word));
  return words.some((word, place) => {
    // *4 cables* is a measure, and *dacia spring* a model.
    if (word === null || isNumber.test(all[place - 1] ?? "") || vehicles.isModelAfter(all, place))
      return false;
    if (isFromElsewhere(vehicles, word, all)) return !index.spells(thing, word);
    // The cable of *sensor ABS cable 90 cm* is a measure as well.
    const isMeasure = isLength.test(`${all[place + 1]} ${all[place + 2]}`);
    const isOther = otherHeads.has(word) && !isMeasure && (end < 0 || place < end);
    return isOther && !index.spells(thing, word);
  });
}

/** Other vehicles, of which the parts are meant whatever car they are called like: *pastillas moto*, *rueda bici*. */
const isVehicle =
  /^(?:moto|bici|bike|scooter|ciclo|tractor|barc|boat|quad|patinet|avio|juguet|jogu|toy|remolq|caravan)/;

/**
 * Whether a word is of another thing than a car's parts. Beside a car, whose name is no chance, it is talk, as in *batería para
 * el Ford Focus, llevo niños al colegio*.
 */
function isFromElsewhere(
  { names, find }: Lexicon["vehicles"],
  word: string,
  all: readonly string[],
): boolean {
  if (!wordsFromElsewhere.has(word)) return false;
  if (/^caravan/.test(word)) return !all.some((other) => names.has(other));
  if (/\d/.test(word) || isVehicle.test(word)) return true;
  const places = find(all)?.places;
  return !places || places.model.length === 0 || Object.values(places).flat().length < 2;
}

const nameless = new Set(
  "pieza piezas peca peces part parts cosa thing bit piece goma tub tubo plastic plastico cable hierro ferro chapa xapa".split(
    " ",
  ),
);
/** *La pieza que busco es el alternador* names the part after all. */
const isWanting = /^(?:necesit\w*|busc\w*|quier\w*|falta|vull|need|want|is|es)$/;

/**
 * Whether all of the words only tell where a nameless piece is or what it does: the battery of *la pieza que carga la batería*
 * is not wanted.
 */
export function isDescription(all: readonly string[], places: readonly number[]): boolean {
  const that = all.findIndex(
    (word, place) =>
      (word === "que" || word === "that" || word === "which") && nameless.has(all[place - 1] ?? ""),
  );
  if (that < 0 || places.length === 0 || all.slice(that).some((word) => isWanting.test(word))) return false;
  return places.every((place) => place > that);
}

/**
 * The words that could contradict a part; null in the place of others. Its names, its values, *alfombrillas de goma*, and a
 * second part that is joined to it cannot.
 */
export function wordsBeside(
  { values, partTypes }: Lexicon,
  thing: NamedEntity,
  words: Words,
  all: readonly string[],
): Words {
  const own = new Set(values.find(thing.id, words, all).flatMap(({ places }) => places));
  const rest = words.map((word, place) =>
    word === null || own.has(place) || partTypes.spells(thing, word) ? null : word,
  );
  const second = all.some(isJoint) ? partTypes.find(stemsOf(rest)) : null;
  return rest.map((word, place) => (second?.places.includes(place) ? null : word));
}

/**
 * Whether a longer name contains the name of the part or category, and means something else: *junta de cárter*, *cable del
 * capó*. A name of the same words counts if it is spelled as typed and the part's own is not: *salpicadero* is no *salpicadera*.
 */
export function isInOtherName(
  { otherNames }: Lexicon,
  index: PhraseIndex,
  words: readonly (string | null)[],
  named: PhraseMatch | null,
  isGuess = false,
): boolean {
  if (!named) return false;
  const stems = stemsOf(words);
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

/** Returns the place of a word such as *for* that all of a part's words precede; -1 if there is none. */
export function purposeAfter(all: readonly string[], places: readonly number[]): number {
  return places.length === 0
    ? -1
    : all.findIndex((word, place) => isPurpose(word) && places.every((own) => own < place));
}

/**
 * The words without those pieces and fittings that only tell what the part is for, after it: the nuts of *torque wrench for
 * wheel nuts* do not contradict the wrench.
 */
export function withoutPurpose(words: Words, all: readonly string[], places: readonly number[]): Words {
  const purpose = purposeAfter(all, places);
  if (purpose < 0) return words;
  return words.map((word, place) => (word !== null && place > purpose && otherHeads.has(word) ? null : word));
}

/** Returns the places of words that name what the part must lack: *sin bomba de agua*, *no original*. */
export function lackedPlaces({ partTypes }: Lexicon, words: readonly string[]): Set<number> {
  const lacked = new Set<number>();
  for (const [place, word] of words.entries()) {
    if (!isLacking(word)) continue;
    const start = words.findIndex((other, at) => at > place && !isSilent(other));
    if (start < 0) continue;
    // In *no enfría el aire*, *no* denies the verb, and no part.
    const isBeside =
      start === place + 1 || (start === place + 2 && /^(?:d|de)$/.test(words[place + 1] ?? ""));
    const longest = word === "no" && !isBeside ? 0 : longestName;
    if (longest > 0) lacked.add(start);
    for (let end = Math.min(words.length, start + longest); end > start + 1; end--) {
      const named = partTypes.find(
        stemsOf(words.slice(start, end).map((one) => (isSilent(one) ? null : one))),
      );
      const isWhole = named?.places.includes(0) && named.places.includes(end - start - 1);
      if (!isWhole) continue;
      for (let at = start; at < end; at++) lacked.add(at);
      break;
    }
  }
  return lacked;
}

/** Maximum length of a name after *sin*, in words. */
const longestName = 4;
