import type { LRUCache } from "lru-cache";
import { type Caches, createBoundedCache, heldBytes } from "../../platform/caches/caches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import { bytesOfBlock, type ProductBlock } from "../listing/fit-index/product-block.ts";
import type { CountRow } from "../listing/sql/list-statement.ts";
import type { ListedProduct } from "../products/product-card.ts";

/** Caches of one catalogue revision. docs/performance.md has what each of them saves. */
export type CatalogueCache = {
  /** Vehicles of recent lists, carts and searches, by public id and by variant key. */
  vehicles: LRUCache<string | number, CatalogueVehicle>;
  /** By variant key. */
  fitLines: LRUCache<number, FitLines>;
  /** By fit set, by negated part type for universal products, and by brands and scope as text for all products of brands. */
  blocks: LRUCache<number | string, ProductBlock>;
  /** Recently listed products, by product key. */
  products: LRUCache<number, ListedProduct>;
  /** Counts of unfiltered scopes, by part types. */
  scopeCounts: LRUCache<string, Promise<ScopeCounts>>;
};

/** Dependencies of reads through the cache. */
export type CatalogueReader = { database: Queryable; cache: CatalogueCache };

/** A vehicle's fit lines, and the conditional ones among them, as alternating part type and fit set ids. */
export type FitLines = { variantKey: number; all: Int32Array; conditional: Int32Array };

/** Counts of a scope, valid for all vehicles, pages, sort orders and languages until `validUntil`. */
export type ScopeCounts = { total: number; counts: CountRow[]; validUntil: Date };

/** Of counts that are still being read; `keepScopeCounts` sets the size of those that have been. */
const awaitedCountsBytes = 4000;

export function createCatalogueCache({ limitOf }: Pick<Caches, "limitOf">): CatalogueCache {
  return {
    vehicles: createBoundedCache<string | number, CatalogueVehicle>(limitOf("vehicles"), heldBytes),
    fitLines: createBoundedCache<number, FitLines>(limitOf("fitLines"), heldBytes),
    blocks: createBoundedCache<number | string, ProductBlock>(limitOf("blocks"), bytesOfBlock),
    products: createBoundedCache<number, ListedProduct>(limitOf("products"), heldBytes),
    scopeCounts: createBoundedCache<string, Promise<ScopeCounts>>(
      limitOf("scopeCounts"),
      () => awaitedCountsBytes,
    ),
  };
}

/** Has the metrics tell the memory of these caches from now on. */
export function watchCatalogueCache(caches: Caches, cache: CatalogueCache): void {
  for (const name of ["vehicles", "fitLines", "blocks", "products", "scopeCounts"] as const) {
    caches.watch(name, () => cache[name].calculatedSize);
  }
}

/** Keeps counts for all who ask while they are read and after; a failure is forgotten. */
export function keepScopeCounts(
  { scopeCounts }: CatalogueCache,
  key: string,
  counting: Promise<ScopeCounts>,
): void {
  scopeCounts.set(key, counting);
  counting.then(
    (counts) => {
      if (scopeCounts.peek(key) === counting) scopeCounts.set(key, counting, { size: heldBytes(counts) });
    },
    () => scopeCounts.delete(key),
  );
}

/**
 * Returns the cache of the next revision, with what a change of products leaves valid (decision 040). The old cache is left
 * empty: reads that began before the change still write to it, and their results are discarded with it.
 */
export async function carryOverCache(
  database: Queryable,
  from: CatalogueCache,
  changed: readonly number[],
  caches: Caches,
): Promise<CatalogueCache> {
  const cache = { ...from, scopeCounts: createCatalogueCache(caches).scopeCounts };
  Object.assign(from, createCatalogueCache(caches));
  if (changed.length === 0) return cache;
  const blocks = await database.rows<{ key: number }>({
    name: "blocks-of-products",
    isLookup: true,
    text: `select distinct case when is_universal then -part_type_id else fit_set_id end as key
           from product where id = any($1::int[])`,
    values: [changed],
  });
  for (const { key } of blocks) cache.blocks.delete(key);
  for (const key of [...cache.blocks.keys()]) if (typeof key === "string") cache.blocks.delete(key);
  for (const id of changed) cache.products.delete(id);
  return cache;
}
