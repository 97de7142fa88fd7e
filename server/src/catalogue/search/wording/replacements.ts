/** Matches where no letter or digit precedes, and where none follows. */
export const begin = "(?<![\\p{L}\\p{N}])";
export const end = "(?![\\p{L}\\p{N}])";

/** @param pattern source of a regular expression. @returns one that matches whole words only. */
export const alone = (pattern: string) => `${begin}(?:${pattern})${end}`;

/** A wording and what is read instead, perhaps only in a text that also has, or lacks, another one. */
export type Replacement = { said: RegExp; instead: string; beside?: RegExp; notBeside?: RegExp };

/** @param said source of a regular expression; of `beside` and `notBeside`, whole words. */
export function replacement(
  said: string,
  instead: string,
  { beside, notBeside }: { beside?: string; notBeside?: string } = {},
): Replacement {
  return {
    said: new RegExp(said, "giu"),
    instead,
    ...(beside === undefined ? {} : { beside: new RegExp(alone(beside), "iu") }),
    ...(notBeside === undefined ? {} : { notBeside: new RegExp(alone(notBeside), "iu") }),
  };
}

/**
 * Makes replacements one after the other.
 *
 * @param typed what the text was before any replacement; a word that is wanted beside another may have been replaced already.
 */
export function replaceIn(text: string, replacements: readonly Replacement[], typed = text): string {
  return replacements.reduce((rest, { said, instead, beside, notBeside }) => {
    const isMissing = beside && !beside.test(rest) && !beside.test(typed);
    return isMissing || notBeside?.test(rest) ? rest : rest.replace(said, instead);
  }, text);
}
