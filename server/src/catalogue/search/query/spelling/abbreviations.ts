import { isStopWord, placeOf, stemWord, wordsIn } from "../../wording/index.ts";
import type { NamedEntity } from "../lexicon.ts";
import type { Correction } from "./correct-words.ts";
import { isOneSlip } from "./fuzzy-matcher.ts";

/**
 * Spells out abbreviations of the words that name parts: *jta. culata*, *cil. rueda*, *brk pads*. Beside another word of the
 * same name, it also corrects a typo in a short word: *valvula erg*.
 */
export type Abbreviations = {
  /** @param dotted words that were written with a full stop. */
  spellOut(
    words: readonly string[],
    known: KnownWords,
    dotted: ReadonlySet<string>,
  ): { words: readonly string[]; corrections: Correction[] };
};

type KnownWords = {
  knows(word: string): boolean;
  /** Whether an entity has exactly this word. */
  isName(word: string): boolean;
  /** Whether a word is known only because another one is like it: *sping* like *spins*. */
  isVague(word: string): boolean;
};

type Phrase = { words: string[]; stems: string[]; demand: number };
type Spelling = { words: ReadonlyMap<number, string>; typos: readonly number[]; score: number };
type Typed = {
  words: readonly string[];
  /** Of the words that are not abbreviated. */
  stems: ReadonlySet<string>;
  /** Positions of abbreviations. */
  short: readonly number[];
  /** Words that may be typos, but not abbreviations. */
  vague: ReadonlySet<string>;
  dotted: ReadonlySet<string>;
};

type Short = {
  typed: string;
  isDotted: boolean;
  /** Whether the word may be a typo, but not an abbreviation. */
  isTypoOnly: boolean;
};

/** Fewest letters of an abbreviation without a full stop: shorter words may as well mean something else. */
const leastWithoutDot = 3;
/** Fewest letters of a word whose first letter is missing. */
const leastWithoutFirst = 4;
/** Fewest letters of a word that is cut off without a full stop. It needs a contraction beside it: *ftro comb*. */
const leastBegun = 3;
/**
 * Fewest letters of an abbreviation that stands for a whole name, such as *altern.* or *amortig*: with a full stop, without
 * one, and beside the name of another part.
 */
const leastAlone = { dotted: 3, bare: 5, besideName: 8 };
/**
 * Most letters of an abbreviation that is a word of some name as well. After a longer word the full stop ends a sentence,
 * and the last word of a query is most likely to end one.
 */
const longestNamed = { last: 3, before: 6 };
const maxAbbreviations = 4;

/** Scores of a name's words, by how they are typed. A position such as *delantero* says little of the part. */
const scores = { written: 10, place: 1, beginning: 12, letters: 10, typo: 9 };

/** Learns the words of all names. */
export function createAbbreviations(things: readonly NamedEntity[]): Abbreviations {
  const phrases = withoutRepeated(things.flatMap(phrasesOf));
  const byStem = indexBy(phrases, ({ stems }) => stems);
  const byBeginning = indexBy(phrases, ({ words }) => words.map((word) => beginning(word, words.length)));

  /** The best phrase that the words and some of the abbreviations complete. */
  function bestSpelling(typed: Typed): Spelling | null {
    const { words, stems, short, vague, dotted } = typed;
    const around = Array.from(stems, (stem) => byStem.get(stem) ?? []);
    // A phrase of which no word is written out has at most as many words as there are abbreviations.
    const begun = short.flatMap((place) =>
      short.map((_place, index) => byBeginning.get(beginning(words[place] ?? "", index + 1)) ?? []),
    );
    const isNamed = () =>
      around.some((phrases) => phrases.some((phrase) => phrase.stems.every((stem) => stems.has(stem))));
    const open = short.map((place): Short => {
      const typed = words[place] ?? "";
      return { typed, isDotted: dotted.has(typed), isTypoOnly: vague.has(typed) };
    });
    let best: Spelling | null = null;
    for (const phrases of [...around, ...begun]) {
      for (const phrase of phrases) {
        const found = isWithin(phrase, stems, open) ? spell(phrase, typed, isNamed) : null;
        if (found && (!best || found.score > best.score)) best = found;
      }
    }
    return best;
  }

  return {
    spellOut(words, { knows, isName, isVague }, dotted) {
      const vague = new Set(words.filter((word) => !dotted.has(word) && isVague(word)));
      const isShort = (word: string, place: number) => {
        if (!/^[a-z]{1,12}$/.test(word)) return false;
        // *Inter cooler* is one word.
        if (isName(word + (words[place + 1] ?? "")) && !dotted.has(word)) return false;
        if (vague.has(word)) return true;
        if (!dotted.has(word)) return word.length >= leastWithoutDot && !knows(word);
        const longest = place === words.length - 1 ? longestNamed.last : longestNamed.before;
        return word.length <= longest || !isName(word);
      };
      const all = words.flatMap((word, place) => (isShort(word, place) ? [place] : []));
      let short = all.slice(0, maxAbbreviations);
      let spelled = words;
      const corrections: Correction[] = [];
      while (short.length > 0) {
        const stems = stemsBeside(spelled, short, vague);
        const best = bestSpelling({ words: spelled, stems, short, vague, dotted });
        if (!best) break;
        for (const place of best.typos) {
          corrections.push({ word: spelled[place] ?? "", instead: best.words.get(place) ?? "" });
        }
        spelled = spelled.map((word, place) => best.words.get(place) ?? word);
        short = short.filter((place) => !best.words.has(place));
      }
      return { words: spelled, corrections };
    },
  };
}

/** What an abbreviation and the word that it stands for share, with the number of words in the phrase. */
const beginning = (word: string, count: number) => `${word.charAt(0)}${count}`;

function indexBy(phrases: readonly Phrase[], keysOf: (phrase: Phrase) => string[]): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const key of new Set(keysOf(phrase))) {
      const others = index.get(key);
      if (others) others.push(phrase);
      else index.set(key, [phrase]);
    }
  }
  return index;
}

function stemsBeside(
  words: readonly string[],
  short: readonly number[],
  vague: ReadonlySet<string>,
): Set<string> {
  const others = words.filter((word, place) => !short.includes(place) || vague.has(word)).map(stemWord);
  return new Set(others.filter((stem) => !isStopWord(stem)));
}

/** How words and abbreviations make up a whole phrase; null if they do not. */
function spell(
  { words: own, stems: wanted, demand }: Phrase,
  typed: Typed,
  isNamed: () => boolean,
): Spelling | null {
  const { words, stems, short, vague, dotted } = typed;
  const spelled = new Map<number, string>();
  const typos: number[] = [];
  let score = 0;
  let letters = 0;
  let isBesideWord = false;
  for (const [index, word] of own.entries()) {
    if (stems.has(wanted[index] ?? "")) {
      score += placeOf.has(word) ? scores.place : scores.written;
      isBesideWord ||= !placeOf.has(word);
      continue;
    }
    const open = short.filter((place) => !spelled.has(place));
    const isAt = (test: (short: string, isDotted: boolean) => boolean) =>
      open.find((place) => test(words[place] ?? "", dotted.has(words[place] ?? "")));
    const shortened = isAt((one, isDotted) => !vague.has(one) && abbreviates(one, word, isDotted));
    const place = shortened ?? isAt((one, isDotted) => !isDotted && isTypo(one, word));
    if (place === undefined) return null;
    if (shortened === undefined) typos.push(place);
    spelled.set(place, word);
    const typedWord = words[place] ?? "";
    letters += typedWord.length;
    const way = shortened === undefined ? "typo" : word.startsWith(typedWord) ? "beginning" : "letters";
    score += scores[way];
  }
  if (typos.length > 0 && !isBesideWord) return null;
  const isDotted = [...spelled.keys()].every((place) => dotted.has(words[place] ?? ""));
  // Beside another unknown word, as in *cab. embraguue*, few letters do not make up a whole name.
  const isBesideUnknown = short.some(
    (place) => !spelled.has(place) && !dotted.has(words[place] ?? "") && !vague.has(words[place] ?? ""),
  );
  // A typo is only assumed beside words that are known: in *jarra brita*, *brita* is no *brida*.
  if (typos.length > 0 && isBesideUnknown) return null;
  const isShortEnough = isDotted && !isBesideUnknown;
  if (spelled.size === 0) return null;
  if (score <= scores.beginning) {
    const least = isNamed() ? leastAlone.besideName : isShortEnough ? leastAlone.dotted : leastAlone.bare;
    if (letters < least) return null;
  }
  // *Whl brg* has no vowels; other words without a full stop stand beside one that is written out, or beside such a one.
  const kinds = [...spelled.keys()].map((place) => {
    const one = words[place] ?? "";
    return dotted.has(one) || isContraction(one) ? "telling" : one.length >= leastBegun ? "begun" : "vague";
  });
  const isTelling = kinds.includes("telling") && !kinds.includes("vague");
  if (!isDotted && !isTelling && spelled.size > 1 && spelled.size === own.length) return null;
  return { words: spelled, typos, score: score + letters / 10 + demand / 1000 };
}

/** *Erg* is *egr* beside *valvula*, and *iltro* is *filtro* beside *aceite*; other first letters make other words. */
function isTypo(typed: string, word: string): boolean {
  if (typed.length < leastWithoutDot) return false;
  if (typed[0] === word[0]) return isOneSlip(typed, word);
  const isExchanged = typed[0] === word[1] && typed[1] === word[0] && typed.slice(2) === word.slice(2);
  return typed.length >= leastWithoutFirst && (typed === word.slice(1) || isExchanged);
}

/** *Ftro*, *bba* and *brg* have no vowels within; few other words do without. */
function isContraction(word: string): boolean {
  return /^.[^aeiou]+.$/.test(word) && !/^[aeiou].?[aeiou]$/.test(word);
}

/** Whether a word is shortened to its beginning, or to letters with its first and its last one: *bba.* for *bomba*. */
function abbreviates(short: string, word: string, isDotted: boolean): boolean {
  if (short.length >= word.length) return false;
  if (word.startsWith(short)) return true;
  if (short.length < 3 || short.length > 4 || short[0] !== word[0]) return false;
  if (!isDotted && !isContraction(short)) return false;
  const singular = word.replace(/s$/, "");
  const ends = [singular.at(-1), singular.replace(/[aeiou]+$/, "").at(-1)];
  if (!ends.includes(short.at(-1))) return false;
  let place = 0;
  for (const letter of short) {
    place = singular.indexOf(letter, place) + 1;
    if (place === 0) return false;
  }
  return true;
}

/** Whether each word of a phrase is written out or may be one of the abbreviations. Most phrases fail at their first word. */
function isWithin({ words, stems }: Phrase, written: ReadonlySet<string>, short: readonly Short[]): boolean {
  for (let index = 0; index < words.length; index++) {
    if (!written.has(stems[index] ?? "") && !isAnyOf(short, words[index] ?? "")) return false;
  }
  return true;
}

function isAnyOf(short: readonly Short[], word: string): boolean {
  for (const { typed, isDotted, isTypoOnly } of short) {
    if ((!isTypoOnly && abbreviates(typed, word, isDotted)) || (!isDotted && isTypo(typed, word)))
      return true;
  }
  return false;
}

/** Keeps one phrase of those with the same words: the one with the highest demand. */
function withoutRepeated(phrases: readonly Phrase[]): Phrase[] {
  const byWords = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const key = phrase.words.join(" ");
    if ((byWords.get(key)?.demand ?? -1) >= phrase.demand) continue;
    byWords.delete(key);
    byWords.set(key, phrase);
  }
  return [...byWords.values()];
}

function phrasesOf({ names, synonyms, demand }: NamedEntity): Phrase[] {
  return [...names, ...synonyms].flatMap(({ text }) => {
    const said = [...new Set(wordsIn(text.replace(/\(.*?\)/g, " ")))];
    const words = said.filter((word) => !isStopWord(stemWord(word)));
    return words.length > 0 ? [{ words, stems: words.map(stemWord), demand }] : [];
  });
}
