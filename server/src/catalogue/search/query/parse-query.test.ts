import fc from "fast-check";
import { expect, test } from "vitest";
import { createLexicon } from "./create-lexicon.ts";
import type { LexiconSource } from "./lexicon.ts";
import { parseQuery } from "./parse-query.ts";

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
  expect(words.length).toBeLessThanOrEqual(40);
});

test("part, vehicle and brand are found in any order, regardless of accents, case and plural", () => {
  const clerk = { part: 1, brand: 5, variants: [2], unknown: [] };
  expect(read("filtro de aceite golf 6 2.0 tdi cerdel")).toMatchObject(clerk);
  expect(read("CERDEL Golf VI 2,0 TDI filtros aceite")).toMatchObject(clerk);
  expect(read("filtre d'oli vw golf mk6 diesel cerdel")).toMatchObject(clerk);
});

test("a maker is read as people spell its name by ear, if the catalogue has it", () => {
  const golf = read("filtro aceite folsvaguen golf 6 2.0 tdi");
  expect(golf).toMatchObject({ part: 1, variants: [2], corrected: ["volkswagen"], unknown: [] });
  expect(read("filtro aceite renol golf 6 2.0 tdi")).toMatchObject({ corrected: [], unknown: ["renol"] });
});

test("power is in kW or CV, and a year is within production", () => {
  expect(read("golf 140cv").variants).toEqual([2, 4]);
  expect(read("golf 103 kw 2010").variants).toEqual([2]);
});

test("a position is a filter, unless it belongs to the part's own name", () => {
  expect(read("disco freno delantero leon")).toMatchObject({ part: 2, position: "front", variants: [1] });
  expect(read("piloto trasero")).toMatchObject({ part: 4, position: undefined });
  expect(read("disco freno delantero y trasero leon")).toMatchObject({ part: 2, position: undefined });
});

test("a code determines the part type; a two-letter chassis code needs its maker", () => {
  expect(read("5w30 5l")).toMatchObject({ part: 3, values: ["5W-30"], variants: undefined, unknown: [] });
  expect(read("skoda 5l").variants).toEqual([5]);
});

test.each(["aceite vw 504.00", "vw 507.00", "VW 504.00/507.00"])(
  "an approval of two numbers is found by each of them: %s",
  (query) => {
    const values = [{ attributeId: 1, partTypeId: 3, code: "VW 504.00/507.00", labels: [] }];
    const parsed = parseQuery(createLexicon({ ...source, values }), query);
    expect(parsed.values.map(({ code }) => code)).toEqual(["VW 504.00/507.00"]);
  },
);

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
  expect(read("disco 900 mm").values).toEqual([]);
});

test("one typo per word is corrected and reported; two are not", () => {
  expect(read("fitro aceite")).toMatchObject({ part: 1, corrected: ["filtro"] });
  expect(read("fitlor")).toMatchObject({ part: undefined, unknown: ["fitlor"] });
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

const tyres: LexiconSource = {
  ...source,
  partTypes: [
    ...source.partTypes,
    { id: 5, names: spoken("Neumático de verano"), synonyms: spoken("cubierta"), demand: 90 },
    { id: 6, names: spoken("Neumático de invierno"), synonyms: [], demand: 50 },
    { id: 7, names: spoken("Neumático de cuatro estaciones"), synonyms: [], demand: 40 },
  ],
  categories: [
    ...source.categories,
    { id: 11, names: spoken("Neumáticos"), synonyms: spoken("cubiertas"), demand: 50 },
  ],
  measures: [5, 6, 7].flatMap((partTypeId) => [
    { attributeId: 10, partTypeId, unit: "mm", low: 155, high: 255, isKey: true },
    { attributeId: 11, partTypeId, unit: "%", low: 35, high: 70, isKey: true },
    { attributeId: 12, partTypeId, unit: "″", low: 14, high: 19, isKey: true },
  ]),
};
const tyreShop = createLexicon(tyres);

test.each(["205/55 R16", "205 55 16", "205/55ZR16", "neumáticos 205/55R16", "cubierta 205-55-r16"])(
  "%s means tyres of that size for all seasons",
  (query) => {
    const { partType, category, values, unknown, notations } = parseQuery(tyreShop, query);
    expect([partType, category?.thing.id, unknown, notations]).toEqual([null, 11, [], []]);
    expect(values.map(({ number }) => number)).toEqual([205, 55, 16]);
  },
);

test("a season that is named narrows a tyre size to it", () => {
  const { partType, values } = parseQuery(tyreShop, "neumatico invierno 205/55 r16");
  expect([partType?.thing.id, values.length]).toEqual([6, 3]);
});

test("four tyres are none of four seasons", () => {
  expect(parseQuery(tyreShop, "cuatro cubiertas 205/55 r16").partType).toBe(null);
  expect(parseQuery(tyreShop, "cuatro estaciones 205/55 r16").partType?.thing.id).toBe(7);
});

test("a code that no product has is understood, and names the part type", () => {
  const { partType, notations, vehicle, unknown } = parseQuery(lexicon, "vw 504.00/507.00");
  expect([partType?.thing.id, vehicle, unknown]).toEqual([3, null, []]);
  expect(notations.map(({ written }) => written)).toEqual(["VW 504.00 507.00"]);
  expect(parseQuery(tyreShop, "135/80 r13").category?.thing.id).toBe(11);
});

test("spaces in contents and a belt's code do not change the values that they name", () => {
  const shop = createLexicon({
    ...source,
    partTypes: [
      ...source.partTypes,
      { id: 5, names: spoken("Correa poli-V"), synonyms: spoken("correa"), demand: 60 },
    ],
    measures: [
      { attributeId: 20, partTypeId: 3, unit: "l", low: 1, high: 60, isKey: false },
      { attributeId: 21, partTypeId: 5, unit: "", low: 3, high: 8, isKey: true },
      { attributeId: 22, partTypeId: 5, unit: "mm", low: 695, high: 2300, isKey: true },
    ],
  });
  const numbers = (query: string) => {
    const { values, notations, unknown } = parseQuery(shop, query);
    expect([notations, unknown], query).toEqual([[], []]);
    return values.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b);
  };
  for (const contents of ["5l", "5 l", "5L", "5 litros"]) {
    expect(numbers(`aceite de motor 5w30 ${contents}`), contents).toEqual([5]);
  }
  for (const code of ["6pk1070", "6PK 1070", "6 pk 1070"]) {
    expect(numbers(`correa ${code}`), code).toEqual([6, 1070]);
  }
});

test("the order of a part type, a code and a vehicle does not change what is understood", () => {
  const groups = ["aceite de motor", "5w-30", "VW 504.00/507.00", "golf 6 2.0 tdi", "5 l"];
  const meaning = (query: string) => {
    const { partType, vehicle, values, notations, unknown } = parseQuery(lexicon, query);
    return {
      part: partType?.thing.id,
      variants: vehicle?.variantIds,
      values: values.map(({ code }) => code),
      notations: notations.map(({ written }) => written).toSorted(),
      unknown,
    };
  };
  const usual = meaning(groups.join(" "));
  expect(usual).toMatchObject({ part: 3, variants: [2], values: ["5W-30"], unknown: [] });
  fc.assert(
    fc.property(fc.shuffledSubarray(groups, { minLength: groups.length }), (shuffled) => {
      expect(meaning(shuffled.join(" "))).toEqual(usual);
    }),
  );
});

test("a value that is added to the catalogue never leaves more words unknown", () => {
  const queries = ["5w-40 acea c3", "vw 504 00 golf", "205/55 r16 91v", "g12 golf 6", "aceite 0w20 5l"];
  const value = fc.record({
    attributeId: fc.integer({ min: 20, max: 25 }),
    partTypeId: fc.integer({ min: 1, max: 6 }),
    code: fc.constantFrom("5W-40", "C3", "VW 504.00", "91V", "G12", "0W-20", "205"),
    labels: fc.array(fc.constant(""), { maxLength: 0 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...queries), fc.array(value, { maxLength: 4 }), (query, values) => {
      const before = parseQuery(tyreShop, query).unknown.length;
      const grown = createLexicon({ ...tyres, values: [...tyres.values, ...values] });
      expect(parseQuery(grown, query).unknown.length).toBeLessThanOrEqual(before);
    }),
  );
});

const wheelShop = createLexicon({
  ...source,
  partTypes: [
    ...source.partTypes,
    { id: 7, names: spoken("Llanta de aleación"), synonyms: spoken("llanta"), demand: 55 },
  ],
  values: [
    { attributeId: 30, partTypeId: 7, code: "5x112", labels: [] },
    { attributeId: 31, partTypeId: 7, code: "ET45", labels: [] },
  ],
  measures: [
    { attributeId: 32, partTypeId: 7, unit: "″", low: 13, high: 20, isKey: true },
    { attributeId: 33, partTypeId: 7, unit: "J", low: 4.5, high: 8.5, isKey: true },
    { attributeId: 34, partTypeId: 7, unit: "mm", low: 54.1, high: 114.3, isKey: true },
  ],
});

test.each([
  ["7Jx16 5x112 ET45 57,1", ["5x112", "ET45", 7, 16, 57.1]],
  ["7 j x 16 et 45", ["ET45", 7, 16]],
  ["llantas 6,5x15", [6.5, 15]],
  ["llantas 16 5x112", ["5x112", 16]],
  // A tyre's ratio is no bore.
  ["llantas 205/55 r16", [16]],
])("%s names a wheel's width, diameter, bolt pattern, offset and bore", (query, wanted) => {
  const { partType, values, notations, unknown } = parseQuery(wheelShop, query);
  expect(partType?.thing.id).toBe(7);
  const read = values.map(({ code, number }) => code ?? number);
  expect(new Set(read)).toEqual(new Set(wanted));
  expect(notations.filter(({ notation }) => notation.isTyreSize !== true)).toEqual([]);
  expect(unknown).toEqual([]);
});

test("a wheel's size of which nothing is on sale is still understood", () => {
  const { notations, unknown } = parseQuery(wheelShop, "llantas 9x22");
  expect([notations.map(({ written }) => written), unknown]).toEqual([["9Jx22"], []]);
});
