import { onlyRow } from "../../../platform/database/database.ts";
import type { FitLines } from "../../model/catalogue-cache.ts";
import type { CatalogueContext } from "../../model/read-catalogue.ts";
import { isOnOffer } from "../../prices/price.ts";
import { readListRows } from "../read-list-rows.ts";
import { brandCounts } from "../sql/count-scope.ts";
import type { CountRow, ListRequest, ListResult } from "../sql/list-statement.ts";
import { breadthOf, inPartTypes } from "../sql/list-text.ts";
import { loadBlocks, loadBlocksForVariants, loadBrandBlock } from "./load-blocks.ts";
import type { ProductBlock } from "./product-block.ts";
import { queryBlocks } from "./query-blocks.ts";

/**
 * Lists the products that fit a vehicle, or any of several, and the universal products of the scope; or all products of the
 * chosen brands, whatever they fit. Product blocks in memory are counted and sorted (decision 031); the database supplies
 * missing blocks and missing products of the page.
 *
 * @param request of source `fits`, `fits_any` or `brands`.
 * @param lines of the chosen vehicle; null for none.
 */
export async function listFromFitIndex(
  catalogue: CatalogueContext,
  request: ListRequest,
  lines: FitLines | null,
): Promise<ListResult> {
  const { total, inScope, counts, ids } = queryBlocks(
    request,
    await readCandidates(catalogue, request, lines),
  );
  const [rows, offers] = await Promise.all([
    readListRows(catalogue, lines, ids),
    request.isOfferList ? countOffers(catalogue, request) : 0,
  ]);
  return {
    total,
    in_scope: inScope,
    offers_in_scope: offers,
    counts: withOtherBrands(catalogue, request, counts),
    rows,
  };
}

/** Adds the brands that are not among the candidates of a list of chosen brands. */
function withOtherBrands(
  { definitions }: CatalogueContext,
  { source, partTypeIds }: ListRequest,
  counts: CountRow[],
) {
  if (source !== "brands") return counts;
  return [...counts.filter(([facet]) => facet !== "brand"), ...brandCounts(definitions, partTypeIds)];
}

/** Whether attribute values are counted or filtered. */
function needsValues({ isCounted, facetAttributeIds, filters }: ListRequest): boolean {
  return (isCounted && facetAttributeIds.length > 0) || filters.attributes.length > 0;
}

/** Loads the blocks of the candidates. */
async function readCandidates(
  catalogue: CatalogueContext,
  request: ListRequest,
  lines: FitLines | null,
): Promise<ProductBlock[]> {
  const { source, chosenKeys, partTypeIds, filters } = request;
  const withValues = needsValues(request);
  if (source === "brands") {
    const brandIds = filters.brands?.map(({ id }) => id) ?? [];
    return [await loadBrandBlock(catalogue, brandIds, partTypeIds, withValues)];
  }
  const universalIds = universalPartTypeIds(catalogue, partTypeIds);
  if (source === "fits") {
    const fitSetIds = lines ? fitSetIdsOf(lines, partTypeIds) : [];
    return loadBlocks(catalogue, { fitSetIds, universalIds }, withValues);
  }
  const partTypeId = breadthOf(partTypeIds) === "one" ? partTypeIds?.[0] : undefined;
  if (!chosenKeys || !partTypeId) {
    return loadBlocks(
      catalogue,
      { fitSetIds: await readFitSetIds(catalogue, request), universalIds },
      withValues,
    );
  }
  const [fitting, universal] = await Promise.all([
    loadBlocksForVariants(catalogue, chosenKeys, partTypeId, withValues),
    loadBlocks(catalogue, { fitSetIds: [], universalIds }, withValues),
  ]);
  return [...fitting, ...universal];
}

/** Returns the fit sets of some part types' lines; null: of all part types. */
function fitSetIdsOf({ all }: FitLines, partTypeIds: readonly number[] | null): number[] {
  const fitSetIds: number[] = [];
  for (let at = 0; at < all.length; at += 2) {
    if (partTypeIds && !partTypeIds.includes(all[at] ?? 0)) continue;
    fitSetIds.push(all[at + 1] ?? 0);
  }
  return fitSetIds;
}

function universalPartTypeIds({ definitions }: CatalogueContext, partTypeIds: number[] | null): number[] {
  const inScope = partTypeIds?.map(definitions.partType) ?? definitions.partTypes;
  return inScope.filter(({ tally }) => tally.universalCount > 0).map(({ id }) => id);
}

/** Reads the fit sets of any of several vehicles. */
async function readFitSetIds({ database }: CatalogueContext, request: ListRequest): Promise<number[]> {
  const { chosenKeys, partTypeIds } = request;
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
