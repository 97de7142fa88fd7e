import fc from "fast-check";
import { expect, test } from "vitest";
import { namedEntity } from "../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "./create-lexicon.ts";
import type { LexiconSource } from "./lexicon.ts";
import { parseQuery } from "./parse-query.ts";

const parts = {
  wings: namedEntity(1, "Aleta delantera", "salpicadera"),
  bonnets: namedEntity(2, "Capó"),
  undertrays: namedEntity(3, "Cubrecárter", "tapa de cárter"),
  compressors: namedEntity(4, "Compresor de aire acondicionado", "air con compressor"),
  wrenches: namedEntity(5, "Llave dinamométrica", "llave de par"),
  radiators: namedEntity(6, "Radiador de motor"),
  hoses: namedEntity(7, "Manguito de radiador"),
  batteries: namedEntity(8, "Batería"),
  tyres: namedEntity(9, "Neumático de verano", "rueda"),
  boots: namedEntity(10, "Fuelle de transmisión"),
  belts: namedEntity(11, "Kit de distribución"),
  switches: namedEntity(12, "Mando de columna", "mando de luces", "mando de intermitentes"),
  indicators: namedEntity(13, "Intermitente", "intermitentes"),
  dampers: namedEntity(14, "Amortiguador"),
  mounts: namedEntity(15, "Copela de amortiguador"),
  coolants: namedEntity(16, "Anticongelante", "coolant"),
  wipers: namedEntity(17, "Escobilla de limpialuneta", "rear wiper"),
  auxiliaries: namedEntity(18, "Batería auxiliar", "segunda batería"),
  valves: namedEntity(19, "Válvula de neumático"),
  fuses: namedEntity(20, "Caja de fusibles"),
  airFilters: namedEntity(21, "Filtro de aire", "air filter"),
  meters: namedEntity(22, "Caudalímetro", "masa"),
  elbows: namedEntity(23, "Codo de refrigerante", "codo"),
  oils: namedEntity(24, "Aceite de motor", "aceite", "engine oil"),
  testers: namedEntity(26, "Detector de fugas", "leak detector"),
  cables: namedEntity(25, "Cable de embrague"),
  handbrakes: namedEntity(27, "Cable de freno de mano", "handbrake cable"),
  drums: namedEntity(28, "Tambor de freno", "drum"),
  multiBelts: namedEntity(29, "Correa poli-V", "serpentine belt"),
  pads: namedEntity(30, "Pastillas de freno", "brake pads"),
  alternators: namedEntity(31, "Alternador", "alternator", "charging regulator"),
};
const variant = { fuel: "diesel", builtFrom: 200501, builtTo: null, kw: 110, cv: 150 };
const source: LexiconSource = {
  partTypes: Object.values(parts),
  categories: [namedEntity(1, "Neumáticos", "rueda"), namedEntity(2, "Aceites y líquidos", "líquido")],
  brands: [],
  makers: [
    { id: 1, name: "Fiat" },
    { id: 2, name: "Lexus" },
    { id: 3, name: "Alpine" },
  ],
  models: [
    { id: 1, makerId: 1, name: "Doblò (119)" },
    { id: 2, makerId: 2, name: "IS II (XE20)" },
    { id: 3, makerId: 3, name: "A110 (AEF)" },
  ],
  variants: [1, 2, 3].map((id) => ({ ...variant, id, modelId: id, vehicleName: "1.6" })),
  values: [],
  measures: [],
};
const lexicon = createLexicon(source);

function read(query: string) {
  const { partType, also, category, symptom, vehicle } = parseQuery(lexicon, query);
  return {
    part: partType?.thing.id ?? null,
    also: also?.thing.id ?? null,
    category: category?.thing.id ?? null,
    symptom: symptom?.symptom.id ?? null,
    models: vehicle?.modelIds ?? [],
  };
}
const nothing = { part: null, also: null, category: null, symptom: null, models: [] };

test.each([
  ["salpicadera", parts.wings.id],
  ["salpicadero", null],
  ["capó", parts.bonnets.id],
  ["centre caps", null],
  ["tapa de cárter", parts.undertrays.id],
  ["tap del càrter", null],
  ["air con compressor", parts.compressors.id],
  ["aircon compressor", parts.compressors.id],
  ["llave de par", parts.wrenches.id],
  ["llave en blanco", null],
  ["el más barato", null],
  ["codo", parts.elbows.id],
  ["code", null],
  ["aceite de girasol", null],
  ["aceite de motosierr", null],
  ["CAU. EMBRAGUUE", null],
])("%s is part %j: other words of the same beginning are other things", (query, part) => {
  expect(read(query)).toMatchObject({ part });
});

test.each([
  "la pieza que carga la batería",
  "el cable que va a la batería",
  "the part that holds the radiator",
])("%s does not ask for what it only mentions", (query) => {
  expect(read(query)).toMatchObject({ part: null, category: null });
});

test("a part that is told by where it goes, or named after all, is found", () => {
  const hose = { part: parts.hoses.id, also: null };
  expect(read("la goma que va entre el radiador y el motor")).toMatchObject(hose);
  expect(read("la pieza que busco es la batería")).toMatchObject({ part: parts.batteries.id });
});

test.each([
  "engine overheating, the alternator is new",
  "se calienta el motor pero el alternador está bien",
  "s'escalfa el motor però la bateria és nova",
])("of %s, what is in order is not wanted", (query) => {
  expect(read(query)).toMatchObject({ symptom: "overheats", part: null });
});

test.each([
  "engine overheating, the alternator is not new",
  "engine overheating, is it the alternator",
  "engine overheating, which alternator is good for a car",
])("of %s, the part is wanted", (query) => {
  expect(read(query)).toMatchObject({ symptom: "overheats", part: parts.alternators.id });
});

test.each([
  "alguna cosa per a les esgarrapades del capó",
  "something to remove scratches from the bonnet, capó",
  "producte per netejar el radiador",
])("%s does not ask for what shall be treated", (query) => {
  expect(read(query)).toMatchObject({ part: null });
});

test("something for a part is the part", () => {
  expect(read("necesito algo para el radiador").part).toBe(parts.radiators.id);
});

test("a general word beside another category is no part", () => {
  expect(read("pierde líquido por la rueda").part).toBe(null);
  expect(read("rueda")).toMatchObject({ part: null, category: 1 });
});

test.each([
  ["fuelle transmisión distribución con garantía", parts.boots.id, null],
  ["amortiguador y copela con factura", parts.dampers.id, parts.mounts.id],
  ["copela y amortiguador", parts.mounts.id, parts.dampers.id],
  ["mando de luces e intermitentes", parts.switches.id, null],
])("%s names %j and %j", (query, part, also) => {
  const found = read(query);
  expect([found.part, found.also].toSorted()).toEqual([part, also].toSorted());
});

test.each([
  ["rear wiper won't work", { part: null, symptom: "wipers-dead" }],
  ["losing coolant but no leak", { symptom: "loses-coolant" }],
  ["coolant that doesn't leak", { part: parts.coolants.id, symptom: null }],
  ["sensor de golpeteo", nothing],
  ["se para el coche", { symptom: "stalls" }],
  ["engine oil leak", { symptom: "loses-oil" }],
  ["freno duro", { symptom: "hard-brake-pedal" }],
  ["freno duradero", { symptom: null }],
  ["se vende batería para el coche", { part: parts.batteries.id, symptom: null }],
  ["used coolant", { part: parts.coolants.id, symptom: null }],
  ["handbrake cable not drum", { part: parts.handbrakes.id, symptom: null }],
  ["serpentine belt, no air con", { part: parts.multiBelts.id, symptom: null }],
  ["pastillas de freno sin testigo", { part: parts.pads.id, symptom: null }],
  ["alternator not charging", { symptom: "battery-light" }],
  ["no funcionan las luces de freno", { symptom: "brake-lights-out" }],
  ["suena como una batería", { part: null }],
  ["vibra a 110 en autopista", { models: [] }],
  ["car just clicks, new battery fitted last month", { part: null, symptom: "clicks-only" }],
  ["car just clicks, had the battery replaced", { part: null, symptom: "clicks-only" }],
  ["he cambiado la batería y solo hace clic", { part: null, symptom: "clicks-only" }],
  ["el cotxe no engega i fa tac tac tac", { symptom: "clicks-only" }],
  ["tac-tac-tac al arrancar", { part: null, symptom: "clicks-only" }],
  ["yellow light", { symptom: "engine-light" }],
  ["faros con condensación dentro", { symptom: null }],
  ["condensación dentro", { symptom: "misted-windows" }],
  ["batería que no se descargue", { part: parts.batteries.id, symptom: null }],
  ["fog light bulb yellow", { symptom: null }],
  ["how much is 2 x coolant", { part: parts.coolants.id, models: [] }],
  ["alpine a110", { models: [3] }],
  ["lexus is 2", { models: [2] }],
])("%s is %j", (query, wanted) => {
  expect(read(query)).toMatchObject(wanted);
});

test("a correction that names nothing is none", () => {
  const { words, corrections, unknown } = parseQuery(lexicon, "radio doblle din");
  expect({ words, corrections, unknown }).toEqual({
    words: ["radio", "doblle", "din"],
    corrections: [],
    unknown: [0, 1, 2],
  });
  expect(parseQuery(lexicon, "anticongelate").corrections).toEqual([
    { word: "anticongelate", instead: "anticongelante" },
  ]);
});

const before = [
  "hola busco",
  "bon dia",
  "quant val",
  "cuánto cuesta",
  "how much is",
  "necesito",
  "se vende",
  "un par de",
];
const after = [
  "de segunda mano",
  "nuevo en caja",
  "con garantía",
  "con factura",
  "with warranty",
  "para mañana",
  "pel meu cotxe",
  "next day delivery",
  "urgente",
  "en stock",
  "entrega en casa",
  "más barato",
  "sin gastos de envío",
  "que no sea caro",
  "a bon preu",
  "top quality",
  "con caja original",
];

test("what is said of the purchase does not change what is read", () => {
  const queries = [
    "batería",
    "filtro de aire",
    "caja de fusibles",
    "amortiguador y copela",
    "fuelle de transmisión",
    "anticongelante",
    "neumático de verano",
    "se calienta el motor",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...queries),
      fc.constantFrom("", ...before),
      fc.constantFrom("", ...after),
      (query, first, last) => {
        expect(read(`${first} ${query} ${last}`)).toEqual(read(query));
      },
    ),
    { numRuns: 300 },
  );
});
