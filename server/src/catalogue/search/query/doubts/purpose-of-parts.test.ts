import { expect, test } from "vitest";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import type { LexiconSource } from "../lexicon.ts";
import { parseQuery } from "../parse-query.ts";

const parts = {
  wrenches: namedEntity(1, "Llave dinamométrica", "torque wrench"),
  nuts: namedEntity(2, "Tuerca de rueda", "wheel nut"),
  mats: namedEntity(3, "Alfombrillas"),
  tyres: namedEntity(4, "Neumático de furgoneta", "goma de furgoneta"),
  bolts: namedEntity(5, "Tornillo de rueda"),
  rims: namedEntity(6, "Llanta de aleación", "llanta de aluminio"),
  pads: namedEntity(7, "Pastillas de freno", "pastillas"),
  pedals: namedEntity(8, "Pedales deportivos"),
  batteries: namedEntity(9, "Batería", "pila"),
  filters: namedEntity(10, "Filtro de aceite"),
  sockets: namedEntity(11, "Juego de vasos", "vasos"),
  mounts: namedEntity(12, "Copela de amortiguador", "top mount"),
  bearings: namedEntity(13, "Rodamiento de rueda"),
  hubs: namedEntity(14, "Rodamiento de copela"),
};
const variant = { fuel: "diesel", builtFrom: 200501, builtTo: null, kw: 110, cv: 150, vehicleName: "1.6" };
const source: LexiconSource = {
  partTypes: Object.values(parts),
  categories: [],
  brands: [],
  makers: ["Land Rover", "Peugeot", "Citroën"].map((name, index) => ({ id: index + 1, name })),
  models: [
    { id: 1, makerId: 1, name: "Defender (L663)" },
    { id: 2, makerId: 2, name: "108 (B4)" },
    { id: 3, makerId: 3, name: "C1 II (B4)" },
  ],
  variants: [1, 2, 3].map((id) => ({ ...variant, id, modelId: id })),
  values: [],
  measures: [7, 10].map((partTypeId) => ({
    ...{ attributeId: partTypeId, partTypeId, unit: "mm", low: 50, high: 150, isKey: true },
  })),
};
const lexicon = createLexicon(source);

function read(query: string) {
  const { partType, also, vehicle, values } = parseQuery(lexicon, query);
  return {
    part: partType?.thing.id ?? null,
    also: also?.thing.id ?? null,
    models: vehicle?.modelIds ?? [],
    values: values.map(({ number }) => number),
  };
}

test.each([
  ["torque wrench for wheel nuts", parts.wrenches.id],
  ["alfombrillas de goma para furgoneta", parts.mats.id],
  ["tornillos de rueda para llantas de aluminio", parts.bolts.id],
  ["para furgoneta gomas", parts.tyres.id],
])("what the part in %s is for is no part that is wanted", (query, part) => {
  expect(read(query)).toMatchObject({ part, also: null });
});

test("one word of several names is no second part", () => {
  expect(read("top mount y rodamiento")).toMatchObject({ part: parts.mounts.id, also: null });
});

test("a name of another thing is found beside that of a third one", () => {
  expect(read("pila mando a distancia").part).toBeNull();
  expect(read("pila").part).toBe(parts.batteries.id);
});

test.each([
  ["pastillas para un defender 110", { part: parts.pads.id, models: [1], values: [] }],
  ["pastillas terrano 110", { part: parts.pads.id, values: [] }],
  ["pastillas 110", { part: parts.pads.id, values: [110] }],
  ["filtro aceite w 712/95", { part: parts.filters.id, values: [] }],
  ["filtro aceite 95", { part: parts.filters.id, values: [95] }],
  ["vasos 108 piezas", { part: parts.sockets.id, models: [] }],
  ["vasos 108 ml", { part: parts.sockets.id, models: [] }],
  ["vasos 108", { part: parts.sockets.id, models: [2] }],
  ["citroen c one", { models: [3] }],
])("numbers of models, makers and counts are told apart in %s", (query, wanted) => {
  expect(read(query)).toMatchObject(wanted);
});
