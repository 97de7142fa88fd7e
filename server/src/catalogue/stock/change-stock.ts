import { bumpRevision } from "../../platform/catalogue-revision.ts";
import { type Database, onlyRow } from "../../platform/database/database.ts";
import { changesShownAvailability } from "./availability.ts";

type StockRow = { available: number; kit_quantities: number[] };

/** More than anybody has of one thing; what the feed takes at most. */
export const maxPieces = 1_000_000;

/**
 * Changes how many pieces of a product are in stock for new orders; what orders hold is not counted.
 *
 * @param change the number of pieces, or how many come in (or, negative, go).
 * @returns pieces before and after; the objection when there would be fewer than none or too many.
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
