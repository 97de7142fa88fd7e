import { type Locale, locales } from "@recambia/contract/locale";
import { handOf, placeOf, wordsIn } from "../wording/index.ts";
import { isCircumstance } from "./circumstances.ts";
import { readFaultCode } from "./read-fault-code.ts";
import { alternativesOf, type Symptom, symptoms } from "./symptom.ts";

/** A symptom found in a query, with the positions of its words. */
export type SymptomReading = { symptom: Symptom; places: number[] };

type Phrase = { symptom: Symptom; termCount: number; rank: number };
/** One word of a phrase: its place there as a bit. */
type Term = { phrase: Phrase; bit: number };

const leastBeginning = 2;
/** Letters that a verb or a noun adds to its beginning; *limpiaparavrisas* is not said of *limpia…*. */
const maxEndingLength = 5;
const wholeWords = new Map<string, Term[]>();
const beginnings = new Map<string, Term[]>();

for (const [rank, symptom] of symptoms.entries()) {
  for (const locale of locales) {
    for (const text of symptom.said[locale]) addPhrase(text, { symptom, rank, locale });
  }
}

function addPhrase(
  text: string,
  { symptom, rank, locale }: { symptom: Symptom; rank: number; locale: Locale },
) {
  const terms = text.split(" ");
  const phrase = { symptom, termCount: terms.length, rank };
  for (const [place, term] of terms.entries()) {
    for (const alternative of alternativesOf(term, locale)) {
      const index = alternative.endsWith("*") ? beginnings : wholeWords;
      const key = wordsIn(alternative).join("");
      const named = index.get(key) ?? [];
      named.push({ phrase, bit: 1 << place });
      index.set(key, named);
    }
  }
}

/** Beginnings of *won't*, *doesn't* and the like, of which an apostrophe leaves the *t* apart. */
const negations = new Set(
  "won doesn isn don didn can couldn wouldn wont doesnt isnt dont didnt cant cannot never no".split(" "),
);

function termsOf(word: string): Term[] {
  const terms = [
    ...(wholeWords.get(word) ?? []),
    ...(negations.has(word) ? (wholeWords.get("not") ?? []) : []),
  ];
  for (let length = leastBeginning; length <= word.length; length++) {
    terms.push(...(beginnings.get(word.slice(0, length)) ?? []));
  }
  return terms;
}

/** Whether a word is in some phrase of a symptom, or tells when one is noticed, so that it needs no other meaning. */
export function isOfComplaints(word: string): boolean {
  return isCircumstance(word) || termsOf(word).length > 0;
}

/** Whether a word is said of symptoms, so that it is not taken for a typo. */
export function isSymptomWord(word: string): boolean {
  if (word.length < 4) return false;
  for (let length = word.length - maxEndingLength; length <= word.length; length++) {
    if (beginnings.has(word.slice(0, length))) return true;
  }
  return wholeWords.has(word);
}

/** Whether a symptom has exactly this word. */
export function isWholeSymptomWord(word: string): boolean {
  return wholeWords.has(word) || beginnings.has(word);
}

/**
 * Returns what a fault code means, otherwise the symptom with the longest phrase whose words are all in the query, in any
 * order; null for none. Its
 * places include the words of its other phrases in the query: *heater blows cold* and *blows cold air*.
 */
export function readSymptom(words: readonly (string | null)[]): SymptomReading | null {
  const ofCode = readFaultCode(words);
  if (ofCode) return ofCode;
  const terms = words.map((word) => (word === null ? [] : termsOf(word)));
  const met = new Map<Phrase, number>();
  for (const ofWord of terms) {
    for (const { phrase, bit } of ofWord) met.set(phrase, (met.get(phrase) ?? 0) | bit);
  }
  const whole: { phrase: Phrase; places: number[] }[] = [];
  let best: Phrase | null = null;
  for (const [phrase, bits] of met) {
    if (bits !== (1 << phrase.termCount) - 1) continue;
    const places = placesOf(phrase, terms);
    if (places.length < phrase.termCount) continue;
    whole.push({ phrase, places });
    if (best === null || isLonger(phrase, best)) best = phrase;
  }
  const found = best;
  if (!found) return null;
  // *Left* only belongs to the complaint if the longest phrase has it, and an end of the vehicle also tells which part is wanted.
  const isOwn = (phrase: Phrase, place: number) => {
    const word = words[place] ?? "";
    return !placeOf.has(word) && (phrase === found || !handOf.has(word));
  };
  const own = whole.flatMap(({ phrase, places }) =>
    phrase.symptom === found.symptom ? places.filter((place) => isOwn(phrase, place)) : [],
  );
  return { symptom: found.symptom, places: [...new Set(own)].sort((a, b) => a - b) };
}

function placesOf(phrase: Phrase, terms: readonly (readonly Term[])[]): number[] {
  return terms.flatMap((ofWord, place) => (ofWord.some((term) => term.phrase === phrase) ? [place] : []));
}

/** Among phrases of one length, the first symptom wins, so that the order of words does not matter. */
function isLonger(a: Phrase, b: Phrase): boolean {
  return a.termCount > b.termCount || (a.termCount === b.termCount && a.rank < b.rank);
}
