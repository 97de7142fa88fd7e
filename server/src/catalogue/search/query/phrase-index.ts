import { readNotations } from "../notations/index.ts";
import {
  isGoodsWord,
  isJoint,
  isPositionStem,
  isSetWord,
  isStopWord,
  singular,
  stemWord,
  wordsIn,
} from "../wording/index.ts";
import type { NamedEntity } from "./lexicon.ts";

/** One phrase of an entity. */
type Phrase = { thing: NamedEntity; stems: string[]; head: string; isName: boolean; isJoint: boolean };

/** An entity named by a query, with the positions of its words. */
export type PhraseMatch = {
  thing: NamedEntity;
  places: number[];
  score: number;
  isName: boolean;
  isJoint?: boolean;
};

/** Finds entities by their phrases, in any word order and with words in between. */
export type PhraseIndex = {
  stems: ReadonlySet<string>;
  /** Returns the best entity with a complete phrase; null if no phrase is complete. */
  find(stems: readonly (string | null)[], isJoint?: boolean): PhraseMatch | null;
  /** Like `find`, but a large part of a phrase or its head is enough. */
  findPartly(stems: readonly (string | null)[]): PhraseMatch | null;
  /** Returns entities with a phrase that contains all words, where the last may be incomplete; highest demand first. */
  beginningWith(stems: readonly string[], begun: string): NamedEntity[];
  /** Whether a phrase has a stem together with another one: *xenón* with *faro*. */
  joins(stem: string, others: readonly (string | null)[]): boolean;
  /** Whether an entity consists of several parts by its name: *kit de discos y pastillas*. */
  isKit(thing: NamedEntity): boolean;
  /** Returns the positions of all words that belong to an entity's phrases. */
  placesOf(thing: NamedEntity, stems: readonly (string | null)[]): number[];
  /** Whether one of the stems is the head of the entity's names and of no other entity's: *volante*. */
  isOnlyHead(thing: NamedEntity, stems: readonly (string | null)[]): boolean;
  /** Whether a name of an entity has a stem, and not only a synonym. */
  isOfName(thing: NamedEntity, stem: string): boolean;
  /** Whether a phrase of an entity has a stem. */
  owns(thing: NamedEntity, stem: string): boolean;
  /** Whether a phrase of an entity has a word itself, in singular or plural, and not only its stem. */
  spells(thing: NamedEntity, word: string): boolean;
};

const exterior = stemWord("exterior");

/** Position words and *exterior* occur in many names and identify none. */
function isPlaceWord(stem: string): boolean {
  return isPositionStem(stem) || stem === exterior;
}

function isCode(stem: string): boolean {
  return /\d/.test(stem);
}

/** Minimum share of a phrase's weight for a partial match. */
const leastShare = 0.25;
/** The same without the phrase's head. */
const leastShareWithoutHead = 0.75;
/** What a phrase's words weigh, compared with its demand. */
const partlyFactor = 1.5;

/** A phrase with its other stems, and what it weighs when it is complete. */
type RarePhrase = { phrase: Phrase; rarest: string; others: readonly string[]; weight: number };

type IndexedPhrases = {
  phrases: readonly Phrase[];
  byStem: ReadonlyMap<string, readonly Phrase[]>;
  /** By the rarest stem: a complete phrase must contain it. */
  byRarest: ReadonlyMap<string, readonly RarePhrase[]>;
  /** Weights of stems and phrases; rare stems weigh more. */
  weightOf(stem: string): number;
  weightOfPhrase(phrase: Phrase): number;
};

function indexPhrases(things: readonly NamedEntity[]): IndexedPhrases {
  const phrases = things.flatMap(phrasesOf);
  const byStem = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const stem of phrase.stems) {
      const others = byStem.get(stem);
      if (others) others.push(phrase);
      else byStem.set(stem, [phrase]);
    }
  }
  const weights = new Map(
    [...byStem].map(([stem, named]) => {
      const count = new Set(named.map(({ thing }) => thing.id)).size;
      return [stem, isPlaceWord(stem) ? 0.5 : 1 + Math.log(1 + things.length / count)];
    }),
  );
  const weightOf = (stem: string) => weights.get(stem) ?? 0;
  const weighed = new Map(
    phrases.map((phrase) => [phrase, phrase.stems.reduce((sum, stem) => sum + weightOf(stem), 0)]),
  );
  const weightOfPhrase = (phrase: Phrase) => weighed.get(phrase) ?? 0;
  const rarestOf = (stems: readonly string[]) =>
    stems.reduce((best, stem) => (weightOf(stem) > weightOf(best) ? stem : best));
  const rare = phrases.map((phrase): RarePhrase => {
    const rarest = rarestOf(phrase.stems);
    const others = phrase.stems.filter((stem) => stem !== rarest);
    // *H7* is a bulb by itself, and a bulb's socket beside *faro*.
    return { phrase, rarest, others, weight: phrase.stems.every(isCode) ? 0 : weightOfPhrase(phrase) };
  });
  return {
    phrases,
    byStem,
    byRarest: Map.groupBy(rare, ({ rarest }) => rarest),
    weightOf,
    weightOfPhrase,
  };
}

/** Returns the complete phrase with the highest weight. */
function findWhole(
  { byRarest }: IndexedPhrases,
  stems: readonly (string | null)[],
  isJoint: boolean,
): PhraseMatch | null {
  let best: { phrase: Phrase; score: number } | null = null;
  for (const stem of stems) {
    for (const { phrase, others, weight } of (stem !== null && byRarest.get(stem)) || []) {
      if (!others.every((other) => stems.includes(other))) continue;
      const bonus = (phrase.isName ? 0.3 : 0) + (isJoint && phrase.isJoint ? 2 : 0);
      const score = weight + bonus + phrase.thing.demand / 500;
      if (!best || score > best.score) best = { phrase, score };
    }
  }
  return best && namedBy(best.phrase, best.score, stems);
}

/** Returns the partial match with the highest weight. */
function findPartly(
  { byStem, weightOf, weightOfPhrase }: IndexedPhrases,
  stems: readonly (string | null)[],
): PhraseMatch | null {
  const said = new Map<Phrase, { weight: number; count: number }>();
  for (const stem of new Set(stems)) {
    if (stem === null) continue;
    for (const phrase of byStem.get(stem) ?? []) {
      const { weight, count } = said.get(phrase) ?? { weight: 0, count: 0 };
      said.set(phrase, { weight: weight + weightOf(stem), count: count + 1 });
    }
  }
  let best: { phrase: Phrase; score: number } | null = null;
  for (const [phrase, { weight, count }] of said) {
    const { thing, isName, head } = phrase;
    const share = weight / weightOfPhrase(phrase);
    const hasHead = stems.includes(head);
    // *Exhaust manifold* is no exhaust manifold gasket.
    if (share < (hasHead ? leastShare : leastShareWithoutHead)) continue;
    // One word of several is a part's only in its name: *parcel* is no parcel shelf, *code* no code reader.
    if (count === 1 && !isName) continue;
    // Of all pumps, *bomba* alone is the one that most ask for.
    const told = count === 1 ? weight : weight * share * partlyFactor;
    const score = told + (isName ? 0.3 : 0) + thing.demand / 50;
    if (!best || score > best.score) best = { phrase, score };
  }
  return best && namedBy(best.phrase, best.score, stems);
}

/** Missing words of the phrase have no position. */
function namedBy(
  { thing, isName, isJoint, stems: own }: Phrase,
  score: number,
  stems: readonly (string | null)[],
): PhraseMatch {
  const places = own.map((stem) => stems.indexOf(stem)).filter((place) => place >= 0);
  return { thing, places, score, isName, isJoint };
}

export function createPhraseIndex(things: readonly NamedEntity[]): PhraseIndex {
  const index = indexPhrases(things);
  const { phrases, byStem } = index;
  const byThing = Map.groupBy(phrases, ({ thing }) => thing.id);
  const stemsOfThing = new Map(
    [...byThing].map(([id, own]) => [id, new Set(own.flatMap(({ stems }) => stems))] as const),
  );
  const wordsOfThing = new Map(
    things.map(({ id, names, synonyms }) => [
      id,
      new Set([...names, ...synonyms].flatMap(({ text }) => wordsIn(text).map(singular))),
    ]),
  );
  const stemsInOrder = [...byStem.keys()].sort();

  /** Phrases with a stem that begins with the word or is a form of it. */
  function begunBy(begun: string): Set<Phrase> {
    const found = new Set(byStem.get(stemWord(begun)));
    if (begun.length < 2) return found;
    for (let at = placeOf(begun, stemsInOrder); stemsInOrder[at]?.startsWith(begun); at++) {
      for (const phrase of byStem.get(stemsInOrder[at] ?? "") ?? []) found.add(phrase);
    }
    return found;
  }

  return {
    stems: new Set(byStem.keys()),
    find: (stems, isJoint = false) => findWhole(index, stems, isJoint),
    findPartly: (stems) => findPartly(index, stems),
    beginningWith(stems, begun) {
      const found = new Map<number, { thing: NamedEntity; rank: number }>();
      for (const phrase of begunBy(begun)) {
        const { thing, stems: own, head, isName } = phrase;
        if (!stems.every((stem) => own.includes(stem))) continue;
        const rank =
          thing.demand + (isName ? 100 : 0) + (head.startsWith(begun) || stems.includes(head) ? 50 : 0);
        if ((found.get(thing.id)?.rank ?? -1) < rank) found.set(thing.id, { thing, rank });
      }
      return [...found.values()]
        .sort((a, b) => b.rank - a.rank || a.thing.id - b.thing.id)
        .map(({ thing }) => thing);
    },
    joins: (stem, others) =>
      (byStem.get(stem) ?? []).some(({ stems: own }) =>
        own.some((other) => other !== stem && others.includes(other)),
      ),
    isKit: (thing) => (byThing.get(thing.id) ?? []).some(({ isName, isJoint }) => isName && isJoint),
    placesOf(thing, stems) {
      const own = stemsOfThing.get(thing.id);
      return stems.flatMap((stem, place) => (stem !== null && own?.has(stem) ? [place] : []));
    },
    isOnlyHead: (thing, stems) =>
      stems.some((stem) => {
        const named = (stem !== null && byStem.get(stem)) || [];
        const headed = named.filter(({ head, isName }) => isName && head === stem);
        return headed.length > 0 && headed.every((phrase) => phrase.thing === thing);
      }),
    isOfName: (thing, stem) =>
      (byStem.get(stem) ?? []).some((phrase) => phrase.isName && phrase.thing === thing),
    owns: (thing, stem) => stemsOfThing.get(thing.id)?.has(stem) ?? false,
    spells: (thing, word) => wordsOfThing.get(thing.id)?.has(singular(word)) ?? false,
  };
}

/** Binary search for a word in a sorted list. */
function placeOf(word: string, inOrder: readonly string[]): number {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inOrder[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Removes stop words, except where they alone distinguish an entity: a *spare wheel*. */
function tellingStems(stems: string[]): string[] {
  const telling = stems.filter((stem) => !isStopWord(stem));
  return telling.length === 1 ? stems.filter((stem) => !isStopWord(stem) || isGoodsWord(stem)) : telling;
}

/** The words of a name, with codes in one word as in queries: *R-134a* is `r134a`. Other codes say more than the name. */
export function wordsOfName(text: string): string[] {
  const words = wordsIn(text);
  const spelled = words.some(isCode) ? readNotations(words).words : words;
  return spelled.length < words.length ? spelled : words;
}

function phrasesOf(thing: NamedEntity): Phrase[] {
  const seen = new Set<string>();
  const phrases: Phrase[] = [];
  for (const [texts, isName] of [
    [thing.names, true],
    [thing.synonyms, false],
  ] as const) {
    for (const { text, isHeadLast } of texts) {
      const words = wordsOfName(text.replace(/\(.*?\)/g, " "));
      const said = tellingStems([...new Set(words.map(stemWord))]);
      const bare = said.filter((stem) => !isSetWord(stem));
      const stems = bare.length > 1 ? bare : said;
      const key = stems.toSorted().join(" ");
      const head = stems.at(isHeadLast ? -1 : 0);
      // *M+S* is not the letter M.
      if (head === undefined || key.length < 2 || seen.has(key)) continue;
      seen.add(key);
      phrases.push({ thing, stems, head, isName, isJoint: words.some(isJoint) });
    }
  }
  return phrases;
}
