import { onlyRow } from "../platform/database/database.ts";
import { countScope } from "./count-scope.ts";
import type { SharedCounts } from "./definitions.ts";
import type { ListRequest, ListResult, ReadRequest } from "./list-statement.ts";
import { topText } from "./list-text.ts";
import type { ProductRow } from "./product-card.ts";
import type { Reading } from "./reading.ts";

/**
 * A list of a scope that nothing narrows. Its counts are made once for all pages, orders and
 * languages; its page is read in the order of an index.
 */
export async function listUnfiltered(reading: Reading, request: ReadRequest): Promise<ListResult> {
  const { total, counts } = request.isCounted
    ? await sharedCounts(reading, request)
    : { total: 0, counts: [] };
  const { rows } = await onlyRow<{ rows: ProductRow[] | null }>(reading.database, topStatement(request));
  return { total, counts, in_scope: total, offers_in_scope: 0, rows };
}

function topStatement({ sort, partTypeIds, variantKey, limit, offset }: ListRequest) {
  const breadth = partTypeIds === null ? "all" : partTypeIds.length === 1 ? "one" : "several";
  return {
    name: `top-${breadth}-${sort}`,
    text: topText(breadth, sort),
    values: [variantKey, partTypeIds, limit, offset],
  };
}

/** Counted anew when the next offer ends: until then nothing but a new revision changes them. */
async function sharedCounts(reading: Reading, request: ReadRequest): Promise<SharedCounts> {
  const { listCounts } = reading.definitions;
  const key = request.partTypeIds?.join() ?? "all";
  const known = await listCounts.get(key);
  if (known && reading.now < known.validUntil) return known;
  const counting = countScope(reading, request);
  listCounts.set(key, counting);
  counting.catch(() => listCounts.delete(key));
  return counting;
}
