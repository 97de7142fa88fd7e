import { onlyRow } from "../../platform/database/database.ts";
import type { CatalogueContext } from "../model/catalogue-context.ts";
import { isOnOffer } from "../prices/price.ts";
import { readListRows } from "../products/read-list-rows.ts";
import { fitSetIdsOf, readFitLines } from "./fit-index/fit-lines.ts";
import {
  type LoadedBlocks,
  loadBlocks,
  loadBlocksForVariants,
  loadBrandBlock,
} from "./fit-index/load-blocks.ts";
import { queryBlocks } from "./fit-index/query-blocks.ts";
import type { ListRequest, ListResult } from "./sql/list-statement.ts";
import { breadthOf, inPartTypes } from "./sql/list-text.ts";

/**
 * Lists the products that fit a vehicle, or any of several, and the universal products of the scope. Product blocks in
 * memory are counted and sorted (decision 031); the database supplies missing blocks and missing products of the page.
 *
 * @param request of source `fits` or `fits_any`.
 */
export async function listFitting(catalogue: CatalogueContext, request: ListRequest): Promise<ListResult> {
  const { blocks, values } = await readCandidates(catalogue, request);
  const { total, inScope, counts, ids } = queryBlocks(request, blocks, values);
  const [rows, offers] = await Promise.all([
    readListRows(catalogue, request.variantKey, ids),
    request.isOfferList ? countOffers(catalogue, request) : 0,
  ]);
  return { total, in_scope: inScope, offers_in_scope: offers, counts, rows };
}

/**
 * Lists all products of the chosen brands in a scope, whatever they fit; counts and sorts them like `listFitting`.
 *
 * @param request of source `brands`.
 */
export async function listBrandProducts(
  catalogue: CatalogueContext,
  request: ListRequest,
): Promise<ListResult> {
  const brandIds = request.filters.brands?.map(({ id }) => id) ?? [];
  const all = await loadBrandBlock(depsOf(catalogue), brandIds, request.partTypeIds, needsValues(request));
  const blocks = new Map([[0, all.block]]);
  const { total, inScope, counts, ids } = queryBlocks(request, blocks, new Map([[0, all.values]]));
  const rows = await readListRows(catalogue, request.variantKey, ids);
  return { total, in_scope: inScope, offers_in_scope: 0, counts, rows };
}

function depsOf({ database, cache }: CatalogueContext) {
  return { database, index: cache.fitIndex };
}

/** Whether attribute values are counted or filtered. */
function needsValues({ isCounted, facetAttributeIds, filters }: ListRequest): boolean {
  return (isCounted && facetAttributeIds.length > 0) || filters.attributes.length > 0;
}

/** Loads the blocks of the candidates. */
async function readCandidates(catalogue: CatalogueContext, request: ListRequest): Promise<LoadedBlocks> {
  const { partTypes, partType } = catalogue.definitions;
  const { source, chosenKeys, partTypeIds } = request;
  const inScope = partTypeIds?.map(partType) ?? partTypes;
  const universalIds = inScope.filter(({ tally }) => tally.universalCount > 0).map(({ id }) => id);
  const read = (fitSetIds: readonly number[]) =>
    loadBlocks(depsOf(catalogue), { fitSetIds, universalIds }, needsValues(request));
  const partTypeId = breadthOf(partTypeIds) === "one" ? partTypeIds?.[0] : undefined;
  if (source !== "fits_any" || !chosenKeys || !partTypeId)
    return read(await readFitSetIds(catalogue, request));
  const [fitting, universal] = await Promise.all([
    loadBlocksForVariants(depsOf(catalogue), chosenKeys, partTypeId, needsValues(request)),
    read([]),
  ]);
  return {
    blocks: new Map([...fitting.blocks, ...universal.blocks]),
    values: new Map([...fitting.values, ...universal.values]),
  };
}

async function readFitSetIds(catalogue: CatalogueContext, request: ListRequest): Promise<number[]> {
  const { database } = catalogue;
  const { source, variantKey, chosenKeys, partTypeIds } = request;
  if (source === "fits" && variantKey !== null) {
    return fitSetIdsOf(await readFitLines(depsOf(catalogue), variantKey), partTypeIds);
  }
  const rows = await database.rows<{ id: number }>({
    name: `fit-sets-of-any-${breadthOf(partTypeIds)}`,
    isLookup: true,
    text: `select distinct fit_set_id as id from fit_line
           where fit_line.variant_id = any($1::int[]) and ${inScope(request, "fit_line", "$2")}`,
    values: [chosenKeys, partTypeIds],
  });
  return rows.map(({ id }) => id);
}

/** Condition for the part types in scope. */
function inScope({ partTypeIds }: ListRequest, alias: string, value: string): string {
  return inPartTypes(breadthOf(partTypeIds), alias, value);
}

async function countOffers({ database }: CatalogueContext, request: ListRequest): Promise<number> {
  const { partTypeIds, filters, now } = request;
  const { count } = await onlyRow<{ count: number }>(database, {
    name: `count-offers-${breadthOf(partTypeIds)}`,
    text: `select count(*)::int as count from product p
           where p.is_active and p.offer_ends_at is not null and ${isOnOffer("p", "$3::timestamptz")}
             and ${inScope(request, "p", "$1")} and ($2::int[] is null or p.brand_id = any($2))`,
    values: [partTypeIds, filters.brands?.map(({ id }) => id) ?? null, now],
  });
  return count;
}
