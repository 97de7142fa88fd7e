import { locales } from "@recambia/contract/locale";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { expect, test } from "vitest";
import { createLexicon } from "./create-lexicon.ts";
import type { NamedEntity } from "./lexicon.ts";
import { parseQuery } from "./parse-query.ts";

const Texts = Type.Object({ es: Type.String(), ca: Type.String(), en: Type.String() });
const Words = Type.Object({
  es: Type.Array(Type.String()),
  ca: Type.Array(Type.String()),
  en: Type.Array(Type.String()),
});
const PartType = Type.Object({
  record: Type.Literal("part_type"),
  name: Texts,
  plural: Texts,
  synonyms: Words,
  demand: Type.Number(),
});

/** The demo's part types, with their names and synonyms. */
async function readPartTypes(): Promise<NamedEntity[]> {
  const { defaultSeed, planDemo } = await import("@recambia/demo");
  const demo = await planDemo({ products: 400, seed: defaultSeed, today: new Date("2026-11-26") });
  const partTypes: NamedEntity[] = [];
  for (const line of demo.lines()) {
    const record: unknown = JSON.parse(line);
    if (Value.Check(Type.Object({ record: Type.Literal("product") }), record)) break;
    if (!Value.Check(PartType, record)) continue;
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
  return partTypes;
}

const empty = {
  categories: [],
  brands: [],
  makers: [],
  models: [],
  variants: [],
  values: [],
  measures: [],
};

test("every part type of the demo is what each of its names means, in all languages", async () => {
  const partTypes = await readPartTypes();
  expect(partTypes.length).toBeGreaterThan(300);
  const lexicon = createLexicon({ partTypes, ...empty });
  const misread = partTypes.flatMap(({ id, names }) =>
    names.filter(({ text }) => parseQuery(lexicon, text).partType?.thing.id !== id).map(({ text }) => text),
  );
  expect(misread).toEqual([]);
  const nameOf = (query: string) => parseQuery(lexicon, query).partType?.thing.names[0]?.text;
  for (const query of ["batería auxiliar", "bateria auxiliar 12v", "auxiliary battery"])
    expect(nameOf(query), query).toBe("Batería auxiliar de 12 V");
  expect(nameOf("batería 12 V")).toBe("Batería de arranque");
});
