export { spellNumber } from "./part-number-groups.ts";
export { type MeantWords, readWords } from "./read-words.ts";
export { maxLength } from "./typed-words.ts";
