import type { SearchChip, SearchReading } from "@recambia/contract/catalogue/search";
import { type Locale, type LocalizedText, localize } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { positionNames, sideNames } from "../listing/facet-texts.ts";
import { encodeFacetValue } from "../listing/product-filters.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeAttribute } from "../products/attribute-values.ts";
import type { LikelyCause } from "./likely-causes.ts";
import { type ParsedQuery, type PriceRange, spellNumber } from "./query/index.ts";
import type { SpokenNumber } from "./read-number.ts";

/** Describes each understood part of a query, with the query without it. */
export function chipsOf(
  catalogue: CatalogueContext,
  spoken: ParsedQuery,
  number: SpokenNumber | null,
  vehicleLabel: string | null,
): SearchChip[] {
  const { definitions, locale } = catalogue;
  const { words, brand, absentBrands, vehicle, position, side, values, notations, symptom, price } = spoken;
  const chips: SearchChip[] = [];
  const add: AddChip = (chip, places) => {
    const left = words.filter((_word, place) => !places.includes(place));
    chips.push({ is_absent: false, ...chip, query_without: left.join(" ") });
  };
  if (number) {
    const label = spelledNumber(words, number);
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
  if (price) {
    const label = priceLabel(price, locale);
    add({ kind: "price", label, value: `${price.min ?? ""}..${price.max ?? ""}` }, price.places);
  }
  return chips;
}

const priceTexts: Record<"from" | "upTo" | "between", LocalizedText> = {
  from: { es: "desde {min}", ca: "des de {min}", en: "from {min}" },
  upTo: { es: "hasta {max}", ca: "fins a {max}", en: "up to {max}" },
  between: { es: "de {min} a {max}", ca: "de {min} a {max}", en: "{min} to {max}" },
};

function priceLabel({ min, max }: PriceRange, locale: Locale): string {
  const text = priceTexts[min === null ? "upTo" : max === null ? "from" : "between"];
  return localize(text, locale)
    .replace("{min}", formatCents(min ?? 0))
    .replace("{max}", formatCents(max ?? 0));
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

function placesOfVehicle({ vehicle, trim }: ParsedQuery): number[] {
  return [...Object.values(vehicle?.places ?? {}), trim?.places ?? []].flat();
}

/** Numbers one character away from the typed one, which no product has. */
export function nearNumbers(
  { words }: ParsedQuery,
  number: SpokenNumber | null,
): SearchReading["near_numbers"] {
  if (!number || number.near.length === 0) return null;
  return {
    number: spelledNumber(words, number),
    found: [...new Set(number.near.map((near) => near.number))],
  };
}

/** A number as it was typed, in capitals. */
function spelledNumber(words: readonly string[], { places }: SpokenNumber): string {
  return places.map((place) => spellNumber(words[place] ?? "").toUpperCase()).join(" ");
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
