import { existsSync } from "node:fs";
import { join } from "node:path";
import { feedRecords } from "@recambia/contract/catalogue/feed";
import { type LocalizedText, locales } from "@recambia/contract/locale";
import { Value } from "typebox/value";
import { expect, test } from "vitest";
import { type Attribute, type AttributeUse, attributes, brands, categories, type PartType } from "./index.ts";

const partTypes = categories.flatMap((category) => category.partTypes);
const attributeBySlug = new Map(attributes.map((attribute) => [attribute.slug, attribute]));
const slug = feedRecords.category.properties.id;

function repeated(slugs: string[]): string[] {
  return slugs.filter((one, index) => slugs.indexOf(one) !== index);
}

function valuesOf(use: AttributeUse): readonly (number | string | boolean)[] {
  return "from" in use.values ? [use.values.from, use.values.to] : use.values;
}

function isOfKind(attribute: Attribute, value: number | string | boolean): boolean {
  switch (attribute.kind) {
    case "number":
      return typeof value === "number" && Number(value.toFixed(attribute.decimals)) === value;
    case "option":
      return typeof value === "string" && Object.hasOwn(attribute.options, value);
    case "text":
      return typeof value === "string" && value !== "" && !value.includes(";");
    case "flag":
      return typeof value === "boolean";
  }
}

test("a car needs four tyres", () => {
  const tyres = partTypes.filter(({ tyre }) => tyre);
  expect(tyres.length).toBeGreaterThan(2);
  expect(tyres.map(({ neededPerJob }) => neededPerJob)).toEqual(tyres.map(() => 4));
});

test("no slug stands twice, and each can be a public path", () => {
  for (const slugs of [
    categories.map((category) => category.slug),
    partTypes.map((partType) => partType.slug),
    attributes.map((attribute) => attribute.slug),
    brands.map((brand) => brand.slug),
  ]) {
    expect(repeated(slugs)).toEqual([]);
    for (const one of slugs) expect(Value.Check(slug, one), one).toBe(true);
  }
});

test("the categories are the 38 that the specification lists, with some 300 part types or more", () => {
  expect(categories).toHaveLength(38);
  expect(categories[0]?.slug).toBe("neumaticos");
  expect(categories.at(-1)?.slug).toBe("tuning");
  expect(partTypes.length).toBeGreaterThanOrEqual(300);
  for (const { slug: name, partTypes: own } of categories) expect(own.length, name).toBeGreaterThan(0);
});

test("every attribute, companion and picture that a part type names exists", () => {
  const known = new Set(partTypes.map((partType) => partType.slug));
  const unknown = partTypes.flatMap((partType) => [
    ...partType.attributes
      .filter(({ attribute }) => !attributeBySlug.has(attribute))
      .map((use) => use.attribute),
    ...(partType.companions ?? []).filter((companion) => !known.has(companion)),
  ]);
  expect(unknown).toEqual([]);
  const pictures = join(import.meta.dirname, "../../pictures");
  for (const { picture } of [...partTypes, ...categories]) {
    expect(existsSync(join(pictures, `${picture}.webp`)), picture).toBe(true);
    expect(existsSync(join(pictures, "thumbs", `${picture}.webp`)), picture).toBe(true);
  }
});

test("values are of their attribute's kind, and ranges run upwards", () => {
  const wrong = partTypes.flatMap((partType) =>
    partType.attributes.flatMap((use) => {
      const attribute = attributeBySlug.get(use.attribute);
      const isRight =
        attribute &&
        valuesOf(use).length > 0 &&
        valuesOf(use).every((value) => isOfKind(attribute, value)) &&
        (!("from" in use.values) || (attribute.kind === "number" && use.values.from < use.values.to));
      return isRight ? [] : [`${partType.slug}: ${use.attribute} ${JSON.stringify(use.values)}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test("at most three attributes are key ones, and ranges of price, weight and measures are ranges", () => {
  for (const partType of partTypes) {
    expect(partType.attributes.filter((use) => use.key).length, partType.slug).toBeLessThanOrEqual(3);
    for (const [least, greatest] of rangesOf(partType)) {
      expect(least, partType.slug).toBeGreaterThan(0);
      expect(greatest, partType.slug).toBeGreaterThanOrEqual(least);
    }
  }
});

function rangesOf(partType: PartType): [number, number][] {
  const { priceCents, weightGrams, depthMm, heightMm, lengthMm, coreDepositCents } = partType;
  return [
    priceCents,
    weightGrams,
    depthMm,
    heightMm,
    lengthMm,
    ...(coreDepositCents ? [coreDepositCents] : []),
  ];
}

test("texts are there in each language, and long ones are not copies of one another", () => {
  const texts: [string, LocalizedText][] = [
    ...categories.flatMap(({ slug: name, ...category }): [string, LocalizedText][] => [
      [name, category.name],
      [name, category.description],
    ]),
    ...partTypes.flatMap((partType): [string, LocalizedText][] => [
      [partType.slug, partType.name],
      [partType.slug, partType.plural],
      [partType.slug, partType.description],
      [partType.slug, partType.warning],
    ]),
    ...attributes.flatMap((attribute): [string, LocalizedText][] => [
      [attribute.slug, attribute.name],
      ...(attribute.kind === "option"
        ? Object.values(attribute.options).map((text): [string, LocalizedText] => [attribute.slug, text])
        : []),
    ]),
    ...brands.map((brand): [string, LocalizedText] => [brand.slug, brand.description]),
  ];
  for (const [where, text] of texts) {
    for (const locale of locales) expect(text[locale].trim(), `${where} ${locale}`).not.toBe("");
    if (text.es.length < 60) continue;
    expect(new Set(Object.values(text)).size, `${where}: ${text.es}`).toBe(3);
  }
});

test("each category has at least two brands, and a brand makes only what the shop sells", () => {
  for (const category of categories) {
    const own = brands.filter(
      ({ specialities }) => specialities.length === 0 || specialities.includes(category.slug),
    );
    expect(own.length, category.slug).toBeGreaterThanOrEqual(2);
  }
  const known = new Set(categories.map((category) => category.slug));
  for (const brand of brands) {
    for (const speciality of brand.specialities) expect(known.has(speciality), speciality).toBe(true);
  }
});
