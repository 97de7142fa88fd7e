import type { NotationReading } from "../notations/index.ts";
import { readSymptom, type SymptomReading } from "../symptoms/index.ts";
import { isFillerWord, stemWord } from "../wording/index.ts";
import type { Lexicon } from "./create-lexicon.ts";
import type { PhraseMatch } from "./phrase-index.ts";

/** Shorter words, such as *sin* and *no*, describe parts as often as they complain. */
const leastComplaint = 4;

/** *Cuesta* is a complaint in *cuesta arrancar*, but *cuánto cuesta cambiar el embrague* asks for a price. */
const asksPrice = /^(?:cuanto|quant|much)$/;
const costs = /^(?:cuesta|cuestan|costa|costen|cost|costs)$/;
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
  const isPrice = words.some((word) => asksPrice.test(word));
  const symptom = readSymptom(
    words.map((word, place) => (coded.has(place) || (isPrice && costs.test(word)) ? null : word)),
  );
  if (!symptom || !named || named.isGuess) return symptom;
  const shared = named.places.filter((place) => symptom.places.includes(place));
  const complains = symptom.places.some((place) => {
    const word = words[place] ?? "";
    return word.length >= leastComplaint && !partTypes.stems.has(stemWord(word)) && !isFillerWord(word);
  });
  return complains || shared.length === 0 || shared.length === named.places.length ? symptom : null;
}
