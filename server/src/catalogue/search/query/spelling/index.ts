export { type Abbreviations, createAbbreviations } from "./abbreviations.ts";
export { type Correction, correctWords, splitJoined, undiminished, withoutVoid } from "./correct-words.ts";
export { createFuzzyMatcher, type FuzzyMatcher, isOneSlip } from "./fuzzy-matcher.ts";
export { createVowelless, type Vowelless } from "./vowelless.ts";
