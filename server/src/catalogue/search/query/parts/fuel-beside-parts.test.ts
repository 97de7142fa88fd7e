import { expect, test } from "vitest";
import { createLexicon } from "../create-lexicon.ts";
import type { NamedEntity } from "../lexicon.ts";
import { parseQuery } from "../parse-query.ts";

const named = (id: number, text: string, ...synonyms: string[]): NamedEntity => ({
  id,
  names: [{ text, isHeadLast: false }],
  synonyms: synonyms.map((synonym) => ({ text: synonym, isHeadLast: true })),
  demand: 50,
});
const lexicon = createLexicon({
  partTypes: [
    named(1, "Filtro de aceite", "oil filter"),
    named(2, "Filtro de aire", "air filter"),
    named(3, "Filtro de combustible", "filtro de gasoil", "diesel filter", "petrol filter", "fuel filter"),
    named(4, "Inyector diésel", "diesel injector"),
    named(5, "Inyector de gasolina", "fuel injector"),
    named(6, "Bomba de combustible", "fuel pump"),
    // Words of many parts weigh little.
    named(7, "Bomba de aceite", "oil pump"),
    named(8, "Tapón de aceite", "oil cap"),
    named(9, "Manguito de aire", "air hose"),
    named(10, "Muelle de aire", "air spring"),
  ],
  categories: [],
  brands: [],
  makers: [{ id: 1, name: "Volkswagen" }],
  models: [{ id: 1, makerId: 1, name: "Golf V (1K1)" }],
  variants: [
    {
      id: 1,
      modelId: 1,
      vehicleName: "1.9 TDI",
      fuel: "diesel",
      builtFrom: 200501,
      builtTo: null,
      kw: 77,
      cv: 105,
    },
  ],
  values: [],
  measures: [],
});

test.each([
  ["diesel golf oil filter", 1],
  ["filtro de aceite golf diésel", 1],
  ["golf petrol air filter", 2],
  ["filtro de gasoil golf", 3],
  ["diesel filter golf", 3],
  ["diesel injector golf", 4],
  ["fuel injector diesel", 4],
])("%s names the part %i: the vehicle's fuel is no part of its name", (query, part) => {
  expect(parseQuery(lexicon, query).partType?.thing.id).toBe(part);
});
