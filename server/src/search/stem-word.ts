/** Plurals that no rule of ours undoes. */
const irregular: Record<string, string> = {
  frens: "fre",
  frenos: "fren",
  mans: "ma",
  tyres: "tyr",
  tires: "tir",
};

/**
 * The part of a folded word that its singular and plural, and often its forms in Spanish, Catalan
 * and English, have in common: *discos*, *disco*, *discs*, *disc* are `disc`. Meant for comparing
 * with other stems only.
 */
export function stemWord(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word.replace(/([^s])s$/, "$1");
  const bare = singular.length > 3 ? singular.replace(/[aeo]$/, "") : singular;
  return bare
    .replace(/y$/, "i")
    .replace(/qu$/, "c")
    .replace(/gu$/, "g")
    .replace(/tg$/, "tj")
    .replace(/z$/, "c");
}
