import type { NotationReading } from "../notations/index.ts";
import { readSymptom, type SymptomReading } from "../symptoms/index.ts";
import type { PhraseMatch } from "./phrase-index.ts";

/** The symptom in words outside codes. Not if a part is named by some of its words and others: *batería sin mantenimiento*. */
export function symptomBeside(
  named: (PhraseMatch & { isGuess: boolean }) | null,
  words: readonly string[],
  readings: readonly NotationReading[],
): SymptomReading | null {
  const coded = new Set(readings.flatMap(({ places }) => places));
  const symptom = readSymptom(words.map((word, place) => (coded.has(place) ? null : word)));
  if (!symptom || !named || named.isGuess) return symptom;
  const shared = named.places.filter((place) => symptom.places.includes(place));
  return shared.length === 0 || shared.length === named.places.length ? symptom : null;
}
