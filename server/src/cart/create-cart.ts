import { randomPublicId } from "../platform/public-id.ts";
import type { CartDeps } from "./change-cart.ts";
import { readCart } from "./read-cart.ts";
import { insertCart } from "./storage/cart-statements.ts";
import type { Caller, ResolvedCart } from "./storage/stored-cart.ts";

/** Returns the caller's cart and creates it if there is none (specification §4); idempotent. */
export async function createCart(deps: CartDeps, caller: Caller): Promise<ResolvedCart> {
  const empty = { id: randomPublicId(), version: 0, lines: [] };
  if (await insertCart(deps.database, caller, empty.id)) {
    deps.carts.set(caller.owner, empty);
    return empty;
  }
  // Between insert and read it may have been merged into a person's cart.
  return (await readCart(deps, caller.owner)) ?? createCart(deps, caller);
}
