import { expect, test } from "vitest";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import { parseQuery } from "../parse-query.ts";

const lexicon = createLexicon({
  partTypes: [
    namedEntity(1, "Amortiguador"),
    namedEntity(2, "Sensor de temperatura del refrigerante", "sensor de temperatura"),
    namedEntity(3, "Compresor de aire acondicionado", "compresor de aire"),
    namedEntity(4, "Radiador de motor", "radiador"),
    namedEntity(5, "Faro antiniebla", "antiniebla"),
    namedEntity(6, "Rodamiento de rueda", "wheel bearing"),
    namedEntity(7, "Ballesta"),
    namedEntity(8, "Disco de freno", "disc"),
  ],
  categories: [namedEntity(1, "Kits de reparación")],
  ...{
    brands: [],
    makers: [{ id: 1, name: "Fiat" }],
    models: [{ id: 1, makerId: 1, name: "Ducato III (250)" }],
  },
  variants: [],
  ...{ values: [], measures: [], equipment: [] },
});

test.each([
  "amortiguador de dirección",
  "steering damper",
  "sensor de temperatura exterior",
  "compresor de aire portátil",
  "travesaño radiador",
  "wheel bearing press",
  "embrague compresor de aire",
  "candado antiniebla",
  "antiniebla bezel",
  "gemelas ballesta",
  "disc cutting",
])("the catalogue lacks %s, whose name contains that of a part", (query) => {
  const { partType, category } = parseQuery(lexicon, query);
  expect([partType, category]).toEqual([null, null]);
});

test("a kit alone names no category", () => {
  expect(parseQuery(lexicon, "kit glp").category).toBeNull();
  expect(parseQuery(lexicon, "kits de reparación").category?.thing.id).toBe(1);
});

test("an everyday word that shares its stem with a piece contradicts nothing", () => {
  expect(parseQuery(lexicon, "antiniebla de la marca valeo").partType?.thing.id).toBe(5);
  expect(parseQuery(lexicon, "marco antiniebla").partType).toBeNull();
});

test("a caravan is a body beside a vehicle", () => {
  expect(parseQuery(lexicon, "antiniebla fiat ducato caravana").partType?.thing.id).toBe(5);
});

test("beside a car, everyday words are talk, and a motorcycle's part is none of the car's", () => {
  expect(parseQuery(lexicon, "radiador fiat ducato, llevo niños al colegio").partType?.thing.id).toBe(4);
  expect(parseQuery(lexicon, "radiador para niños").partType).toBeNull();
  expect(parseQuery(lexicon, "radiador moto fiat ducato").partType).toBeNull();
});

test("a measure is no piece of the part", () => {
  expect(parseQuery(lexicon, "radiador cable 90 cm").partType?.thing.id).toBe(4);
  expect(parseQuery(lexicon, "cable radiador").partType).toBeNull();
});
