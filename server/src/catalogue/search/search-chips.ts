import { maxNearWords, type SearchChip, type SearchReading } from "@recambia/contract/catalogue/search";
import { type Locale, localize } from "@recambia/contract/locale";
import { positionNames, sideNames } from "../listing/facet-texts.ts";
import { encodeFacetValue } from "../listing/product-filters.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeAttribute } from "../products/attribute-values.ts";
import type { LikelyCause } from "./likely-causes.ts";
import type { Lexicon, ParsedQuery } from "./query/index.ts";
import type { SpokenNumber } from "./read-number.ts";
import { stemWord, wordsIn } from "./wording/index.ts";

/** Describes each understood part of a query, with the query without it. */
export function chipsOf(
  catalogue: CatalogueContext,
  spoken: ParsedQuery,
  number: SpokenNumber | null,
  vehicleLabel: string | null,
): SearchChip[] {
  const { definitions, locale } = catalogue;
  const { words, brand, absentBrands, vehicle, position, side, values, notations, symptom } = spoken;
  const chips: SearchChip[] = [];
  const add: AddChip = (chip, places) => {
    const left = words.filter((_word, place) => !places.includes(place));
    chips.push({ is_absent: false, ...chip, query_without: left.join(" ") });
  };
  if (number) {
    const label = number.places.map((place) => words[place]?.toUpperCase()).join(" ");
    add({ kind: "number", label, value: null, is_absent: number.near.length > 0 }, number.places);
    if (number.places.length === words.length) return chips;
  }
  addParts(catalogue, spoken, add);
  if (symptom) {
    add(
      { kind: "symptom", label: localize(symptom.symptom.name, locale), value: symptom.symptom.id },
      symptom.places,
    );
  }
  if (brand) {
    const { name, slug } = definitions.brand(brand.id);
    add({ kind: "brand", label: name, value: slug }, brand.places);
  }
  for (const { name, places } of absentBrands) {
    add({ kind: "brand", label: name, value: null, is_absent: true }, places);
  }
  if (vehicle && vehicleLabel) {
    add({ kind: "vehicle", label: vehicleLabel, value: null }, placesOfVehicle(spoken));
  }
  if (position) {
    const label = localize(positionNames[position.code], locale);
    add({ kind: "position", label, value: position.code }, position.places);
  }
  if (side)
    add({ kind: "side", label: localize(sideNames[side.code], locale), value: side.code }, side.places);
  for (const { attributeId, code, number: measure, places } of values) {
    const attribute = definitions.attribute(attributeId);
    const { slug, name, value } = describeAttribute(attribute, code ?? measure ?? 0, locale);
    add(
      {
        kind: "attribute",
        label: `${name}: ${value}`,
        value: `${slug}=${code === null ? measure : encodeFacetValue(code)}`,
      },
      places,
    );
  }
  for (const { notation, written, places } of notations) {
    const label = `${localize(notation.name, locale)}: ${written}`;
    add({ kind: "notation", label, value: null, is_absent: true }, places);
  }
  return chips;
}

type AddChip = (
  chip: Pick<SearchChip, "kind" | "label" | "value"> & { is_absent?: boolean },
  places: readonly number[],
) => void;

/** The named part types, or the category. */
function addParts({ definitions, locale }: CatalogueContext, spoken: ParsedQuery, add: AddChip): void {
  const { partType, also, category } = spoken;
  for (const match of [partType, also]) {
    if (!match) continue;
    const { slug, name } = definitions.partType(match.thing.id);
    add({ kind: "part_type", label: localize(name, locale), value: slug }, match.places);
  }
  const named = definitions.categories.find(({ id }) => id === category?.thing.id);
  if (category && named) {
    add({ kind: "category", label: localize(named.name, locale), value: named.slug }, category.places);
  }
}

/** Matches a query without letters and digits. */
export function signsAlone(query: string): SearchReading["unknown"][number] {
  return { word: query.trim(), near: [] };
}

/**
 * Words as they were typed, by what is read of them: *lámpara* by *lampara*, *quita arañazos* by *quitaaranazos*. Words that
 * were split are found by their pieces.
 */
function typedWords(
  query: string,
): (words: readonly string[], place: number) => { text: string; count: number } {
  const typed = query
    .split(/[^\p{L}\p{N}\p{M}'’.+&-]+/u)
    .map((text) => ({ text, key: wordsIn(text).join("") }));
  const texts = new Map(typed.map(({ text, key }) => [key, text.replace(/^[.'’&-]+|[.'’&-]+$/g, "")]));
  for (const [place, { text, key }] of typed.entries()) {
    const next = typed[place + 1];
    if (next && !texts.has(key + next.key)) texts.set(key + next.key, `${text} ${next.text}`);
  }
  return (words, place) => {
    const [word = "", next = ""] = words.slice(place, place + 2);
    const split = texts.get(word) === undefined && next !== "" ? texts.get(word + next) : undefined;
    return split === undefined ? { text: texts.get(word) ?? word, count: 1 } : { text: split, count: 2 };
  };
}

/** Lists unknown words as they were typed, each with the nearest known ones of the language and the queries that have them instead. */
export function unknownWords(
  { wordsNear, knows }: Lexicon,
  { words, unknown }: ParsedQuery,
  { query, locale }: { query: string; locale: Locale },
): SearchReading["unknown"] {
  const typed = typedWords(query);
  const told = new Set<number>();
  return unknown.flatMap((place) => {
    const word = words[place];
    if (word === undefined || told.has(place)) return [];
    const { text, count } = typed(words, place);
    if (count === 2 && unknown.includes(place + 1)) told.add(place + 1);
    const byStem = new Map<string, string>();
    for (const near of knows(word) ? [] : wordsNear(word, locale)) {
      const stem = stemWord(near);
      if (!byStem.has(stem)) byStem.set(stem, near);
    }
    const near = [...byStem.values()].slice(0, maxNearWords).map((known) => ({
      word: known,
      query: words.map((other, at) => (at === place ? known : other)).join(" "),
    }));
    return [{ word: text, near }];
  });
}

function placesOfVehicle({ vehicle, trim }: ParsedQuery): number[] {
  return [...Object.values(vehicle?.places ?? {}), trim?.places ?? []].flat();
}

/** Numbers one character away from the typed one, which no product has. */
export function nearNumbers(
  { words }: ParsedQuery,
  number: SpokenNumber | null,
): SearchReading["near_numbers"] {
  if (!number || number.near.length === 0) return null;
  const typed = number.places.map((place) => words[place]?.toUpperCase()).join(" ");
  return { number: typed, found: [...new Set(number.near.map((near) => near.number))] };
}

/** Describes a symptom with the part types that it may come from. */
export function describeSymptom(
  { symptom }: ParsedQuery,
  causes: readonly LikelyCause[],
  locale: Locale,
): SearchReading["symptom"] {
  if (!symptom) return null;
  return {
    name: localize(symptom.symptom.name, locale),
    causes: causes.map(({ partType, cause, productCount }) => ({
      slug: partType.slug,
      name: localize(partType.name, locale),
      picture: partType.picture,
      reason: localize(cause.reason, locale),
      product_count: productCount,
    })),
  };
}
