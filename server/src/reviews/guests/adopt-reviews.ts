import type { Queryable } from "../../platform/database/database.ts";

/**
 * Gives the reviews that a guest has written for an order to the person whose account has it now. A
 * product that the person has reviewed already keeps both: the guest's stays without a person.
 */
export async function adoptReviews(
  transaction: Queryable,
  { orderKey, personId }: { orderKey: number; personId: string },
): Promise<void> {
  await transaction.rows({
    text: `update review set person_id = $2, guest_order_id = null
           where guest_order_id = $1 and not exists (
             select from review own where own.product_id = review.product_id and own.person_id = $2)`,
    values: [orderKey, personId],
  });
}
