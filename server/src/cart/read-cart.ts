import { type CartDeps, resolveLines } from "./change-cart.ts";
import { selectCart } from "./storage/cart-statements.ts";
import type { Owner, ResolvedCart } from "./storage/stored-cart.ts";

/** Reads an owner's cart (specification §7); null when there is none. */
export async function readCart(deps: CartDeps, owner: Owner): Promise<ResolvedCart | null> {
  const { database, carts, purchasables } = deps;
  const read = await selectCart(database, owner);
  if (!read) return null;
  purchasables.expectRevision(read.revision);
  carts.set(owner, read.cart);
  const found = await purchasables.readFresh(database, read.cart.lines);
  return { ...read.cart, lines: resolveLines(read.cart, found.purchasables) };
}
