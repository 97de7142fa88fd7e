import { LRUCache } from "lru-cache";
import type { Queryable } from "../../platform/database/database.ts";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import { carryOverFitIndex, createFitIndex, type FitIndex } from "../listing/fit-index/fit-index.ts";
import type { CountRow } from "../listing/sql/list-statement.ts";

/** What reads of one catalogue revision have found so far. */
export type CatalogueCache = {
  /** Vehicles of recent lists, by public id. */
  vehicles: LRUCache<string, CatalogueVehicle>;
  /** Vehicles of recent carts and searches, by variant key. */
  vehiclesByKey: LRUCache<number, CatalogueVehicle>;
  /** Product blocks and fit lines, which lists for vehicles are computed from. */
  fitIndex: FitIndex;
  /** Recent counts that do not depend on a vehicle, by what was counted. */
  listCounts: LRUCache<string, Promise<CachedCounts>>;
  /** Product keys of unfiltered pages, by scope, sort order and page. */
  tops: LRUCache<string, readonly number[]>;
};

/** Counts of a list, valid for all vehicles, pages and sort orders until `validUntil`. */
export type CachedCounts = { total: number; counts: CountRow[]; validUntil: Date };

/** Most of a shop's vehicles; a vehicle takes about a kilobyte. */
const maxVehicles = 5000;

/** All categories and part types of a large shop; an entry takes a few kilobytes. */
const maxListCounts = 1000;

/** Pages of scopes; a page takes about two hundred bytes. */
const maxTops = 5000;

export function createCatalogueCache(): CatalogueCache {
  return {
    vehicles: new LRUCache({ max: maxVehicles }),
    vehiclesByKey: new LRUCache({ max: maxVehicles }),
    fitIndex: createFitIndex(),
    listCounts: new LRUCache({ max: maxListCounts }),
    tops: new LRUCache({ max: maxTops }),
  };
}

/** Returns the cache of the next revision, with what a change of products leaves valid (decision 040). */
export async function carryOverCache(
  database: Queryable,
  from: CatalogueCache,
  changed: readonly number[],
): Promise<CatalogueCache> {
  const { vehicles, vehiclesByKey } = from;
  const fitIndex = await carryOverFitIndex(database, from.fitIndex, changed);
  return { ...createCatalogueCache(), vehicles, vehiclesByKey, fitIndex };
}
