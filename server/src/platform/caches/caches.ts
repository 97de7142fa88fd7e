import { totalmem } from "node:os";
import { LRUCache } from "lru-cache";

const bytesPerMegabyte = 1024 * 1024;

/** Percent of `CACHE_MB` that each cache may take (decision 096); docs/performance.md says what they hold. */
export const cacheShares = {
  responses: 39,
  blocks: 41,
  products: 5,
  carts: 5,
  vehicles: 3,
  purchasables: 3,
  fitLines: 2,
  scopeCounts: 1,
  tokens: 1,
};
export type CacheName = keyof typeof cacheShares;

/** The caches of one process. */
export type Caches = {
  /** Bytes that a cache may take. */
  limitOf(name: CacheName): number;
  /** Reports the bytes of a cache in the metrics; a later cache of the same name replaces it. */
  watch(name: CacheName, byteCount: () => number): void;
  byteCounts(): { cache: string; bytes: number }[];
};

/** @param totalBytes memory that all caches together may take. */
export function createCaches(totalBytes: number): Caches {
  const watched = new Map<CacheName, () => number>();
  return {
    limitOf: (name) => Math.floor((totalBytes * cacheShares[name]) / 100),
    watch: (name, byteCount) => void watched.set(name, byteCount),
    byteCounts: () => [...watched].map(([cache, byteCount]) => ({ cache, bytes: byteCount() })),
  };
}

/** Estimated memory of an entry beside its key and value. */
const entryBytes = 100;

/** Creates a cache that forgets what has not been used for longest when its entries take more than `maxBytes`. */
export function createBoundedCache<Key extends string | number, Value extends object | true>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (value, key) => entryBytes + heldBytes(key) + sizeOf(value),
  });
}

const headerBytes = 24;
const slotBytes = 8;

/** Estimates the memory of plain values: texts, numbers, typed arrays, lists and objects of these. */
export function heldBytes(value: unknown): number {
  if (typeof value === "string") return headerBytes + value.length;
  if (typeof value !== "object" || value === null) return 0;
  if (ArrayBuffer.isView(value)) return 200 + value.byteLength;
  let bytes = headerBytes;
  for (const part of Object.values(value)) bytes += slotBytes + heldBytes(part);
  return bytes;
}

const maxByDefault = 320 * bytesPerMegabyte;

/** Returns the bytes for caches when the owner names none: a fifth of what the process may use, at most 320 MB. */
export function defaultCacheBytes(memoryBytes = availableBytes()): number {
  return Math.min(maxByDefault, Math.floor(memoryBytes / 5));
}

/** Memory of the machine, or of the container or service if that has a limit. */
function availableBytes(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}
