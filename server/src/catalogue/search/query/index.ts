export { createLexicon, type Lexicon } from "./create-lexicon.ts";
export { foldText } from "./fold-text.ts";
export type { LexiconSource, NamedEntity } from "./lexicon.ts";
export { type ParsedQuery, parseQuery } from "./parse-query.ts";
export { stemWord } from "./stem-word.ts";
