import { isOfComplaints, type SymptomReading } from "../symptoms/index.ts";
import { isSetWord, stemWord } from "../wording/index.ts";

/** Words, which mean the same when they are repeated. A repeated number may be another measure. */
const isName = /^\p{L}+$/u;

/**
 * Places of words without a meaning. A word that was understood at another place needs none here, nor do the other words of a
 * symptom and those that tell when it is noticed.
 */
export function unknownPlaces(
  words: readonly string[],
  left: readonly (string | null)[],
  symptom: SymptomReading | null,
): number[] {
  const understood = new Set(words.filter((word, place) => left[place] === null && isName.test(word)));
  const needsNoMeaning = (word: string) =>
    isSetWord(stemWord(word)) || understood.has(word) || (symptom !== null && isOfComplaints(word));
  return left.flatMap((word, place) => (word === null || needsNoMeaning(word) ? [] : [place]));
}
