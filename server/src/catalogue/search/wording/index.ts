export { spellOut, spellPluses } from "./abbreviations.ts";
export { isCommonWord } from "./common-words.ts";
export { isFillerWord } from "./filler-words.ts";
export { joinSpelledCodes, letterNamed, writeSpokenNumbers } from "./spoken-numbers.ts";
