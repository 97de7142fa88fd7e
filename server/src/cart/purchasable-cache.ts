import { type Caches, createBoundedCache, heldBytes } from "../platform/caches/caches.ts";
import type { Queryable } from "../platform/database/database.ts";
import type { Purchasable } from "./purchasable.ts";
import {
  nameOf,
  type PurchasableKey,
  type ReadPurchasables,
  readPurchasables,
  readStock,
} from "./read-purchasables.ts";

export type PurchasableCache = {
  /** Returns purchasables of one revision: cached ones, and the missing ones read in one statement. */
  read(database: Queryable, keys: readonly PurchasableKey[]): Promise<ReadPurchasables>;
  /** Like `read`, with current stock. */
  readFresh(database: Queryable, keys: readonly PurchasableKey[]): Promise<ReadPurchasables>;
  /** Clears the cache if it holds another revision than this one. */
  expectRevision(revision: number): void;
};

/**
 * Caches the purchasables that this process has read last, all of one catalogue revision. A cart is written only while the
 * database is at that revision (docs/decisions/011), so a price change is never missed, however late the notification
 * arrives. Stock also changes without a new revision (docs/decisions/022), so writes compare it separately.
 */
export function createPurchasableCache(caches: Caches): PurchasableCache {
  const cache = createBoundedCache<string, Purchasable>(caches.limitOf("purchasables"), heldBytes);
  caches.watch("purchasables", () => cache.calculatedSize);
  let cachedRevision = 0;

  function expectRevision(revision: number) {
    if (revision === cachedRevision) return;
    cache.clear();
    cachedRevision = revision;
  }

  function store(found: ReadPurchasables): ReadPurchasables {
    expectRevision(found.revision);
    for (const [key, purchasable] of found.purchasables) cache.set(key, purchasable);
    return found;
  }

  async function read(database: Queryable, keys: readonly PurchasableKey[]): Promise<ReadPurchasables> {
    const revision = cachedRevision;
    const purchasables = new Map<string, Purchasable>();
    const missing: PurchasableKey[] = [];
    for (const key of keys) {
      const name = nameOf(key);
      const purchasable = cache.get(name);
      if (purchasable) purchasables.set(name, purchasable);
      else missing.push(key);
    }
    if (missing.length === 0) return { revision, purchasables };
    const found = store(await readPurchasables(database, missing));
    if (found.revision === revision) {
      return { revision, purchasables: new Map([...purchasables, ...found.purchasables]) };
    }
    // The catalogue has changed in between: the cached entries are of another revision than the ones just read.
    return missing.length === keys.length ? found : store(await readPurchasables(database, keys));
  }

  async function readFresh(database: Queryable, keys: readonly PurchasableKey[]): Promise<ReadPurchasables> {
    const hasCached = keys.some((key) => cache.has(nameOf(key)));
    const found = await read(database, keys);
    if (!hasCached) return found;
    const parts = [...found.purchasables.values()].flatMap((purchasable) => purchasable.parts);
    const stock = await readStock(database, [...new Set(parts.map(({ productKey }) => productKey))]);
    const isOutdated = ({ parts }: Purchasable) =>
      parts.some(({ productKey, inStock }) => stock.get(productKey) !== inStock);
    const outdated = [...found.purchasables].filter(([, purchasable]) => isOutdated(purchasable));
    if (outdated.length === 0) return found;
    for (const [name] of outdated) cache.delete(name);
    return read(database, keys);
  }

  return { read, readFresh, expectRevision };
}
