import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../../test/catalogue/empty-lexicon-source.ts";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import { parseQuery } from "../parse-query.ts";

const lexicon = createLexicon({
  ...emptyLexiconSource,
  partTypes: [
    namedEntity(1, "Brazo de suspensión", "brazo oscilante"),
    namedEntity(2, "Silentblock"),
    namedEntity(3, "Muelle de suspensión", "muelle helicoidal"),
    namedEntity(4, "Compresor de muelles"),
    namedEntity(5, "Calentador"),
    namedEntity(6, "Relé de precalentamiento"),
    namedEntity(7, "Juego de alfombrillas"),
    namedEntity(8, "Bujía"),
    namedEntity(9, "Juego de llaves de vaso"),
    namedEntity(10, "Juego de llaves combinadas", "juego de llaves"),
  ],
});
const partOf = (query: string) => parseQuery(lexicon, query).partType?.thing.id;

test("the part before *de* is wanted, although the name behind it is longer", () => {
  expect(partOf("silentblock posterior del brazo oscilante")).toBe(2);
  expect(partOf("compresor de muelles helicoidales")).toBe(4);
});

test("without *de*, beside a second part or as a set, the longer name is wanted", () => {
  expect(partOf("brazo oscilante con silentblock")).toBe(1);
  expect(partOf("muelle helicoidal")).toBe(3);
  expect(partOf("calentadores de precalentamiento y relé")).toBe(6);
  expect(partOf("juego de llaves de vaso")).toBe(9);
});
