import { locales } from "@recambia/contract/locale";
import fc from "fast-check";
import { expect, test } from "vitest";
import { taxonomyRecords } from "../../../../../demo/src/reference-records.ts";
import { readVehicles } from "../../../../../demo/src/vehicles/vehicles.ts";
import { emptyLexiconSource } from "../../../../test/catalogue/empty-lexicon-source.ts";
import { trimWords } from "../trade-words/index.ts";
import { createLexicon } from "./create-lexicon.ts";
import type { NamedEntity } from "./lexicon.ts";
import { parseQuery } from "./parse-query.ts";

/** The demo's part types, makers and models, with their names and synonyms. */
async function readDemo() {
  const vehicles = await readVehicles();
  const makerIds = new Map(vehicles.makers.map(({ id }, index) => [id, index]));
  const partTypes: NamedEntity[] = [];
  for (const record of taxonomyRecords()) {
    if (record.record !== "part_type") continue;
    const { name, plural, synonyms, demand } = record;
    const alias = (locale: (typeof locales)[number]) => (text: string) => ({
      text,
      isHeadLast: locale === "en",
      locale,
    });
    partTypes.push({
      id: partTypes.length,
      names: locales.flatMap((locale) => [name, plural].map((texts) => alias(locale)(texts[locale]))),
      synonyms: locales.flatMap((locale) => synonyms[locale].map(alias(locale))),
      demand,
    });
  }
  return {
    partTypes,
    makers: vehicles.makers.map(({ name }, id) => ({ id, name })),
    models: vehicles.models.map(({ maker, name }, id) => ({
      id,
      makerId: makerIds.get(maker.id) ?? -1,
      name,
    })),
  };
}

const demo = await readDemo();

function lexiconOfDemo() {
  const variants = demo.models.map(({ id }) => ({
    ...{ id, modelId: id, vehicleName: "1.6 TDI", fuel: "diesel", kw: 77, cv: 105 },
    ...{ builtFrom: 200801, builtTo: 201706 },
  }));
  return createLexicon({ ...emptyLexiconSource, ...demo, variants });
}

test("every part type of the demo is what each of its names means, in all languages", () => {
  const { partTypes } = demo;
  expect(partTypes.length).toBeGreaterThan(300);
  const lexicon = createLexicon({ ...emptyLexiconSource, partTypes });
  const misread = partTypes.flatMap(({ id, names }) =>
    names.filter(({ text }) => parseQuery(lexicon, text).partType?.thing.id !== id).map(({ text }) => text),
  );
  expect(misread).toEqual([]);
  const nameOf = (query: string) => parseQuery(lexicon, query).partType?.thing.names[0]?.text;
  for (const query of ["batería auxiliar", "bateria auxiliar 12v", "auxiliary battery"])
    expect(nameOf(query), query).toBe("Batería auxiliar de 12 V");
  expect(nameOf("batería 12 V")).toBe("Batería de arranque");
});

test("bodies and trims beside a vehicle leave nothing unknown, and no vehicle out", () => {
  const lexicon = lexiconOfDemo();
  // Abarth and Cupra are makers as well.
  const words = [...trimWords].filter((word) => word !== "abarth" && word !== "cupra");
  const trims = [...words, "5 puertas", "7 plazas", "3p", "4 doors", "S line", "GT Line", "L2H1", "R"];
  const families = ["Golf", "Clio", "Focus", "Serie 3", "308", "A4", "Astra", "Ibiza", "Yaris", "C4"];
  fc.assert(
    fc.property(fc.constantFrom(...families), fc.constantFrom(...trims), (family, trim) => {
      // The *Golf Plus* is a model of its own.
      const named = `${family} ${trim}`.toLowerCase();
      fc.pre(!demo.models.some(({ name }) => name.toLowerCase().startsWith(named)));
      const plain = parseQuery(lexicon, `pastillas ${family}`);
      for (const query of [`pastillas ${family} ${trim}`, `${family} ${trim} pastillas`]) {
        const { partType, vehicle, words: spoken, unknown } = parseQuery(lexicon, query);
        expect([query, partType?.thing.id]).toEqual([query, plain.partType?.thing.id]);
        expect([query, unknown.map((place) => spoken[place])]).toEqual([query, []]);
        expect(plain.vehicle?.variantIds).toEqual(expect.arrayContaining(vehicle?.variantIds ?? [-1]));
      }
    }),
    { numRuns: 300 },
  );
  const read = parseQuery(lexicon, "pastillas golf 7 5 puertas").vehicle?.modelIds ?? [];
  expect(read.map((id) => demo.models[id]?.name)).toEqual(["Golf VII (5G1, BQ1)"]);
});

/** Models whose names mean something else in a sentence, so that they need their maker: *pastillas tipo*. */
const wordsOfSentences = new Set(["up!", "Spring", "Tipo", "Idea", "Seal", "Seal U", "Han"]);

test("every model of the demo is read by its name beside a part, with its maker or without", () => {
  const { makers, models } = demo;
  expect(models.length).toBeGreaterThan(700);
  const lexicon = lexiconOfDemo();
  const titleOf = (name: string) => name.replace(/\(.*/, "").trim();
  /** Without the generation: *Golf* of *Golf VII*, *Corsa* of *Corsa D*. */
  const familyOf = (title: string) => title.replace(/(?<!Serie|Clase) (?:[IVX]+( .*)?|[A-Z])$/, "");
  /** *Mazda 3* and *IS II* mean too much without their maker. */
  const isVague = (title: string) => /^(?:#?\d+(?:-\d)?|IS.*)$/.test(title) || wordsOfSentences.has(title);
  const misread: string[] = [];
  for (const { id, makerId, name } of models) {
    const title = titleOf(name);
    const maker = makers.find((one) => one.id === makerId)?.name ?? "";
    for (const said of new Set([title, familyOf(title)])) {
      for (const query of [...(isVague(said) ? [] : [`pastillas ${said}`]), `pastillas ${maker} ${said}`]) {
        const { partType, vehicle, unknown } = parseQuery(lexicon, query);
        const isPads = partType?.thing.names[0]?.text === "Juego de pastillas de freno";
        if (!isPads || unknown.length > 0 || !vehicle?.variantIds.includes(id)) misread.push(query);
      }
    }
  }
  expect(misread).toEqual([]);
});
