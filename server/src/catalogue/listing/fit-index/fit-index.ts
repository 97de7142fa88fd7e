import { LRUCache } from "lru-cache";
import type { Queryable } from "../../../platform/database/database.ts";
import type { ListedProduct } from "../../products/product-card.ts";
import { columnCount, type ProductBlock } from "./product-block.ts";

/** One attribute value, with the indexes of the rows in the block that have it. */
export type BlockValue = {
  attributeId: number;
  code: string | null;
  number: number | null;
  rowIndexes: readonly number[];
};

export type BlockWithValues = { block: ProductBlock; values: readonly BlockValue[] };

/** Alternating part type and fit set ids. */
type Lines = Int32Array;

/** A vehicle's fit lines, and the conditional ones among them. */
export type FitLines = { all: Lines; conditional: Lines };

export type FitIndex = {
  /** By variant key. */
  fitLines: LRUCache<number, FitLines>;
  blocks: LRUCache<number, ProductBlock>;
  /** Attribute values of blocks, each with the block whose rows they index. */
  values: LRUCache<number, BlockWithValues>;
  /** All products of some brands in a scope, by brands and scope. */
  brandBlocks: LRUCache<string, BlockWithValues>;
  /** Products as lists show them, by product key. */
  products: LRUCache<number, ListedProduct>;
  /** Last fit set whose block has been preloaded (`createIndexWarmUp`); infinity when preloading is complete or memory is full. */
  preloadedTo: number;
};

export type FitIndexDeps = { database: Queryable; index: FitIndex };

/** A row takes a hundred bytes; a shop with a million products fits in memory. */
const maxBlockProducts = 1_200_000;
/** Entries of eight bytes: row indexes plus overhead, for about half a million products. */
const maxValueEntries = 2_500_000;
/** For paging and sorting within a few scopes and brands. */
const maxBrandBlockProducts = 200_000;
/** The fit lines of one vehicle take about three kilobytes. */
const maxVehicles = 2000;
/** A listed product takes about eight hundred bytes. */
const maxListedProducts = 20_000;

export function createFitIndex(): FitIndex {
  return {
    fitLines: new LRUCache({ max: maxVehicles }),
    products: new LRUCache({ max: maxListedProducts }),
    blocks: new LRUCache({ maxSize: maxBlockProducts, sizeCalculation: ({ size }) => size + 1 }),
    values: new LRUCache({ maxSize: maxValueEntries, sizeCalculation: valuesSize }),
    brandBlocks: new LRUCache({
      maxSize: maxBrandBlockProducts,
      sizeCalculation: (entry) => entry.block.size + Math.ceil(valuesSize(entry) / columnCount),
    }),
    preloadedTo: 0,
  };
}

/**
 * Moves the contents of an index to a new one, except the entries of changed products. The old index is left empty: reads
 * that began before the change still write to it, and their results are discarded with it.
 */
export async function carryOverFitIndex(
  database: Queryable,
  from: FitIndex,
  changed: readonly number[],
): Promise<FitIndex> {
  const index = { ...from };
  Object.assign(from, createFitIndex());
  if (changed.length === 0) return index;
  const blocks = await database.rows<{ key: number }>({
    name: "blocks-of-products",
    isLookup: true,
    text: `select distinct case when is_universal then -part_type_id else fit_set_id end as key
           from product where id = any($1::int[])`,
    values: [changed],
  });
  for (const { key } of blocks) index.blocks.delete(key);
  for (const id of changed) index.products.delete(id);
  index.brandBlocks.clear();
  return index;
}

function valuesSize({ values }: BlockWithValues): number {
  return values.reduce((sum, { rowIndexes }) => sum + rowIndexes.length + 4, 1);
}

/** Whether more blocks fit without evicting requested ones. */
export function hasRoom({ blocks }: FitIndex): boolean {
  return blocks.calculatedSize < maxBlockProducts * 0.9;
}
