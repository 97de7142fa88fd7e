import type { NotationReading } from "../notations/index.ts";
import { readSymptom, type SymptomReading } from "../symptoms/index.ts";
import { isFillerWord, stemWord } from "../wording/index.ts";
import type { Lexicon } from "./create-lexicon.ts";
import type { PhraseMatch } from "./phrase-index.ts";

/** Shorter words, such as *sin* and *no*, describe parts as often as they complain. */
const leastComplaint = 4;

/**
 * *Cuesta* and *dura* are complaints in *cuesta arrancar* and *dirección dura*, but *cuánto cuesta* asks for a price and
 * *cuánto dura* for a time.
 */
const asksAmount = /^(?:cuanto|quant|much|long)$/;
const amounts = /^(?:cuesta|cuestan|costa|costen|cost|costs|dura|duran|duren|last|lasts)$/;
/** A part that does not fit, *no encajan*, is no symptom of the car. */
const isOfFitting = /^(?:encaj\w+|encaix\w+|fits?|fitting|compatib\w+)$/;

/**
 * Finds the symptom that the words outside codes describe. A part whose name shares words with the symptom has precedence:
 * *batería sin mantenimiento* is a battery. A word of complaint that no part's name has decides for the symptom: *pierde
 * líquido refrigerante*.
 */
export function symptomBeside(
  { partTypes }: Lexicon,
  named: (PhraseMatch & { isGuess: boolean }) | null,
  words: readonly string[],
  readings: readonly NotationReading[],
): SymptomReading | null {
  const coded = new Set(readings.flatMap(({ places }) => places));
  if (words.some((word) => isOfFitting.test(word))) return null;
  const isAmount = words.some((word) => asksAmount.test(word));
  const symptom = readSymptom(
    words.map((word, place) => (coded.has(place) || (isAmount && amounts.test(word)) ? null : word)),
  );
  if (!symptom || !named || named.isGuess) return symptom;
  const shared = named.places.filter((place) => symptom.places.includes(place));
  const complains = symptom.places.some((place) => {
    const word = words[place] ?? "";
    return word.length >= leastComplaint && !partTypes.stems.has(stemWord(word)) && !isFillerWord(word);
  });
  return complains || shared.length === 0 || shared.length === named.places.length ? symptom : null;
}
