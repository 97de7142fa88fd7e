import { expect, test } from "vitest";
import { createLexicon } from "./create-lexicon.ts";
import type { LexiconSource, NamedEntity } from "./lexicon.ts";
import { parseQuery } from "./parse-query.ts";

const named = (id: number, text: string): NamedEntity => ({
  id,
  names: [{ text, isHeadLast: false }],
  synonyms: [],
  demand: 50,
});
const variant = { fuel: "diesel", builtFrom: 200501, builtTo: null };
const source: LexiconSource = {
  partTypes: [
    named(1, "Batería"),
    named(2, "Anticongelante"),
    named(3, "Junta de culata"),
    named(4, "Amortiguador"),
    named(5, "Pastillas de freno"),
  ],
  categories: [],
  brands: [],
  makers: [
    { id: 1, name: "SEAT" },
    { id: 2, name: "Volkswagen" },
    { id: 3, name: "Opel" },
  ],
  models: [
    { id: 1, makerId: 1, name: "Ibiza IV (6J)" },
    { id: 2, makerId: 2, name: "Polo V (6R)" },
    { id: 3, makerId: 2, name: "up! (AA)" },
    { id: 4, makerId: 3, name: "Corsa D (S07)" },
    { id: 5, makerId: 3, name: "Corsa E (X15)" },
  ],
  variants: [
    { ...variant, id: 1, modelId: 1, vehicleName: "1.9 TDI", kw: 74, cv: 100 },
    { ...variant, id: 2, modelId: 2, vehicleName: "1.6 TDI", kw: 66, cv: 90 },
    { ...variant, id: 3, modelId: 3, vehicleName: "1.0", kw: 44, cv: 60 },
    { ...variant, id: 4, modelId: 4, vehicleName: "1.3 CDTI", kw: 55, cv: 75 },
    { ...variant, id: 5, modelId: 5, vehicleName: "1.3 CDTI", kw: 55, cv: 75 },
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

test("a displacement beside an engine's name is no measure", () => {
  expect(read("junta culata 1.9 tdi")).toEqual({
    part: 3,
    side: undefined,
    values: [],
    models: [1],
    unknown: 0,
  });
  expect(read("junta culata 2")).toMatchObject({ values: [2] });
});

test("a power that no version has is no measure", () => {
  expect(read("pastillas de freno ibiza 105 cv")).toMatchObject({ part: 5, values: [], models: [1] });
  expect(read("pastillas de freno ibiza 105 mm")).toMatchObject({ values: [105] });
});

test("a model with the name of a common word needs its maker", () => {
  expect(read("pastillas de freno vw up").models).toEqual([3]);
  expect(read("hurry up").models).toBeUndefined();
});

test("a model's letter may be dictated by its name, and an article is none", () => {
  expect(read("pastillas de freno corsa de").models).toEqual([4]);
  expect(read("pastillas de freno corsa e").models).toEqual([5]);
  expect(read("corsa de 2010 pastillas de freno").models).toEqual([4, 5]);
});
