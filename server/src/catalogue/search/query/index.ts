export { foldText } from "./fold-text.ts";
export type { LexiconSource, NamedEntity } from "./lexicon.ts";
export { createLexicon, type Lexicon, type ParsedQuery, parseQuery } from "./parse-query.ts";
