import type { Locale } from "@recambia/contract/locale";
import { expect, test } from "vitest";
import { createLexicon } from "./create-lexicon.ts";
import type { LexiconSource } from "./lexicon.ts";

const spoken = (texts: Record<Locale, string>) => [
  { text: texts.es, isHeadLast: false, locale: "es" as const },
  { text: texts.ca, isHeadLast: false, locale: "ca" as const },
  { text: texts.en, isHeadLast: true, locale: "en" as const },
];

const source: LexiconSource = {
  partTypes: [
    {
      id: 1,
      names: spoken({ es: "Filtro de aceite", ca: "Filtre d'oli", en: "Oil filter" }),
      synonyms: [],
      demand: 90,
    },
    {
      id: 2,
      names: spoken({ es: "Limpiaparabrisas", ca: "Eixugaparabrises", en: "Wiper" }),
      synonyms: [],
      demand: 90,
    },
  ],
  categories: [
    { id: 3, names: spoken({ es: "Bujía", ca: "Bugia", en: "Spark plug" }), synonyms: [], demand: 50 },
  ],
  brands: [{ id: 5, name: "Cerdel" }],
  makers: [{ id: 1, name: "SEAT" }],
  models: [],
  variants: [],
  values: [],
  measures: [],
};
const { wordsNear } = createLexicon(source);
const degreaser = {
  id: 9,
  names: spoken({ es: "Desengrasante", ca: "Desgreixador", en: "Degreaser" }),
  synonyms: [],
  demand: 99,
};
const { completions } = createLexicon({ ...source, partTypes: [...source.partTypes, degreaser] });

test("words near an unknown one are those of the language, with names that are the same in all", () => {
  expect(wordsNear("filttterr", "es")).toEqual(["filtro"]);
  expect(wordsNear("filttterr", "ca")).toEqual(["filtre"]);
  expect(wordsNear("filttterr", "en")).toEqual(["filter"]);
  expect(wordsNear("cerrrdell", "en")).toEqual(["cerdel"]);
});

test("near words are spelt with their accents", () => {
  expect(wordsNear("bujjjia", "es")).toEqual(["bujía"]);
});

test("without a near word of the language, those of the others are offered", () => {
  expect(wordsNear("limpiapppparabrisas", "en")[0]).toBe("limpiaparabrisas");
  expect(wordsNear("zzyzx", "es")).toEqual([]);
});

test.each([
  ["de", [9]],
  ["des", [9]],
  ["filtro de", [1]],
  ["filtro de ac", [1]],
  ["limpia del", [2]],
  ["filtor de", []],
])(
  "%s is completed by the part types %s: what ties words together begins none after another",
  (query, ids) => {
    expect(completions(query).map(({ id }) => id)).toEqual(ids);
  },
);

test("a catalogue may name things like a program's own words", () => {
  const name = "Constructor";
  const { vehicles, values } = createLexicon({
    ...source,
    makers: [{ id: 1, name }],
    models: [{ id: 7, makerId: 1, name }],
    measures: [{ attributeId: 3, partTypeId: 1, unit: "constructor", low: 1, high: 9, isKey: true }],
  });
  expect(vehicles.isModel("constructor")).toBe(true);
  expect(values.find(1, ["5", "mm"], ["5", "mm"])).toEqual([]);
});
