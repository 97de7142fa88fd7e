import type { Database, Queryable } from "../platform/database/database.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { knownLines } from "./change-cart.ts";
import { joinLines } from "./lines/join-lines.ts";
import { readThings } from "./read-things.ts";
import { insertCart, lockCart, updateCart } from "./storage/cart-statements.ts";

/** Whose carts become one, and when. */
export type Merge = { visitorHash: Buffer; personId: string; now: Date };

/** What came of a merge, in lines of the guest's cart. */
export type Merged = {
  /** Those that joined the person's cart, in whole or in part. */
  linesAdded: number;
  /** Those of which the person's cart could not take all. */
  linesCapped: number;
};

/**
 * At sign-in, what the visitor has put into the cart joins the person's, and the visitor's cart is
 * gone, so that the next visitor of this browser does not see it. Quantities are added, as far as
 * stock and the limits of a cart allow; confirmations are kept. Doing it again does nothing.
 *
 * @param database the database, or the transaction that signs the person in.
 * @returns null when the visitor has no cart.
 */
export async function mergeCarts(database: Database | Queryable, merge: Merge): Promise<Merged | null> {
  return "transaction" in database
    ? database.transaction((transaction) => mergeLocked(transaction, merge))
    : mergeLocked(database, merge);
}

/** Locks the guest's cart first and the person's second, so that two sign-ins can't wait for each other. */
async function mergeLocked(transaction: Queryable, merge: Merge): Promise<Merged | null> {
  const { visitorHash, personId, now } = merge;
  const guest = await lockCart(transaction, { visitorHash });
  if (!guest) return null;
  await transaction.rows({
    name: "drop-guests-cart",
    text: "delete from cart where visitor_hash = $1",
    values: [visitorHash],
  });
  if (guest.cart.lines.length === 0) return { linesAdded: 0, linesCapped: 0 };
  const caller = { owner: { personId }, now };
  await insertCart(transaction, caller, randomPublicId());
  const persons = await lockCart(transaction, caller.owner);
  if (!persons) throw new Error("A cart that was just there can't be locked");
  const { things } = await readThings(transaction, [...persons.cart.lines, ...guest.cart.lines]);
  const joined = joinLines(knownLines(persons.cart, things), knownLines(guest.cart, things));
  const held = joined.lines.map(({ line }) => line);
  await updateCart(transaction, caller, persons.cart, held, null);
  return { linesAdded: joined.joinedCount, linesCapped: guest.cart.lines.length - joined.wholeCount };
}
