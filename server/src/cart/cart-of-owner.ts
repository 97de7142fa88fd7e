import type { Queryable } from "../platform/database/database.ts";
import { knownLines } from "./change-cart.ts";
import { readThings } from "./read-things.ts";
import { lockCart, selectCart, updateCart } from "./storage/cart-statements.ts";
import type { HeldCart, KnownCart, Owner } from "./storage/held-cart.ts";

/** An owner's cart as the database has it; null without one. */
export async function readOwnersCart(database: Queryable, owner: Owner): Promise<HeldCart | null> {
  const read = await selectCart(database, owner);
  return read?.cart ?? null;
}

/** The same, locked until the transaction ends: whoever orders it or changes it waits. */
export async function lockOwnersCart(transaction: Queryable, owner: Owner): Promise<HeldCart | null> {
  const read = await lockCart(transaction, owner);
  return read?.cart ?? null;
}

/**
 * A cart with what the catalogue says of its lines now, stock included, past everything that this
 * process remembers. Lines whose thing is gone are left out.
 */
export async function knowCart(database: Queryable, cart: HeldCart): Promise<KnownCart> {
  const { things } = await readThings(database, cart.lines);
  return { ...cart, lines: knownLines(cart, things) };
}

/**
 * Takes everything out of an owner's cart that has been ordered.
 *
 * @param cart as it was locked in the same transaction.
 */
export async function emptyCart(
  transaction: Queryable,
  owner: Owner,
  cart: HeldCart,
  now: Date,
): Promise<void> {
  const emptied = await updateCart(transaction, { owner, now }, cart, [], null);
  if (!emptied) throw new Error("A locked cart was changed by another");
}
