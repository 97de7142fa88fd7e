import { bumpRevision } from "../../platform/catalogue-revision.ts";
import { type Database, onlyRow } from "../../platform/database/database.ts";
import { changesShownAvailability } from "./availability.ts";

type StockRow = { available: number; kit_quantities: number[] };

/** Upper bound of a product's stock, as in the feed. */
export const maxPieces = 1_000_000;

/**
 * Changes the pieces of a product in stock for new orders; reserved pieces are not counted.
 *
 * @param change an absolute number of pieces, or a positive or negative difference.
 * @returns pieces before and after; the problem if the result would be negative or too large.
 */
export async function changeStock(
  database: Database,
  productId: number,
  change: { to: number } | { by: number },
): Promise<{ before: number; after: number } | { objection: "out_of_range"; before: number; after: number }> {
  return database.transaction(async (transaction) => {
    const { available: before, kit_quantities } = await onlyRow<StockRow>(transaction, {
      text: `select available, array(
               select distinct quantity from kit_component where product_id = product.id
             ) as kit_quantities
             from product where id = $1 for no key update`,
      values: [productId],
    });
    const after = "to" in change ? change.to : before + change.by;
    if (after < 0 || after > maxPieces) return { objection: "out_of_range", before, after };
    await transaction.rows({
      text: "update product set available = $2 where id = $1",
      values: [productId, after],
    });
    if (changesShownAvailability(before, after, kit_quantities)) await bumpRevision(transaction, [productId]);
    return { before, after };
  });
}
