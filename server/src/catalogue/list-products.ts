import {
  defaultPerPage,
  maxPage,
  type ProductCard,
  type ProductListMeta,
  type ProductQuery,
} from "@recambia/contract/catalogue";
import { onlyRow } from "../platform/database/database.ts";
import { isRefusal, type Refusal } from "../platform/http/refusal.ts";
import type { KnownVehicle } from "../vehicles/index.ts";
import { browseCatalogue } from "./browse-catalogue.ts";
import { countBrands } from "./count-for-vehicle.ts";
import type { Definitions } from "./definitions.ts";
import { type FacetCounts, facetCountsOf, facetsOf } from "./facets.ts";
import { type ListRequest, type ListResult, listStatement } from "./list-statement.ts";
import type { ListSource } from "./list-text.ts";
import { listUnfiltered } from "./list-unfiltered.ts";
import { productCardOf } from "./product-card.ts";
import {
  hasOnlyBrands,
  isUnfiltered,
  type ProductFilters,
  partTypeIdsOf,
  readFilters,
  readScope,
  type Scope,
} from "./product-filters.ts";
import { chosenVehicle, type Reading } from "./reading.ts";

export type ProductList = { data: ProductCard[]; meta: ProductListMeta };

/**
 * A list of products with its facets, obeying the vehicle that it names unless `all` is asked for
 * (product decisions §3, §5).
 *
 * @returns `not_found` for an unknown category or subcategory; `validation_failed` on the parameter
 * for an unknown vehicle, brand, attribute or value.
 */
export async function listProducts(reading: Reading, query: ProductQuery): Promise<ProductList | Refusal> {
  const scope = readScope(reading.definitions, query);
  return isRefusal(scope) ? scope : listInScope(reading, scope, query);
}

/** The list of reductions in force, as `listProducts`. */
export async function listOffers(reading: Reading, query: ProductQuery): Promise<ProductList | Refusal> {
  const scope = readScope(reading.definitions, query);
  return isRefusal(scope) ? scope : listInScope(reading, scope, query, { isOfferList: true });
}

/** The list of a scope that the caller has found, whatever scope the query names. */
export async function listInScope(
  reading: Reading,
  scope: Scope,
  query: ProductQuery,
  { isOfferList } = { isOfferList: false },
): Promise<ProductList | Refusal> {
  const { definitions } = reading;
  const filters = readFilters(definitions, scope, query);
  if (isRefusal(filters)) return filters;
  const vehicle = await chosenVehicle(reading, query.vehicle);
  if (isRefusal(vehicle)) return vehicle;

  const isObeyed = vehicle !== null && query.all !== "1";
  const request = requestOf(reading, query, { scope, filters, vehicle, isObeyed, isOfferList });
  const result = await readList(reading, scope, request);
  const counts = facetCountsOf(result.counts ?? []);
  if (request.source === "brands") counts.brands = await countBrands(reading, null);
  return answerOf(reading, { query, scope, filters, vehicle, isObeyed, request, result, counts });
}

/** Reads a list the cheapest way that tells all that it must. */
function readList(reading: Reading, scope: Scope, request: ListRequest): Promise<ListResult> {
  const { source, filters, isOfferList } = request;
  if (!isOfferList && isUnfiltered(filters)) {
    if (source === "any" && !scope.category) return browseCatalogue(reading, request);
    if (source === "any" || source === "fits_or_universal") return listUnfiltered(reading, request);
  }
  return onlyRow<ListResult>(reading.database, listStatement(request));
}

type Asked = {
  scope: Scope;
  filters: ProductFilters;
  vehicle: KnownVehicle | null;
  /** Only what fits the vehicle is listed. */
  isObeyed: boolean;
  isOfferList: boolean;
};

function requestOf(reading: Reading, query: ProductQuery, asked: Asked): ListRequest {
  const { scope, filters, vehicle, isOfferList } = asked;
  const perPage = query.per_page ?? defaultPerPage;
  const facets = scope.partType?.attributes.filter(({ isFacet }) => isFacet) ?? [];
  return {
    source: sourceOf(reading, asked),
    sort: query.sort ?? "relevance",
    variantKey: vehicle?.variantKey ?? null,
    partTypeIds: partTypeIdsOf(scope),
    filters,
    isOfferList,
    facetAttributeIds: facets.map(({ attribute }) => attribute.id),
    now: reading.now,
    limit: perPage,
    offset: ((query.page ?? 1) - 1) * perPage,
  };
}

/** The narrowest set that holds all that the list and its facets need. */
function sourceOf({ definitions }: Reading, { scope, filters, isObeyed, isOfferList }: Asked): ListSource {
  if (isObeyed) {
    const kinds = scope.partType ? [scope.partType] : (scope.category?.partTypes ?? definitions.partTypes);
    return kinds.some(({ tally }) => tally.universalCount > 0) ? "fits_or_universal" : "fits";
  }
  // Other brands are counted from the tallies, which know of no other filter.
  const isOfBrands = filters.brands && !scope.category && !isOfferList && hasOnlyBrands(filters);
  return isOfBrands ? "brands" : "any";
}

function answerOf(
  reading: Reading,
  list: Omit<Asked, "isOfferList"> & {
    query: ProductQuery;
    request: ListRequest;
    result: ListResult;
    counts: FacetCounts;
  },
): ProductList {
  const { definitions, locale } = reading;
  const { query, scope, filters, vehicle, isObeyed, request, result, counts } = list;
  const scopeTotal = request.isOfferList ? result.offers_in_scope : tallied(definitions, scope, filters);
  return {
    data: (result.rows ?? []).map((row) => productCardOf(reading, vehicle, row)),
    meta: {
      total: result.total,
      page: query.page ?? 1,
      per_page: request.limit,
      pages: Math.min(Math.ceil(result.total / request.limit), maxPage),
      sort: request.sort,
      vehicle: vehicle?.summary ?? null,
      hidden: isObeyed ? Math.max(0, scopeTotal - result.in_scope) : 0,
      facets: facetsOf(definitions, scope, filters, counts, locale),
    },
  };
}

/** Active products of the scope and the chosen brands, whatever they fit. */
function tallied(definitions: Definitions, scope: Scope, { brands }: ProductFilters): number {
  const partTypes = scope.partType ? [scope.partType] : scope.category?.partTypes;
  if (!brands && partTypes) return partTypes.reduce((sum, { tally }) => sum + tally.productCount, 0);
  let total = 0;
  for (const { partTypeId, brandId, productCount } of definitions.tallies) {
    if (partTypes && !partTypes.some(({ id }) => id === partTypeId)) continue;
    if (brands && !brands.some(({ id }) => id === brandId)) continue;
    total += productCount;
  }
  return total;
}
