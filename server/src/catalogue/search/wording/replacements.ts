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

/** Like `replacement`, but of whole words. */
export const wholeWords = (
  said: string,
  instead: string,
  besides?: { beside?: string; notBeside?: string },
) => replacement(alone(said), instead, besides);

/** Replacements that are made one after the other, and a pattern that matches where any of them does. */
type Group = { inOrder: readonly Replacement[]; any: RegExp };

export type Replacements = readonly Group[];

/**
 * A text mostly has wordings of one group or of none: smaller groups have less to try in it, but there are more of them. V8
 * optimizes no pattern as large as that of all wordings would be.
 */
const groupSize = 32;

/** Joins the patterns of each group, because most texts have none of its wordings. */
export function replacementsOf(inOrder: readonly Replacement[]): Replacements {
  const groups: Group[] = [];
  for (let start = 0; start < inOrder.length; start += groupSize) {
    const ofGroup = inOrder.slice(start, start + groupSize);
    groups.push({ inOrder: ofGroup, any: anyOf(ofGroup) });
  }
  return groups;
}

/** Patterns that begin a word share one look at the letter before, which makes the search for them several times as fast. */
function anyOf(replacements: readonly Replacement[]): RegExp {
  const patternsOf = (isBegun: boolean) =>
    replacements.flatMap(({ pattern, beginsWord }) => (beginsWord === isBegun ? [pattern] : []));
  const begun = patternsOf(true);
  const shared = begun.length > 0 ? [`${begin}(?:${begun.join("|")})`] : [];
  return new RegExp([...shared, ...patternsOf(false)].join("|"), "iu");
}

/**
 * Makes replacements one after the other.
 *
 * @param typed what the text was before any replacement; a word that is wanted beside another may have been replaced already.
 */
export function replaceIn(text: string, groups: Replacements, typed = text): string {
  return groups.reduce(
    (rest, { any, inOrder }) =>
      any.test(rest) ? inOrder.reduce((left, one) => replaceOne(left, one, typed), rest) : rest,
    text,
  );
}

function replaceOne(text: string, { said, instead, beside, notBeside }: Replacement, typed: string): string {
  if (text.search(said) < 0) return text;
  const isMissing = beside && !beside.test(text) && !beside.test(typed);
  return isMissing || notBeside?.test(text) ? text : text.replace(said, instead);
}
