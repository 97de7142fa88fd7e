import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { ProductListMeta, ProductQuery } from "@recambia/contract/catalogue/list";
import type { SearchReading } from "@recambia/contract/catalogue/search";
import { defaultPerPage, maxPage } from "@recambia/contract/paging";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import type { FitLines } from "../model/catalogue-cache.ts";
import type { Definitions } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeVehicle, findChosenVehicle, readFitLines } from "../model/vehicles.ts";
import { productCardOf } from "../products/product-card.ts";
import { type ResolvedSearch, resolveSearch } from "../search/resolve-search.ts";
import { buildFacets, type FacetCounts, groupFacetCounts } from "./facets.ts";
import { listFromFitIndex } from "./fit-index/list-from-fit-index.ts";
import {
  hasOnlyBrands,
  isUnfiltered,
  type ProductFilters,
  partTypeIdsOf,
  readFilters,
  readScope,
  type Scope,
} from "./product-filters.ts";
import { listFromDatabase } from "./sql/list-from-database.ts";
import type { ListRequest, ListResult } from "./sql/list-statement.ts";
import type { ListSource } from "./sql/list-text.ts";

export type ProductList = { data: ProductCard[]; meta: ProductListMeta };

/**
 * Lists products with facets, restricted to the chosen vehicle unless `all` is set (product decisions §3, §5).
 *
 * @returns `not_found` for an unknown category or subcategory; `validation_failed` on the parameter for an unknown brand,
 *   attribute or value.
 */
export async function listProducts(
  catalogue: CatalogueContext,
  query: ProductQuery,
): Promise<ProductList | Refusal> {
  return listQuery(catalogue, query, false);
}

/** Lists the first products like `listProducts`, without counts and facets, and without those of a near number. */
export async function listFirst(
  catalogue: CatalogueContext,
  query: ProductQuery,
): Promise<ProductCard[] | Refusal> {
  const resolved = await resolveQuery(catalogue, query, false);
  if (isRefusal(resolved)) return resolved;
  if (resolved.search?.isNear) return [];
  const request = { ...requestOf(catalogue, resolved), isCounted: false };
  const { rows } = await readList(catalogue, request, resolved.lines);
  return (rows ?? []).map((row) => productCardOf(catalogue, resolved.vehicle, row));
}

/** Lists the reductions in force like `listProducts`. */
export async function listOffers(
  catalogue: CatalogueContext,
  query: ProductQuery,
): Promise<ProductList | Refusal> {
  return listQuery(catalogue, query, true);
}

async function listQuery(catalogue: CatalogueContext, query: ProductQuery, isOfferList: boolean) {
  const resolved = await resolveQuery(catalogue, query, isOfferList);
  return isRefusal(resolved) ? resolved : answer(catalogue, resolved);
}

/** Resolves a query: the search text, the scope and the filters. */
async function resolveQuery(catalogue: CatalogueContext, query: ProductQuery, isOfferList: boolean) {
  const { q } = query;
  const search = q === undefined ? null : await resolveSearch(catalogue, { ...query, q });
  const read = search?.query ?? query;
  const scope = readScope(catalogue.definitions, read);
  if (isRefusal(scope)) return scope;
  const asked = kindParameters.filter((name) => query[name] !== undefined);
  const within = { ...scope, asked, ...(search?.partTypes ? { partTypes: search.partTypes } : {}) };
  return resolveInScope(catalogue, within, read, { isOfferList, search });
}

const kindParameters = ["category", "subcategory"] as const;

type ListKind = {
  /** Whether only reductions are listed. */
  isOfferList: boolean;
  /** The resolved search text. */
  search: ResolvedSearch | null;
};

/** Lists a scope that the caller has resolved, regardless of the query's own scope. */
export async function listInScope(
  catalogue: CatalogueContext,
  scope: Scope,
  query: ProductQuery,
): Promise<ProductList | Refusal> {
  const resolved = await resolveInScope(catalogue, scope, query, { isOfferList: false, search: null });
  return isRefusal(resolved) ? resolved : answer(catalogue, resolved);
}

async function resolveInScope(
  catalogue: CatalogueContext,
  scope: Scope,
  query: ProductQuery,
  { isOfferList, search }: ListKind,
): Promise<ResolvedQuery | Refusal> {
  const filters = readFilters(catalogue.definitions, scope, query);
  if (isRefusal(filters)) return filters;
  const vehicle = await findChosenVehicle(catalogue, query.vehicle);
  const lines = vehicle && (await readFitLines(catalogue, vehicle.variantKey));
  const isObeyed = vehicle !== null && query.all !== "1";
  return { query, scope, filters, vehicle, lines, isObeyed, isOfferList, search };
}

async function answer(catalogue: CatalogueContext, resolved: ResolvedQuery): Promise<ProductList> {
  const request = requestOf(catalogue, resolved);
  const result = await readList(catalogue, request, resolved.lines);
  const counts = groupFacetCounts(result.counts ?? [], result.total);
  const reading = (await resolved.search?.tell(result.total)) ?? null;
  return answerOf(catalogue, { ...resolved, request, result, counts, reading });
}

/** Lists what a fit or brands restrict from the fit index, and anything else by SQL. */
function readList(
  catalogue: CatalogueContext,
  request: ListRequest,
  lines: FitLines | null,
): Promise<ListResult> {
  const { source } = request;
  return source === "named" || source === "any"
    ? listFromDatabase(catalogue, { ...request, source }, lines)
    : listFromFitIndex(catalogue, request, lines);
}

type ResolvedQuery = {
  query: ProductQuery;
  scope: Scope;
  filters: ProductFilters;
  vehicle: CatalogueVehicle | null;
  /** Fit lines of the vehicle. */
  lines: FitLines | null;
  /** Whether the list is restricted to the vehicle. */
  isObeyed: boolean;
  isOfferList: boolean;
  search: ResolvedSearch | null;
};

function requestOf(catalogue: CatalogueContext, resolved: ResolvedQuery): ListRequest {
  const { query, scope, filters, vehicle, isOfferList } = resolved;
  const perPage = query.per_page ?? defaultPerPage;
  const facets = scope.partType?.attributes.filter(({ isFacet }) => isFacet) ?? [];
  return {
    source: sourceOf(resolved),
    isCounted: true,
    sort: query.sort ?? "relevance",
    variantKey: vehicle?.variantKey ?? null,
    chosenKeys: chosenKeysOf(resolved),
    partTypeIds: partTypeIdsOf(scope),
    filters,
    isOfferList,
    isFiltered: isOfferList || !isUnfiltered(filters),
    facetAttributeIds: facets.map(({ attribute }) => attribute.id),
    measureIds: facets.filter(({ decidesFit }) => decidesFit).map(({ attribute }) => attribute.id),
    now: catalogue.now,
    limit: perPage,
    offset: ((query.page ?? 1) - 1) * perPage,
  };
}

/** Keys that only a search can produce: products, or several possible vehicles. */
function chosenKeysOf({ search, query }: ResolvedQuery): number[] | null {
  if (!search) return null;
  return search.isLost ? [] : (search.productKeys ?? (query.all === "1" ? null : search.variantKeys));
}

/** Returns the narrowest source that covers the list and its facets. */
function sourceOf(resolved: ResolvedQuery): ListSource {
  const { filters, isObeyed, isOfferList, search } = resolved;
  if (search?.isLost || search?.productKeys) return "named";
  if (chosenKeysOf(resolved)) return "fits_any";
  if (isObeyed) return "fits";
  // Other brands are counted by the tallies, which support no other filter.
  const isOfBrands = filters.brands && !isOfferList && hasOnlyBrands(filters);
  return isOfBrands ? "brands" : "any";
}

function answerOf(
  catalogue: CatalogueContext,
  list: ResolvedQuery & {
    request: ListRequest;
    result: ListResult;
    counts: FacetCounts;
    reading: SearchReading | null;
  },
): ProductList {
  const { definitions, locale } = catalogue;
  const { query, scope, filters, vehicle, isObeyed, request, result, counts } = list;
  const scopeTotal = request.isOfferList ? result.offers_in_scope : tallied(definitions, scope, filters);
  return {
    data: (result.rows ?? []).map((row) => productCardOf(catalogue, vehicle, row)),
    meta: {
      total: result.total,
      page: query.page ?? 1,
      per_page: request.limit,
      pages: Math.min(Math.ceil(result.total / request.limit), maxPage),
      sort: request.sort,
      ...describeVehicle(query.vehicle, vehicle),
      hidden: isObeyed && request.source !== "named" ? Math.max(0, scopeTotal - result.in_scope) : 0,
      facets: buildFacets(definitions, scope, filters, counts, locale),
      search: list.reading,
    },
  };
}

/** Counts active products of the scope and the chosen brands, regardless of fit. */
function tallied(definitions: Definitions, scope: Scope, { brands }: ProductFilters): number {
  const partTypes = scope.partType ? [scope.partType] : (scope.partTypes ?? scope.category?.partTypes);
  if (!brands) {
    return (partTypes ?? definitions.partTypes).reduce((sum, { tally }) => sum + tally.productCount, 0);
  }
  let total = 0;
  for (const { partTypeId, brandId, productCount } of definitions.tallies) {
    if (partTypes && !partTypes.some(({ id }) => id === partTypeId)) continue;
    if (!brands.some(({ id }) => id === brandId)) continue;
    total += productCount;
  }
  return total;
}
