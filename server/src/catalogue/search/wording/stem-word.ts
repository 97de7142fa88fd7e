import { isCommonWord } from "./common-words.ts";

/** Irregular plurals, and words that only look like forms of others. */
const irregular = new Map([
  // No *para*, and no *masa*.
  ["par", "par'"],
  ["mas", "mas'"],
  // No *per*.
  ["pera", "pera'"],
  ["peras", "pera'"],
  ["frens", "fre"],
  ["frenos", "fren"],
  ["luz", "luc"],
  ["mans", "ma"],
  ["tyres", "tyr"],
  ["tires", "tir"],
]);

/** Endings with different spellings across inflections and languages. */
const endings = [
  ["y", "i"],
  ["qu", "c"],
  ["tgu", "tj"],
  ["gu", "g"],
  ["tg", "tj"],
  ["z", "c"],
] as const;
const lastLetters: ReadonlySet<string> = new Set(endings.map(([ending]) => ending.charAt(ending.length - 1)));

/**
 * Returns the stem of a folded word that singular and plural, and often its forms in Spanish, Catalan and English, share:
 * *discos*, *disco*, *discs* and *disc* become `disc`. A common word shares its stem with no other. Only meant for comparison with other stems.
 */
export function stemWord(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (isCommonWord(word)) return `${word}'`;
  if (word.length < 4 || /\d/.test(word)) return word;
  const one = singular(word);
  const bare = one.length > 3 && "aeo".includes(one.charAt(one.length - 1)) ? one.slice(0, -1) : one;
  if (!lastLetters.has(bare.charAt(bare.length - 1))) return bare;
  for (const [ending, common] of endings) {
    if (bare.endsWith(ending)) return bare.slice(0, -ending.length) + common;
  }
  return bare;
}

/** A word without the *s* of its plural. */
export function singular(word: string): string {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Stems of words; null stays null. */
export function stemsOf(words: readonly (string | null)[]): (string | null)[] {
  return words.map((word) => (word === null ? null : stemWord(word)));
}
