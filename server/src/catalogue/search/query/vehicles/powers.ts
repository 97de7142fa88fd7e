import type { LexiconVariant } from "../lexicon.ts";

/** Beside an engine, a number alone is its power, perhaps rounded: *1.9 tdi 110*, *1.6 hdi 110* with 112 CV. */
export function powersAlone(words: readonly (string | null)[]) {
  return [...words.entries()].flatMap(([place, word]) => {
    if (word === null || !/^\d{2,3}$/.test(word)) return [];
    const power = Number(word);
    const tests = [
      ({ cv, kw }: LexiconVariant) => cv === power || kw === power,
      ({ cv }: LexiconVariant) => Math.abs(cv - power) <= 2,
    ];
    return [{ place, tests }];
  });
}
