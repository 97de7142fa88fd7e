export { spellNumber } from "./part-number-groups.ts";
export { type MeantWords, readWords } from "./read-words.ts";
