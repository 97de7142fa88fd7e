import type { Database, Queryable } from "../platform/database/database.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { resolveLines } from "./change-cart.ts";
import { mergeLines } from "./lines/merge-lines.ts";
import { readPurchasables } from "./read-purchasables.ts";
import { insertCart, lockCart, updateCart } from "./storage/cart-statements.ts";

/** The visitor and the person whose carts are merged. */
export type MergeRequest = { visitorHash: Buffer; personId: string; now: Date };

/** Result of a merge, in lines of the visitor's cart. */
export type MergeResult = {
  /** Lines added to the person's cart, in whole or in part. */
  linesAdded: number;
  /** Lines whose full quantity did not fit. */
  linesCapped: number;
};

/**
 * Merges the visitor's cart into the person's at sign-in and deletes it, so that the next visitor of this browser does not
 * see it. Quantities add up as far as stock and cart limits allow; fit confirmations are kept. Idempotent.
 *
 * @param database the database, or the transaction that signs the person in.
 * @returns null when the visitor has no cart.
 */
export async function mergeCarts(
  database: Database | Queryable,
  merge: MergeRequest,
): Promise<MergeResult | null> {
  return "transaction" in database
    ? database.transaction((transaction) => mergeLocked(transaction, merge))
    : mergeLocked(database, merge);
}

/** Locks the visitor's cart before the person's, so that two sign-ins cannot deadlock. */
async function mergeLocked(transaction: Queryable, merge: MergeRequest): Promise<MergeResult | null> {
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
  const { purchasables } = await readPurchasables(transaction, [...persons.cart.lines, ...guest.cart.lines]);
  const merged = mergeLines(resolveLines(persons.cart, purchasables), resolveLines(guest.cart, purchasables));
  const stored = merged.lines.map(({ line }) => line);
  await updateCart(transaction, caller, persons.cart, stored, null);
  return { linesAdded: merged.mergedCount, linesCapped: guest.cart.lines.length - merged.wholeCount };
}
