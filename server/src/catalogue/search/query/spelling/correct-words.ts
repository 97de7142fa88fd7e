import { trimWords } from "../../trade-words/index.ts";
import { isCommonWord, isStopWord, stemsOf, stemWord } from "../../wording/index.ts";
import type { PhraseIndex } from "../phrase-index.ts";
import { unitWords } from "../values/units.ts";
import { type FuzzyMatcher, isOneSlip } from "./fuzzy-matcher.ts";
import { heardMaker } from "./heard-makers.ts";
import type { Vowelless } from "./vowelless.ts";

export type Correction = { word: string; instead: string };

type KnownWords = {
  knows(word: string): boolean;
  /** Whether an entity has exactly this word. */
  isName(word: string): boolean;
  near: FuzzyMatcher;
  nearOthers: FuzzyMatcher;
  vowelless: Vowelless;
  partTypes: Pick<PhraseIndex, "joins">;
  vehicles: { nearModel(maker: string, word: string): string | null };
};

/** Two adjacent words are joined if they form a known word of at least this length. */
const leastJoined = 8;

/**
 * Corrects unknown words: joins two, splits one, or replaces it by one of the same sound or one typo away.
 *
 * @param guessesOthers whether to take a word for a typo of another thing as well: *girsol* of *girasol*.
 * @returns the words as they are meant, what was corrected, and whether another thing was guessed.
 */
export function correctWords(
  { knows, isName, near, nearOthers, vowelless, partTypes, vehicles }: KnownWords,
  spoken: readonly string[],
  guessesOthers: boolean,
): { words: string[]; corrections: Correction[]; hasGuess: boolean } {
  const words: string[] = [];
  const corrections: Correction[] = [];
  let hasGuess = false;
  const areShortened = spoken.some((word) => !knows(word) && vowelless.spellOut(word, false) !== null);
  const completes = (known: string) => partTypes.joins(stemWord(known), stemsOf([...words, ...spoken]));
  for (let place = 0; place < spoken.length; place++) {
    const word = spoken[place] ?? "";
    const next = spoken[place + 1] ?? "";
    // The 3 of *serie 3 crossback* stays apart, although *DS 3 Crossback* is a model.
    const isApart = next === "" || isStopWord(word) || (/^\d+$/.test(word) && trimWords.has(next));
    const isJoinable = word.length + next.length >= leastJoined && !isApart;
    // *La dirección al girar* is no *direccional*.
    if (isJoinable && isName(word + next) && !(isStopWord(next) && knows(word))) {
      words.push(word + next);
      place++;
      continue;
    }
    if (isSplitOff(word, next) && !knows(next) && isName(word + next)) {
      words.push(word + next);
      place++;
      continue;
    }
    const unit = knows(word) ? null : unitAfter(spoken[place - 1] ?? "", word);
    const meant = unit ?? (isName(word) ? null : vehicles.nearModel(words.at(-1) ?? "", word));
    if (meant !== null) {
      corrections.push({ word, instead: meant });
      words.push(meant);
      continue;
    }
    const moved = knows(next) ? null : withSpaceMoved(word, next, isName);
    if (moved !== null) {
      words.push(...moved);
      place++;
      continue;
    }
    const bare = isCommonWord(word) ? null : unelided(word, isName);
    if (bare !== null) {
      words.push(bare);
      continue;
    }
    if (knows(word)) {
      words.push(word);
      continue;
    }
    const diminished = undiminished(word, isName);
    const slip = near.oneSlipFrom(word);
    // *Pasillas* are no small *pases*, but *pastillas*.
    const isChanceOfSlip = diminished !== null && slip !== null && diminished.length + 2 < word.length;
    const instead =
      vowelless.spellOut(word, areShortened) ??
      (isChanceOfSlip ? slip : diminished) ??
      near.soundingLike(word) ??
      knownMaker(word, isName) ??
      slip;
    if (instead === null) {
      const split = splitJoined(word, isName) ?? splitAll(word, isName);
      const twice = split ? null : near.twoSlipsFrom(word, completes);
      if (twice !== null) {
        corrections.push({ word, instead: twice });
        words.push(twice);
        continue;
      }
      const other = split || !guessesOthers ? null : otherThing(word, nearOthers);
      if (other !== null) {
        corrections.push({ word, instead: other });
        hasGuess = true;
      }
      words.push(...(split ?? [other ?? word]));
      continue;
    }
    if (!corrections.some((known) => known.word === word)) corrections.push({ word, instead });
    words.push(instead);
  }
  return { words, corrections, hasGuess };
}

/** Fewest letters of the rest of a word of which the beginning was written or heard as an article: *a leta*, *al ternador*. */
const leastSplitOff = 4;

function isSplitOff(word: string, next: string): boolean {
  return next.length >= leastSplitOff && isStopWord(word) && word.length < next.length;
}

/** Fewest letters of a unit that may have a typo. */
const leastUnit = 5;
const longUnits = [...unitWords].filter((unit) => unit.length >= leastUnit);

/** Returns the unit that a word behind a number is a typo of: *5 litrso*. */
function unitAfter(number: string, word: string): string | null {
  if (!/^\d+(?:\.\d+)?$/.test(number) || word.length < leastUnit - 1) return null;
  return longUnits.find((unit) => unit.charAt(0) === word.charAt(0) && isOneSlip(word, unit)) ?? null;
}

/** Fewest letters of a typo in a word that names no part. */
const leastOther = 6;

/** A typo of *girasol* must not leave an oil for engines of *aceite de girasol*. *Mañanas* are no *bananas*. */
function otherThing(word: string, nearOthers: FuzzyMatcher): string | null {
  const other = word.length < leastOther ? null : nearOthers.oneSlipFrom(word);
  return other?.charAt(0) === word.charAt(0) ? other : null;
}

/** Takes back corrections to words that name nothing in the query, as of *double* to *Doblò*. */
export function withoutVoid(
  words: readonly string[],
  corrections: readonly Correction[],
  unknown: readonly number[],
): { words: string[]; corrections: Correction[] } {
  const isVoid = ({ instead }: Correction) =>
    words.includes(instead) && words.every((word, place) => word !== instead || unknown.includes(place));
  const typed = new Map(corrections.filter(isVoid).map(({ word, instead }) => [instead, word]));
  return {
    words: words.map((word, place) => (unknown.includes(place) ? (typed.get(word) ?? word) : word)),
    corrections: corrections.filter((one) => !isVoid(one)),
  };
}

/** Returns both names if the space between them is one letter early: *corre adistribución*. */
function withSpaceMoved(word: string, next: string, isName: (word: string) => boolean): string[] | null {
  const names = [word + next.charAt(0), next.slice(1)];
  return !isName(word) && names.every((name) => name.length >= leastMoved && isName(name)) ? names : null;
}

/** Minimum length of a name whose first or last letter stands beyond a space. */
const leastMoved = 4;

/** Returns the name after a Catalan *d'* or *l'* without its apostrophe: *filtre doli*. */
function unelided(word: string, isName: (word: string) => boolean): string | null {
  const [, name = null] = /^[dl]([aeiouh]\p{L}{2,})$/u.exec(word) ?? [];
  return name !== null && isName(name) && !isName(word) ? name : null;
}

/** Returns the maker, if the catalogue has it, whose name is spelled as it is heard. */
function knownMaker(word: string, isName: (word: string) => boolean): string | null {
  const maker = heardMaker(word);
  return maker !== null && isName(maker) ? maker : null;
}

/** Returns the name that a Spanish diminutive is made of: *filtrito*, *espejillo*. */
export function undiminished(word: string, isName: (word: string) => boolean): string | null {
  const [, root, ending, plural = ""] = /^(\p{L}{3,})(?:it|ill|ic|et)([oa])(s?)$/u.exec(word) ?? [];
  if (root === undefined) return null;
  return [root + ending + plural, `${root}e${plural}`, root].find(isName) ?? null;
}

/** Minimum length of the other name when one of two joined names has only three letters: *kitembrague*. */
const leastBesideThree = 5;

/** Whether two short names only look joined: *Newman*, *landman*. */
function isChance(first: string, second: string): boolean {
  const [short = 0, long = 0] = [first.length, second.length].sort((a, b) => a - b);
  return /^(?:man|land)$/.test(second) || (short < leastMoved && long < leastBesideThree);
}

/** Fewest letters of a word that `splitAll` splits, of its first name and of the others. */
const leastOfAll = { word: 14, first: 6, other: 3 };

/**
 * Splits what was typed without any spaces into two or three names, the last of which may be a model with a number:
 * *limpiaparabrisastraseroc3*.
 */
export function splitAll(word: string, isName: (word: string) => boolean): string[] | null {
  if (word.length < leastOfAll.word) return null;
  const [, letters = word, model] = /^(\p{L}+?)(\p{L}\d{1,2})$/u.exec(word) ?? [];
  if (model !== undefined && !isName(model)) return null;
  for (let cut = letters.length; cut >= leastOfAll.first; cut--) {
    const first = letters.slice(0, cut);
    const rest = letters.slice(cut);
    if (!isName(first)) continue;
    if (rest === "") return model === undefined ? null : [first, model];
    const others = rest.length >= leastOfAll.other && isName(rest) ? [rest] : splitJoined(rest, isName);
    if (others) return [first, ...others, ...(model === undefined ? [] : [model])];
  }
  return null;
}

/**
 * Splits joined names: *filtroaceite* becomes *filtro aceite*, *filtrodeaceite* *filtro de aceite*, *deaceite* *de aceite*,
 * *filtrode* *filtro de*. *Hospital* has no hose.
 */
export function splitJoined(word: string, isName: (word: string) => boolean): string[] | null {
  if (/\d/.test(word)) return null;
  const [, before, named] = /^(del|de)(\p{L}{5,})$/u.exec(word) ?? [];
  if (before !== undefined && named !== undefined && isName(named)) return [before, named];
  const [, name, after] = /^(\p{L}{4,}?)(del|de)$/u.exec(word) ?? [];
  if (name !== undefined && after !== undefined && isName(name)) return [name, after];
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (!isName(first)) continue;
    const [, article, other] = /^(del|de|d)(\p{L}{4,})$/u.exec(second) ?? [];
    if (article !== undefined && other !== undefined && isName(other)) return [first, article, other];
    if (isName(second) && !isChance(first, second)) return [first, second];
  }
  return null;
}
