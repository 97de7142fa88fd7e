import { LRUCache } from "lru-cache";
import { inFlightPromises } from "../../platform/single-flight.ts";
import type { HeldCart, Owner } from "./held-cart.ts";

/** A line takes some two hundred bytes, and so does a cart besides its lines. */
const rememberedLines = 100_000;

export type RememberedCarts = {
  of(owner: Owner): HeldCart | undefined;
  remember(owner: Owner, cart: HeldCart): void;
  forget(owner: Owner): void;
  /** Runs the changes of one cart one after another, so that those of one process never collide. */
  inTurn<Result>(owner: Owner, change: () => Promise<Result>): Promise<Result>;
};

/**
 * The carts that this process has seen last. They are a guess at what the database holds, and never
 * more: whatever is written or refused on their ground is checked there (docs/decisions/011).
 */
export function rememberCarts(): RememberedCarts {
  const carts = new LRUCache<string, HeldCart>({
    maxSize: rememberedLines,
    sizeCalculation: (cart) => 1 + cart.lines.length,
  });
  const inFlight = inFlightPromises<unknown>();
  return {
    of: (owner) => carts.get(nameOf(owner)),
    remember: (owner, cart) => carts.set(nameOf(owner), cart),
    forget: (owner) => carts.delete(nameOf(owner)),
    inTurn(owner, change) {
      const name = nameOf(owner);
      const before = inFlight.get(name);
      const own = before ? before.then(change, change) : change();
      inFlight.set(name, own);
      return own;
    },
  };
}

function nameOf(owner: Owner): string {
  return "personId" in owner ? `person ${owner.personId}` : owner.visitorHash.toString("latin1");
}
