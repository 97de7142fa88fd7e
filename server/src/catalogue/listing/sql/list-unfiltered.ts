import type { CachedCounts } from "../../model/catalogue-cache.ts";
import type { CatalogueContext } from "../../model/catalogue-context.ts";
import { countScope } from "../../navigation/count-scope.ts";
import { readListRows } from "../../products/read-list-rows.ts";
import type { ListResult, ReadRequest } from "./list-statement.ts";
import { breadthOf, topText } from "./list-text.ts";

/**
 * Lists a scope without filters. Its counts are shared by all pages, sort orders and languages; each page's selection of
 * products is cached and found in the order of an index.
 */
export async function listUnfiltered(catalogue: CatalogueContext, request: ReadRequest): Promise<ListResult> {
  const [{ total, counts }, ids] = await Promise.all([
    request.isCounted ? sharedCounts(catalogue, request) : { total: 0, counts: [] },
    topIds(catalogue, request),
  ]);
  const rows = await readListRows(catalogue, request.variantKey, ids);
  return { total, counts, in_scope: total, offers_in_scope: 0, rows };
}

/** Scanning an index from its beginning to this position takes less than a millisecond. */
const nearOffset = 1000;

async function topIds(
  { database, cache }: CatalogueContext,
  request: ReadRequest,
): Promise<readonly number[]> {
  const { sort, partTypeIds, limit, offset } = request;
  const key = `${scopeOf(request)} ${sort} ${limit} ${offset}`;
  const known = cache.tops.get(key);
  if (known) return known;
  const breadth = breadthOf(partTypeIds);
  const rows = await database.rows<{ id: number }>({
    name: `top-${breadth}-${sort}`,
    isLookup: offset <= nearOffset,
    text: topText(breadth, sort),
    values: [partTypeIds, limit, offset],
  });
  const ids = rows.map(({ id }) => id);
  cache.tops.set(key, ids);
  return ids;
}

function scopeOf({ partTypeIds }: ReadRequest): string {
  return partTypeIds?.join() ?? "all";
}

/** The counts hold until the next offer ends or the revision changes. */
async function sharedCounts(catalogue: CatalogueContext, request: ReadRequest): Promise<CachedCounts> {
  const { listCounts } = catalogue.cache;
  const key = scopeOf(request);
  const known = await listCounts.get(key);
  if (known && catalogue.now < known.validUntil) return known;
  const counting = countScope(catalogue, request);
  listCounts.set(key, counting);
  counting.catch(() => listCounts.delete(key));
  return counting;
}
