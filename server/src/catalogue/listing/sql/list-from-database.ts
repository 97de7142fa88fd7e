import { defaultPerPage, maxPage, maxPerPage } from "@recambia/contract/catalogue/schemas";
import { onlyRow } from "../../../platform/database/database.ts";
import type { ScopeCounts } from "../../model/catalogue-cache.ts";
import type { CatalogueContext } from "../../model/catalogue-context.ts";
import { readListRows } from "../../products/read-list-rows.ts";
import { readFitLines } from "../fit-index/fit-lines.ts";
import { isUnfiltered } from "../product-filters.ts";
import { countScope } from "./count-scope.ts";
import { type ListResult, listStatement, type ReadRequest } from "./list-statement.ts";
import { breadthOf, topText } from "./list-text.ts";

/** Lists products whose candidates no fit restricts. */
export function listFromDatabase(catalogue: CatalogueContext, request: ReadRequest): Promise<ListResult> {
  const { source, isOfferList, filters } = request;
  const isWholeScope = source === "any" && !isOfferList && isUnfiltered(filters);
  return isWholeScope
    ? listUnfiltered(catalogue, request)
    : onlyRow<ListResult>(catalogue.database, listStatement(request));
}

/**
 * Lists a scope without filters. Its counts are shared by all pages, sort orders and languages; the products of the page are
 * found in the order of an index.
 */
async function listUnfiltered(catalogue: CatalogueContext, request: ReadRequest): Promise<ListResult> {
  const { isCounted, variantKey } = request;
  const [{ total, counts }, ids, lines] = await Promise.all([
    isCounted ? sharedCounts(catalogue, request) : { total: 0, counts: [] },
    readTopIds(catalogue, request),
    variantKey === null ? null : readFitLines(catalogue, variantKey),
  ]);
  const rows = await readListRows(catalogue, lines, ids);
  return { total, counts, in_scope: total, offers_in_scope: 0, rows };
}

/** Most requested pages are among the first; scanning an index up to here takes less than a millisecond. */
const nearOffset = 20 * defaultPerPage;
/** Largest offset that a page can have. */
const furthestOffset = maxPage * maxPerPage;

async function readTopIds({ database }: CatalogueContext, request: ReadRequest): Promise<number[]> {
  const { sort, partTypeIds, limit, offset } = request;
  const breadth = breadthOf(partTypeIds);
  const reach = offset + limit <= nearOffset ? "near" : "far";
  const rows = await database.rows<{ id: number }>({
    name: `top-${breadth}-${reach}-${sort}`,
    isLookup: reach === "near",
    text: topText(breadth, sort, reach === "near" ? nearOffset : furthestOffset),
    values: [partTypeIds, limit, offset],
  });
  return rows.map(({ id }) => id);
}

/** The counts hold until the next offer ends or the revision changes. */
async function sharedCounts(catalogue: CatalogueContext, request: ReadRequest): Promise<ScopeCounts> {
  const { scopeCounts } = catalogue.cache;
  const key = request.partTypeIds?.join() ?? "all";
  const known = await scopeCounts.get(key);
  if (known && catalogue.now < known.validUntil) return known;
  const counting = countScope(catalogue, request);
  scopeCounts.set(key, counting);
  counting.catch(() => scopeCounts.delete(key));
  return counting;
}
