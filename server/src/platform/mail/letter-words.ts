import type { Fact } from "./letter.ts";

/** A letter in one language, with `{placeholders}`. */
export type LetterWords = {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  facts?: readonly Fact[];
  /** Label of the button that opens the template's link. */
  button?: string;
  note?: string;
};
