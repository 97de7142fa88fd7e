/**
 * Normalizes a text for comparison: lower case, no accents, the Catalan l·l as one l, so that *bujía*, *BUJIA* and *bujia*
 * are equal.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase().replace(/l[·•.]l/g, "l");
  return isAscii.test(lower)
    ? lower
    : lower.replace(wideLetters, plain).normalize("NFD").replace(/\p{M}/gu, "");
}

/** Letters of East Asian keyboards, and those that a PDF joins: *ｆｉｌｔｒｏ*, *ﬁltro*. */
const wideLetters = /[\uff01-\uff5e\ufb00-\ufb06]/g;

const plain = (letter: string) => letter.normalize("NFKC");

/** Most names are in plain letters, which takes half the time. */
const isAscii = /^[\0-\x7f]*$/;

/** English compounds whose second word means another thing in Spanish or alone: an *air con hose* is no air hose. */
const compounds = /\b(?:a\/c|air[ -]con|ad[ -]blue|con[ -]rod|blow[ -]by|one[ -]way)\b/g;

/** Splits a text into folded words and numbers; *5W-30* is two, *2.0* and *air con* one; a multiplication sign is an x. */
export function wordsIn(text: string): string[] {
  const folded = foldText(text);
  const measured = /\d/.test(folded)
    ? folded
        .replace(/(\d),(\d)/g, "$1.$2")
        .replace(/(\d)\s?[*×]\s?(?=\d)/g, "$1x")
        // As one word, *27x74.6* would end at its point.
        .replace(/(?<![\p{L}\d.])(\d+x)(?=\d+\.\d)/gu, "$1 ")
    : folded;
  return (
    measured
      .replace(compounds, (compound) => compound.replace(/[ /-]/, ""))
      .match(/\d+(?:\.\d+)+[a-z]*|[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Keeps only letters and digits of a text, to compare part numbers and codes. */
export function lettersAndDigits(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}
