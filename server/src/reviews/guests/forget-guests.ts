import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Database } from "../../platform/database/database.ts";

/**
 * Takes the names off the reviews of guests whose order has lost its personal data: text and stars stay without an author, like
 * those of erased accounts. Runs daily in any number of processes.
 */
export async function forgetGuests(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const written = await transaction.rows({
      text: `update review set guest_order_id = null, author = '' from customer_order o
             where o.id = review.guest_order_id and o.destroyed_at is not null returning review.id`,
    });
    // Kept answers still say the name.
    if (written.length > 0) await bumpRevision(transaction, []);
  });
}
