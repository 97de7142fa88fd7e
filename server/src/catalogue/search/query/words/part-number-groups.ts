type NumberShape = {
  maker: string;
  /** Regular expression for folded words that are joined by spaces. */
  pattern: string;
  example: string;
};

/** Short words that follow a number and are no letters of it: *1K0 615 301 de golf*. */
const shortWords = "de|el|en|la|un|no|my|is|in|of|per|y|o|i";

/**
 * How makers of cars and of parts write numbers in groups. Each group alone may look like a model or a measure: the *407* of *1J0
 * 407 151 B* like a Peugeot.
 */
export const numberShapes: readonly NumberShape[] = [
  {
    maker: "Volkswagen Group",
    pattern: `(?=\\d?\\d?[a-z])\\d[\\da-z]{2} \\d{3} \\d{3}(?: (?!(?:${shortWords})(?![^ ]))[a-z]{1,2})?`,
    example: "1J0 407 151 B",
  },
  { maker: "BMW", pattern: "\\d\\d \\d\\d \\d \\d{3} \\d{3}", example: "63 11 7 165 771" },
  { maker: "Renault", pattern: "(?:60|77|82) \\d\\d \\d{3} \\d{3}", example: "77 01 208 265" },
  { maker: "Bosch", pattern: "0 \\d{3} \\d{3} \\d{3}", example: "0 281 002 531" },
  { maker: "Mercedes-Benz", pattern: "a \\d{3} \\d{3} \\d\\d \\d\\d", example: "A 003 159 68 03" },
];

const anyNumber = new RegExp(
  `(?<![^ ])(?:${numberShapes.map(({ pattern }) => pattern).join("|")})(?![^ ])`,
  "g",
);

/** A number of two groups with a slash, as oil filters have: *W712/95*, but no tyre in American writing, *P195/65*. */
const slashedNumber = /(?<![\p{L}\p{N}])(?!(?:p|lt)\d)([a-z]{1,3}\d{3,5})\/(\d{1,2})(?![\p{L}\p{N}.,])/giu;

/** Keeps the groups of a number in one word, so that it can be told as it was typed. */
const groupSpace = "\u00a0";

/**
 * Makes one word of each part number that is written in groups.
 *
 * @param typed the text that the words are from.
 */
export function joinPartNumbers(words: readonly string[], typed: string): readonly string[] {
  const text = words.join(" ");
  let joined = text.replace(anyNumber, (number) => number.replaceAll(" ", groupSpace));
  for (const [, first = "", second = ""] of typed.toLowerCase().matchAll(slashedNumber)) {
    joined = joined.replace(`${first} ${second}`, `${first}${groupSpace}${second}`);
  }
  return joined === text ? words : joined.split(" ");
}

/** Returns a word as it was typed, with spaces between the groups of a number. */
export function spellNumber(word: string): string {
  return word.replaceAll(groupSpace, " ");
}
