import type { Locale } from "@recambia/contract/locale";
import { notations, notationWords } from "../notations/index.ts";
import {
  faultCodes,
  isCircumstance,
  isSymptomWord,
  isWholeSymptomWord,
  symptoms,
} from "../symptoms/index.ts";
import { otherParts, rightWords, tradeNames, wordsFromElsewhere } from "../trade-words/index.ts";
import {
  handOf,
  isCommonWord,
  isSetWord,
  isSilent,
  isStopWord,
  isTie,
  placeOf,
  stemsOf,
  stemWord,
  wordsIn,
} from "../wording/index.ts";
import { createEquipment, type Equipment } from "./equipment.ts";
import type { LexiconSource, NamedEntity } from "./lexicon.ts";
import { createPhraseIndex, type PhraseIndex, wordsOfName } from "./phrase-index.ts";
import { createParaphrases, type Paraphrases } from "./same-words.ts";
import {
  type Abbreviations,
  createAbbreviations,
  createFuzzyMatcher,
  createVowelless,
  type FuzzyMatcher,
  splitJoined,
  undiminished,
  type Vowelless,
} from "./spelling/index.ts";
import { createValueIndex, type ValueIndex } from "./values/index.ts";
import { createVehicleIndex, isFuel, type VehicleIndex } from "./vehicles/index.ts";

export type Lexicon = {
  partTypes: PhraseIndex;
  /** The part types by their names in other words. */
  paraphrases: Paraphrases;
  categories: PhraseIndex;
  /** Names that contain a part's name and mean something else (see `otherParts`). */
  otherNames: PhraseIndex;
  brands: Map<string, number>;
  vehicles: VehicleIndex;
  values: ValueIndex;
  equipment: Equipment;
  things: Map<number, NamedEntity>;
  /** Part types that causes of symptoms name in this catalogue, by their phrase. */
  causes: ReadonlyMap<string, NamedEntity>;
  /** What notations name in this catalogue, by their phrase. */
  meanings: ReadonlyMap<string, Meaning>;
  /** Known words at a typo's distance. */
  near: FuzzyMatcher;
  /** Words of other things than parts at a typo's distance. */
  nearOthers: FuzzyMatcher;
  /** Words that are shortened to their consonants. */
  vowelless: Vowelless;
  abbreviations: Abbreviations;
  knows(word: string): boolean;
  /** Whether a word is known only by its stem, or by a complaint's word that begins like it: *corra* like *corro*, *sping* like *spins*. */
  isVague(word: string): boolean;
  /** Known words like an unknown one, the nearest first, of the language if it has any. */
  wordsNear(word: string, locale: Locale): string[];
  /** Part types that complete the query; its last word may be incomplete. */
  completions(query: string): NamedEntity[];
  /** Whether an entity has exactly this word. */
  isName(word: string): boolean;
  /** Whether a word is a vehicle's name that shares only its stem with words for parts: *Doblò* is no *doble*. */
  sharesOnlyStem(word: string): boolean;
};

/** The part type or the category that a notation names. */
export type Meaning = { thing: NamedEntity; isCategory: boolean };

/** Minimum length of a typo: a shorter word that a symptom may have is taken as it is. */
const leastTypo = 7;
/** Minimum length of a typo that is like another word. */
const leastVague = 4;
/** Minimum length of each of two joined words that a symptom's word may begin with. */
const leastJoined = 4;

function readTrade() {
  const otherWords = new Map(
    [...wordsFromElsewhere].filter((word) => /^[a-z]+$/.test(word)).map((word) => [word, 1]),
  );
  return {
    otherNames: createPhraseIndex(
      otherParts.map((text, id) => ({ id, names: [{ text, isHeadLast: false }], synonyms: [], demand: 1 })),
    ),
    otherWords,
    nearOthers: createFuzzyMatcher(otherWords),
    named: tradeNames.map(({ means, said }) => ({ stems: stemsOf(wordsOfName(means)), said })),
    meanings: notations.flatMap(({ means }) =>
      means === null ? [] : { means, stems: stemsOf(wordsOfName(means)) },
    ),
    causes: [...symptoms, ...faultCodes]
      .flatMap((symptom) => symptom.causes)
      .map(({ part }) => ({ part, stems: stemsOf(wordsIn(part)) })),
  };
}

let trade: ReturnType<typeof readTrade> | undefined;
/** What is the same for every catalogue: prepared once, by the first lexicon. */
const ofTheTrade = () => {
  trade ??= readTrade();
  return trade;
};

/** Builds the lexicon that queries are parsed with. */
export function createLexicon(source: LexiconSource): Lexicon {
  const called = withTradeNames(source);
  const partTypes = createPhraseIndex(called.partTypes);
  const categories = createPhraseIndex(called.categories);
  const brands = new Map(source.brands.map(({ id, name }) => [wordsIn(name).join(""), id]));
  const vehicles = createVehicleIndex(source);
  const values = createValueIndex(source);
  const worth = new Map<string, number>();
  for (const word of [...vehicles.names, ...brands.keys()]) worth.set(word, 1);
  const ofParts = new Set<string>();
  for (const { names, synonyms, demand } of [...called.categories, ...called.partTypes]) {
    for (const word of [...names, ...synonyms].flatMap(({ text }) => wordsIn(text))) {
      ofParts.add(word);
      if (!isStopWord(stemWord(word))) worth.set(word, Math.max(worth.get(word) ?? 0, demand));
    }
  }
  for (const word of [...placeOf.keys(), ...handOf.keys()]) worth.set(word, 50);
  const near = createFuzzyMatcher(worth);
  const { otherNames, otherWords, nearOthers } = ofTheTrade();
  const spoken = wordsByLanguage(source, [...vehicles.names, ...brands.keys()]);
  /** *Steerng* begins like a word of the symptom *heavy steering*, but is a typo of *steering*. */
  const isTypo = (word: string) => {
    const known = word.length < leastTypo || isWholeSymptomWord(word) ? null : near.oneSlipFrom(word);
    return known !== null && known.charAt(0) === word.charAt(0);
  };
  const isName = (word: string) => worth.has(word);
  /** *Cremayera* is a rack, although *crema* is said of what burns. */
  const isComplaint = (word: string) =>
    isSymptomWord(word) && near.soundingLike(word) === null && !isTypo(word) && !isMade(word, isName);
  const isOfPart = (stem: string) => partTypes.stems.has(stem) || categories.stems.has(stem);
  // *Cleaned* says what was done, and is no typo of *cleaner*.
  const isDone = (word: string) =>
    word.endsWith("ed") && (worth.has(`${word.slice(0, -1)}r`) || worth.has(word.slice(0, -1)));
  const isSpelled = (word: string) =>
    worth.has(word) ||
    rightWords.has(word) ||
    vehicles.words.has(word) ||
    values.words.has(word) ||
    notationWords.has(word) ||
    isCommonWord(word) ||
    isSilent(word) ||
    isCircumstance(word) ||
    isDone(word);
  const knows = (word: string) => isSpelled(word) || isOfPart(stemWord(word)) || isComplaint(word);
  const things = new Map(called.partTypes.map((thing) => [thing.id, thing]));
  return {
    partTypes,
    paraphrases: createParaphrases(called.partTypes),
    categories,
    otherNames,
    brands,
    vehicles,
    values,
    equipment: createEquipment(source),
    things,
    meanings: meaningsOf(partTypes, categories),
    causes: causesOf(partTypes),
    near,
    nearOthers,
    vowelless: createVowelless(new Map([...otherWords, ...worth])),
    abbreviations: createAbbreviations([...called.partTypes, ...called.categories]),
    knows,
    isVague: (word) =>
      word.length >= leastVague && !isSpelled(word) && !isWholeSymptomWord(word) && knows(word),
    wordsNear: (word, locale) => {
      const all = near.nearestTo(word);
      const own = all.flatMap((known) => spoken[locale].get(known) ?? []);
      return own.length > 0 ? own : all;
    },
    isName,
    sharesOnlyStem: (word) =>
      vehicles.names.has(word) && partTypes.stems.has(stemWord(word)) && !ofParts.has(word) && !isFuel(word),
    completions: (query) => completionsOf(partTypes, query),
  };
}

/** *Brakepads* are two words, and *cristalito* is a small *cristal*. *Soltar* is one. */
function isMade(word: string, isName: (word: string) => boolean): boolean {
  if (undiminished(word, isName) !== null) return true;
  const joined = splitJoined(word, isName);
  return joined?.every((one) => isStopWord(one) || one.length >= leastJoined) ?? false;
}

/** The words of each language that name parts and categories, spelt as there, with names that are the same in all. */
function wordsByLanguage(
  { partTypes, categories }: LexiconSource,
  shared: readonly string[],
): Record<Locale, ReadonlyMap<string, string>> {
  const same = shared.map((word) => [word, word] as const);
  const spoken = { es: new Map(same), ca: new Map(same), en: new Map(same) };
  for (const { names, synonyms } of [...categories, ...partTypes]) {
    for (const { text, locale } of [...names, ...synonyms]) {
      if (!locale) continue;
      for (const spelt of text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)) {
        const [word, ...others] = wordsIn(spelt);
        if (word !== undefined && others.length === 0) spoken[locale].set(word, spelt);
      }
    }
  }
  return spoken;
}

/** Adds the trade's own words to what the catalogue calls its part types and categories. */
function withTradeNames({ partTypes, categories }: LexiconSource) {
  const byPhrase = { partTypes: createPhraseIndex(partTypes), categories: createPhraseIndex(categories) };
  const added = new Map<NamedEntity, string[]>();
  for (const { stems, said } of ofTheTrade().named) {
    const telling = stems.filter((stem) => stem !== null && !isStopWord(stem) && !isSetWord(stem));
    const found = byPhrase.partTypes.find(stems) ?? byPhrase.categories.find(stems);
    // Without a kit on sale, its names are not those of the pump in it.
    const thing = (found?.places.length ?? 0) >= telling.length ? found?.thing : undefined;
    if (thing) added.set(thing, [...(added.get(thing) ?? []), ...said]);
  }
  const extended = (thing: NamedEntity): NamedEntity => {
    const said = (added.get(thing) ?? []).map((text) => ({ text, isHeadLast: false }));
    return { ...thing, synonyms: [...thing.synonyms, ...said] };
  };
  return { partTypes: partTypes.map(extended), categories: categories.map(extended) };
}

function meaningsOf(partTypes: PhraseIndex, categories: PhraseIndex): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const { means, stems } of ofTheTrade().meanings) {
    const category = categories.find(stems);
    const partType = partTypes.find(stems) ?? (category ? null : partTypes.findPartly(stems));
    const found = partType?.isName ? partType : (category ?? partType);
    if (found) meanings.set(means, { thing: found.thing, isCategory: found === category });
  }
  return meanings;
}

/** The part types that causes of symptoms name with all of their words. */
function causesOf(partTypes: PhraseIndex): Map<string, NamedEntity> {
  const causes = new Map<string, NamedEntity>();
  for (const { part, stems } of ofTheTrade().causes) {
    const found = partTypes.find(stems) ?? partTypes.findPartly(stems);
    const named = found ? partTypes.placesOf(found.thing, stems) : [];
    const isWhole = stems.every(
      (stem, place) => stem === null || isStopWord(stem) || isSetWord(stem) || named.includes(place),
    );
    if (found && isWhole) causes.set(part, found.thing);
  }
  return causes;
}

function completionsOf(partTypes: PhraseIndex, query: string): NamedEntity[] {
  const typed = wordsIn(query);
  const last = typed.findLastIndex((word) => !isTie(word));
  // "filtro de" waits for its next word, but "de" alone may begin one.
  const words = last < 0 ? typed : typed.slice(0, last + 1);
  const begun = words.at(-1) ?? "";
  const said = words
    .slice(0, -1)
    .map(stemWord)
    .filter((stem) => partTypes.stems.has(stem) && !isStopWord(stem));
  return partTypes.beginningWith(said, begun);
}
