import type { ProductQuery } from "@recambia/contract/catalogue/schemas";
import { maxOpenVehicles, type SearchReading } from "@recambia/contract/catalogue/search";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { encodeFacetValue } from "../listing/attribute-filters.ts";
import { type CatalogueContext, readVehiclesByKey } from "../model/catalogue-context.ts";
import type { PartType } from "../model/definitions.ts";
import { type ParsedQuery, parseQuery } from "./query/index.ts";
import { readNumber } from "./read-number.ts";
import { chipsOf, nearNumbers, signsAlone, unknownWords } from "./search-chips.ts";

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
  /** Whether the products only have a number near the typed one. */
  isNear: boolean;
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
    isNear: number !== null && number.near.length > 0,
    tell: () => ({
      query: query.q,
      chips,
      corrections: spoken.corrections.map(({ word, instead }) => ({ word, instead })),
      unknown: spoken.words.length > 0 ? unknownWords(lexicon.near, spoken) : [signsAlone(query.q)],
      vehicles: vehicle?.open ?? [],
      near_numbers: nearNumbers(spoken, number),
    }),
  };
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
