import { expect, test } from "vitest";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import type { LexiconSource } from "../lexicon.ts";
import { parseQuery } from "../parse-query.ts";

const option = (attributeId: number, partTypeId: number, label: string) => ({
  attributeId,
  partTypeId,
  code: label.toLowerCase(),
  labels: [label],
});
const source: LexiconSource = {
  partTypes: [
    namedEntity(1, "Grasa lubricante", "grasa", "grasa de cobre"),
    namedEntity(2, "Correa poli-V", "correa de alternador"),
    namedEntity(3, "Amortiguador", "amortiguador de gas"),
    namedEntity(4, "Escobillas limpiaparabrisas", "escobillas"),
    namedEntity(5, "Bieleta"),
    namedEntity(6, "Sonda lambda", "lambda antes del catalizador"),
    namedEntity(7, "Portabicicletas"),
  ],
  categories: [],
  brands: [],
  makers: [{ id: 1, name: "Fiat" }],
  models: [{ id: 1, makerId: 1, name: "500 (312)" }],
  variants: [
    {
      id: 1,
      modelId: 1,
      vehicleName: "1.2",
      fuel: "petrol",
      kw: 51,
      cv: 69,
      builtFrom: 200707,
      builtTo: null,
    },
  ],
  values: [
    option(10, 1, "Cobre"),
    option(11, 2, "Alternador"),
    { ...option(12, 3, "gas"), labels: ["De gas"] },
    { ...option(13, 3, "bearing"), labels: ["Con cojinete"] },
    { ...option(14, 6, "upstream"), labels: ["Antes del catalizador"] },
    { ...option(16, 3, "unsealed"), labels: ["Sin retén"] },
    { ...option(15, 6, "wideband"), labels: ["De banda ancha"] },
  ],
  measures: [
    { attributeId: 19, partTypeId: 5, unit: "mm", low: 50, high: 400, isKey: true },
    { attributeId: 20, partTypeId: 2, unit: "", low: 3, high: 8, isKey: true },
    { attributeId: 21, partTypeId: 3, unit: "mm", low: 20, high: 120, isKey: true },
    { attributeId: 22, partTypeId: 4, unit: "mm", low: 300, high: 800, isKey: true },
    { attributeId: 23, partTypeId: 3, unit: "V", low: 12, high: 24, isKey: true },
    { attributeId: 25, partTypeId: 7, unit: "", low: 2, high: 3, isKey: true },
    { attributeId: 26, partTypeId: 1, unit: "l", low: 0.1, high: 1, isKey: true },
    { attributeId: 24, partTypeId: 3, unit: "A", low: 1, high: 3000, isKey: true },
  ],
};
const lexicon = createLexicon(source);

test.each([
  ["correa poli-v 5 canales", [5]],
  ["correa poli-v 6PK", [6]],
  ["correa poli-v gen 3", []],
  ["correa poli-v gen 3 con 5 canales", [5]],
  ["correa poli-v solo la 4", []],
  ["portabicicletas 3 bicis", [3]],
  ["portabicicletas 3", []],
])("of %s, a number without a unit counts what its noun says", (query, values) => {
  expect(read(query).values).toEqual(values);
});

function read(query: string) {
  const { partType, values, vehicle } = parseQuery(lexicon, query);
  return {
    part: partType?.thing.id,
    values: values.map(({ code, number }) => code ?? number),
    models: vehicle?.modelIds ?? [],
  };
}

test("a word that a part's name does without is a value as well", () => {
  expect(read("grasa de cobre")).toMatchObject({ part: 1, values: ["cobre"] });
  expect(read("correa de alternador")).toMatchObject({ part: 2, values: [] });
});

test("a value is read without the preposition of its label, and not what a part lacks", () => {
  expect(read("amortiguador gas")).toMatchObject({ part: 3, values: ["gas"] });
  expect(read("amortiguador no de gas")).toMatchObject({ part: 3, values: [] });
  expect(read("amortiguador cojinete").values).toEqual([]);
});

test("a value is read by its whole label, articles and all, or without those at its beginning", () => {
  expect(read("sonda lambda antes del catalizador")).toMatchObject({ part: 6, values: ["upstream"] });
  expect(read("sonda lambda banda ancha")).toMatchObject({ part: 6, values: ["wideband"] });
  expect(read("sonda lambda del")).toMatchObject({ part: 6, values: [] });
});

test("the noun of a count is understood with its number", () => {
  const { values, unknown } = parseQuery(lexicon, "correa poli-v 5 dientes");
  expect([values.map(({ number }) => number), unknown]).toEqual([[5], []]);
});

test.each([
  "correa alternador pack de 4",
  "correa alternador set of 4",
  "correa alternador x 4",
  "lote 4 correa alternador",
  "4 x correa alternador",
  "16 uds correa alternador",
  "correa alternador 4 unidades",
  "correa alternador 5 puertas",
  "correa alternador fiat 4",
  "correa alternador en 6 horas",
  "amortiguador del 98",
  "amortiguador 1.4 75",
  "amortiguador 1.4 turbo",
  "amortiguador 1.6 16v",
  "amortiguador de 2010 a 2015",
  "amortiguador talla 42",
])("no number of %s is a measure", (query) => {
  expect(read(query).values).toEqual([]);
});

test("a number alone is still a measure, also after a maker", () => {
  expect(read("escobillas 450").values).toEqual([450]);
  expect(read("escobillas fiat 450").values).toEqual([450]);
  expect(read("amortiguador 24v").values).toEqual([24]);
});

test("a group of digits within a longer number measures nothing", () => {
  expect(read("bieleta 316").values).toEqual([316]);
  expect(read("bieleta 316 060 0033").values).toEqual([]);
  expect(read("bieleta 060 316").values).toEqual([]);
});

test("a model's number is no length of a wiper", () => {
  expect(read("escobillas fiat 500")).toEqual({ part: 4, values: [], models: [1] });
  expect(read("escobillas 500").values).toEqual([500]);
});

test("what is sold by the litre is asked for by the millilitre", () => {
  expect(parseQuery(lexicon, "grasa 500 ml").values).toMatchObject([{ attributeId: 26, number: 0.5 }]);
});

test("a measure that no attribute has is told, but none without a part", () => {
  const told = (query: string) => parseQuery(lexicon, query).notations.map(({ written }) => written);
  expect([told("grasa 2500 ml"), told("lavadora 8 kg")]).toEqual([["2500 ml"], []]);
  expect(parseQuery(lexicon, "lavadora 8 kg").unknown.length).toBeGreaterThan(1);
});

test("what a part must lack is a value of it", () => {
  const codes = (query: string) => parseQuery(lexicon, query).values.map(({ code }) => code);
  expect([codes("amortiguador sin retén"), codes("amortiguador con retén")]).toEqual([["unsealed"], []]);
});
