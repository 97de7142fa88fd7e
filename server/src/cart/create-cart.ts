import { randomPublicId } from "../platform/public-id.ts";
import type { CartGround } from "./change-cart.ts";
import { readCart } from "./read-cart.ts";
import { insertCart } from "./storage/cart-statements.ts";
import type { Caller, KnownCart } from "./storage/held-cart.ts";

/** The caller's cart, made now if there is none (specification §4); asking twice makes one. */
export async function createCart(ground: CartGround, caller: Caller): Promise<KnownCart> {
  const empty = { id: randomPublicId(), version: 0, lines: [] };
  if (await insertCart(ground.database, caller, empty.id)) {
    ground.carts.remember(caller.owner, empty);
    return empty;
  }
  // Between the two it may have joined a person's.
  return (await readCart(ground, caller.owner)) ?? createCart(ground, caller);
}
