import { onlyRow } from "../platform/database/database.ts";
import type { SharedCounts } from "./definitions.ts";
import { type CountRow, type ListRequest, type ListResult, listStatement } from "./list-statement.ts";
import { topText } from "./list-text.ts";
import type { ProductRow } from "./product-card.ts";
import type { Reading } from "./reading.ts";

/**
 * A list that nothing narrows but its scope and its vehicle. What no vehicle decides, a scope's
 * products or the universal ones among them, is counted once for all vehicles, pages, orders and
 * languages; its page is read in the order of an index.
 *
 * @param request of source `any` or `fits_or_universal`.
 */
export async function listUnfiltered(reading: Reading, request: ListRequest): Promise<ListResult> {
  const shared = await sharedCounts(reading, request);
  if (request.source === "any") {
    const { rows } = await onlyRow<{ rows: ProductRow[] | null }>(reading.database, topStatement(request));
    return { ...shared, in_scope: shared.total, offers_in_scope: 0, rows };
  }
  const fitting = await onlyRow<ListResult>(
    reading.database,
    listStatement({ ...request, source: "fits_beside_universal" }),
  );
  return {
    ...fitting,
    total: fitting.total + shared.total,
    in_scope: fitting.in_scope + shared.total,
    counts: addCounts(fitting.counts ?? [], shared.counts),
  };
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
async function sharedCounts(reading: Reading, request: ListRequest): Promise<SharedCounts> {
  const source = request.source === "any" ? "any" : "universal";
  const { listCounts } = reading.definitions;
  const key = `${source} ${request.partTypeIds?.join() ?? "all"}`;
  const known = await listCounts.get(key);
  if (known && reading.now < known.validUntil) return known;
  const counting = countShared(reading, { ...request, source });
  listCounts.set(key, counting);
  counting.catch(() => listCounts.delete(key));
  return counting;
}

async function countShared(reading: Reading, request: ListRequest): Promise<SharedCounts> {
  const { database, now } = reading;
  const { total, counts } = await onlyRow<ListResult>(
    database,
    listStatement({ ...request, variantKey: null, sort: "relevance", limit: 0, offset: 0 }),
  );
  const { ends_at } = await onlyRow<{ ends_at: Date | null }>(database, {
    name: "next-offer-end",
    text: "select min(offer_ends_at) as ends_at from product where offer_ends_at > $1",
    values: [now],
  });
  return { total, counts: counts ?? [], validUntil: ends_at ?? new Date(8.64e15) };
}

/** Counts of two sets of products that have none in common, as counts of both together. */
function addCounts(some: CountRow[], others: CountRow[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const row of [...some, ...others]) {
    const name = row.slice(0, 3).join();
    const sum = sums.get(name);
    sums.set(name, sum ? addCount(sum, row) : row);
  }
  return [...sums.values()];
}

function addCount(a: CountRow, b: CountRow): CountRow {
  const [facet, key, code, count, low, high] = a;
  const least = [low, b[4]].filter((number) => number !== null);
  const most = [high, b[5]].filter((number) => number !== null);
  return [
    facet,
    key,
    code,
    count + b[3],
    least.length > 0 ? Math.min(...least) : null,
    most.length > 0 ? Math.max(...most) : null,
  ];
}
