import { type NotationReading, readNotations } from "../../notations/index.ts";
import { isTwoWheeler } from "../../trade-words/index.ts";
import type { Lexicon } from "../create-lexicon.ts";
import { type Correction, correctWords } from "../spelling/index.ts";
import { wordsOf } from "./typed-words.ts";

/** A query's words as they are meant, with the codes of the trade. */
export type MeantWords = {
  words: string[];
  readings: NotationReading[];
  corrections: Correction[];
  /** Whether a word was taken for a typo of another thing. */
  hasGuess: boolean;
};

/** @param guessesOthers whether to take unknown words for typos of other things. */
export function readWords(lexicon: Lexicon, query: string, guessesOthers: boolean): MeantWords {
  const spelled = wordsOf(lexicon, query);
  const { words, corrections, hasGuess } = correctWords(lexicon, spelled.words, guessesOthers);
  // *Headlihgt buld*: beside the word that was meant, the next one completes a name.
  const isHalf = corrections.length > 0 && words.some((word) => !lexicon.knows(word));
  const completed = isHalf
    ? lexicon.abbreviations.spellOut(words, lexicon, noDots)
    : { words, corrections: [] };
  return {
    ...readCodes(lexicon, completed.words),
    corrections: [...spelled.corrections, ...corrections, ...completed.corrections],
    hasGuess,
  };
}

const noDots: ReadonlySet<string> = new Set();

/** Appended to a number, keeps it from being read as a code; occurs in no word. */
const mark = "\u00b7";

/**
 * Reads the codes of the trade, but neither in the numbers of models, as *escobillas fiat 500* names no length, nor in the sizes
 * of a motorcycle's tyres.
 */
function readCodes({ vehicles }: Lexicon, words: readonly string[]) {
  const isModel = (word: string, place: number) => /^\d+$/.test(word) && vehicles.isModelAfter(words, place);
  const found = readNotations(words.map((word, place) => (isModel(word, place) ? word + mark : word)));
  const isOfCar = ({ notation }: NotationReading) => !(notation.isTyreSize || notation.isTyreRim);
  const readings = words.some(isTwoWheeler) ? found.readings.filter(isOfCar) : found.readings;
  return { readings, words: found.words.map((word) => word.replace(mark, "")) };
}
