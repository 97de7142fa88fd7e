import { otherHeads } from "../../trade-words/index.ts";
import {
  handOf,
  isJoint,
  isPurpose,
  isSetWord,
  isWith,
  placeOf,
  stemsOf,
  stemWord,
  wordsIn,
} from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import { alikePlaces, purposeAfter } from "../doubts/index.ts";
import type { PhraseMatch } from "../phrase-index.ts";
import { only } from "../spans.ts";

/**
 * Returns the part type that is joined to the first one: *embrague con volante*, *filtro de aceite y de aire*, where the second
 * one shares the first one's head. Null if no word joins two, both are the same, or one kit has both.
 */
export function joinedPartType(
  lexicon: Lexicon,
  left: readonly (string | null)[],
  words: readonly string[],
  first: PhraseMatch,
): PhraseMatch | null {
  const { partTypes, vehicles } = lexicon;
  if (partTypes.isKit(first.thing)) return null;
  const joints = jointsBetween(partTypes, left, words, first);
  if (joints.length === 0) return null;
  const isBeside = (word: string) => isSetWord(stemWord(word)) || placeOf.has(word) || handOf.has(word);
  const said = left.map((word) => (word === null || isBeside(word) ? null : word));
  const stems = stemsOf(said);
  const head = stemWord(words[Math.min(...first.places)] ?? "");
  const parts = stemsOf(said.map((word) => (word !== null && vehicles.names.has(word) ? null : word)));
  const end = joints.find((place) => isWith(words[place] ?? "")) ?? -1;
  const isEquipment = end >= 0;
  // *Brazo c/casquillos*, *filtro c/sensor agua*: pieces come with the part.
  if (isEquipment && words.some((word, place) => place > end && otherHeads.has(word))) return null;
  if (isEquipment && first.places.some((place) => isControl.test(words[place] ?? ""))) return null;
  const named = partTypes.find(stems);
  if (!isEquipment && named && isOfSameHead(partTypes, stems, first, named, words)) return null;
  const shared = isEquipment
    ? partTypes.find([...parts, head])
    : sharingWords(partTypes, parts, words, first);
  const found = (named?.isName ? named : (shared ?? named)) ?? partlyNamed(partTypes, parts, isEquipment);
  // *Pastillas con avisador*: the wear sensor of the pads comes with them.
  const own = first.places.map((place) => stemWord(words[place] ?? "")).filter((stem) => stem !== "kit");
  if (found && isEquipment && own.every((stem) => partTypes.owns(found.thing, stem))) return null;
  const places = found?.places.filter((place) => place < words.length) ?? [];
  if (!found || places.length === 0 || found.thing === first.thing) return null;
  // What both are for is no second one: *un gato y una llave para el maletero*.
  const aim = words.findLastIndex(isPurpose);
  if (aim > Math.max(...joints) && places.every((place) => place > aim)) return null;
  // *Con 25 estrías* names no timing tools, which are *estris* in Catalan.
  return alikePlaces(lexicon, left, { ...found, places }).length < places.length
    ? { ...found, places }
    : null;
}

/** What a switch turns on and a bumper has room for does not come with it: *mando intermitentes con antiniebla*. */
const isControl =
  /^(?:mandos?|conmutador(?:es)?|interruptor(?:es|s)?|palancas?|comandaments?|commutadors?|switch(?:es)?|stalks?|parachoques|paragolpes|bumpers?)$/;

/**
 * Whether the second part's words belong to the first one, whose head stands for both: the indicators of *mando de luces e
 * intermitentes*.
 */
function isOfSameHead(
  partTypes: Lexicon["partTypes"],
  stems: readonly (string | null)[],
  first: PhraseMatch,
  named: PhraseMatch,
  words: readonly string[],
): boolean {
  if (first.places.length < 2) return false;
  const own = first.places.map((place) => stemWord(words[place] ?? ""));
  const both = partTypes.find([...stems, stemWord(words[Math.min(...first.places)] ?? "")]);
  const isNew = named.places.some((place) => !own.includes(stems[place] ?? ""));
  return isNew && both?.thing === first.thing && named.places.every((place) => both.places.includes(place));
}

/** Places of words that join the first part to a word of another: none in *fuelle de transmisión con garantía*. */
function jointsBetween(
  partTypes: Lexicon["partTypes"],
  left: readonly (string | null)[],
  words: readonly string[],
  { places }: PhraseMatch,
): number[] {
  const others = left.flatMap((word, place) =>
    word !== null && partTypes.stems.has(stemWord(word)) ? [place] : [],
  );
  // A code, as *5W-30*, has no words of a name.
  const own = places.length > 0 ? places : [-1];
  const isBetween = (joint: number) =>
    own.some((one) => others.some((other) => (one < joint ? other > joint : other < joint)));
  return words.flatMap((word, place) => (isJoint(word) && isBetween(place) ? [place] : []));
}

/**
 * Returns the part of which only some words are named. After *con*, it must be the only part with this head, as the flywheel
 * is for *volante*: other words may name equipment of the first part. After *y*, two words may name one of several: the *bearing* of
 * *top mount and bearing* is none.
 */
function partlyNamed(
  partTypes: Lexicon["partTypes"],
  parts: readonly (string | null)[],
  isEquipment: boolean,
): PhraseMatch | null {
  const partly = partTypes.findPartly(parts);
  if (!partly || partTypes.isOnlyHead(partly.thing, parts)) return partly;
  return isEquipment || partly.places.length < 2 ? null : partly;
}

/** Returns the part whose name needs a word of the first one: *filtro de aire y aceite*, *plato de presión y disco de embrague*. */
function sharingWords(
  partTypes: Lexicon["partTypes"],
  parts: readonly (string | null)[],
  words: readonly string[],
  first: PhraseMatch,
): PhraseMatch | null {
  const said = first.places.toSorted((a, b) => a - b).map((place) => words[place] ?? "");
  // *5W-30 y filtro*: a code names the oil.
  const shared = said.length > 0 ? said : first.thing.names.flatMap(({ text }) => wordsIn(text));
  // The *blade* of *tailgate wiper arm and blade* is the tailgate's.
  const isOfAll = (found: PhraseMatch | null, count: number): found is PhraseMatch =>
    found !== null &&
    found.thing !== first.thing &&
    found.places.filter((place) => place >= parts.length).length === count &&
    found.places.some((place) => place < parts.length);
  for (const left of shared.length > 2 ? shared.keys() : []) {
    const others = shared.toSpliced(left, 1).map(stemWord);
    const found = partTypes.find([...parts, ...others]);
    if (isOfAll(found, others.length)) return found;
  }
  for (const word of shared) {
    const found = partTypes.find([...parts, stemWord(word)]);
    const isShared = found?.places.includes(parts.length) && found.places.length > 1;
    if (found && isShared && found.thing !== first.thing) return found;
  }
  return null;
}

/**
 * The part types before and after a word that joins them, each named in full, *muelles y amortiguadores*, or one of
 * them with a word of the other, *correa y tensor*. Null if one phrase
 * with such a word names both, as a kit.
 */
export function partTypesAround(
  { partTypes }: Lexicon,
  stems: readonly (string | null)[],
  words: readonly string[],
  whole: PhraseMatch,
): [PhraseMatch, PhraseMatch] | null {
  const joint = jointWithin(words, whole, isJoint);
  if (joint === null) return null;
  const before = partTypes.find(stems.map((stem, place) => (place < joint ? stem : null)));
  const after = partTypes.find(stems.map((stem, place) => (place > joint ? stem : null)));
  if (before && after) return before.thing === after.thing ? null : [before, after];
  if (isWith(words[joint] ?? "")) return null;
  // *Aceite y filtro*: the oil, and its filter, whose name needs both words.
  const first = whole.places.filter((place) => place < joint);
  const second = whole.places.filter((place) => place > joint);
  const isOwn = (part: PhraseMatch | null, places: number[]): part is PhraseMatch =>
    part !== null && part.thing !== whole.thing && places.every((place) => part.places.includes(place));
  if (isOwn(before, first)) return [before, whole];
  return isOwn(after, second) ? [{ ...whole, places: first }, after] : null;
}

/**
 * Reads what stands before *con* if the whole phrase has words on both sides: the clutch of *embrague con cojinete*.
 *
 * @returns the part's match, or a match of null where the words before name a category; null where they name neither.
 */
export function partBefore(
  lexicon: Lexicon,
  stems: readonly (string | null)[],
  words: readonly string[],
  whole: PhraseMatch,
): { match: PhraseMatch | null } | null {
  const joint = jointWithin(words, whole, isWith);
  if (joint === null) return partWithEquipment(lexicon, stems, words, whole);
  const { partTypes, categories } = lexicon;
  const before = stems.map((stem, place) => (place < joint ? stem : null));
  const match = partTypes.find(before);
  return match || categories.find(before) ? { match } : null;
}

/** Pieces that come with a part and are also sold on their own. */
const isFitted = /^(?:rings?|anillos?|anells?|coronas?|sensor(?:es|s)?|pulleys?|poleas?|politj(?:a|es))$/;

/** Reads the part before *con* if only a piece that it comes with was found behind: the joint of *CV joint with ABS ring*. */
function partWithEquipment(
  { partTypes, categories }: Lexicon,
  stems: readonly (string | null)[],
  words: readonly string[],
  { places }: PhraseMatch,
): { match: PhraseMatch | null } | null {
  const joint = words.findIndex(isWith);
  if (joint < 0 || places.length === 0 || places.some((place) => place < joint)) return null;
  if (!places.some((place) => isFitted.test(words[place] ?? ""))) return null;
  const before = stems.map((stem, place) => (place < joint ? stem : null));
  const match = partTypes.find(before);
  return match || categories.find(before) ? { match } : null;
}

/**
 * Returns the part before the whole phrase if a word such as *for* is within the phrase: the mats of *alfombrillas de goma para
 * furgoneta*, which has the words for a van's tyres as well.
 */
export function partForPurpose(
  { partTypes }: Lexicon,
  stems: readonly (string | null)[],
  words: readonly string[],
  whole: PhraseMatch,
): PhraseMatch | null {
  const start = Math.min(...whole.places);
  const purpose = jointWithin(words, whole, isPurpose) ?? words.slice(0, start).findIndex(isPurpose);
  if (purpose < 0) return null;
  const before = partTypes.find(stems.map((stem, place) => (place < Math.min(start, purpose) ? stem : null)));
  // *Para el clio* may come first.
  return purpose > start || (before && before.places.length > 1) ? before : null;
}

/**
 * Returns the place of the first wanted word if the phrase has words on both sides of it; null also where such a word belongs
 * to the name, as *and* in the name of a kit.
 */
function jointWithin(
  words: readonly string[],
  { places, isJoint: isNameWithJoint }: PhraseMatch,
  isWanted: (word: string) => boolean,
): number | null {
  const joint = words.findIndex(isWanted);
  const isAround = places.some((place) => place < joint) && places.some((place) => place > joint);
  return joint >= 0 && isAround && !isNameWithJoint ? joint : null;
}

/** A current or a power, which measures electric machines and none of their pieces. */
const electricMeasure = /(?<!\S)\d+(?: ?amp\w*|[aw])(?!\S)/;

/**
 * Returns the part that the whole phrase names without the word for a piece of it, if only that part has a measure that is
 * told: *alternador 110A polea 6PK* is an alternator with such a pulley. Its places include the piece's.
 */
export function measuredPart(
  { partTypes, values }: Lexicon,
  words: readonly (string | null)[],
  all: readonly string[],
  whole: PhraseMatch,
): PhraseMatch | null {
  if (whole.places.length < 2 || !electricMeasure.test(all.join(" "))) return null;
  const measured = (thing: PhraseMatch["thing"]) =>
    values.find(thing.id, words, all).filter(({ code }) => code === null).length;
  const own = measured(whole.thing);
  for (const place of whole.places) {
    if (!otherHeads.has(words[place] ?? "")) continue;
    const others = whole.places.filter((other) => other !== place);
    const bare = partTypes.find(stemsOf(only(words, others)));
    if (bare && bare.thing !== whole.thing && measured(bare.thing) > own) {
      return { ...bare, places: whole.places };
    }
  }
  return null;
}

/**
 * Returns the part type that the remaining words name in full, with two words or more: *correa distribución bomba agua*. What
 * the first part is for is no second one: *torque wrench for wheel nuts*.
 */
export function namedBeside(
  { partTypes }: Lexicon,
  left: readonly (string | null)[],
  words: readonly string[],
  first: PhraseMatch,
): PhraseMatch | null {
  const purpose = words.some(isJoint) ? -1 : purposeAfter(words, first.places);
  const found = partTypes.find(stemsOf(purpose < 0 ? left : left.slice(0, purpose)));
  return found?.isName && found.places.length >= 2 ? found : null;
}
