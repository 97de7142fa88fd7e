import { maxQuantity } from "@recambia/contract/cart";
import type { Database, Queryable } from "../platform/database/database.ts";
import { randomPublicId } from "../platform/public-id.ts";

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
 * gone, so that the next visitor of this browser does not see it. Doing it again does nothing.
 *
 * @param database the database, or the transaction that signs the person in.
 * @returns null when the visitor has no cart.
 */
export async function mergeCarts(database: Database | Queryable, merge: Merge): Promise<Merged | null> {
  return "transaction" in database
    ? database.transaction((transaction) => mergeLocked(transaction, merge))
    : mergeLocked(database, merge);
}

async function mergeLocked(transaction: Queryable, merge: Merge): Promise<Merged | null> {
  const { visitorHash, personId, now } = merge;
  const [guests] = await transaction.rows<{ id: number }>({
    name: "lock-guests-cart",
    text: "select id from cart where visitor_hash = $1 for update",
    values: [visitorHash],
  });
  if (!guests) return null;
  await transaction.rows({
    name: "create-persons-cart",
    text: `insert into cart (public_id, person_id, created_at, updated_at) values ($1, $2, $3, $3)
           on conflict (person_id) do update set version = cart.version + 1, updated_at = $3`,
    values: [randomPublicId(), personId, now],
  });
  const added = await transaction.rows<{ id: number }>({
    name: "join-lines",
    text: `insert into cart_line
             (public_id, cart_id, product_id, kit_id, variant_id, quantity, fit_confirmed, added_at)
           select gen_random_uuid()::text, persons.id, product_id, kit_id, variant_id, quantity, fit_confirmed, $3
           from cart_line join cart persons on persons.person_id = $1 where cart_id = $2
           on conflict (cart_id, product_id, kit_id, variant_id) do update
             set quantity = least(${maxQuantity}, cart_line.quantity + excluded.quantity),
               fit_confirmed = cart_line.fit_confirmed or excluded.fit_confirmed
           returning cart_line.id`,
    values: [personId, guests.id, now],
  });
  await transaction.rows({ text: "delete from cart where id = $1", values: [guests.id] });
  return { linesAdded: added.length, linesCapped: 0 };
}
