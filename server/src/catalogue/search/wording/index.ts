export { spellOut, spellPluses } from "./abbreviations.ts";
export { isFillerWord } from "./filler-words.ts";
export { letterNamed, writeSpokenNumbers } from "./spoken-numbers.ts";
