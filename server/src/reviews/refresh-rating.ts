import { bumpRevision } from "../platform/catalogue-revision.ts";
import type { Queryable } from "../platform/database/database.ts";

/**
 * Locks a product's rating until the transaction ends. Every change of a review locks its product first, so that each average
 * includes the previous change.
 */
export async function lockRating(transaction: Queryable, productId: number): Promise<void> {
  await transaction.rows({
    name: "lock-rating",
    text: "select 1 from product where id = $1 for no key update",
    values: [productId],
  });
}

/**
 * Recounts a product's stars, those of hidden reviews too (docs/decisions/027), and says that the
 * catalogue has changed. Last in its transaction: the revision is one row for everybody.
 */
export async function refreshRating(transaction: Queryable, productId: number): Promise<void> {
  await transaction.rows({
    name: "refresh-rating",
    text: `
      update product set (rating_average, rating_count) =
        (select avg(rating)::real, count(*)::int from review where product_id = $1)
      where id = $1`,
    values: [productId],
  });
  await bumpRevision(transaction, [productId]);
}
