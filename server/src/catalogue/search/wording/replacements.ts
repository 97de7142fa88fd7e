/** Matches where no letter or digit precedes, and where none follows. */
export const begin = "(?<![\\p{L}\\p{N}])";
export const end = "(?![\\p{L}\\p{N}])";

/** @param pattern source of a regular expression. @returns one that matches whole words only. */
export const alone = (pattern: string) => `${begin}(?:${pattern})${end}`;

/** A wording and what is read instead, perhaps only in a text that also has, or lacks, another one. */
export type Replacement = {
  /** Source of a regular expression, without `begin`. */
  pattern: string;
  /** Whether no letter or digit precedes. */
  beginsWord: boolean;
  said: RegExp;
  instead: string;
  beside?: RegExp;
  notBeside?: RegExp;
};

/** @param said source of a regular expression; of `beside` and `notBeside`, whole words. */
export function replacement(
  said: string,
  instead: string,
  { beside, notBeside }: { beside?: string; notBeside?: string } = {},
): Replacement {
  const beginsWord = said.startsWith(begin);
  const pattern = beginsWord ? said.slice(begin.length) : said;
  return {
    pattern,
    beginsWord,
    said: new RegExp(beginsWord ? `${begin}(?:${pattern})` : pattern, "giu"),
    instead,
    ...(beside === undefined ? {} : { beside: new RegExp(alone(beside), "iu") }),
    ...(notBeside === undefined ? {} : { notBeside: new RegExp(alone(notBeside), "iu") }),
  };
}

/** Replacements in their order, and a pattern that matches where any of them does. */
export type Replacements = { inOrder: readonly Replacement[]; any: RegExp };

/**
 * Joins the patterns of all replacements into one, because most texts have none of their wordings. Those that begin a word share
 * one look at the letter before, which makes the search for them several times as fast.
 */
export function replacementsOf(inOrder: readonly Replacement[]): Replacements {
  const patternsOf = (isBegun: boolean) =>
    inOrder.flatMap(({ pattern, beginsWord }) => (beginsWord === isBegun ? [pattern] : []));
  const begun = `${begin}(?:${patternsOf(true).join("|")})`;
  return { inOrder, any: new RegExp([begun, ...patternsOf(false)].join("|"), "iu") };
}

/**
 * Makes replacements one after the other.
 *
 * @param typed what the text was before any replacement; a word that is wanted beside another may have been replaced already.
 */
export function replaceIn(text: string, { inOrder, any }: Replacements, typed = text): string {
  if (!any.test(text)) return text;
  return inOrder.reduce((rest, { said, instead, beside, notBeside }) => {
    if (rest.search(said) < 0) return rest;
    const isMissing = beside && !beside.test(rest) && !beside.test(typed);
    return isMissing || notBeside?.test(rest) ? rest : rest.replace(said, instead);
  }, text);
}
