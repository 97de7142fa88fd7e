import { isOfComplaints, type SymptomReading } from "../symptoms/index.ts";
import { isSetWord, stemWord } from "../wording/index.ts";

/** Words, which mean the same when they are repeated. A repeated number may be another measure. */
const isName = /^\p{L}+$/u;

/**
 * Places of words without a meaning. A word that was understood at another place needs none here, nor do the other words of a
 * symptom, those that tell when it is noticed, and a part that is not to blame: *no es la bomba*.
 */
export function unknownPlaces(
  words: readonly string[],
  left: readonly (string | null)[],
  symptom: SymptomReading | null,
  lacked: ReadonlySet<number>,
): number[] {
  const understood = new Set(words.filter((word, place) => left[place] === null && isName.test(word)));
  const needsNoMeaning = (word: string) =>
    isSetWord(stemWord(word)) || understood.has(word) || (symptom !== null && isOfComplaints(word));
  const isDenied = (place: number) => symptom !== null && lacked.has(place);
  return left.flatMap((word, place) =>
    word === null || needsNoMeaning(word) || isDenied(place) ? [] : [place],
  );
}
