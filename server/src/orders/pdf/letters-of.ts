import anyAscii from "any-ascii";
import type { Font } from "fontkit";

const words = /[^\p{Z}\p{C}]+/gu;
const blanksAndMarks = /[\p{Z}\p{C}]/gu;
const isOtherScript = (letter: string) => /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter);

/** For each font, a pattern of one character that it cannot draw. */
const missing = new WeakMap<Font, RegExp>();

/**
 * Returns a text in letters that a font has. Words with others, such as a name in Cyrillic, Arabic or Chinese, are transcribed
 * into Latin letters: an invoice must name its recipient (Royal Decree 1619/2012 art. 6.1 c), and the font would leave them out.
 * Of what it would draw as boxes, blanks become spaces and invisible marks go; line breaks stay.
 */
export function lettersOf(font: Font, text: string): string {
  const lacks = missing.get(font) ?? missingIn(font);
  missing.set(font, lacks);
  const composed = text.normalize("NFC");
  // Nearly every text.
  if (!lacks.test(composed)) return composed;
  return composed
    .replace(words, (word) => (lacks.test(word) ? transcribe(word, lacks) : word))
    .replace(blanksAndMarks, (mark) => (lacks.test(mark) ? plainBlank(mark) : mark));
}

const plainBlank = (mark: string) => (/[\p{Z}\t]/u.test(mark) ? " " : "");

function transcribe(word: string, lacks: RegExp): string {
  return [...word]
    .map((letter) => (lacks.test(letter) || isOtherScript(letter) ? anyAscii(letter) : letter))
    .join("");
}

function missingIn(font: Font): RegExp {
  const drawable = font.characterSet.map((codePoint) => `\\u{${codePoint.toString(16)}}`);
  return new RegExp(`[^\\n${drawable.join("")}]`, "u");
}
