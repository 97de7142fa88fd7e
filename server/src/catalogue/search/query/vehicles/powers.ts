import type { LexiconVariant } from "../lexicon.ts";

/**
 * Beside an engine, a number alone is its power, perhaps rounded: *1.9 tdi 110*, *1.6 hdi 110* with 112 CV. Few people mean
 * kilowatts by it: *1.5 dci 85* has 86 CV, although another engine has 85 kW.
 */
export function powersAlone(words: readonly (string | null)[]) {
  return [...words.entries()].flatMap(([place, word]) => {
    if (word === null || !/^\d{2,3}$/.test(word)) return [];
    const power = Number(word);
    const tests = [
      ({ cv }: LexiconVariant) => cv === power,
      ({ cv }: LexiconVariant) => Math.abs(cv - power) <= 2,
      ({ kw }: LexiconVariant) => kw === power,
    ];
    return [{ place, tests }];
  });
}
