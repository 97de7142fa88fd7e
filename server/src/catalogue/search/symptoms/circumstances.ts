import { wordsIn } from "../wording/index.ts";
import circumstances from "./circumstances.json" with { type: "json" };

const words = new Set(Object.values(circumstances).flatMap((inLanguage) => inLanguage.flatMap(wordsIn)));

/** Whether a word only tells when and where a symptom is noticed: *en frío*, *a 120*, *at the lights*. */
export function isCircumstance(word: string): boolean {
  return words.has(word) || /^\d{2,5}$/.test(word);
}
