import { LRUCache } from "lru-cache";
import { inFlightPromises } from "../../platform/single-flight.ts";
import type { Owner, StoredCart } from "./stored-cart.ts";

/** A line takes about two hundred bytes, and so does a cart without its lines. */
const maxCachedLines = 100_000;

export type CartCache = {
  get(owner: Owner): StoredCart | undefined;
  set(owner: Owner, cart: StoredCart): void;
  delete(owner: Owner): void;
  /** Runs the changes of one cart one after another, so that changes of one process never conflict. */
  serialize<Result>(owner: Owner, change: () => Promise<Result>): Promise<Result>;
};

/**
 * Caches the carts that this process has seen last. A cached cart may be stale: every write or refusal that is based on it
 * is checked against the database (docs/decisions/011).
 */
export function createCartCache(): CartCache {
  const carts = new LRUCache<string, StoredCart>({
    maxSize: maxCachedLines,
    sizeCalculation: (cart) => 1 + cart.lines.length,
  });
  const inFlight = inFlightPromises<unknown>();
  return {
    get: (owner) => carts.get(keyOf(owner)),
    set: (owner, cart) => carts.set(keyOf(owner), cart),
    delete: (owner) => carts.delete(keyOf(owner)),
    serialize(owner, change) {
      const key = keyOf(owner);
      const before = inFlight.get(key);
      const own = before ? before.then(change, change) : change();
      inFlight.set(key, own);
      return own;
    },
  };
}

function keyOf(owner: Owner): string {
  return "personId" in owner ? `person ${owner.personId}` : owner.visitorHash.toString("latin1");
}
