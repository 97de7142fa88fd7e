import { wordsIn } from "./fold-text.ts";
import { createFuzzyMatcher, type FuzzyMatcher } from "./fuzzy-matcher.ts";
import type { LexiconSource, NamedEntity } from "./lexicon.ts";
import { createPhraseIndex, type PhraseIndex, type PhraseMatch } from "./phrase-index.ts";
import { stemWord } from "./stem-word.ts";
import { isConjunction, isGoodsWord, isSetWord, isStopWord } from "./stop-words.ts";
import { createValueIndex, type ValueAlias, type ValueIndex } from "./value-index.ts";
import { createVehicleIndex, type VehicleIndex, type VehicleMatch } from "./vehicle-index.ts";

/** Meanings of a query, each with the positions of its words. */
export type ParsedQuery = {
  /** Words of the query, folded and corrected. */
  words: string[];
  partType: (PhraseMatch & { isGuess: boolean }) | null;
  /** Only when no part type is named. */
  category: PhraseMatch | null;
  brand: { id: number; places: number[] } | null;
  vehicle: VehicleMatch | null;
  values: ValueAlias[];
  position: { code: "front" | "rear"; places: number[] } | null;
  side: { code: "left" | "right"; places: number[] } | null;
  corrections: { place: number; word: string; instead: string }[];
  /** Positions of words without a meaning. */
  unknown: number[];
};

export type Lexicon = {
  partTypes: PhraseIndex;
  categories: PhraseIndex;
  brands: Map<string, number>;
  vehicles: VehicleIndex;
  values: ValueIndex;
  things: Map<number, NamedEntity>;
  /** Known words at a typo's distance. */
  near: FuzzyMatcher;
  knows(word: string): boolean;
  /** Part types that complete the query; its last word may be incomplete. */
  completions(query: string): NamedEntity[];
  /** Whether an entity has exactly this word. */
  isName(word: string): boolean;
};

/** Longer queries are cut off. */
const maxWords = 24;

/** Two adjacent words are joined if they form a known word of at least this length. */
const leastJoined = 8;

const places = {
  front:
    "delantero delantera delanteros delanteras delante davanter davantera davanters davanteres davant front",
  rear: "trasero trasera traseros traseras detras posterior posteriors posteriores darrere rear back",
};
const hands = {
  left: "izquierdo izquierda izq esquerre esquerra left conductor",
  right: "derecho derecha dcho dcha der dret dreta right acompanante copiloto",
};
const placeOf = wordMap(places);
const handOf = wordMap(hands);

function wordMap<Code extends string>(lists: Record<Code, string>): Map<string, Code> {
  const map = new Map<string, Code>();
  let code: Code;
  for (code in lists) for (const word of lists[code].split(" ")) map.set(word, code);
  return map;
}

/** Builds the lexicon that queries are parsed with. */
export function createLexicon(source: LexiconSource): Lexicon {
  const partTypes = createPhraseIndex(source.partTypes);
  const categories = createPhraseIndex(source.categories);
  const brands = new Map(source.brands.map(({ id, name }) => [wordsIn(name).join(""), id]));
  const vehicles = createVehicleIndex(source);
  const values = createValueIndex(source);
  const worth = new Map<string, number>();
  for (const word of [...vehicles.words, ...brands.keys()]) worth.set(word, 1);
  for (const { names, synonyms, demand } of [...source.categories, ...source.partTypes]) {
    for (const word of [...names, ...synonyms].flatMap(({ text }) => wordsIn(text))) {
      if (!isStopWord(stemWord(word))) worth.set(word, Math.max(worth.get(word) ?? 0, demand));
    }
  }
  for (const word of [...placeOf.keys(), ...handOf.keys()]) worth.set(word, 50);
  const knows = (word: string) => {
    const stem = stemWord(word);
    return (
      isStopWord(stem) ||
      worth.has(word) ||
      partTypes.stems.has(stem) ||
      categories.stems.has(stem) ||
      values.words.has(word)
    );
  };
  const things = new Map(source.partTypes.map((thing) => [thing.id, thing]));
  return {
    partTypes,
    categories,
    brands,
    vehicles,
    values,
    things,
    near: createFuzzyMatcher(worth),
    knows,
    isName: (word) => worth.has(word),
    completions: (query) => completionsOf(partTypes, query),
  };
}

function completionsOf(partTypes: PhraseIndex, query: string): NamedEntity[] {
  const words = wordsIn(query);
  const begun = words.at(-1) ?? "";
  const said = words
    .slice(0, -1)
    .map(stemWord)
    .filter((stem) => partTypes.stems.has(stem) && !isStopWord(stem));
  return partTypes.beginningWith(said, begun);
}

/**
 * Parses a query into part type, vehicle, brand and measures (product decisions §4). An unknown word is corrected if a
 * known one is one typo away; remaining words are reported, never dropped silently.
 */
export function parseQuery(lexicon: Lexicon, query: string): ParsedQuery {
  const { words, corrections } = correct(lexicon, wordsIn(query).slice(0, maxWords));
  const isJoint = words.some(isConjunction);
  const left: (string | null)[] = words.map((word) => (isStopWord(stemWord(word)) ? null : word));
  const take = <Found extends { places: number[] }>(found: Found | null): Found | null => {
    for (const place of found?.places ?? []) left[place] = null;
    return found;
  };
  const brand = take(findBrand(lexicon, left));
  const partType = readPartType(lexicon, left, words, isJoint);
  const values: ValueAlias[] = [];
  const readValues = (found: ValueAlias[]) => {
    for (const value of found) values.push(take(value) ?? value);
  };
  if (partType) {
    const { thing } = partType;
    take(partType);
    readValues(lexicon.values.find(thing.id, left, words));
    if (!partType.isGuess) take({ places: lexicon.partTypes.placesOf(thing, stemsOf(left)) });
  }
  const open = words.map((word, place) => (isStopWord(stemWord(word)) ? word : (left[place] ?? null)));
  const vehicle = lexicon.vehicles.find(open);
  for (const spoken of Object.values(vehicle?.places ?? {})) take({ places: spoken });
  if (partType) readValues(lexicon.values.findBare(partType.thing.id, left));
  const position = take(findWord(left, placeOf));
  const side = take(findWord(left, handOf));
  const category = partType ? null : take(lexicon.categories.find(stemsOf(left)));
  if (category) take({ places: lexicon.categories.placesOf(category.thing, stemsOf(left)) });
  const unknown = left.flatMap((word, place) => (word === null || isSetWord(stemWord(word)) ? [] : [place]));
  return { words, partType, category, brand, vehicle, values, position, side, corrections, unknown };
}

/**
 * Returns the part type named by a whole phrase; otherwise the one of a code like `5W-30`; otherwise, unless a category is
 * named, the best partial match.
 */
function readPartType(
  lexicon: Lexicon,
  words: readonly (string | null)[],
  all: string[],
  isJoint: boolean,
): (PhraseMatch & { isGuess: boolean }) | null {
  const stems = stemsOf(words);
  const goods = stemsOf(all).map((stem) => (stem !== null && isGoodsWord(stem) ? stem : null));
  const whole = lexicon.partTypes.find(
    stems.map((stem, place) => stem ?? goods[place] ?? null),
    isJoint,
  );
  const category = lexicon.categories.find(stems);
  // *Gomas* means all tyres; *gomas 195/65 R15* means one kind, and *goma de puerta* is no tyre.
  const saysMore = ({ thing, places }: PhraseMatch) =>
    places.some((place) => !category?.places.includes(place)) ||
    lexicon.values.find(thing.id, words, all).length > 0;
  if (whole && (whole.isName || saysMore(whole))) return { ...whole, isGuess: false };
  const coded = partTypeByCode(lexicon, words, stems);
  if (coded) return { ...coded, isGuess: false };
  const unspoken = words.map((word) => (word !== null && lexicon.vehicles.names.has(word) ? null : word));
  const partly = lexicon.partTypes.findPartly(stemsOf(unspoken));
  return partly && saysMore(partly) ? { ...partly, isGuess: true } : null;
}

/** Among part types with such a value, prefers one that other words mention, then the one with the highest demand. */
function partTypeByCode(
  { values, things, partTypes, vehicles }: Lexicon,
  words: readonly (string | null)[],
  stems: readonly (string | null)[],
): PhraseMatch | null {
  const named = values
    .partTypesNaming(words, (word) => vehicles.words.has(word))
    .flatMap((id) => things.get(id) ?? []);
  if (named.length === 0) return null;
  const spoken = (thing: NamedEntity) => partTypes.placesOf(thing, stems).length;
  const [thing] = named.toSorted((a, b) => spoken(b) - spoken(a) || b.demand - a.demand || a.id - b.id);
  return thing ? { thing, places: [], score: 0, isName: false } : null;
}

function stemsOf(words: readonly (string | null)[]): (string | null)[] {
  return words.map((word) => (word === null ? null : stemWord(word)));
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

/** Corrects unknown words: joins two, splits one, or fixes one typo. */
function correct({ knows, isName, near }: Lexicon, spoken: string[]) {
  const words: string[] = [];
  const corrections: ParsedQuery["corrections"] = [];
  for (let place = 0; place < spoken.length; place++) {
    const word = spoken[place] ?? "";
    const next = spoken[place + 1] ?? "";
    if (word.length + next.length >= leastJoined && next !== "" && isName(word + next)) {
      words.push(word + next);
      place++;
      continue;
    }
    if (knows(word)) {
      words.push(word);
      continue;
    }
    const instead = near.oneSlipFrom(word);
    if (instead === null) {
      words.push(...(splitInTwo(word, knows) ?? [word]));
      continue;
    }
    corrections.push({ place: words.length, word, instead });
    words.push(instead);
  }
  return { words, corrections };
}

/** Splits joined words: *filtroaceite* becomes *filtro aceite*. */
function splitInTwo(word: string, knows: (word: string) => boolean): [string, string] | null {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (!/\d/.test(word) && knows(first) && knows(second)) return [first, second];
  }
  return null;
}
