import { LRUCache } from "lru-cache";
import type { Queryable } from "../../../platform/database/database.ts";
import type { ListedProduct } from "../../products/product-card.ts";
import type { FitLines } from "./fit-lines.ts";
import { factCount, type Shelf } from "./shelf-facts.ts";

/** One value that products of a shelf have, and which: their places in it. */
export type ShelfValue = {
  attributeId: number;
  code: string | null;
  number: number | null;
  places: readonly number[];
};

export type ValuedShelf = { shelf: Shelf; values: readonly ShelfValue[] };

export type ShelfStore = {
  /** By the vehicle's key. */
  fitLines: LRUCache<number, FitLines>;
  shelves: LRUCache<number, Shelf>;
  /** What values the products of a shelf have. */
  values: LRUCache<number, ValuedShelf>;
  /** Everything that brands make in a scope, by what was asked for. */
  brands: LRUCache<string, ValuedShelf>;
  /** What pages show, by key. */
  products: LRUCache<number, ListedProduct>;
  /** Shelves of fit sets up to this one have been read ahead (`createShelfFiller`); infinite: all there is room for. */
  filledTo: number;
};

/** Where shelves are read from, and kept. */
export type ShelfGround = { database: Queryable; store: ShelfStore };

/** A product's facts take a hundred bytes: a shop with a million products keeps them all. */
const keptProducts = 1_200_000;
/** Places of values and what they take besides, of eight bytes: of some half a million products. */
const keptValues = 2_500_000;
/** Of some of the scopes and brands that are paged through and sorted. */
const keptOfBrands = 200_000;
/** The fit lines of one vehicle take some three kilobytes. */
const keptVehicles = 2000;
/** A product as pages show it takes some eight hundred bytes. */
const keptListed = 20_000;

export function createShelfStore(): ShelfStore {
  return {
    fitLines: new LRUCache({ max: keptVehicles }),
    products: new LRUCache({ max: keptListed }),
    shelves: new LRUCache({ maxSize: keptProducts, sizeCalculation: ({ size }) => size + 1 }),
    values: new LRUCache({ maxSize: keptValues, sizeCalculation: valuesSize }),
    brands: new LRUCache({
      maxSize: keptOfBrands,
      sizeCalculation: (valued) => valued.shelf.size + Math.ceil(valuesSize(valued) / factCount),
    }),
    filledTo: 0,
  };
}

/**
 * A store with all that another one keeps but what some products have changed. The other one is left empty: reads that began
 * before the change go on with it, and what they bring counts no more.
 */
export async function takeOverStore(
  database: Queryable,
  from: ShelfStore,
  changed: readonly number[],
): Promise<ShelfStore> {
  const store = { ...from };
  Object.assign(from, createShelfStore());
  if (changed.length === 0) return store;
  const shelves = await database.rows<{ key: number }>({
    name: "shelves-of-products",
    isLookup: true,
    text: `select distinct case when is_universal then -part_type_id else fit_set_id end as key
           from product where id = any($1::int[])`,
    values: [changed],
  });
  for (const { key } of shelves) store.shelves.delete(key);
  for (const id of changed) store.products.delete(id);
  store.brands.clear();
  return store;
}

function valuesSize({ values }: ValuedShelf): number {
  return values.reduce((sum, { places }) => sum + places.length + 4, 1);
}

/** Whether more shelves can be kept without letting go of those that have been asked for. */
export function hasRoom({ shelves }: ShelfStore): boolean {
  return shelves.calculatedSize < keptProducts * 0.9;
}
