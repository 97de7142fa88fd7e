import { type Caches, createBoundedCache } from "../../platform/caches/caches.ts";
import { inFlightPromises } from "../../platform/single-flight.ts";
import type { Owner, StoredCart } from "./stored-cart.ts";

/** Estimated memory of a line with the ids of its latest additions, and as much for the cart itself. */
const lineBytes = 250;

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
export function createCartCache(caches: Caches): CartCache {
  const sizeOf = (cart: StoredCart) => lineBytes * (1 + cart.lines.length);
  const carts = createBoundedCache<string, StoredCart>(caches.limitOf("carts"), sizeOf);
  caches.watch("carts", () => carts.calculatedSize);
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
