import type { Queryable } from "../platform/database/database.ts";
import { randomPublicId } from "../platform/public-id.ts";
import type { Caller, CartRows } from "./cart-rows.ts";
import { readCart } from "./read-cart.ts";

/** The caller's cart, made now if there is none (specification §4); asking twice makes one. */
export async function createCart(database: Queryable, caller: Caller): Promise<CartRows> {
  await database.rows({
    name: "create-cart",
    text: `insert into cart (public_id, visitor_hash, created_at, updated_at) values ($1, $2, $3, $3)
           on conflict (visitor_hash) do nothing`,
    values: [randomPublicId(), caller.visitorHash, caller.now],
  });
  const cart = await readCart(database, caller);
  if (!cart) throw new Error("A cart that was just made can't be read");
  return cart;
}
