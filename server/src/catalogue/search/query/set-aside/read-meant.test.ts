import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../../test/catalogue/empty-lexicon-source.ts";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import { parseQuery } from "../parse-query.ts";
import { repairIn } from "./slips-of-tongue.ts";
import { withoutSoundParts } from "./sound-parts.ts";

const names = [
  "Batería",
  "Motor de arranque",
  "Bujía",
  "Sensor de cigüeñal",
  "Latiguillo de freno",
  "Disco de freno",
  "Pastillas de freno",
  "Amortiguador",
  "Neumático",
  "Soporte de motor",
  "Soporte de caja de cambios",
  "Relé",
  "Retrovisor exterior",
  "Cristal de retrovisor",
  "Junta de tapa de balancines",
  "Tapa de balancines",
];
const source = {
  ...emptyLexiconSource,
  partTypes: names.map((text, index) => namedEntity(index + 1, text)),
  makers: [
    { id: 1, name: "Volkswagen" },
    { id: 2, name: "Ford" },
  ],
  models: [
    { id: 1, makerId: 1, name: "Golf IV (1J1)" },
    { id: 2, makerId: 2, name: "Ka I (RB)" },
    { id: 3, makerId: 2, name: "Fiesta V (JH)" },
  ],
  variants: [1, 2, 3].map((id) => ({
    ...{ id, modelId: id, vehicleName: "1.6", fuel: "petrol", builtFrom: 199801, builtTo: null },
    ...{ kw: 74, cv: 100 },
  })),
};
const lexicon = createLexicon(source);
const read = (query: string) => {
  const { partType, also, symptom, vehicle } = parseQuery(lexicon, query);
  return [
    ...[partType, also].flatMap((part) => part?.thing.names[0]?.text ?? []),
    ...(symptom ? [symptom.symptom.id] : []),
    ...(vehicle?.modelIds ?? []),
  ];
};

test.each([
  [
    "al girar la llave hace clac, batería nueva de hace un mes, ¿motor de arranque?",
    ["Motor de arranque", "clicks-only"],
  ],
  ["se me cala, ya le puse bujías. ¿Sensor de cigüeñal?", ["Sensor de cigüeñal", "stalls"]],
  ["pastillas y discos nuevos, latiguillo sospechoso", ["Latiguillo de freno"]],
  ["necesito el soporte de la caja, el del motor lo cambié", ["Soporte de caja de cambios"]],
  ["se me cala, bujías puestas las 4 y el relé también", ["stalls"]],
  ["busco el retrovisor exterior, el cristal no", ["Retrovisor exterior"]],
  ["ja he canviat la bateria, motor de arranque", ["Motor de arranque"]],
  [
    "buenas, tengo un golf y desde hace unos días al girar la llave por la mañana solo hace clac clac, batería nueva de hace un mes, ¿será el motor de arranque?",
    ["Motor de arranque", "clicks-only", 1],
  ],
  ["el embrague patina tengo un volante bimasa nuevo es un golf", ["clutch-slips", 1]],
  ["me han dicho que la batería está bien y que es el motor de arranque", ["Motor de arranque"]],
  ["el aire funciona bien, la calefacción no", ["no-heat"]],
  ["quiero el cristal, el retrovisor está bien", ["Cristal de retrovisor"]],
  ["knocking, latiguillo and disco de freno already done. Amortiguador next?", ["Amortiguador"]],
  ["golf mk4 losing power, not the batería, the disco's fine. Bujía?", ["Bujía", "no-power", 1]],
  ["I already have the batería, need a relé", ["Relé"]],
  ["Motor de arranque clicks, batería tested and ok", ["Motor de arranque"]],
  ["retrovisor exterior sold, relé wanted", ["Relé"]],
  ["els discos els vaig canviar, pot ser l'amortiguador?", ["Amortiguador"]],
  ["amortiguador, bateria-auxiliar no inclosa", ["Amortiguador"]],
  ["amortiguador golf, bujía looks sound", ["Amortiguador", 1]],
  ["any good amortiguador for a golf?", ["Amortiguador", 1]],
  // What is not said to be in order, or is all that is asked for.
  ["amortiguador nuevo", ["Amortiguador"]],
  ["busco amortiguadores nuevos, golf", ["Amortiguador", 1]],
  ["golf 4 nuevo, batería", ["Batería", 1]],
  ["batería nueva, golf", ["Batería", 1]],
  ["cambié los discos y sigue vibrando al frenar", ["Disco de freno", "vibration-when-braking"]],
  ["la batería no va bien", ["Batería"]],
  ["¿alguien ha cambiado la batería?", ["Batería"]],
])("%j asks for %j", (query, named) => {
  expect(read(query)).toEqual(named);
});

test.each([
  ["quiero dos neumáticos no perdona quiero dos amortiguadores", ["Amortiguador"]],
  ["batería de un ford ka digo de un ford fiesta", ["Batería", 3]],
  ["batería de un ka digo de un fiesta", ["Batería", 3]],
  ["pastillas para un golf perdón discos", ["Disco de freno", 1]],
  ["junta de la tapa balancines perdona tapa de balancines", ["Junta de tapa de balancines"]],
  ["tapa de balancines digo de junta de balancines", ["Junta de tapa de balancines"]],
  ["batería de un golf tres digo cuatro", ["Batería", 1]],
  ["batería golf no, para el fiesta", ["Batería", 3]],
  ["batería golf, no, gracias", ["Batería", 1]],
  ["batería, perdona la ignorancia, para golf", ["Batería", 1]],
  ["batería no sorry amortiguador for golf", ["Amortiguador", 1]],
  ["relé no the bujía itself", ["Bujía"]],
  ["a batería no not the batería the relé", ["Relé"]],
  ["sorry for asking, batería for golf", ["Batería", 1]],
])("of %j, what was taken back is not read", (query, named) => {
  expect(read(query)).toEqual(named);
});

test("an end and a side that were taken back are not read", () => {
  const { position, side } = parseQuery(lexicon, "disco trasero izquierdo no perdona delantero derecho golf");
  expect([position?.code, side?.code]).toEqual(["front", "right"]);
});

test.each(["te digo que es el golf", "ya digo, el golf", "digo golf", "batería golf"])(
  "nothing is taken back in %j",
  (query) => expect(repairIn(query)).toBe(null),
);

test("abbreviations and numbers divide no clauses", () => {
  const kept = () => false;
  expect(withoutSoundParts("faro izq. golf 1.9, batería ok", kept)?.text).toBe("faro izq. golf 1.9, ");
  expect(withoutSoundParts("faro golf 1.9", kept)).toBe(null);
});
