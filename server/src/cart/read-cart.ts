import { type CartGround, knownLines } from "./change-cart.ts";
import { selectCart } from "./storage/cart-statements.ts";
import type { KnownCart, Owner } from "./storage/held-cart.ts";

/** An owner's cart as it is now (specification §7); null when there is none. */
export async function readCart(ground: CartGround, owner: Owner): Promise<KnownCart | null> {
  const { database, carts, things } = ground;
  const read = await selectCart(database, owner);
  if (!read) return null;
  things.meet(read.revision);
  carts.remember(owner, read.cart);
  const known = await things.gatherNow(database, read.cart.lines);
  return { ...read.cart, lines: knownLines(read.cart, known.things) };
}
