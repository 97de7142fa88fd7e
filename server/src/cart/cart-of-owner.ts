import type { Queryable } from "../platform/database/database.ts";
import { resolveLines } from "./change-cart.ts";
import { readPurchasables } from "./read-purchasables.ts";
import { lockCart, selectCart, updateCart } from "./storage/cart-statements.ts";
import type { Owner, ResolvedCart, StoredCart } from "./storage/stored-cart.ts";

/** Reads an owner's stored cart; null without one. */
export async function readOwnersCart(database: Queryable, owner: Owner): Promise<StoredCart | null> {
  const read = await selectCart(database, owner);
  return read?.cart ?? null;
}

/** Like `readOwnersCart`, but locks the cart until the transaction ends, so that orders and changes wait. */
export async function lockOwnersCart(transaction: Queryable, owner: Owner): Promise<StoredCart | null> {
  const read = await lockCart(transaction, owner);
  return read?.cart ?? null;
}

/** Resolves the lines of a cart with current catalogue data and stock, bypassing all caches; drops lines of unknown purchasables. */
export async function resolveCart(database: Queryable, cart: StoredCart): Promise<ResolvedCart> {
  const { purchasables } = await readPurchasables(database, cart.lines);
  return { ...cart, lines: resolveLines(cart, purchasables) };
}

/**
 * Empties an owner's cart after an order.
 *
 * @param cart as it was locked in the same transaction.
 */
export async function emptyCart(
  transaction: Queryable,
  owner: Owner,
  cart: StoredCart,
  now: Date,
): Promise<void> {
  const emptied = await updateCart(transaction, { owner, now }, cart, [], null);
  if (!emptied) throw new Error("A locked cart was changed by another");
}
