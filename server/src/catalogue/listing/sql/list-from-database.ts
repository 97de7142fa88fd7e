import { defaultPerPage, maxPage, maxPerPage } from "@recambia/contract/paging";
import { onlyRow } from "../../../platform/database/database.ts";
import { type FitLines, keepScopeCounts, type ScopeCounts } from "../../model/catalogue-cache.ts";
import type { CatalogueContext } from "../../model/read-catalogue.ts";
import { readListRows } from "../read-list-rows.ts";
import { countScope } from "./count-scope.ts";
import { type ListResult, listStatement, type ReadRequest } from "./list-statement.ts";
import { breadthOf, topText } from "./list-text.ts";

/**
 * Lists products whose candidates no fit restricts.
 *
 * @param lines of the chosen vehicle; null for none.
 */
export function listFromDatabase(
  catalogue: CatalogueContext,
  request: ReadRequest,
  lines: FitLines | null,
): Promise<ListResult> {
  const isWholeScope = request.source === "any" && !request.isFiltered;
  return isWholeScope
    ? listUnfiltered(catalogue, request, lines)
    : onlyRow<ListResult>(catalogue.database, listStatement(request));
}

/**
 * Lists a scope without filters. Its counts are shared by all pages, sort orders and languages; the products of the page are
 * found in the order of an index.
 */
async function listUnfiltered(
  catalogue: CatalogueContext,
  request: ReadRequest,
  lines: FitLines | null,
): Promise<ListResult> {
  const [{ total, counts }, ids] = await Promise.all([
    request.isCounted ? sharedCounts(catalogue, request) : { total: 0, counts: [] },
    readTopIds(catalogue, request),
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
  const key = request.partTypeIds?.join() ?? "all";
  const known = await catalogue.cache.scopeCounts.get(key);
  if (known && catalogue.now < known.validUntil) return known;
  const counting = countScope(catalogue, request);
  keepScopeCounts(catalogue.cache, key, counting);
  return counting;
}
