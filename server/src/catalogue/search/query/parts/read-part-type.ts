import { otherHeads, plainWords } from "../../trade-words/index.ts";
import {
  handOf,
  isGoodsWord,
  isSetWord,
  isSilent,
  placeOf,
  stemsOf,
  stemWord,
  wordsIn,
} from "../../wording/index.ts";
import type { Lexicon, Meaning } from "../create-lexicon.ts";
import {
  alikePlaces,
  isContradicted,
  isDescription,
  isInOtherName,
  withoutPurpose,
  wordsBeside,
} from "../doubts/index.ts";
import type { NamedEntity } from "../lexicon.ts";
import type { PhraseMatch } from "../phrase-index.ts";
import { isFuel } from "../vehicles/index.ts";
import { headBefore } from "./head-before.ts";
import { measuredPart, partBefore, partForPurpose, partTypesAround } from "./joined-part-type.ts";

/** A part type, guessed if only a part of its name was said. */
export type PartTypeMatch = PhraseMatch & { isGuess: boolean };

/**
 * Returns the part type named by a whole phrase; otherwise the one of a code like `5W-30`; otherwise, unless a category is
 * named, the best partial match; otherwise what a notation means.
 */
export function readPartType(
  lexicon: Lexicon,
  words: readonly (string | null)[],
  all: readonly string[],
  context: { isJoint: boolean; meaning: Meaning | null },
): PartTypeMatch | null {
  // The *caps* of *centre caps* are no *capó*.
  const isAlike = (thing: NamedEntity, word: string | null) =>
    word !== null && lexicon.partTypes.owns(thing, stemWord(word)) && !lexicon.partTypes.spells(thing, word);
  const isOther = ({ thing, places }: PhraseMatch) => {
    const others = words.map((word, place) =>
      places.includes(place) && !isAlike(thing, word) ? null : word,
    );
    const beside = wordsBeside(lexicon, thing, withoutPurpose(others, all, places), all);
    return isContradicted(lexicon, lexicon.partTypes, thing, { words: beside, all });
  };
  const found = readName(lexicon, words, all, context);
  if (!found || isDescription(all, found.places)) return null;
  if (!isOther(found)) return found;
  // *Relay* contradicts a pump in *fuel pump relay*, and is all of another part's name.
  const piece = lexicon.partTypes.find(
    stemsOf(words.map((word) => (word !== null && otherHeads.has(word) ? word : null))),
  );
  // The *cap* of *mirror cap* is no *capó*.
  const isSaid = piece?.places.every((place) =>
    piece.thing.names.some(({ text }) => wordsIn(text).includes(words[place] ?? "")),
  );
  if (piece?.isName && isSaid && !isOther(piece)) {
    return { ...piece, places: [...piece.places, ...found.places], isGuess: false };
  }
  // *Tornillos* contradicts a disc in *tornillos disco*, but both words may name another part: its screws.
  const stems = stemsOf(words);
  const partly = lexicon.partTypes.findPartly(stems);
  if (!partly || partly.places.length < 2 || isOther(partly)) return null;
  const isInOther = isInOtherName(lexicon, lexicon.partTypes, { words, all }, partly, true);
  return isInOther ? null : { ...partly, isGuess: true };
}

function readName(
  lexicon: Lexicon,
  words: readonly (string | null)[],
  all: readonly string[],
  { isJoint, meaning }: { isJoint: boolean; meaning: Meaning | null },
): PartTypeMatch | null {
  const stems = stemsOf(words);
  const goods = stemsOf(all).map((stem) => (stem !== null && isGoodsWord(stem) ? stem : null));
  const said = stems.map((stem, place) => stem ?? goods[place] ?? null);
  const exact = withoutFuel(lexicon, words, said, findSpelled(lexicon, words, said, isJoint));
  const isAll = exact !== null && exact.places.length >= words.filter((word) => word !== null).length;
  const other = isAll ? null : lexicon.paraphrases.find(words);
  // A clamp is named by both words of *muffler clamp*, a muffler only by one.
  const whole = other && other.places.length > (exact?.places.length ?? 0) ? other : exact;
  const category = lexicon.categories.find(stems);
  // *Gomas 195/65 R15* means tyres of all seasons.
  const isGeneral = meaning?.isCategory === true && (!category || category.thing.id === meaning.thing.id);
  // *Gomas* means all tyres; *lubricante 5w30* means one kind, and *goma de puerta* is no tyre.
  const saysMore = ({ thing, places }: PhraseMatch) => {
    const isMore = places.some((place) => !category?.places.includes(place));
    if (isMore && !(category && isOtherCategory(lexicon, stems, places, category))) return true;
    return !isGeneral && lexicon.values.find(thing.id, words, all).length > 0;
  };
  if (isInOtherName(lexicon, lexicon.partTypes, { words, all }, whole, whole === other)) return null;
  const equipped = lexicon.equipment.find(lexicon.partTypes, stems, all);
  if (equipped && !whole?.isJoint) return { ...equipped, isGuess: false };
  const before = whole && partBefore(lexicon, stems, all, whole);
  if (before) return before.match && { ...before.match, isGuess: false };
  const wanted =
    whole && (headBefore(lexicon, stems, all, whole) ?? partForPurpose(lexicon, stems, all, whole));
  if (wanted) return { ...wanted, isGuess: false };
  if (whole && meaning && isOtherKind(lexicon, { ...whole, isGuess: false }, meaning, words, all)) {
    return { ...whole, thing: meaning.thing, isGuess: false };
  }
  const measured = whole && measuredPart(lexicon, words, all, whole);
  if (measured) return { ...measured, isGuess: false };
  const around = whole && partTypesAround(lexicon, stems, all, whole);
  if (around) return { ...around[0], isGuess: false };
  if (whole && (whole.isName || saysMore(whole))) return { ...whole, isGuess: false };
  if (isGeneral) return partTypeBySize(lexicon, words, stems);
  const coded = partTypeByCode(lexicon, words, stems, meaning);
  if (coded) return { ...coded, isGuess: false };
  const isOfModel = (word: string) =>
    lexicon.vehicles.names.has(word) && !lexicon.partTypes.joins(stemWord(word), stems);
  // The 2 of *cable Mégane 2* is no *type 2* either.
  const isOther = (word: string, place: number) =>
    isSetWord(stemWord(word)) || isOfModel(word) || (/^\d$/.test(word) && isOfModel(words[place - 1] ?? ""));
  const unspoken = words.map((word, place) => (word !== null && isOther(word, place) ? null : word));
  const partly = lexicon.partTypes.findPartly(stemsOf(unspoken));
  const isGuessed =
    partly &&
    (partly.places.length > 1 || alikePlaces(lexicon, words, partly).length === 0) &&
    !isInOtherName(lexicon, lexicon.partTypes, { words, all }, partly, true) &&
    !isChance(lexicon, unspoken, partly);
  if (isGuessed && meaning && isOtherKind(lexicon, { ...partly, isGuess: true }, meaning, words, all)) {
    return { ...partly, thing: meaning.thing, isGuess: true };
  }
  if (isGuessed && saysMore(partly)) return { ...partly, isGuess: true };
  if (!meaning || meaning.isCategory || (category && !isKindOf(lexicon, category, meaning, stems)))
    return null;
  return { thing: meaning.thing, places: [], score: 0, isName: false, isGuess: false };
}

/** Returns the part that the words name in full, without those that only share its stems. */
function findSpelled(
  lexicon: Lexicon,
  words: readonly (string | null)[],
  stems: readonly (string | null)[],
  isJoint: boolean,
): PhraseMatch | null {
  const found = lexicon.partTypes.find(stems, isJoint);
  const alike = found ? alikePlaces(lexicon, words, found) : [];
  if (alike.length === 0) return found;
  return lexicon.partTypes.find(
    stems.map((stem, place) => (alike.includes(place) ? null : stem)),
    isJoint,
  );
}

/** Whether some words name another category than the one found: the *rueda* of *líquido en la rueda* is no summer tyre. */
function isOtherCategory(
  { categories }: Lexicon,
  stems: readonly (string | null)[],
  places: readonly number[],
  found: PhraseMatch,
): boolean {
  const named = categories.find(stems.map((stem, place) => (places.includes(place) ? stem : null)));
  const isWhole = places.every((place) => named?.places.includes(place));
  return isWhole && named?.thing.id !== found.thing.id;
}

/**
 * Returns the part that other words name as fully as the found one, of which one word is the fuel of the vehicle: the oil
 * filter of *golf diesel oil filter*.
 */
function withoutFuel(
  { partTypes }: Lexicon,
  words: readonly (string | null)[],
  stems: readonly (string | null)[],
  found: PhraseMatch | null,
): PhraseMatch | null {
  if (!found?.places.some((place) => isFuel(words[place] ?? ""))) return found;
  // *Fuel injector diesel* is a diesel injector.
  const isOfFuel = (word: string | null = "") =>
    word === "fuel" || word === "combustible" || isFuel(word ?? "");
  const other = partTypes.find(stems.map((stem, place) => (isOfFuel(words[place]) ? null : stem)));
  return other && other.places.length > 1 && other.places.length >= found.places.length ? other : found;
}

/** Whether the words of a category are also in the name that a code means: the *correa* of *correa 6PK*. */
function isKindOf(
  { partTypes }: Lexicon,
  { places }: PhraseMatch,
  { thing }: Meaning,
  stems: readonly (string | null)[],
): boolean {
  return places.every((place) => partTypes.owns(thing, stems[place] ?? ""));
}

/**
 * Whether a code that the named part does not have means another kind of it, *aceite 75W-80*, or another part that is named
 * as well: *number plate bulb c5w*.
 */
function isOtherKind(
  { partTypes, values }: Lexicon,
  { thing, places, isName, isGuess }: PartTypeMatch,
  { thing: kind, isCategory }: Meaning,
  words: readonly (string | null)[],
  all: readonly string[],
): boolean {
  if (isCategory || kind === thing) return false;
  const stems = stemsOf(words);
  const heads = kind.names.map(({ text, isHeadLast }) =>
    stemWord(wordsIn(text).at(isHeadLast ? -1 : 0) ?? ""),
  );
  const head = stems.findIndex((stem) => stem !== null && heads.includes(stem));
  if (head < 0) return false;
  const own = partTypes.placesOf(kind, stems);
  const isVague = places.length === 1 || isGuess || !isName;
  const isKind = isVague && places.includes(head) && places.every((place) => own.includes(place));
  const isBeside = !places.includes(head) && !partTypes.placesOf(thing, stems).includes(head);
  // A measure such as *2 litros* suits every kind of a product, so only a value with a code decides against the other kind.
  return (isKind || isBeside) && values.find(thing.id, words, all).every(({ code }) => code === null);
}

/** Whether a guess rests on one word although the query has others with a meaning: *cable acelerador* is no gear cable. */
function isChance(
  { vehicles, values }: Lexicon,
  words: readonly (string | null)[],
  { thing, places }: PhraseMatch,
): boolean {
  if (places.length > 1) return false;
  // *Paso* or *pan* alone say nothing.
  if (places.some((place) => plainWords.has(words[place] ?? ""))) return true;
  const own = new Set([...places, ...values.find(thing.id, words, []).flatMap((value) => value.places)]);
  const isTelling = (word: string) =>
    /^[a-z]{3,}$/.test(word) &&
    !(isSilent(word) || isOfSentence(word) || vehicles.words.has(word)) &&
    !(placeOf.has(word) || handOf.has(word));
  return words.some((word, place) => word !== null && !own.has(place) && isTelling(word));
}

/** *Quin oli porta* asks for an oil; makers of parts and everyday words do not contradict a part either. */
function isOfSentence(word: string): boolean {
  return word === "porta" || plainWords.has(word);
}

const isCountWord = /^(?:cuatro|quatre|four|\d)$/;

/** Among part types of the tyre size, the one that words mention besides the whole category's: *invierno*. */
function partTypeBySize(
  { values, things, partTypes, categories }: Lexicon,
  words: readonly (string | null)[],
  stems: readonly (string | null)[],
): PartTypeMatch | null {
  const category = categories.find(stems);
  const general = category ? categories.placesOf(category.thing, stems) : [];
  let best: PhraseMatch | null = null;
  for (const thing of values.partTypesSized(words).flatMap((id) => things.get(id) ?? [])) {
    const places = partTypes.placesOf(thing, stems);
    // *Quatre rodes* means four tyres, not all-season tyres.
    const isTelling = (place: number) => !general.includes(place) && !isCountWord.test(words[place] ?? "");
    const score = places.filter(isTelling).length;
    if (score > (best?.score ?? 0)) best = { thing, places, score, isName: false };
  }
  return best && { ...best, isGuess: false };
}

/**
 * Among part types with such a value and what a notation means, prefers one that other words mention, then one with the
 * value, then the one with the highest demand.
 */
function partTypeByCode(
  { values, things, partTypes, vehicles }: Lexicon,
  words: readonly (string | null)[],
  stems: readonly (string | null)[],
  meaning: Meaning | null,
): PhraseMatch | null {
  const named = values
    .partTypesNaming(words, (word) => vehicles.words.has(word))
    .flatMap((id) => things.get(id) ?? []);
  if (named.length === 0) return null;
  const meant = meaning && !meaning.isCategory && !named.includes(meaning.thing) ? [meaning.thing] : [];
  const spoken = (thing: NamedEntity) => partTypes.placesOf(thing, stems).length;
  const byDemand = named.toSorted((a, b) => b.demand - a.demand || a.id - b.id);
  const [thing] = [...byDemand, ...meant].toSorted((a, b) => spoken(b) - spoken(a));
  return thing ? { thing, places: [], score: 0, isName: false } : null;
}
