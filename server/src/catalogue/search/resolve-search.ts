import type { ProductQuery } from "@recambia/contract/catalogue/list";
import { type RecognizedQuery, recognizeQuery } from "@recambia/contract/catalogue/recognized-query";
import { maxOpenVehicles, type SearchChip, type SearchReading } from "@recambia/contract/catalogue/search";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { readVin } from "@recambia/contract/vehicles/vin";
import { onlyRow } from "../../platform/database/database.ts";
import { encodeFacetValue } from "../listing/product-filters.ts";
import type { PartType } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { readVehiclesByKey } from "../model/vehicles.ts";
import { findNearNumbers, findNumbers } from "./find-numbers.ts";
import { likelyCauses } from "./likely-causes.ts";
import { isSizeUnknown, missingSize } from "./missing-size.ts";
import { type Lexicon, type ParsedQuery, parseQuery } from "./query/index.ts";
import { besides, readNumber } from "./read-number.ts";
import { chipsOf, describeSymptom, nearNumbers, signsAlone } from "./search-chips.ts";
import { sizesToChoose } from "./sizes-to-choose.ts";
import { unknownWords } from "./unknown-words.ts";
import { vehicleLabel } from "./vehicle-label.ts";

/** A list query in which the search text has been resolved to parameters. */
export type ResolvedSearch = {
  /** The query with resolved parameters; its own parameters take precedence. */
  query: ProductQuery;
  /** Part types of which any is meant, if the query names two and has no scope of its own; otherwise null. */
  partTypes: PartType[] | null;
  /** Variant keys of which any may be meant; null if the query decides. */
  variantKeys: number[] | null;
  /** Product keys found by a number; null if there was no number. */
  productKeys: number[] | null;
  /** Whether nothing was understood, so that nothing is listed. */
  isLost: boolean;
  /** Whether the products only have a number near the typed one. */
  isNear: boolean;
  /**
   * Describes the parsed search in the context's language, with suggestions for unknown words, and for a tyre size of which
   * nothing is listed.
   */
  tell(total: number): Promise<SearchReading>;
};

/** Resolves a search text within the rest of a list's query (product decisions §4). */
export async function resolveSearch(
  catalogue: CatalogueContext,
  query: ProductQuery & { q: string },
): Promise<ResolvedSearch> {
  const thing = await readThing(catalogue, query.q);
  if (thing) return resolvedThing(query, thing);
  const lexicon = await catalogue.lexicon();
  const understood = parseQuery(lexicon, query.q);
  const number = await readNumber(catalogue, understood);
  const spoken = besides(understood, number);
  const vehicle = await readVehicle(catalogue, spoken, query.vehicle);
  const causes = await likelyCauses(catalogue, lexicon, spoken, vehicle?.id ?? query.vehicle);
  const [cause] = causes;
  const placed = await placesOnSale(catalogue, spoken, cause?.partType ?? null);
  const derived = { ...derivedQuery(catalogue, spoken, query, cause?.partType ?? null), ...placed };
  const attributes = derivedAttributes(catalogue, spoken, { ...derived, ...query });
  const scoped = query.subcategory !== undefined || query.category !== undefined;
  const chips = chipsOf(catalogue, spoken, number, vehicle?.label ?? null);
  return {
    query: { ...derived, ...attributes, ...query, ...(vehicle?.id ? { vehicle: vehicle.id } : {}) },
    partTypes: spoken.also && !scoped ? bothPartTypes(catalogue, spoken) : null,
    variantKeys: vehicle?.id === null ? vehicle.keys : null,
    productKeys: number?.keys ?? null,
    isLost: isSizeUnknown(catalogue, lexicon, spoken) || namesNothing(spoken, chips),
    isNear: number !== null && number.near.length > 0,
    tell: async (total) => ({
      query: query.q,
      chips,
      corrections: spoken.corrections.map(({ word, instead }) => ({ word, instead })),
      unknown:
        spoken.words.length > 0
          ? unknownWords(lexicon, spoken, { query: query.q, locale: catalogue.locale })
          : [signsAlone(query.q)],
      vehicles: vehicle?.open ?? [],
      symptom: describeSymptom(spoken, causes, catalogue.locale),
      thing: null,
      missing_size: total === 0 ? await missingSize(catalogue, lexicon, spoken) : null,
      tyre_sizes: query.vehicle === undefined ? await sizesToChoose(catalogue, spoken) : [],
      near_numbers: nearNumbers(spoken, number),
    }),
  };
}

/** Whether nothing that was read narrows a list; beside unknown words, neither does a position, a side or a price. */
function namesNothing({ words, unknown }: ParsedQuery, chips: readonly SearchChip[]): boolean {
  const isVague = ({ kind, is_absent }: SearchChip) =>
    kind === "notation" ||
    (kind === "brand" && is_absent) ||
    (unknown.length > 0 && (kind === "position" || kind === "side" || kind === "price"));
  return chips.every(isVague) && (chips.length > 0 || words.length === 0 || unknown.length > 0);
}

/** What the text is if it is no part: a number of a product always wins, and one near it over a telephone. */
async function readThing(
  { database, lexicon }: CatalogueContext,
  query: string,
): Promise<RecognizedQuery | null> {
  const thing = recognizeQuery(query);
  if (thing?.kind === "plate" && isYearOfVehicle(await lexicon(), query)) return null;
  if (!thing || (await findNumbers(database, query)).length > 0) return null;
  if (thing.kind === "telephone" && (await findNearNumbers(database, query)).length > 0) return null;
  const read = thing.kind === "vin" ? readVin(thing.text) : null;
  const makerSlugs = read && "vin" in read ? read.vin.makerSlugs : [];
  if (makerSlugs.length === 0) return { ...thing, makers: [] };
  const makers = await database.rows<{ name: string }>({
    name: "makers-of-vin",
    text: "select name from maker where slug = any($1::text[]) order by rank, name",
    values: [makerSlugs],
  });
  return { ...thing, makers: makers.map(({ name }) => name) };
}

/** Whether a text like a number plate is a year beside a maker or a model: *2012 BMW*, *2016 GLC*. */
function isYearOfVehicle({ vehicles }: Lexicon, query: string): boolean {
  const [, name] = /^\s*(?:19[5-9]|20[0-4])\d\s+([a-z]{3})\s*$/i.exec(query) ?? [];
  return name !== undefined && vehicles.names.has(name.toLowerCase());
}

/** Lists nothing: the reading says what was typed. */
function resolvedThing(query: ProductQuery & { q: string }, thing: RecognizedQuery): ResolvedSearch {
  return {
    query,
    partTypes: null,
    variantKeys: null,
    productKeys: null,
    isLost: true,
    isNear: false,
    tell: async () => ({
      ...{ query: query.q, chips: [], corrections: [], unknown: [], vehicles: [] },
      ...{ symptom: null, thing, missing_size: null, tyre_sizes: [], near_numbers: null },
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
  const own = known.find(({ summary }) => summary.id === selectedId);
  const selected = own ?? (known.length === 1 ? known[0] : undefined);
  const typed = (places: readonly number[]) => places.flatMap((place) => words[place] ?? []);
  const { model, engine } = vehicle.places;
  const isMakerAlone = !own && model.length === 0 && engine.length === 0;
  const label = (named: readonly VehicleSummary[]) =>
    vehicleLabel(named, { model: typed(model), engine: typed(engine), isMakerAlone });
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
    label: label(inOrder),
  };
}

function bothPartTypes({ definitions }: CatalogueContext, { partType, also }: ParsedQuery): PartType[] {
  return [partType, also].flatMap((match) => (match ? [definitions.partType(match.thing.id)] : []));
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
  { category: within, subcategory, price_min, price_max }: ProductQuery,
  likely: PartType | null,
): ProductQuery {
  const { definitions } = catalogue;
  const { category, brand, price } = spoken;
  const partType = spokenPartType(catalogue, spoken) ?? likely;
  const derived: ProductQuery = {};
  if (subcategory === undefined && (!spoken.also || within !== undefined)) {
    if (partType && (within ?? partType.category.slug) === partType.category.slug) {
      derived.subcategory = partType.slug;
    }
    const found = definitions.categories.find(({ id }) => id === category?.thing.id);
    if (found) derived.category = found.slug;
  }
  if (brand) derived.brand = definitions.brand(brand.id).slug;
  if (price_min === undefined && price_max === undefined) {
    if (price?.min) derived.price_min = price.min;
    if (price?.max) derived.price_max = price.max;
  }
  return derived;
}

/** The named position and side, unless no product of the part has one: of *alternador derecho*, all are listed. */
async function placesOnSale(
  catalogue: CatalogueContext,
  spoken: ParsedQuery,
  likely: PartType | null,
): Promise<Pick<ProductQuery, "position" | "side">> {
  const position = spoken.position?.code;
  const side = spoken.side?.code;
  const partType = spoken.also ? null : (spokenPartType(catalogue, spoken) ?? likely);
  // All parts of a category that is named alone count: of tyres, none has a position.
  const about = catalogue.definitions.partTypes.filter(
    ({ category }) => category.id === spoken.category?.thing.id,
  );
  const partTypes = partType ? [partType] : about;
  const has = partTypes.length > 0 && (position || side) ? await hasPlaces(catalogue, partTypes) : null;
  return {
    ...(position && (has?.position ?? true) ? { position } : {}),
    ...(side && (has?.side ?? true) ? { side } : {}),
  };
}

/** Whether any product of some parts has a position, and whether any has a side. */
function hasPlaces({ database }: CatalogueContext, partTypes: readonly PartType[]) {
  return onlyRow<{ position: boolean; side: boolean }>(database, {
    name: "has-places",
    text: `select exists (select from product where part_type_id = any($1) and position is not null) as position,
             exists (select from product where part_type_id = any($1) and side is not null) as side`,
    values: [partTypes.map(({ id }) => id)],
  });
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
    const name = `a.${definitions.attribute(attributeId).slug}` as const;
    // *G12 or G13*: either will do.
    const other = code === null ? undefined : attributes[name];
    attributes[name] = other === undefined ? text : `${other},${text}`;
  }
  return attributes;
}
