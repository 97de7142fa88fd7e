export { spellOut } from "./abbreviations.ts";
export { isFillerWord } from "./filler-words.ts";
export { writeSpokenNumbers } from "./spoken-numbers.ts";
