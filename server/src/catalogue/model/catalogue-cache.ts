import { LRUCache } from "lru-cache";
import type { Queryable } from "../../platform/database/database.ts";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import { type ProductBlock, sizeOfBlock } from "../listing/fit-index/product-block.ts";
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

/** Most of a shop's vehicles under two keys each; a vehicle takes about a kilobyte. */
const maxVehicles = 10_000;
/** The fit lines of one vehicle take about three kilobytes. */
const maxFitLines = 2000;
/** Eight-byte values, 136 MB: the rows of 1,200,000 products, and the attribute values of half of them. */
const maxBlockValues = 17_000_000;
/** A listed product takes about eight hundred bytes. */
const maxProducts = 20_000;
/** All categories and part types of a large shop; an entry takes a few kilobytes. */
const maxScopeCounts = 1000;

export function createCatalogueCache(): CatalogueCache {
  return {
    vehicles: new LRUCache({ max: maxVehicles }),
    fitLines: new LRUCache({ max: maxFitLines }),
    blocks: new LRUCache({ maxSize: maxBlockValues, sizeCalculation: sizeOfBlock }),
    products: new LRUCache({ max: maxProducts }),
    scopeCounts: new LRUCache({ max: maxScopeCounts }),
  };
}

/** Whether more blocks fit without evicting requested ones. */
export function hasRoom({ blocks }: CatalogueCache): boolean {
  return blocks.calculatedSize < maxBlockValues * 0.8;
}

/**
 * Returns the cache of the next revision, with what a change of products leaves valid (decision 040). The old cache is left
 * empty: reads that began before the change still write to it, and their results are discarded with it.
 */
export async function carryOverCache(
  database: Queryable,
  from: CatalogueCache,
  changed: readonly number[],
): Promise<CatalogueCache> {
  const cache = { ...from, scopeCounts: createCatalogueCache().scopeCounts };
  Object.assign(from, createCatalogueCache());
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
