export { foldText } from "./fold-text.ts";
export type { LexiconSource, NamedThing } from "./lexicon.ts";
export { createLexicon, type Lexicon, type Understanding, understandQuery } from "./understand-query.ts";
