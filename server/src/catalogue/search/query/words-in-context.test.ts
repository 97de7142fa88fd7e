import { expect, test } from "vitest";
import { namedEntity } from "../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "./create-lexicon.ts";
import type { LexiconSource } from "./lexicon.ts";
import { parseQuery } from "./parse-query.ts";

const variant = { fuel: "diesel", builtFrom: 200501, builtTo: null };
const source: LexiconSource = {
  partTypes: [
    namedEntity(1, "Batería"),
    namedEntity(2, "Anticongelante"),
    namedEntity(3, "Junta de culata"),
    namedEntity(4, "Amortiguador"),
    namedEntity(5, "Pastillas de freno"),
    namedEntity(6, "Alfombrilla mat"),
    namedEntity(7, "Cárter"),
    namedEntity(8, "Cable de cambio"),
    namedEntity(9, "Neumático"),
  ],
  categories: [],
  brands: [],
  makers: [
    { id: 1, name: "SEAT" },
    { id: 2, name: "Volkswagen" },
    { id: 3, name: "Opel" },
    { id: 4, name: "Mazda" },
  ],
  models: [
    { id: 1, makerId: 1, name: "Ibiza IV (6J)" },
    { id: 2, makerId: 2, name: "Polo V (6R)" },
    { id: 3, makerId: 2, name: "up! (AA)" },
    { id: 4, makerId: 3, name: "Corsa D (S07)" },
    { id: 5, makerId: 3, name: "Corsa E (X15)" },
    { id: 6, makerId: 4, name: "3 (BP)" },
  ],
  variants: [
    { ...variant, id: 1, modelId: 1, vehicleName: "1.9 TDI", kw: 74, cv: 100 },
    { ...variant, id: 2, modelId: 2, vehicleName: "1.6 TDI", kw: 66, cv: 90 },
    { ...variant, id: 3, modelId: 3, vehicleName: "1.0", kw: 44, cv: 60 },
    { ...variant, id: 4, modelId: 4, vehicleName: "1.3 CDTI", kw: 55, cv: 75 },
    { ...variant, id: 5, modelId: 5, vehicleName: "1.3 CDTI", kw: 55, cv: 75 },
    { ...variant, id: 6, modelId: 6, vehicleName: "2.0 Motor", kw: 90, cv: 122 },
  ],
  values: [
    ...["left", "right"].map((code) => ({ attributeId: 10, partTypeId: 1, code, labels: [] })),
    ...["G12", "G12+", "G12++"].map((code) => ({ attributeId: 11, partTypeId: 2, code, labels: [] })),
  ],
  measures: [
    { attributeId: 12, partTypeId: 1, unit: "Ah", low: 36, high: 105, isKey: true },
    { attributeId: 13, partTypeId: 1, unit: "A", low: 300, high: 950, isKey: true },
    { attributeId: 14, partTypeId: 3, unit: "", low: 0, high: 3, isKey: true },
    { attributeId: 15, partTypeId: 5, unit: "mm", low: 80, high: 190, isKey: true },
  ],
};
const lexicon = createLexicon(source);

function read(query: string) {
  const { partType, side, values, vehicle, unknown } = parseQuery(lexicon, query);
  return {
    part: partType?.thing.id,
    side: side?.code,
    values: values.map(({ code, number }) => code ?? number).toSorted(),
    models: vehicle?.modelIds,
    unknown: unknown.length,
  };
}

test.each(["batería 70 Ah izquierda", "izquierda batería 70ah", "batería 70 Ah polo a la izquierda"])(
  "the side of a battery is its terminal's: %s",
  (query) => {
    expect(read(query)).toEqual({
      part: 1,
      side: undefined,
      values: [70, "left"],
      models: undefined,
      unknown: 0,
    });
  },
);

test("the side of other parts is where they are fitted", () => {
  expect(read("amortiguador izquierdo")).toMatchObject({ part: 4, side: "left", values: [] });
});

test.each([
  ["batería 70 amperios", [70]],
  ["batería 70 ah 640 amperios", [640, 70]],
  ["bateria de setanta ampers", [70]],
  ["eighty amp batería", [80]],
])("amperes of a battery are its capacity or its cold current, by their number: %s", (query, values) => {
  expect(read(query)).toMatchObject({ part: 1, values });
});

test.each([
  ["anticongelante G12", "G12"],
  ["anticongelante G12+", "G12+"],
  ["G12+ anticongelante", "G12+"],
  ["anticongelante g12++", "G12++"],
])("plus signs tell coolants apart: %s", (query, value) => {
  expect(read(query)).toMatchObject({ part: 2, values: [value], unknown: 0 });
});

test("the size of a motorcycle's tyres is none of a car's", () => {
  const written = (query: string) => parseQuery(lexicon, query).notations.map((one) => one.written);
  expect(written("neumático 205/55 r17")).toEqual(["205/55 R17"]);
  expect(written("neumático moto 190/55 r17")).toEqual([]);
  expect(written("neumáticos moto 120/70 r17")).toEqual([]);
});

test("a displacement beside an engine's name is no measure", () => {
  expect(read("junta culata 1.9 tdi")).toEqual({
    part: 3,
    side: undefined,
    values: [],
    models: [1],
    unknown: 0,
  });
  expect(read("junta culata 2 muescas")).toMatchObject({ values: [2] });
});

test("a power that no version has is no measure", () => {
  expect(read("pastillas de freno ibiza 105 cv")).toMatchObject({ part: 5, values: [], models: [1] });
  expect(read("pastillas de freno ibiza 105 mm")).toMatchObject({ values: [105] });
});

test("a model with the name of a common word needs its maker", () => {
  expect(read("pastillas de freno vw up").models).toEqual([3]);
  expect(read("hurry up").models).toBeUndefined();
});

test("makers are called by nicknames and by their British names", () => {
  const readVehicle = (query: string) => parseQuery(lexicon, query).vehicle;
  expect(readVehicle("vauxhall corsa e")).toMatchObject({ makerId: 3, modelIds: [5] });
  expect(readVehicle("vauxhall alfombrilla")).toMatchObject({ makerId: 3 });
});

test("a model's letter may be dictated by its name, and an article is none", () => {
  expect(read("pastillas de freno corsa de").models).toEqual([4]);
  expect(read("pastillas de freno corsa e").models).toEqual([5]);
  expect(read("corsa de 2010 pastillas de freno").models).toEqual([4, 5]);
});

test.each(["mata", "camaradas", "hospital", "senador", "bonita"])("%s is no word of the trade", (word) => {
  const { partType, vehicle, corrections, unknown } = parseQuery(lexicon, word);
  expect([partType, vehicle, corrections, unknown]).toEqual([null, null, [], [0]]);
});

test("a word that is understood is not unknown where it is typed again, and is corrected once", () => {
  expect(parseQuery(lexicon, "volsvagen volsvagen polo")).toMatchObject({
    corrections: [{ word: "volsvagen", instead: "volkswagen" }],
    unknown: [],
  });
  expect(parseQuery(lexicon, "ibiza ibiza año 2010").unknown).toEqual([]);
});

test("a longer name of something else is no part: the gasket of a sump is no sump", () => {
  expect(read("carter").part).toBe(7);
  expect(parseQuery(lexicon, "junta carter").partType).toBe(null);
});

test("a complaint about a part is a symptom, although the part is named in full", () => {
  const { symptom, partType } = parseQuery(lexicon, "pierde anticongelante");
  expect([symptom?.symptom.id, partType]).toEqual(["loses-coolant", null]);
});

test("a word of a sentence counts where it belongs to a part's name", () => {
  expect(read("cable cambio").part).toBe(8);
});

test.each(["mazda 3", "mazda3", "mazda tres", "Mazda 3 pastillas"])(
  "%s names a model of one character",
  (query) => {
    expect(parseQuery(lexicon, query).vehicle?.modelIds).toEqual([6]);
  },
);

test.each([["ibiza seis jota", 1]])("%s is a model's code that was dictated", (query, first) => {
  expect(parseQuery(lexicon, query).vehicle?.modelIds[0]).toBe(first);
});

test("motor names no engine", () => {
  expect(parseQuery(lexicon, "motor 1.9 tdi").vehicle?.variantIds).toEqual([1]);
});

test("a number with a leading zero is no measure", () => {
  expect(read("bateria 063").values).toEqual([]);
});

test.each([
  ["anticongelante ge doce más", "G12+"],
  ["anticongelante g12 plus plus", "G12++"],
])("%s is %s", (query, code) => {
  expect(read(query).values).toEqual([code]);
});

const twoParts: LexiconSource = {
  ...source,
  partTypes: [
    { ...namedEntity(1, "Faro delantero"), synonyms: [{ text: "faro", isHeadLast: false }] },
    { ...namedEntity(2, "Bombilla de faro"), synonyms: [{ text: "H7", isHeadLast: false }] },
    {
      ...namedEntity(3, "Silenciador"),
      synonyms: ["silencioso", "silencioso trasero"].map((text) => ({ text, isHeadLast: false })),
    },
    { ...namedEntity(4, "Escobilla"), synonyms: [] },
    { ...namedEntity(5, "Limpialuneta"), synonyms: [{ text: "escobilla trasera", isHeadLast: false }] },
    { ...namedEntity(6, "Aceite de motor"), synonyms: [{ text: "aceite", isHeadLast: false }] },
    namedEntity(7, "Aceite de cambio manual"),
    { ...namedEntity(8, "Semieje"), synonyms: [{ text: "transmisión delantera", isHeadLast: false }] },
  ],
  categories: [namedEntity(1, "Tornillos"), namedEntity(2, "Correas y belt")],
  makers: [...source.makers, { id: 5, name: "BYD" }],
  models: [...source.models, { id: 7, makerId: 5, name: "Seal" }],
  variants: [...source.variants, { ...variant, id: 7, modelId: 7, vehicleName: "Comfort", kw: 230, cv: 313 }],
  values: [],
  measures: [],
};
const partsLexicon = createLexicon(twoParts);
const readPart = (query: string) => {
  const { partType, position, category, vehicle, notations, unknown } = parseQuery(partsLexicon, query);
  return {
    part: partType?.thing.id ?? null,
    position: position?.code ?? null,
    category: category?.thing.id ?? null,
    models: vehicle?.modelIds ?? [],
    codes: notations.map(({ written }) => written),
    unknown: unknown.length,
  };
};

test.each([
  ["faro h7", 1, null],
  ["h7", 2, null],
  ["silencioso trasero", 3, "rear"],
  ["escobilla trasera", 5, null],
  ["faro delantero", 1, null],
  ["transmisión delantera", 8, "front"],
  ["aceite 75w80", 7, null],
  ["aceite 5w30", 6, null],
  ["faro bombilla h7", 2, null],
  ["faro derecho h7", 1, null],
])("%s is part %i", (query, part, position) => {
  expect(readPart(query)).toMatchObject({ part, position });
});

test("the driver's side is left, and the passenger's right", () => {
  const sideOf = (query: string) => parseQuery(partsLexicon, query).side?.code;
  const sides = ["driver side faro", "passenger headlight", "faro conductor"].map(sideOf);
  expect(sides).toEqual(["left", "right", "left"]);
  const british = [
    "driver side faro rhd",
    "right-hand drive headlight passenger side",
    "faro lado conductor volante a la derecha",
    "faro rhd",
    "left faro rhd",
  ].map(sideOf);
  expect(british).toEqual(["right", "left", "right", undefined, "left"]);
});

test("a name of something else is neither a category nor a vehicle", () => {
  expect(readPart("tornillos de culata")).toMatchObject({ part: null, category: null });
  expect(readPart("tornillos")).toMatchObject({ category: 1 });
  expect(readPart("door seal")).toMatchObject({ models: [] });
  expect(readPart("byd seal")).toMatchObject({ models: [7] });
  expect(readPart("seat belt front left")).toMatchObject({ category: null, models: [] });
});

test("12 volts tell no part apart, 24 do, and an engine has 12 valves", () => {
  expect(readPart("faro 12v")).toMatchObject({ codes: [], unknown: 0 });
  expect(readPart("faro 24v")).toMatchObject({ codes: ["24 V"], unknown: 0 });
  expect(readPart("faro 1.2 24v").codes).not.toContain("24 V");
});

test("C3 beside a grade is a class of oils, and a Citroën after its maker", () => {
  expect(readPart("aceite 5w30 c3").codes).toContain("ACEA C3");
  expect(readPart("aceite 5w30 citroen c3").codes).not.toContain("ACEA C3");
});

test.each([
  ["headlamp delantero", 1],
  ["óptica delantera", 1],
  ["silenciador trasero", 3],
  ["mofle trasero", 3],
  ["muffler trasero", 3],
])("a name is known in other words for the same: %s", (query, part) => {
  expect(readPart(query).part).toBe(part);
});

test("an ampersand joins two parts", () => {
  expect(readPart("faro & silencioso trasero")).toEqual(readPart("faro y silencioso trasero"));
});
