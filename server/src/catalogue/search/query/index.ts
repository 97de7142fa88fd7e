export { createLexicon, type Lexicon } from "./create-lexicon.ts";
export type { LexiconSource, NamedEntity } from "./lexicon.ts";
export { type ParsedQuery, parseQuery } from "./parse-query.ts";
export type { PriceRange } from "./values/index.ts";
export { spellNumber } from "./words/index.ts";
