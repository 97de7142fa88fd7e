import { expect, test } from "vitest";
import { namedEntity } from "../../../../test/catalogue/named-entity.ts";
import { partBrands } from "../trade-words/index.ts";
import { createLexicon } from "./create-lexicon.ts";
import type { LexiconSource } from "./lexicon.ts";
import { parseQuery } from "./parse-query.ts";

const source: LexiconSource = {
  partTypes: [
    namedEntity(1, "Escobillas limpiaparabrisas", "escobillas"),
    namedEntity(2, "Aceite de motor", "aceite", "engine oil"),
    namedEntity(3, "Amortiguador"),
  ],
  categories: [namedEntity(1, "Neumáticos")],
  brands: [{ id: 1, name: "Bosch" }],
  makers: [
    { id: 1, name: "Ford" },
    { id: 2, name: "Volkswagen" },
  ],
  models: [
    { id: 1, makerId: 1, name: "Focus II (DA3)" },
    { id: 2, makerId: 2, name: "Passat B6 (3C)" },
  ],
  variants: [1, 2].map((id) => ({
    ...{ id, modelId: id, vehicleName: "2.0", fuel: "diesel", kw: 100, cv: 136 },
    ...{ builtFrom: 200501, builtTo: null },
  })),
  values: [],
  measures: [],
};
const lexicon = createLexicon(source);
const without = createLexicon({ ...source, brands: [] });

function read(query: string, known = without) {
  const { partType, brand, absentBrands, vehicle, unknown, words, corrections } = parseQuery(known, query);
  return {
    part: partType?.thing.id ?? null,
    brand: brand?.id ?? null,
    absent: absentBrands.map(({ name }) => name),
    models: vehicle?.modelIds ?? [],
    unknown: unknown.map((place) => words[place]),
    corrections,
  };
}

test.each([
  ["escobillas bosch aerotwin", { part: 1, absent: ["Bosch"] }],
  ["escobillas bosh aero twin", { part: 1, absent: ["Bosch"] }],
  ["aceite motul 8100 x-clean", { part: 2, absent: ["Motul"] }],
  ["castrol edge engine oil", { part: 2, absent: ["Castrol"] }],
  ["amortiguador bilstein b6 passat b6", { part: 3, absent: ["Bilstein"], models: [2] }],
  ["kyb excel g focus", { absent: ["KYB"], models: [1] }],
  ["neumáticos cross climate 2 michelin", { absent: ["Michelin"] }],
  ["escobillas K&N", { part: 1, absent: ["K&N"] }],
  ["aceite total quartz", { part: 2, absent: ["Total"] }],
])("%s names a brand that the catalogue lacks, with its line", (query, wanted) => {
  expect(read(query)).toMatchObject({ ...wanted, unknown: [], corrections: [] });
});

test("an everyday word is a brand only beside something of cars", () => {
  expect(read("precio total").absent).toEqual([]);
  expect(read("total").absent).toEqual([]);
});

test("a maker of brake systems beside the word is no brand", () => {
  expect(read("escobillas ATE sys").absent).toEqual([]);
  expect(read("escobillas sist Bosch").absent).toEqual([]);
  expect(read("escobillas sistema Bosch", lexicon).brand).toBe(null);
  expect(read("escobillas ATE").absent).toEqual(["ATE"]);
});

test("a brand of the catalogue is read as such", () => {
  expect(read("escobillas bosch", lexicon)).toMatchObject({ part: 1, brand: 1, absent: [], unknown: [] });
});

test.each([
  ["Bosch", "escobillas bosh aerotwin"],
  ["MANN-FILTER", "escobillas mann"],
  ["Mann", "escobillas mann"],
  ["Castrol", "aceite castrol edge"],
])("the catalogue's %s is found in %s, with its line", (name, query) => {
  const known = createLexicon({ ...source, brands: [{ id: 7, name }] });
  expect(read(query, known)).toMatchObject({ brand: 7, absent: [], unknown: [], corrections: [] });
});

test("every spelling of every brand is read beside a part, and none corrected", () => {
  const misread = partBrands.flatMap(({ name, said }) =>
    said.filter((spelling) => {
      const { absent, unknown, corrections } = read(`escobillas ${spelling}`);
      return absent.join() !== name || unknown.length > 0 || corrections.length > 0;
    }),
  );
  expect(misread).toEqual([]);
});

test("the number of a product line is no displacement", () => {
  const written = (query: string) => parseQuery(lexicon, query).notations.map((one) => one.written);
  expect(written("aceite CTEK MXS 5.0")).toEqual([]);
  expect(written("amortiguador sachs 2.0")).toEqual(["2.0"]);
});
