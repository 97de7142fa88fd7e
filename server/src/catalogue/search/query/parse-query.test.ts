import { expect, test } from "vitest";
import type { LexiconSource } from "./lexicon.ts";
import { createLexicon, parseQuery } from "./parse-query.ts";

const spoken = (...texts: string[]) => texts.map((text) => ({ text, isHeadLast: false }));

const source: LexiconSource = {
  partTypes: [
    {
      id: 1,
      names: spoken("Filtro de aceite", "Filtre d'oli"),
      synonyms: spoken("cartucho de aceite"),
      demand: 90,
    },
    { id: 2, names: spoken("Disco de freno"), synonyms: spoken("disco ventilado"), demand: 80 },
    { id: 3, names: spoken("Aceite de motor"), synonyms: [], demand: 70 },
    { id: 4, names: spoken("Piloto trasero"), synonyms: [], demand: 40 },
  ],
  categories: [
    { id: 9, names: spoken("Frenos", "Frens"), synonyms: [], demand: 50 },
    { id: 10, names: spoken("Aceites y líquidos"), synonyms: spoken("lubricantes", "cartuchos"), demand: 50 },
  ],
  brands: [{ id: 5, name: "Cerdel" }],
  makers: [
    { id: 1, name: "SEAT" },
    { id: 2, name: "Volkswagen" },
    { id: 3, name: "Škoda" },
  ],
  models: [
    { id: 1, makerId: 1, name: "León II (1P)" },
    { id: 2, makerId: 2, name: "Golf VI (5K1)" },
    { id: 3, makerId: 2, name: "Golf V (1K1)" },
    { id: 4, makerId: 3, name: "Yeti (5L)" },
  ],
  variants: [
    {
      id: 1,
      modelId: 1,
      vehicleName: "1.9 TDI",
      fuel: "diesel",
      kw: 77,
      cv: 105,
      builtFrom: 200507,
      builtTo: 201012,
    },
    {
      id: 2,
      modelId: 2,
      vehicleName: "2.0 TDI",
      fuel: "diesel",
      kw: 103,
      cv: 140,
      builtFrom: 200810,
      builtTo: 201211,
    },
    {
      id: 3,
      modelId: 2,
      vehicleName: "1.4 TSI",
      fuel: "petrol",
      kw: 90,
      cv: 122,
      builtFrom: 200810,
      builtTo: 201211,
    },
    {
      id: 4,
      modelId: 3,
      vehicleName: "2.0 TDI",
      fuel: "diesel",
      kw: 103,
      cv: 140,
      builtFrom: 200310,
      builtTo: 200811,
    },
    {
      id: 5,
      modelId: 4,
      vehicleName: "2.0 TDI",
      fuel: "diesel",
      kw: 103,
      cv: 140,
      builtFrom: 200908,
      builtTo: 201712,
    },
  ],
  values: [{ attributeId: 1, partTypeId: 3, code: "5W-30", labels: [] }],
  measures: [{ attributeId: 2, partTypeId: 2, unit: "mm", low: 238, high: 345, isKey: true }],
};
const lexicon = createLexicon(source);

/** A short form of a parsed query for comparison. */
function read(query: string) {
  const { partType, category, brand, vehicle, values, position, corrections, unknown, words } = parseQuery(
    lexicon,
    query,
  );
  return {
    part: partType?.thing.id,
    category: category?.thing.id,
    brand: brand?.id,
    variants: vehicle?.variantIds,
    values: values.map(({ code, number }) => code ?? number),
    position: position?.code,
    corrected: corrections.map(({ instead }) => instead),
    unknown: unknown.map((place) => words[place]),
  };
}

test.each(["", "   ", "!!! ???", "%%__**", "\u0000\u0007", "'; drop table product; --"])(
  "%j names nothing of the shop's",
  (query) => {
    expect(read(query)).toMatchObject({ part: undefined, brand: undefined, variants: undefined });
  },
);

test("unknown words are reported, in any alphabet", () => {
  expect(read("asdfgh 漢字 صباح").unknown).toEqual(["asdfgh", "漢字", "صباح"]);
});

test("a query of ten thousand words is cut off", () => {
  const { words } = parseQuery(lexicon, "filtro ".repeat(10_000));
  expect(words.length).toBeLessThanOrEqual(24);
});

test("part, vehicle and brand are found in any order, regardless of accents, case and plural", () => {
  const clerk = { part: 1, brand: 5, variants: [2], unknown: [] };
  expect(read("filtro de aceite golf 6 2.0 tdi cerdel")).toMatchObject(clerk);
  expect(read("CERDEL Golf VI 2,0 TDI filtros aceite")).toMatchObject(clerk);
  expect(read("filtre d'oli vw golf mk6 diesel cerdel")).toMatchObject(clerk);
});

test("power is in kW or CV, and a year is within production", () => {
  expect(read("golf 140cv").variants).toEqual([2, 4]);
  expect(read("golf 103 kw 2010").variants).toEqual([2]);
});

test("a position is a filter, unless it belongs to the part's own name", () => {
  expect(read("disco freno delantero leon")).toMatchObject({ part: 2, position: "front", variants: [1] });
  expect(read("piloto trasero")).toMatchObject({ part: 4, position: undefined });
});

test("a code determines the part type; a two-letter chassis code needs its maker", () => {
  expect(read("5w30 5l")).toMatchObject({ part: 3, values: ["5W-30"], variants: undefined, unknown: ["5l"] });
  expect(read("skoda 5l").variants).toEqual([5]);
});

test.each(["5w-30", "5W 30", "5 w 30", "aceite 5w-30"])(
  "a code is found however it is divided, even if a part of it names a vehicle: %s",
  (query) => {
    const models = [...source.models, { id: 9, makerId: 2, name: "30 (ZZ)" }];
    const { partType, values, vehicle } = parseQuery(createLexicon({ ...source, models }), query);
    expect([partType?.thing.id, values.map(({ code }) => code), vehicle]).toEqual([3, ["5W-30"], null]);
  },
);

test("a number is the measure whose range contains it", () => {
  expect(read("disco 280 mm").values).toEqual([280]);
  expect(read("disco 280").values).toEqual([280]);
  expect(read("disco 900 mm")).toMatchObject({ values: [], unknown: ["900", "mm"] });
});

test("one typo per word is corrected and reported; two are not", () => {
  expect(read("fitro aceite")).toMatchObject({ part: 1, corrected: ["filtro"] });
  expect(read("fltr")).toMatchObject({ part: undefined, unknown: ["fltr"] });
});

test("a category's name is the category, not the part with the same beginning", () => {
  expect(read("frens")).toMatchObject({ part: undefined, category: 9 });
});

test("a common name of a whole category is the category, unless more words follow", () => {
  expect(read("lubricantes golf")).toMatchObject({ part: undefined, category: 10, unknown: [] });
  expect(read("cartucho")).toMatchObject({ part: undefined, category: 10 });
  expect(read("cartucho de aceite")).toMatchObject({ part: 1, category: undefined });
  expect(read("lubricante 5w30")).toMatchObject({ part: 3, category: undefined });
});
