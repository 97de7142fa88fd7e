export { foldText, squeeze, wordsIn } from "./fold-text.ts";
export type { LexiconSource, LexiconVariant, Measure, NamedThing } from "./lexicon.ts";
export { createLexicon, type Lexicon, type Understanding, understandQuery } from "./understand-query.ts";
