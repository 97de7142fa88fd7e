import { type NotationReading, readNotations } from "../notations/index.ts";
import type { SymptomReading } from "../symptoms/index.ts";
import { isFillerWord, spellOut, writeSpokenNumbers } from "../wording/index.ts";
import { type Correction, correctWords } from "./correct-words.ts";
import type { Lexicon, Meaning } from "./create-lexicon.ts";
import { wordsIn } from "./fold-text.ts";
import { joinedPartType, namedBeside, partTypesAround } from "./joined-part-type.ts";
import type { NamedEntity } from "./lexicon.ts";
import type { PhraseMatch } from "./phrase-index.ts";
import { handOf, placeOf } from "./position-words.ts";
import { stemsOf, stemWord } from "./stem-word.ts";
import { isConjunction, isGoodsWord, isSetWord, isStopWord } from "./stop-words.ts";
import { symptomBeside } from "./symptom-beside.ts";
import type { ValueAlias } from "./value-index.ts";
import type { VehicleMatch } from "./vehicle-index.ts";

/** Meanings of a query, each with the positions of its words. */
export type ParsedQuery = {
  /** Words of the query, folded and corrected. */
  words: string[];
  partType: (PhraseMatch & { isGuess: boolean }) | null;
  /** A second part type, beside the first: *embrague con volante*. */
  also: PhraseMatch | null;
  /** Only when neither a part type nor a symptom is named. */
  category: PhraseMatch | null;
  /** What a driver notices, unless its words name a part. */
  symptom: SymptomReading | null;
  /** Codes of the trade that are no attribute's value in the catalogue. */
  notations: NotationReading[];
  brand: { id: number; places: number[] } | null;
  vehicle: VehicleMatch | null;
  values: ValueAlias[];
  position: { code: "front" | "rear"; places: number[] } | null;
  side: { code: "left" | "right"; places: number[] } | null;
  /** The first tyre size, whether or not attributes express it. */
  tyreSize: NotationReading | null;
  corrections: Correction[];
  /** Positions of words without a meaning. */
  unknown: number[];
};

/** Longer queries are cut off. */
const maxWords = 24;
const maxLength = 400;

/**
 * Parses a query into part type, vehicle, brand and measures (product decisions §4). An unknown word is corrected if a
 * known one is one typo away; remaining words are reported, never dropped silently.
 */
export function parseQuery(lexicon: Lexicon, query: string): ParsedQuery {
  const { words: corrected, corrections } = correctWords(lexicon, wordsOf(lexicon, query));
  const { words, readings } = readNotations(corrected);
  const isJoint = words.some(isConjunction);
  const coded = new Set(readings.flatMap(({ places }) => places));
  // The *l* of *5 l* is a litre, and no article.
  const left = words.map((word, place) => (isSilent(word) && !coded.has(place) ? null : word));
  const taken = new Set<number>();
  const take = <Found extends { places: number[] }>(found: Found | null): Found | null => {
    for (const place of found?.places ?? []) {
      left[place] = null;
      taken.add(place);
    }
    return found;
  };
  const brand = take(findBrand(lexicon, left));
  const meaning = meaningOf(lexicon, readings);
  const named = readPartType(lexicon, left, words, { isJoint, meaning });
  const symptom = take(symptomBeside(named, words, readings));
  const partType = isNamedBeside(named, symptom) ? named : null;
  let also: PhraseMatch | null = null;
  const values: ValueAlias[] = [];
  const readValues = (found: ValueAlias[]) => {
    for (const value of found) values.push(take(value) ?? value);
  };
  const own: NotationReading[] = [];
  /** A code that an attribute expresses is no reading of its own; its other words belong to the attribute. */
  const takeNotations = (isAfterVehicle: boolean) => {
    for (const reading of readings) {
      if (reading.notation.isAfterVehicle !== isAfterVehicle) continue;
      const isRead = reading.places.some((place) => taken.has(place));
      take(reading);
      if (!isRead) own.push(reading);
    }
  };
  if (partType) {
    const { thing } = partType;
    take(partType);
    readValues(lexicon.values.find(thing.id, left, words));
    // The 6 of *6PK1070* can only be the ribs, although numbers elsewhere may belong to the vehicle.
    for (const { places } of readings) readValues(lexicon.values.findBare(thing.id, only(left, places)));
    const twice = stemsOf(words).filter(
      (stem) => stem === stemWord(words[Math.min(...partType.places)] ?? ""),
    );
    // *Filtro aceite, filtro aire*: each has its own head.
    if (!partType.isGuess && twice.length > 1) also = take(namedBeside(lexicon, left));
    if (!partType.isGuess && !also) also = take(joinedPartType(lexicon, left, words, partType));
    if (!partType.isGuess) take({ places: lexicon.partTypes.placesOf(thing, stemsOf(left)) });
    if (!also && !partType.isGuess) also = take(namedBeside(lexicon, left));
    if (also) take({ places: lexicon.partTypes.placesOf(also.thing, stemsOf(left)) });
  } else if (meaning?.isCategory) {
    readValues(valuesOfAny(lexicon, lexicon.values.partTypesSized(left), left, words));
  }
  takeNotations(false);
  const stems = stemsOf(words);
  const isOfPart = (word: string) =>
    lexicon.vehicles.names.has(word) && lexicon.partTypes.joins(stemWord(word), stems);
  const open = words.map((word, place) => {
    if (isStopWord(stemWord(word)) && !taken.has(place)) return word;
    return isOfPart(word) ? null : (left[place] ?? null);
  });
  const vehicle = lexicon.vehicles.find(open);
  for (const spoken of Object.values(vehicle?.places ?? {})) take({ places: spoken });
  if (partType) readValues(lexicon.values.findBare(partType.thing.id, left));
  takeNotations(true);
  const position = take(findWord(left, placeOf));
  const side = take(findWord(left, handOf));
  const about = partType ? null : take(readCategory(lexicon, left, meaning));
  if (about) take({ places: lexicon.categories.placesOf(about.thing, stemsOf(left)) });
  // *Se calienta el motor*: what it may come from need not be in the category.
  const category = symptom ? null : about;
  const unknown = left.flatMap((word, place) => (word === null || isSetWord(stemWord(word)) ? [] : [place]));
  return {
    ...{ words, partType, also, category, brand, vehicle, values, notations: own },
    tyreSize: readings.find(({ notation }) => notation.isTyreSize) ?? null,
    ...{ symptom, position, side, corrections, unknown },
  };
}

/** The query's words, with numbers in digits. */
function wordsOf({ partTypes, categories }: Lexicon, query: string): readonly string[] {
  const words = wordsIn(spellOut(query.slice(0, maxLength))).slice(0, maxWords);
  const isOfName = (word: string) => {
    const others = stemsOf(words);
    return partTypes.joins(stemWord(word), others) || categories.joins(stemWord(word), others);
  };
  return writeSpokenNumbers(words, isOfName);
}

/** Whether a word names nothing by itself. */
function isSilent(word: string): boolean {
  return isStopWord(stemWord(word)) || isFillerWord(word);
}

/** Whether a part is named in addition to a symptom: *pastillas frenos chirrían*. */
function isNamedBeside(
  named: (PhraseMatch & { isGuess: boolean }) | null,
  symptom: SymptomReading | null,
): boolean {
  if (!symptom || !named) return true;
  return !named.isGuess && !named.places.some((place) => symptom.places.includes(place));
}

/** Returns the meaning of the first code in the query that has one. */
function meaningOf({ meanings }: Lexicon, readings: readonly NotationReading[]): Meaning | null {
  for (const { notation } of readings) {
    const meaning = notation.means === null ? undefined : meanings.get(notation.means);
    if (meaning) return meaning;
  }
  return null;
}

/** Values of attributes that several part types share. */
function valuesOfAny(
  lexicon: Lexicon,
  partTypeIds: readonly number[],
  left: readonly (string | null)[],
  words: readonly string[],
): ValueAlias[] {
  const found: ValueAlias[] = [];
  for (const id of partTypeIds) {
    for (const value of lexicon.values.find(id, left, words)) {
      const isKnown = ({ attributeId, places }: ValueAlias) =>
        attributeId === value.attributeId || places.some((place) => value.places.includes(place));
      if (!found.some(isKnown)) found.push(value);
    }
  }
  return found;
}

/** Returns the named category; otherwise the one that a code names. */
function readCategory(
  { categories }: Lexicon,
  left: readonly (string | null)[],
  meaning: Meaning | null,
): PhraseMatch | null {
  const named = categories.find(stemsOf(left));
  if (named || !meaning?.isCategory) return named;
  return { thing: meaning.thing, places: [], score: 0, isName: false };
}

/**
 * Returns the part type named by a whole phrase; otherwise the one of a code like `5W-30`; otherwise, unless a category is
 * named, the best partial match; otherwise what a notation means.
 */
function readPartType(
  lexicon: Lexicon,
  words: readonly (string | null)[],
  all: string[],
  { isJoint, meaning }: { isJoint: boolean; meaning: Meaning | null },
): (PhraseMatch & { isGuess: boolean }) | null {
  const stems = stemsOf(words);
  const goods = stemsOf(all).map((stem) => (stem !== null && isGoodsWord(stem) ? stem : null));
  const whole = lexicon.partTypes.find(
    stems.map((stem, place) => stem ?? goods[place] ?? null),
    isJoint,
  );
  const category = lexicon.categories.find(stems);
  // *Gomas 195/65 R15* means tyres of all seasons.
  const isGeneral = meaning?.isCategory === true && (!category || category.thing.id === meaning.thing.id);
  // *Gomas* means all tyres; *lubricante 5w30* means one kind, and *goma de puerta* is no tyre.
  const saysMore = ({ thing, places }: PhraseMatch) =>
    places.some((place) => !category?.places.includes(place)) ||
    (!isGeneral && lexicon.values.find(thing.id, words, all).length > 0);
  const around = whole && partTypesAround(lexicon, stems, all, whole);
  if (around) return { ...around[0], isGuess: false };
  if (whole && (whole.isName || saysMore(whole))) return { ...whole, isGuess: false };
  if (isGeneral) return partTypeBySize(lexicon, words, stems);
  const coded = partTypeByCode(lexicon, words, stems, meaning);
  if (coded) return { ...coded, isGuess: false };
  const isOther = (word: string) =>
    isSetWord(stemWord(word)) ||
    (lexicon.vehicles.names.has(word) && !lexicon.partTypes.joins(stemWord(word), stems));
  const unspoken = words.map((word) => (word !== null && isOther(word) ? null : word));
  const partly = lexicon.partTypes.findPartly(stemsOf(unspoken));
  if (partly && saysMore(partly)) return { ...partly, isGuess: true };
  if (category || !meaning || meaning.isCategory) return null;
  return { thing: meaning.thing, places: [], score: 0, isName: false, isGuess: false };
}

/** Among part types of the tyre size, the one that words mention besides the whole category's: *invierno*. */
function partTypeBySize(
  { values, things, partTypes, categories }: Lexicon,
  words: readonly (string | null)[],
  stems: readonly (string | null)[],
): (PhraseMatch & { isGuess: boolean }) | null {
  const category = categories.find(stems);
  const general = category ? categories.placesOf(category.thing, stems) : [];
  let best: PhraseMatch | null = null;
  for (const thing of values.partTypesSized(words).flatMap((id) => things.get(id) ?? [])) {
    const places = partTypes.placesOf(thing, stems);
    const score = places.filter((place) => !general.includes(place)).length;
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

/** Returns the brand named by the longest sequence of words. */
function findBrand({ brands }: Lexicon, words: readonly (string | null)[]) {
  for (let length = 3; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      const id = run.includes(null) ? undefined : brands.get(run.join(""));
      if (id !== undefined) return { id, places: run.map((_word, index) => start + index) };
    }
  }
  return null;
}

function findWord<Code>(words: readonly (string | null)[], codes: Map<string, Code>) {
  for (const [place, word] of words.entries()) {
    const code = word === null ? undefined : codes.get(word);
    if (code !== undefined) return { code, places: [place] };
  }
  return null;
}

/** Words at some places only. */
function only(words: readonly (string | null)[], places: readonly number[]): (string | null)[] {
  return words.map((word, place) => (places.includes(place) ? word : null));
}
