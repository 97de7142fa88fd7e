import type { ProductQuery } from "@recambia/contract/catalogue/schemas";
import { maxOpenVehicles, type SearchChip, type SearchReading } from "@recambia/contract/catalogue/search";
import { localize } from "@recambia/contract/locale";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { encodeFacetValue } from "../listing/attribute-filters.ts";
import { positionNames, sideNames } from "../listing/facet-texts.ts";
import { type CatalogueContext, readVehiclesByKey } from "../model/catalogue-context.ts";
import type { PartType } from "../model/definitions.ts";
import { describeAttribute } from "../products/attribute-values.ts";
import { findNumbers } from "./find-numbers.ts";
import { type Lexicon, type ParsedQuery, parseQuery } from "./query/index.ts";

/** A list query in which the search text has been resolved to parameters. */
export type ResolvedSearch = {
  /** The query with resolved parameters; its own parameters take precedence. */
  query: ProductQuery;
  /** Variant keys of which any may be meant; null if the query decides. */
  variantKeys: number[] | null;
  /** Product keys found by a number; null if there was no number. */
  productKeys: number[] | null;
  /** Whether nothing was understood, so that nothing is listed. */
  isLost: boolean;
  /** Describes the parsed search in the context's language, with suggestions for unknown words. */
  tell(): SearchReading;
};

/** Resolves a search text within the rest of a list's query (product decisions §4). */
export async function resolveSearch(
  catalogue: CatalogueContext,
  query: ProductQuery & { q: string },
): Promise<ResolvedSearch> {
  const lexicon = await catalogue.lexicon();
  const understood = parseQuery(lexicon, query.q);
  const number = await readNumber(catalogue, understood);
  const spoken = number ? { ...understood, unknown: number.unknown } : understood;
  const vehicle = await readVehicle(catalogue, spoken, query.vehicle);
  const derived = derivedQuery(catalogue, spoken, query);
  const attributes = derivedAttributes(catalogue, spoken, { ...derived, ...query });
  const chips = chipsOf(catalogue, spoken, number, vehicle?.label ?? null);
  return {
    query: { ...derived, ...attributes, ...query, ...(vehicle?.id ? { vehicle: vehicle.id } : {}) },
    variantKeys: vehicle?.id === null ? vehicle.keys : null,
    productKeys: number?.keys ?? null,
    isLost:
      chips.every(({ kind }) => kind === "notation") &&
      (chips.length > 0 || spoken.words.length === 0 || spoken.unknown.length > 0),
    tell: () => ({
      query: query.q,
      chips,
      corrections: spoken.corrections.map(({ word, instead }) => ({ word, instead })),
      unknown: spoken.words.length > 0 ? unknownWords(lexicon.near, spoken) : [signsAlone(query.q)],
      vehicles: vehicle?.open ?? [],
    }),
  };
}

/** A part number's letters and digits, and the products found. */
type SpokenNumber = { keys: number[]; places: number[]; unknown: number[] };

/** Tries the unexplained words as a number: all together, or one sequence. */
async function readNumber({ database }: CatalogueContext, spoken: ParsedQuery): Promise<SpokenNumber | null> {
  const { words, unknown, partType, vehicle } = spoken;
  const everything = words.map((_word, place) => place);
  const isNothingElse = !partType || partType.isGuess || !vehicle;
  const runs = [...(isNothingElse && words.some((word) => /\d/.test(word)) ? [everything] : []), unknown];
  for (const places of runs) {
    const keys = await findNumbers(database, places.map((place) => words[place]).join(" "));
    if (keys.length > 0) return { keys, places, unknown: unknown.filter((place) => !places.includes(place)) };
  }
  return null;
}

type ReadVehicle = {
  /** Returns the single vehicle that is meant; null if there are several. */
  id: string | null;
  keys: number[];
  open: VehicleSummary[];
  label: string;
};

/** Prefers the selected vehicle if it is among the named ones; then a single one; otherwise all of them. */
async function readVehicle(
  catalogue: CatalogueContext,
  { vehicle, words }: ParsedQuery,
  selectedId: string | undefined,
): Promise<ReadVehicle | null> {
  if (!vehicle || vehicle.variantIds.length === 0) return null;
  const known = [...(await readVehiclesByKey(catalogue, vehicle.variantIds.slice(0, 400))).values()];
  const selected =
    known.find(({ summary }) => summary.id === selectedId) ?? (known.length === 1 ? known[0] : undefined);
  const engine = vehicle.places.engine.map((place) => words[place]).join(" ");
  const label = (summaries: VehicleSummary[]) => sharedName(summaries, engine);
  if (selected) {
    return {
      id: selected.summary.id,
      keys: [selected.variantKey],
      open: [],
      label: label([selected.summary]),
    };
  }
  const summaries = known.map(({ summary }) => summary);
  const inOrder = summaries.toSorted(
    (a, b) => (b.performance_period.yyyymm_from ?? 0) - (a.performance_period.yyyymm_from ?? 0),
  );
  return {
    id: null,
    keys: vehicle.variantIds,
    open: inOrder.slice(0, maxOpenVehicles),
    label: label(summaries),
  };
}

/** Returns the common part of the names: maker, model, version; otherwise the engine as typed. */
function sharedName(vehicles: VehicleSummary[], engine: string): string {
  const [first] = vehicles;
  if (!first) return "";
  const isShared = (name: (vehicle: VehicleSummary) => string) =>
    vehicles.every((other) => name(other) === name(first));
  const family = (vehicle: VehicleSummary) => vehicle.model_name.split(/ (?:[IVX]+\b|\()/)[0] ?? "";
  const parts: string[] = [];
  if (isShared(({ maker_name }) => maker_name)) parts.push(first.maker_name);
  if (isShared(({ model_name }) => model_name)) parts.push(first.model_name);
  else if (isShared(family)) parts.push(family(first));
  if (isShared(({ vehicle_name }) => vehicle_name)) parts.push(first.vehicle_name);
  else if (engine) parts.push(engine);
  return parts.join(" ");
}

function spokenPartType({ definitions }: CatalogueContext, { partType }: ParsedQuery): PartType | null {
  return partType && definitions.partType(partType.thing.id);
}

/**
 * Converts a parsed query to list parameters, except the vehicle. A category or part type that contradicts the query's own
 * parameters is left out.
 */
function derivedQuery(
  catalogue: CatalogueContext,
  spoken: ParsedQuery,
  { category: within, subcategory }: ProductQuery,
): ProductQuery {
  const { definitions } = catalogue;
  const { category, brand, position, side } = spoken;
  const partType = spokenPartType(catalogue, spoken);
  const derived: ProductQuery = {};
  if (subcategory === undefined) {
    if (partType && (within ?? partType.category.slug) === partType.category.slug) {
      derived.subcategory = partType.slug;
    }
    const found = definitions.categories.find(({ id }) => id === category?.thing.id);
    if (found) derived.category = found.slug;
  }
  if (brand) derived.brand = definitions.brand(brand.id).slug;
  if (position) derived.position = position.code;
  if (side) derived.side = side.code;
  return derived;
}

/** Attribute filters that belong to the list's part type, or to a part type of the category. */
function derivedAttributes(
  { definitions }: CatalogueContext,
  { partType, category, values }: ParsedQuery,
  scope: ProductQuery,
): Record<`a.${string}`, string> {
  const listed = scope.subcategory === undefined ? null : definitions.partTypeBySlug.get(scope.subcategory);
  const named = definitions.categories.find(({ id }) => id === category?.thing.id);
  const isOther = partType
    ? listed?.id !== partType.thing.id
    : named === undefined || (listed?.category.slug ?? scope.category) !== named.slug;
  if (isOther) return {};
  const attributes: Record<`a.${string}`, string> = {};
  for (const { attributeId, code, number } of values) {
    if (listed && !listed.attributes.some(({ attribute }) => attribute.id === attributeId)) continue;
    const text = code === null ? `${number}..${number}` : encodeFacetValue(code);
    attributes[`a.${definitions.attribute(attributeId).slug}`] = text;
  }
  return attributes;
}

function chipsOf(
  catalogue: CatalogueContext,
  spoken: ParsedQuery,
  number: SpokenNumber | null,
  vehicleLabel: string | null,
): SearchChip[] {
  const { definitions, locale } = catalogue;
  const { words, partType, category, brand, vehicle, position, side, values, notations } = spoken;
  const chips: SearchChip[] = [];
  const add = (
    chip: Pick<SearchChip, "kind" | "label" | "value"> & { is_absent?: boolean },
    places: readonly number[],
  ) => {
    const left = words.filter((_word, place) => !places.includes(place));
    chips.push({ is_absent: false, ...chip, query_without: left.join(" ") });
  };
  if (number) {
    const label = number.places.map((place) => words[place]?.toUpperCase()).join(" ");
    add({ kind: "number", label, value: null }, number.places);
    if (number.places.length === words.length) return chips;
  }
  if (partType) {
    const { slug, name } = definitions.partType(partType.thing.id);
    add({ kind: "part_type", label: localize(name, locale), value: slug }, partType.places);
  }
  const named = definitions.categories.find(({ id }) => id === category?.thing.id);
  if (category && named) {
    add({ kind: "category", label: localize(named.name, locale), value: named.slug }, category.places);
  }
  if (brand) {
    const { name, slug } = definitions.brand(brand.id);
    add({ kind: "brand", label: name, value: slug }, brand.places);
  }
  if (vehicle && vehicleLabel) {
    add({ kind: "vehicle", label: vehicleLabel, value: null }, Object.values(vehicle.places).flat());
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
    add({ kind: "attribute", label: `${name}: ${value}`, value: `${slug}=${code ?? measure}` }, places);
  }
  for (const { notation, written, places } of notations) {
    const label = `${localize(notation.name, locale)}: ${written}`;
    add({ kind: "notation", label, value: null, is_absent: true }, places);
  }
  return chips;
}

/** Matches a query without letters and digits. */
function signsAlone(query: string): SearchReading["unknown"][number] {
  return { word: query.trim(), nearest: null, query: null };
}

/** Lists unknown words, each with the nearest known one and the corrected query. */
function unknownWords(near: Lexicon["near"], { words, unknown }: ParsedQuery): SearchReading["unknown"] {
  return unknown.flatMap((place) => {
    const word = words[place];
    if (word === undefined) return [];
    const nearest = near.nearestTo(word);
    const query = nearest ? words.map((other, at) => (at === place ? nearest : other)).join(" ") : null;
    return [{ word, nearest, query }];
  });
}
