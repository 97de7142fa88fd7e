import type { LexiconSource } from "../../src/catalogue/search/query/lexicon.ts";

/** A catalogue without anything, to which a test adds what its queries name. */
export const emptyLexiconSource: LexiconSource = {
  partTypes: [],
  categories: [],
  brands: [],
  makers: [],
  models: [],
  variants: [],
  values: [],
  equipment: [],
  measures: [],
};
