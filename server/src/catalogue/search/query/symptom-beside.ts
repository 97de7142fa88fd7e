import type { NotationReading } from "../notations/index.ts";
import { readSymptom, type SymptomReading } from "../symptoms/index.ts";
import { isFillerWord } from "../wording/index.ts";
import type { Lexicon } from "./create-lexicon.ts";
import type { PhraseMatch } from "./phrase-index.ts";
import { stemWord } from "./stem-word.ts";

/** *Sin* and *no* are in names as well. */
const leastComplaint = 3;

/**
 * The symptom in words outside codes. Not if a part is named by some of its words and others, as in *batería sin mantenimiento*,
 * unless a word that is in no part's name complains: *pierde líquido refrigerante*.
 */
export function symptomBeside(
  { partTypes }: Lexicon,
  named: (PhraseMatch & { isGuess: boolean }) | null,
  words: readonly string[],
  readings: readonly NotationReading[],
): SymptomReading | null {
  const coded = new Set(readings.flatMap(({ places }) => places));
  const symptom = readSymptom(words.map((word, place) => (coded.has(place) ? null : word)));
  if (!symptom || !named || named.isGuess) return symptom;
  const shared = named.places.filter((place) => symptom.places.includes(place));
  const complains = symptom.places.some((place) => {
    const word = words[place] ?? "";
    return word.length > leastComplaint && !partTypes.stems.has(stemWord(word)) && !isFillerWord(word);
  });
  return complains || shared.length === 0 || shared.length === named.places.length ? symptom : null;
}
