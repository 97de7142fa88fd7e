import { expect, test } from "vitest";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { otherHeads, wordsFromElsewhere } from "../../trade-words/index.ts";
import { stemWord } from "../../wording/index.ts";
import { createLexicon } from "../create-lexicon.ts";
import type { LexiconSource } from "../lexicon.ts";
import { parseQuery } from "../parse-query.ts";
import { besideRules } from "./other-things.ts";

const parts = {
  discs: namedEntity(1, "Disco de freno", "disco"),
  screws: namedEntity(2, "Tornillo de disco de freno"),
  drums: namedEntity(3, "Tambor de freno", "tambor"),
  bonnets: namedEntity(4, "Capó"),
  alternators: namedEntity(5, "Alternador"),
  pumps: namedEntity(6, "Bomba de agua"),
  belts: namedEntity(7, "Kit de distribución"),
  mats: namedEntity(8, "Juego de alfombrillas", "alfombrilla"),
  plugs: namedEntity(9, "Bujía", "spark plug"),
  airFilters: namedEntity(10, "Filtro de aire"),
  oilFilters: namedEntity(11, "Filtro de aceite"),
  oils: namedEntity(12, "Aceite de motor", "aceite"),
  lights: namedEntity(13, "Faro delantero", "faro"),
  springs: namedEntity(14, "Muelle de suspensión", "coil spring"),
  clutches: namedEntity(15, "Kit de embrague"),
  bearings: namedEntity(16, "Cojinete de embrague"),
  flywheels: namedEntity(17, "Volante de motor"),
  pads: namedEntity(18, "Pastillas de freno", "pastillas"),
  sensors: namedEntity(19, "Avisador de pastillas", "avisador"),
};
const variant = { fuel: "diesel", builtFrom: 200501, builtTo: null, kw: 110, cv: 150 };
const source: LexiconSource = {
  partTypes: Object.values(parts),
  categories: [namedEntity(1, "Embrague"), namedEntity(2, "Carrocería"), namedEntity(3, "Tubos y manguitos")],
  brands: [],
  makers: ["Volkswagen", "Nissan", "Chevrolet", "Dacia", "Smart", "Fiat", "Renault", "MAN"].map(
    (name, index) => ({
      id: index + 1,
      name,
    }),
  ),
  models: [
    { id: 1, makerId: 1, name: "Golf V (1K1)" },
    { id: 2, makerId: 2, name: "Note II (E12)" },
    { id: 3, makerId: 3, name: "Spark (M300)" },
    { id: 4, makerId: 4, name: "Spring (DBG)" },
    { id: 5, makerId: 5, name: "Fortwo Coupé (451)" },
    { id: 6, makerId: 6, name: "Tipo II (356)" },
    { id: 7, makerId: 7, name: "Clio III (BR0)" },
    { id: 8, makerId: 7, name: "Clio IV (3D)" },
    { id: 9, makerId: 5, name: "Forfour (453)" },
    { id: 10, makerId: 8, name: "TGE (SX)" },
  ],
  variants: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => ({
    ...variant,
    id,
    modelId: id,
    vehicleName: "1.6",
  })),
  values: [{ attributeId: 1, partTypeId: 8, code: "rubber", labels: ["Goma"] }],
  measures: [{ attributeId: 2, partTypeId: 5, unit: "A", low: 50, high: 250, isKey: true }],
};
const lexicon = createLexicon(source);

function read(query: string) {
  const { partType, also, category, vehicle, values, position } = parseQuery(lexicon, query);
  return {
    part: partType?.thing.id ?? null,
    also: also?.thing.id ?? null,
    category: category?.thing.id ?? null,
    models: vehicle?.modelIds ?? [],
    values: values.map(({ code, number }) => code ?? number),
    position: position?.code ?? null,
  };
}
const nothing = { part: null, also: null, category: null, models: [], values: [], position: null };

test.each([
  "bisagra capó",
  "capó bisagra",
  "tambor de lavadora",
  "soporte de alternador",
  "palanca de embrague",
])("%s is no part and no category", (query) => {
  expect(read(query)).toEqual(nothing);
});

test.each(besideRules)("$reason: $example", ({ example, isOther }) => {
  const { part, category } = read(example);
  expect(part === null && category === null).toBe(isOther);
});

test("a word of another thing beside a part's name rules it out, in any order", () => {
  const others = [...otherHeads, ...wordsFromElsewhere].filter(
    (word) => !Object.values(parts).some((part) => lexicon.partTypes.owns(part, stemWord(word))),
  );
  const orders = others.flatMap((other) => [
    `alternador ${other}`,
    `${other} alternador`,
    `capó ${other}`,
    `${other} capó`,
  ]);
  expect(orders.filter((query) => read(query).part !== null)).toEqual([]);
});

test("a word that may be a typo of another thing leaves parts with two words, and parts for a vehicle", () => {
  const typos = [...wordsFromElsewhere]
    .filter((word) => word.length > 6)
    .map((word) => `${word.slice(0, -2)}q${word.slice(-1)}`);
  const lost = typos.flatMap((typo) =>
    [`filtro de aceite ${typo}`, `alternador golf ${typo}`].filter((query) => read(query).part === null),
  );
  expect(lost).toEqual([]);
  expect(read("tambor lavadoqa").part).toBeNull();
});

test.each([
  ["alternador con tapa", { part: parts.alternators.id }],
  ["alternador sin polea", { part: parts.alternators.id }],
  ["alternador 4 cables", { part: parts.alternators.id }],
  ["alfombrillas de goma", { part: parts.mats.id, values: ["rubber"] }],
  ["tornillos disco", { part: parts.screws.id }],
  ["dacia spring alternador", { part: parts.alternators.id, models: [4] }],
])("%s names a part", (query, wanted) => {
  expect(read(query)).toMatchObject(wanted);
});

test.each([
  ["kit de distribución sin bomba de agua", { part: parts.belts.id, also: null }],
  ["kit de distribución sin la bomba de agua", { part: parts.belts.id, also: null }],
  ["alfombrillas no de goma", { part: parts.mats.id, values: [] }],
  ["alfombrillas sin goma", { part: parts.mats.id, values: [] }],
])("what %s lacks is not wanted", (query, wanted) => {
  expect(read(query)).toMatchObject(wanted);
});

test.each([
  "alternador 100 €",
  "alternador por menos de 100€",
  "alternator under £100",
  "alternador 100 euros",
])("the price in %s is no measure", (query) => {
  expect(read(query)).toMatchObject({ part: parts.alternators.id, values: [] });
});

test.each([
  ["filtro de aire y aceite", parts.airFilters.id, parts.oilFilters.id],
  ["kit de embrague con volante", parts.clutches.id, parts.flywheels.id],
  ["kit embrague c/cojinete", parts.clutches.id, null],
  ["pastillas c/avisador", parts.pads.id, null],
  ["alternador c/sensor agua", parts.alternators.id, null],
  ["aceite y filtro", parts.oils.id, parts.oilFilters.id],
  ["filtro y aceite", parts.oilFilters.id, parts.oils.id],
  ["alternador y tapa", parts.alternators.id, null],
])("%s names %i and %j", (query, part, also) => {
  expect(read(query)).toMatchObject({ part, also });
});

test("a motorcycle's model names no part and none of its maker's cars", () => {
  expect(read("alternador renault 2010")).toMatchObject({ part: parts.alternators.id, models: [7, 8] });
  for (const bike of ["z900", "z 900", "R 1200 GS", "mt-07", "cbr 600"])
    expect(read(`alternador renault ${bike} 2010`), bike).toEqual(nothing);
});

test("without the maker that is ruled out, another word names no vehicle by chance", () => {
  const withNumbers = createLexicon({
    ...source,
    models: [...source.models, { id: 11, makerId: 6, name: "600 (MFD)" }],
    variants: [...source.variants, { ...variant, id: 11, modelId: 11, vehicleName: "1.2" }],
  });
  const modelsOf = (query: string) => parseQuery(withNumbers, query).vehicle?.modelIds;
  expect(modelsOf("fiat 600")).toEqual([11]);
  expect(modelsOf("renault vespa 600")).toBe(undefined);
});

test("an everyday word names a vehicle beside a part or its maker, and golf balls are no car", () => {
  expect(read("delivery note").models).toEqual([]);
  expect(read("man with a hat").models).toEqual([]);
  expect(read("man tge").models).toEqual([10]);
  expect(read("pelotas de golf").models).toEqual([]);
  expect(read("qué tipo de coche es mejor").models).toEqual([]);
  expect(read("note").models).toEqual([2]);
  expect(read("embrague note")).toMatchObject({ models: [2] });
  expect(read("note carrocería")).toMatchObject({ category: 2, models: [2] });
  expect(read("note alternador").models).toEqual([2]);
  expect(read("nissan note azul").models).toEqual([2]);
  expect(read("guantera golf").models).toEqual([1]);
  expect(read("fiat tipo alternador")).toMatchObject({ part: parts.alternators.id, models: [6] });
});

test("a word of a part's name is a model after its maker", () => {
  expect(read("spark plug chevrolet spark")).toMatchObject({ part: parts.plugs.id, models: [3] });
  expect(read("coil spring dacia spring")).toMatchObject({ part: parts.springs.id, models: [4] });
});

test("models have numeric codes and are called by one of their words", () => {
  expect(read("fortwo").models).toEqual([5]);
  expect(read("smart 453").models).toEqual([9]);
  expect(read("alternador 453").models).toEqual([]);
});

test("a piece beside a part is named if that is all of its name", () => {
  const relays = namedEntity(21, "Relé");
  const withRelays = createLexicon({ ...source, partTypes: [...source.partTypes, relays] });
  const partOf = (query: string) => parseQuery(withRelays, query).partType?.thing.id;
  expect(parseQuery(withRelays, "relé bomba de agua").also).toBe(null);
  expect(partOf("relé bomba de agua")).toBe(relays.id);
  expect(partOf("bomba de agua relé")).toBe(relays.id);
  expect(read("relé bomba de agua").part).toBe(null);
});

test("a piece beside a part that is measured belongs to the part", () => {
  const pulley = namedEntity(20, "Polea de alternador");
  const withPulley = createLexicon({ ...source, partTypes: [...source.partTypes, pulley] });
  const partOf = (query: string) => parseQuery(withPulley, query).partType?.thing.id;
  expect(partOf("alternador 110A polea 6PK")).toBe(parts.alternators.id);
  expect(partOf("6PK polea alternador 110A")).toBe(parts.alternators.id);
  expect(partOf("alternador polea 6PK")).toBe(pulley.id);
});

test("a three-digit model before a tyre's size is no width", () => {
  const tyres: LexiconSource = {
    ...source,
    partTypes: [namedEntity(1, "Neumático")],
    makers: [{ id: 1, name: "Peugeot" }],
    models: [{ id: 1, makerId: 1, name: "308" }],
    variants: [{ ...variant, id: 1, modelId: 1, vehicleName: "1.6 HDi" }],
    measures: [
      { attributeId: 1, partTypeId: 1, unit: "mm", low: 135, high: 315, isKey: true },
      { attributeId: 2, partTypeId: 1, unit: "%", low: 30, high: 80, isKey: true },
      { attributeId: 3, partTypeId: 1, unit: "″", low: 13, high: 22, isKey: true },
    ],
  };
  const { values, vehicle } = parseQuery(createLexicon(tyres), "neumático peugeot 308 205/55 R16");
  expect(values.map(({ number }) => number).toSorted()).toEqual([16, 205, 55]);
  expect(vehicle?.modelIds).toEqual([1]);
});

test("a displacement joined to an engine's name names versions by itself", () => {
  const engines = { ...source, variants: [{ ...variant, id: 1, modelId: 7, vehicleName: "1.9 dCi" }] };
  expect(parseQuery(createLexicon(engines), "1.9dci").vehicle?.variantIds).toEqual([1]);
});

test("the article after a generation is no letter of a code", () => {
  expect(read("clio 3 de 2010").models).toEqual([7]);
});

test("a position that a part has by its name is no further one", () => {
  expect(read("faro de delante")).toMatchObject({ part: parts.lights.id, position: null });
  expect(read("alternador de delante")).toMatchObject({ position: "front" });
  expect(read("alternador de atrás")).toMatchObject({ position: "rear" });
});

test("the back door's name tells no position", () => {
  expect(read("muelle de suspensión portón trasero").position).toBe(null);
  expect(read("muelle de suspensión rear tailgate").position).toBe(null);
  expect(read("muelle de suspensión trasero").position).toBe("rear");
  expect(read("muelle de suspensión trasero portón").position).toBe("rear");
});

test("a piece with a part's stem is not this part", () => {
  expect(read("mirror cap alternador")).toEqual(nothing);
});

test("a year beside a model is no model", () => {
  const years: LexiconSource = {
    ...source,
    models: [...source.models, { id: 11, makerId: 7, name: "2008 (CM)" }],
    variants: [...source.variants, { ...variant, id: 11, modelId: 11, vehicleName: "1.6" }],
  };
  const modelsOf = (query: string) => parseQuery(createLexicon(years), query).vehicle?.modelIds;
  expect(modelsOf("alternador 2008 golf")).toEqual([1]);
  expect(modelsOf("alternador 2008")).toEqual([11]);
});

test("models with two characters that mean something else need their maker", () => {
  const names = ["02 (DX1)", "Transporter T5 (7H)", "Panda 4x4"];
  const vague: LexiconSource = {
    ...source,
    models: names.map((name, index) => ({ id: 20 + index, makerId: index + 1, name })),
    variants: names.map((_name, index) => ({
      ...variant,
      id: 20 + index,
      modelId: 20 + index,
      vehicleName: "1.6",
    })),
  };
  const modelsOf = (query: string) => parseQuery(createLexicon(vague), query).vehicle?.modelIds ?? [];
  expect(modelsOf("volkswagen 02 alternador")).toEqual([20]);
  expect(modelsOf("alternador 02")).toEqual([]);
  expect(modelsOf("nissan t5 alternador")).toEqual([21]);
  expect(modelsOf("alternador t5")).toEqual([]);
});

test("a number of pieces before an engine belongs to no engine", () => {
  const engines = {
    ...source,
    models: source.models.slice(0, 1),
    variants: [
      { ...variant, id: 1, modelId: 1, vehicleName: "2.0 TDI" },
      { ...variant, id: 2, modelId: 1, vehicleName: "1.4 16 TSI" },
    ],
  };
  const versions = parseQuery(createLexicon(engines), "alternador 16 2.0 tdi").vehicle?.variantIds;
  expect(versions).toEqual([1]);
});

test("a letter on the wrong side of a space is put back", () => {
  expect(parseQuery(lexicon, "bomb aagua").words).toEqual(["bomba", "agua"]);
});

test("a denied complaint is none, and a part can be blamed for a symptom", () => {
  const both = (query: string) => {
    const { partType, symptom } = parseQuery(lexicon, query);
    return [partType?.thing.id ?? null, symptom?.symptom.id ?? null];
  };
  expect(both("pastillas de freno que no chirrían")).toEqual([parts.pads.id, null]);
  expect(both("pastillas de freno chirrían")).toEqual([null, "squealing-brakes"]);
  expect(both("pierde agua, ¿será la bomba de agua?")).toEqual([parts.pumps.id, "loses-coolant"]);
  expect(both("ruido al frenar, ¿serán las pastillas?")).toEqual([parts.pads.id, "squealing-brakes"]);
});

test("a question about a price, a time or a fit is no complaint", () => {
  const symptomOf = (query: string) => parseQuery(lexicon, query).symptom?.symptom.id ?? null;
  expect(symptomOf("cuánto dura un embrague")).toBe(null);
  expect(symptomOf("embrague duro")).toBe("clutch-pedal");
  expect(symptomOf("cuánto cuesta cambiar el embrague")).toBe(null);
  expect(symptomOf("las escobillas no me encajan")).toBe(null);
  expect(symptomOf("limpias parados")).toBe("wipers-dead");
});

test("an appointment for a job is none of the goods that it takes", () => {
  expect(parseQuery(lexicon, "cita aceite sábado").partType).toBeNull();
});

test.each(["alternador 780 mm tapa", "alternador tapa 90 cm", "alternador 90 cm tapa"])(
  "of %s, the piece beside a measure belongs to the part",
  (query) => {
    expect(parseQuery(lexicon, query).partType?.thing.id).toBe(parts.alternators.id);
  },
);
