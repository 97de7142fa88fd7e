import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../../test/catalogue/empty-lexicon-source.ts";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { rightWords } from "../../trade-words/index.ts";
import { createLexicon } from "../create-lexicon.ts";
import type { LexiconSource, NamedEntity } from "../lexicon.ts";
import { parseQuery } from "../parse-query.ts";
import { numberShapes, spellNumber } from "./part-number-groups.ts";

const names = [
  "Kit de embrague",
  "Volante de motor",
  "Filtro de aceite",
  "Filtro de aire",
  "Kit de discos y pastillas de freno",
  "Bujía",
  "Faro delantero",
  "Lámpara de xenón",
  "Paragolpes",
  "Retrovisor exterior",
  "Correa de distribución",
  "Bomba de agua",
  "Cristal de retrovisor",
];
const partTypes = names.map((text, index): NamedEntity => {
  const synonyms = text === "Faro delantero" ? [{ text: "faro de xenón", isHeadLast: false }] : [];
  return { id: index + 1, names: [{ text, isHeadLast: false }], synonyms, demand: 50 };
});
const variant = { fuel: "diesel", builtFrom: 200501, builtTo: null };
const source: LexiconSource = {
  partTypes,
  categories: [],
  brands: [{ id: 1, name: "Boost" }],
  makers: [
    { id: 1, name: "Volkswagen" },
    { id: 2, name: "Audi" },
    { id: 3, name: "Tata" },
  ],
  models: [
    { id: 1, makerId: 1, name: "Golf V (1K1)" },
    { id: 2, makerId: 1, name: "Golf VI (5K1)" },
    { id: 3, makerId: 2, name: "A3 II (8P1)" },
    { id: 4, makerId: 2, name: "A3 III (8V1)" },
    { id: 5, makerId: 3, name: "Xenon" },
    { id: 6, makerId: 1, name: "up! (AA)" },
  ],
  variants: [
    { ...variant, id: 1, modelId: 1, vehicleName: "1.9 TDI", kw: 77, cv: 105 },
    { ...variant, id: 2, modelId: 1, vehicleName: "1.9 TDI", kw: 66, cv: 90 },
    { ...variant, id: 3, modelId: 2, vehicleName: "2.0 TDI", kw: 103, cv: 140 },
    { ...variant, id: 4, modelId: 3, vehicleName: "2.0 TDI", kw: 103, cv: 140 },
    { ...variant, id: 5, modelId: 5, vehicleName: "2.2", kw: 110, cv: 150 },
    { ...variant, id: 6, modelId: 6, vehicleName: "1.0", kw: 44, cv: 60 },
  ],
  values: [{ attributeId: 1, partTypeId: 7, code: "oil", labels: ["De aceite"] }],
  measures: [],
};
const lexicon = createLexicon(source);

const parts = (query: string) => {
  const { partType, also } = parseQuery(lexicon, query);
  return [partType, also].flatMap((match) => (match ? [match.thing.names[0]?.text] : []));
};
const unknown = (query: string) => {
  const parsed = parseQuery(lexicon, query);
  return parsed.unknown.map((place) => parsed.words[place]);
};

test.each(["bosch", "litros", "mando", "valeo", "black"])("%s is right, and not corrected", (word) => {
  expect(parseQuery(lexicon, word)).toMatchObject({ words: [word], corrections: [], brand: null });
});

test("a word that only begins like those of symptoms is unknown, so that near ones are offered", () => {
  expect(["pastillonnas", "discoss", "pastillasde"].filter(lexicon.knows)).toEqual([]);
});

test.each(["near me", "lana", "hacia", "tienda", "parcela", "is", "up"])(
  "%s is no typo of a name",
  (words) => {
    const { corrections, partType, vehicle } = parseQuery(lexicon, words);
    expect([corrections, partType, vehicle]).toEqual([[], null, null]);
  },
);

test.each([
  ["al ternador", "alternador"],
  ["a leta", "aleta"],
])("the beginning of %s looked like an article", (typed, word) => {
  const source = {
    ...emptyLexiconSource,
    partTypes: [namedEntity(1, "Alternador"), namedEntity(2, "Aleta")],
  };
  expect(parseQuery(createLexicon(source), typed).words).toEqual([word]);
});

test("a number and the letter of a diesel are one name", () => {
  const bmw = createLexicon({
    ...emptyLexiconSource,
    makers: [{ id: 1, name: "BMW" }],
    models: [{ id: 1, makerId: 1, name: "Serie 3 (E90)" }],
    variants: ["320i", "320d"].map((vehicleName, index) => ({
      ...{ ...variant, id: index + 1, modelId: 1, vehicleName, kw: 110, cv: 150 },
    })),
  });
  const named = (query: string) => parseQuery(bmw, query).vehicle?.variantIds;
  expect([named("bmw three twenty d"), named("bmw 320")]).toEqual([[2], [1, 2]]);
});

test("a part that is asked for is named beside a complaint", () => {
  const partTypes = [
    namedEntity(1, "Anticongelante"),
    namedEntity(2, "Filtro de partículas", "filtro FAP"),
    namedEntity(3, "Radiador de calefacción"),
    namedEntity(4, "Caudalímetro"),
  ];
  const lexicon = createLexicon({ ...emptyLexiconSource, partTypes });
  const named = (query: string) => {
    const { partType, symptom } = parseQuery(lexicon, query);
    return [partType?.thing.id, symptom?.symptom.id];
  };
  expect(named("pierde anticongelante")).toEqual([undefined, "loses-coolant"]);
  expect(named("pierde agua, ¿qué anticongelante?")).toEqual([1, "loses-coolant"]);
  expect(named("echa humo negro, ¿alguien ha cambiado el caudalímetro?")).toEqual([4, "black-smoke"]);
  expect(named("no calienta la calefacción")).toEqual([undefined, "no-heat"]);
  expect(named("no calienta la calefacción, ¿radiador de calefacción?")).toEqual([3, "no-heat"]);
  expect(named("salta el fallo del FAP, precio del filtro")).toEqual([2, "dpf-light"]);
});

test("a unit behind a number may have a typo", () => {
  expect(parseQuery(lexicon, "aceite 5 litrso").words).toEqual(["aceite", "5", "litro"]);
  expect(parseQuery(lexicon, "litrso").words).toEqual(["litrso"]);
});

test("a word with a typo completes a name beside another one", () => {
  expect(parts("faro dleantreo")).toEqual(["Faro delantero"]);
  expect(parts("retrovsior exterir")).toEqual(["Retrovisor exterior"]);
});

test.each(["discount faro code", "mariposa delantero", "cable correa"])("%s names no part", (words) => {
  expect(parseQuery(lexicon, words).partType?.isGuess ?? false).toBe(false);
});

test.each([
  ["vujia", "Bujía"],
  ["filtrodeaceite", "Filtro de aceite"],
  ["filtro haseite", "Filtro de aceite"],
  ["filtro deaceite", "Filtro de aceite"],
  ["filtrode aceite", "Filtro de aceite"],
  ["bombade agua", "Bomba de agua"],
  ["para-xocs", "Paragolpes"],
  ["para xocs", "Paragolpes"],
  ["paraxocs", "Paragolpes"],
  ["filtrito de ayre", "Filtro de aire"],
  ["parachoke", "Paragolpes"],
  ["espejito", "Retrovisor exterior"],
  ["cristalito del retrovisor", "Cristal de retrovisor"],
  ["cloche", "Kit de embrague"],
  ["windshield wipers bujia", "Bujía"],
  ["retobisor", "Retrovisor exterior"],
  ["filtre doli", "Filtro de aceite"],
])("%s is %s", (query, name) => {
  expect(parts(query)).toEqual([name]);
});

test.each([
  ["kit embrague con volante", ["Kit de embrague", "Volante de motor"]],
  ["embrague y bimasa golf", ["Volante de motor", "Kit de embrague"]],
  ["filtro aceite y aire", ["Filtro de aceite", "Filtro de aire"]],
  ["correa distribucion bomba agua", ["Correa de distribución", "Bomba de agua"]],
  ["discos y pastillas de freno", ["Kit de discos y pastillas de freno"]],
  ["filtro de aceite y montaje", ["Filtro de aceite"]],
  ["EMBRAGUE + BIMASA", ["Volante de motor", "Kit de embrague"]],
  ["filtro aceite, filtro aire", ["Filtro de aceite", "Filtro de aire"]],
  ["paragolpes y filtro de aire", ["Paragolpes", "Filtro de aire"]],
])("%j names %j", (query, named) => {
  expect(parts(query).toSorted()).toEqual(named.toSorted());
});

test.each([
  ["1k golf", [1, 2]],
  ["golf mk5", [1, 2]],
  ["mk5 golf", [1, 2]],
  ["a3 8p filtro aire", [4]],
  ["8p a3", [4]],
  ["audi 8p", [4]],
  ["golf 1.9 tdi 105", [1]],
  ["correa distribucion golf 1.9 tdi 66", [2]],
])("%s leaves the versions %j", (query, ids) => {
  expect([parseQuery(lexicon, query).vehicle?.variantIds, unknown(query)]).toEqual([ids, []]);
});

test("a code of two characters is no model by itself, and a word of a part is none beside it", () => {
  expect(parseQuery(lexicon, "8p filtro aire").vehicle).toBe(null);
  expect(parseQuery(lexicon, "faro xenon").vehicle).toBe(null);
  expect(parseQuery(lexicon, "filtro aire xenon").vehicle?.modelIds).toEqual([5]);
});

test("case, accents, signs and spaces do not change what is read", () => {
  const queries = ["kit embrague con volante", "filtro aceite y aire golf mk5", "a3 8p bujía", "faro xenón"];
  const meaning = (query: string) => {
    const { words: _words, corrections: _corrections, ...read } = parseQuery(lexicon, query);
    return read;
  };
  fc.assert(
    fc.property(
      fc.constantFrom(...queries),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(" ", "  ", ", ", " · "),
      (query, isUpper, isBare, gap) => {
        const cased = isUpper ? query.toUpperCase() : query;
        const bare = isBare ? cased.normalize("NFD").replace(/\p{M}/gu, "") : cased;
        expect(meaning(bare.replaceAll(" ", gap))).toEqual(meaning(query));
      },
    ),
    { numRuns: 30 },
  );
});

test("articles and prepositions are no engine", () => {
  const extra = { ...variant, id: 9, modelId: 1, vehicleName: "2.0 DE", kw: 90, cv: 122 };
  const wider = createLexicon({ ...source, variants: [...source.variants, extra] });
  expect(parseQuery(wider, "filtro de aire golf 1.9 tdi").vehicle?.variantIds).toEqual([1, 2]);
});

test("a category beside a symptom does not limit the parts that it may come from", () => {
  const motor = { id: 9, names: [{ text: "Motor", isHeadLast: false }], synonyms: [], demand: 50 };
  const read = parseQuery(createLexicon({ ...source, categories: [motor] }), "se calienta el motor");
  expect([read.symptom?.symptom.id, read.category, read.unknown]).toEqual(["overheats", null, []]);
});

test("words that are right are not corrected, whatever is on sale", () => {
  const corrected = [...rightWords].filter((word) => parseQuery(lexicon, word).corrections.length > 0);
  expect(corrected).toEqual([]);
});

const phrases = [
  ["paragolpes", "filtro de aire", "bujía", "correa de distribución", "bomba de agua"],
  ["golf mk5", "a3 8p", "golf 1.9 tdi 105", "audi"],
  ["delantero", "izquierdo", ""],
];

test("the order of part, vehicle and position does not change what is read", () => {
  const meaning = (query: string) => {
    const { partType, also, vehicle, position, side, unknown } = parseQuery(lexicon, query);
    return [
      partType?.thing.id,
      also?.thing.id,
      vehicle?.variantIds,
      position?.code,
      side?.code,
      unknown.length,
    ];
  };
  fc.assert(
    fc.property(
      fc.tuple(...phrases.map((some) => fc.constantFrom(...some))),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      (said, order) => {
        const moved = order.map((place) => said[place]).join(" ");
        expect(meaning(moved)).toEqual(meaning(said.join(" ")));
      },
    ),
    { numRuns: 60 },
  );
});

test("a part type that is added to the catalogue never makes a query less understood", () => {
  const queries = [
    "filtro aceite golf mk5",
    "kit embrague con volante",
    "correa distribucion bomba agua",
    "bujia a3 8p",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...queries),
      fc.constantFrom("Filtro de polen", "Disco de embrague", "Bomba de aceite", "Cable de bujía", "Muelle"),
      (query, text) => {
        const added = { id: 99, names: [{ text, isHeadLast: false }], synonyms: [], demand: 50 };
        const grown = createLexicon({ ...source, partTypes: [...partTypes, added] });
        expect(parseQuery(grown, query).unknown.length).toBeLessThanOrEqual(
          parseQuery(lexicon, query).unknown.length,
        );
      },
    ),
    { numRuns: 20 },
  );
});

test.each(numberShapes)("the groups of $maker's $example are no models and measures", ({ example }) => {
  for (const query of [example, `filtro de aceite ${example}`, `${example} de golf`]) {
    expect(unknown(query).map((word = "") => spellNumber(word).toUpperCase())).toEqual([example]);
  }
});

test("the groups of a number with a slash are no models and measures", () => {
  const number = "W712 95";
  for (const query of ["w712/95", "filtro de aceite W712/95", "filtro de aceite w712/95 de golf"]) {
    expect(unknown(query).map((word = "") => spellNumber(word).toUpperCase())).toEqual([number]);
  }
  expect(unknown("filtro de aceite p195/65")).not.toContain("p195 65");
});

test("the up! is named by its sign alone, and the verbs of *touch up* and *top up* name no car", () => {
  const models = (query: string) => parseQuery(lexicon, query).vehicle?.modelIds ?? [];
  expect(models("filtro de aceite up! 1.0")).toEqual([6]);
  expect(models("vw up! filtro de aceite")).toEqual([6]);
  expect(models("para un up del 2013 filtro de aceite")).toEqual([6]);
  expect(models("oil top up for vw golf")).not.toContain(6);
  expect(models("touch up for vw")).toEqual([]);
  const withoutVolkswagen = createLexicon({ ...emptyLexiconSource, makers: [{ id: 1, name: "SEAT" }] });
  expect(parseQuery(withoutVolkswagen, "filtro up!").words).toEqual(["filtro", "up"]);
});
