import type { Refusal } from "../platform/http/refusals/refusal.ts";
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

/**
 * Like `createCart`, for a caller who may be nobody yet: anybody can have any number of visitor cookies.
 *
 * @param count counts another cart of the caller's network; false when there are too many.
 * @returns the cart, or `too_many_requests`.
 */
export async function claimCart(
  deps: CartDeps,
  caller: Caller,
  count: () => Promise<boolean>,
): Promise<ResolvedCart | Refusal> {
  if ("visitorHash" in caller.owner) {
    const kept = await readCart(deps, caller.owner);
    if (kept) return kept;
    if (!(await count())) return { refused: "too_many_requests" };
  }
  return createCart(deps, caller);
}
