import type { NamedEntity } from "../../src/catalogue/search/query/lexicon.ts";

/** An entity of a lexicon, such as a part type, with the first word of each name as its head. */
export function namedEntity(id: number, text: string, ...synonyms: string[]): NamedEntity {
  const phrase = (name: string) => ({ text: name, isHeadLast: false });
  return { id, names: [phrase(text)], synonyms: synonyms.map(phrase), demand: 50 };
}
