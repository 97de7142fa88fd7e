import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../../test/catalogue/empty-lexicon-source.ts";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import { parseQuery } from "../parse-query.ts";
import { claimRules, ownerOf } from "./index.ts";

const variant = { builtFrom: 200501, builtTo: null };
const lexicon = createLexicon({
  partTypes: [
    namedEntity(1, "Filtro de aceite"),
    namedEntity(2, "Pastillas de freno", "pastillas"),
    namedEntity(3, "Bujía"),
    namedEntity(4, "Funda de asiento", "seat cover"),
    namedEntity(5, "Retrovisor exterior", "mirall"),
  ],
  categories: [],
  brands: [],
  makers: [
    "Audi",
    "Jeep",
    "Peugeot",
    "MG",
    "SEAT",
    "CUPRA",
    "Citroën",
    "DS",
    "Ford",
    "Renault",
    "Volkswagen",
    "BMW",
    "Mercedes-Benz",
    "Mitsubishi",
  ].map((name, index) => ({ id: index + 1, name })),
  models: [
    { id: 1, makerId: 1, name: "A6 (4F)" },
    { id: 2, makerId: 2, name: "Cherokee KL" },
    { id: 3, makerId: 2, name: "Wrangler III (JK)" },
    { id: 4, makerId: 3, name: "2008 I (CU)" },
    { id: 5, makerId: 4, name: "MG4 Electric (EH32)" },
    { id: 6, makerId: 6, name: "Formentor (KM7)" },
    { id: 7, makerId: 7, name: "Jumpy II (VF)" },
    { id: 8, makerId: 8, name: "DS 4 II" },
    { id: 9, makerId: 9, name: "Transit Custom V362" },
    { id: 10, makerId: 10, name: "Kangoo II (KW)" },
    { id: 11, makerId: 11, name: "Passat B6 (3C)" },
    { id: 12, makerId: 12, name: "X3 (E83)" },
    { id: 13, makerId: 13, name: "SLK (R171)" },
    { id: 14, makerId: 14, name: "L200 (KB)" },
    { id: 35, makerId: 10, name: "5 (R5)" },
    { id: 36, makerId: 3, name: "GT (937)" },
    { id: 15, makerId: 1, name: "A4 (8K)" },
    { id: 16, makerId: 5, name: "León (1P)" },
    { id: 17, makerId: 10, name: "Spring (DBG)" },
    { id: 18, makerId: 13, name: "Clase A (W168)" },
  ],
  variants: [
    { ...variant, id: 1, modelId: 1, vehicleName: "2.7 TDI", fuel: "diesel", kw: 132, cv: 180 },
    { ...variant, id: 2, modelId: 2, vehicleName: "2.0 CRD", fuel: "diesel", kw: 103, cv: 140 },
    { ...variant, id: 3, modelId: 3, vehicleName: "2.8 CRD", fuel: "diesel", kw: 130, cv: 177 },
    { ...variant, id: 4, modelId: 4, vehicleName: "1.6 HDi", fuel: "diesel", kw: 82, cv: 112 },
    { ...variant, id: 5, modelId: 4, vehicleName: "1.6 HDi", fuel: "diesel", kw: 68, cv: 92 },
    { ...variant, id: 6, modelId: 5, vehicleName: "64 kWh", fuel: "electric", kw: 150, cv: 204 },
    { ...variant, id: 30, modelId: 10, vehicleName: "1.5 dCi 110", fuel: "diesel", kw: 81, cv: 110 },
    { ...variant, id: 7, modelId: 10, vehicleName: "Z.E.", fuel: "electric", kw: 44, cv: 60 },
    { ...variant, id: 8, modelId: 12, vehicleName: "2.0 d", fuel: "diesel", kw: 110, cv: 150 },
    { ...variant, id: 9, modelId: 13, vehicleName: "SLK 200", fuel: "petrol", kw: 120, cv: 163 },
    { ...variant, id: 10, modelId: 14, vehicleName: "2.5 DI-D", fuel: "diesel", kw: 100, cv: 136 },
    ...[
      { builtTo: 200708, vehicleName: "2.0 DI", kw: 100, cv: 136 },
      { builtFrom: 200708, vehicleName: "2.0 MZR", kw: 103, cv: 140 },
      { builtFrom: 200708, vehicleName: "2.2 MZR", kw: 120, cv: 163 },
      { vehicleName: "1.5 dCi", kw: 63, cv: 86 },
      { vehicleName: "1.5 dCi", kw: 85, cv: 116 },
      { vehicleName: "1.5 e-Power", kw: 140, cv: 190 },
    ].map((engine, index) => ({ ...variant, id: index + 21, modelId: 15, fuel: "diesel", ...engine })),
    { ...variant, id: 40, modelId: 18, vehicleName: "A 190", fuel: "petrol", kw: 92, cv: 125 },
    ...[6, 7, 8, 9, 11, 16, 17, 35, 36].map((modelId) => ({
      ...variant,
      ...{ id: modelId + 10, modelId, vehicleName: "1.5", fuel: "petrol", kw: 110, cv: 150 },
    })),
  ],
  values: [{ attributeId: 1, partTypeId: 5, code: "electric", labels: ["Eléctrico"] }],
  measures: [],
  equipment: [],
});

const read = (query: string) => {
  const { partType, vehicle, values } = parseQuery(lexicon, query);
  return { part: partType?.thing.id, models: vehicle?.modelIds, values: values.map(({ code }) => code) };
};

test.each([
  ["filtro de aceite terrano 2.7 tdi", undefined],
  ["filtro de aceite tsuru 1.6 2008", undefined],
  ["filtro de aceite jeep cherokee 2.8 crd", [2]],
  ["filtro de aceite mg4", [5]],
  ["filtro de aceite mg 4", [5]],
  ["filtro de aceite seat formentor", [6]],
  ["filtro de aceite citroen dispatch", [7]],
  ["filtro de aceite ford transit custom", [9]],
])("%s is for those models", (query, models) => {
  expect(read(query)).toMatchObject({ part: 1, ...(models ? { models } : {}) });
  expect(read(query).models).toEqual(models);
});

test.each([
  "filtro de aceite peugeot 205 1.6 hdi",
  "filtro de aceite mercedes 190",
  "filtro de aceite ford granada mk2 1.5",
  "filtro de aceite citroen 2.7 b6",
])("the engine and the code in %s are of no model on sale", (query) => {
  const { vehicle } = parseQuery(lexicon, query);
  expect(vehicle).toMatchObject({ modelIds: [], places: { model: [], engine: [] } });
});

test("a code behind a model that the catalogue lacks names no other maker's model", () => {
  expect(read("filtro de aceite corvette e83").models).toBeUndefined();
  expect(read("filtro de aceite 650 y e83").models).toEqual([12]);
});

test.each([
  ["slk filtro de aceite", [13]],
  ["slk r171 filtro de aceite", [13]],
  ["slk r16 filtro de aceite", [13]],
  ["slk r200 filtro de aceite", [13]],
  ["slk r170 filtro de aceite", undefined],
  ["mercedes slk r170 filtro de aceite", []],
  ["filtro de aceite 2.5 di-d", [14]],
  ["filtro de aceite 2.5 di", undefined],
])(
  "%s is for the models %j: a code of another generation, and a piece of an engine's name, name none",
  (query, models) => {
    expect(read(query).part).toBe(1);
    expect(read(query).models).toEqual(models);
  },
);

test("a number is no model of another maker", () => {
  expect(read("cuatro bujías para un citroen jumpy").models).toEqual([7]);
});

test("a power is rounded in speech", () => {
  const { vehicle } = parseQuery(lexicon, "bujía 1.6 hdi 110");
  expect(vehicle?.variantIds).toEqual([4]);
});

test.each(claimRules)("$reason: $example", ({ owner, word, example, unlike }) => {
  const ownerIn = (query: string) => {
    const words = query.split(" ");
    return ownerOf(lexicon.vehicles, words, words.indexOf(word));
  };
  expect(ownerIn(example)).toBe(owner);
  expect(ownerIn(unlike)).toBeNull();
});

test("SEAT before one of its models, or a number, is nothing to sit on", () => {
  expect(read("tapa delco seat 131").part).toBeUndefined();
  expect(read("seat cover").part).toBe(4);
});

test("electric behind a car is its drive, and no value of the part", () => {
  expect(read("mirall kangoo elèctrica")).toMatchObject({ part: 5, models: [10], values: [] });
  expect(read("mirall elèctric kangoo").values).toEqual(["electric"]);
});

test("what has passed is no Passat", () => {
  expect(read("no ha passat la itv").models).toBeUndefined();
});

test("x3 behind a part number counts pieces", () => {
  expect(read("hu7008z x3").models).toBeUndefined();
  expect(read("bmw x3").models).toEqual([12]);
});

test("the year of an unknown model is no model", () => {
  expect(read("filtro de aceite para un cors de 2008").models).toBeUndefined();
  expect(read("filtro de aceite de 2008").models).toEqual([4]);
});

test("of two models, an everyday word gives way to the other", () => {
  expect(read("filtro de aceite, my mot is due, jeep cherokee").models).toEqual([2]);
});

test.each([
  ["does a filtro de aceite of a cherokee fit a passat b6", [11]],
  ["filtro de aceite de cherokee vale para un kangoo", [10]],
  ["me vale el filtro de aceite de un cherokee 2.0 crd", [2]],
  ["las pastillas de un passat b6 valen para un kangoo", [10]],
])("%s is for the car behind the verb", (query, models) => {
  expect(read(query).models).toEqual(models);
});

test.each([
  ["filtro de aceite del cherokee en un passat b6", [11]],
  ["els filtro de aceite del cherokee van bé al passat b6", [11]],
  ["filtro de aceite from a jeep on a bmw x3", [12]],
  // Where somebody is.
  ["filtro de aceite del cherokee en oferta", [2]],
  ["filtro de aceite de 2008 en cherokee", [2]],
])("%s is for the car that the part shall go to", (query, models) => {
  expect(read(query).models).toEqual(models);
});

test.each([
  ["wrangler jk filtro de aceite", [3]],
  ["l200 kb filtro de aceite", [14]],
  ["filtro de aceite jeep cherokee xj", []],
  ["filtro de aceite wrangler tj", undefined],
  ["wrangler filtro de aceite tj", [3]],
])("%s has a generation's code of two letters", (query, models) => {
  expect(read(query).models).toEqual(models);
});

test("a catalogue that has an older Jeep finds it by its code", () => {
  const names = ["Cherokee (XJ)", "Cherokee KL"];
  const older = createLexicon({
    ...emptyLexiconSource,
    partTypes: [namedEntity(1, "Filtro de aceite")],
    makers: [{ id: 1, name: "Jeep" }],
    models: names.map((name, id) => ({ id, makerId: 1, name })),
    variants: names.map((_name, id) => ({
      ...variant,
      ...{ id, modelId: id, vehicleName: "4.0", fuel: "petrol", kw: 130, cv: 177 },
    })),
  });
  const models = (query: string) => parseQuery(older, query).vehicle?.modelIds;
  expect(models("filtro de aceite jeep cherokee xj")).toEqual([0]);
  expect(models("filtro de aceite jeep cherokee zj")).toEqual([]);
});

test("a year decides against the name of a later engine, and not against its displacement", () => {
  const engines = (query: string) => parseQuery(lexicon, query).vehicle?.variantIds;
  expect(engines("pastillas a4 2.0 mzr 2006")).toEqual([21]);
  expect(engines("pastillas a4 2.0 mzr 2010")).toEqual([22]);
  expect(engines("pastillas a4 2.2 mzr 2006")).toEqual([23]);
});

test("a number beside an engine is its power in CV before one in kilowatts", () => {
  expect(parseQuery(lexicon, "pastillas a4 1.5 dci 85").vehicle?.variantIds).toEqual([24]);
  expect(parseQuery(lexicon, "pastillas a4 1.5 dci 114").vehicle?.variantIds).toEqual([25]);
});

test("a model's name in the second of two other things is none", () => {
  expect(read("steering angle sensor clock spring").models).toBeUndefined();
  expect(read("renault spring clock spring").models).toEqual([17]);
});

test("no power is no electric engine", () => {
  expect(parseQuery(lexicon, "a4 no power").vehicle?.places.engine).toEqual([]);
  expect(parseQuery(lexicon, "a4 e-power").vehicle?.variantIds).toEqual([26]);
});

test("a model behind its maker comes before one of a related maker", () => {
  expect(read("formentor filtro de aceite seat leon").models).toEqual([16]);
  expect(read("filtro de aceite seat formentor").models).toEqual([6]);
});

test("an everyday word that is a model gives way to a model that is none", () => {
  expect(read("smoke on start up, vw passat").models).toEqual([11]);
});

test("no other word than a number begins an engine without a car", () => {
  expect(parseQuery(lexicon, "how long does a bujía last on a 1.6 hdi").vehicle?.variantIds).toEqual([4, 5]);
});

test("a model that the catalogue lacks is no typo of another thing", () => {
  expect(read("bujía trajet")).toMatchObject({ part: 3, models: undefined });
});

test("the trim of a model that needs its maker is no other maker's model", () => {
  expect(read("pastillas r5 gt").models).toBeUndefined();
  expect(read("pastillas gt").models).toEqual([36]);
});

test("a power before an engine is no other engine's", () => {
  expect(parseQuery(lexicon, "bujía 110 1.6 hdi").vehicle?.variantIds).toEqual([4]);
});

test("sport behind a model is its trim", () => {
  expect(read("cherokee sport filtro de aceite")).toMatchObject({ part: 1, models: [2] });
});

test("the type of a Varta battery is no chassis code", () => {
  expect(read("varta e83").models).toBeUndefined();
  expect(read("bmw e83").models).toEqual([12]);
});
