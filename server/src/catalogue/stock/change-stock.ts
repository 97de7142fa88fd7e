import { bumpRevision } from "../../platform/catalogue-revision.ts";
import { type Database, onlyRow } from "../../platform/database/database.ts";
import { changesShownAvailability } from "./availability.ts";

type StockRow = { available: number; is_recalled: boolean; kit_quantities: number[] };

/** Pieces before and after. */
export type StockChange = { before: number; after: number };

/** Upper bound of a product's stock, as in the feed. */
export const maxPieces = 1_000_000;

/**
 * Changes the pieces of a product in stock for new orders; reserved pieces are not counted.
 *
 * @param change an absolute number of pieces, or a positive or negative difference.
 * @returns pieces before and after; with an objection, and nothing changed, if the result would be negative or too large, or if
 *   the product is recalled: a recalled product has no stock.
 */
export async function changeStock(
  database: Database,
  productId: number,
  change: { to: number } | { by: number },
): Promise<StockChange | ({ objection: "out_of_range" | "recalled" } & StockChange)> {
  return database.transaction(async (transaction) => {
    const {
      available: before,
      is_recalled,
      kit_quantities,
    } = await onlyRow<StockRow>(transaction, {
      text: `select available, is_recalled, array(
               select distinct quantity from kit_component where product_id = product.id
             ) as kit_quantities
             from product where id = $1 for no key update`,
      values: [productId],
    });
    const after = "to" in change ? change.to : before + change.by;
    if (is_recalled && after > 0) return { objection: "recalled", before, after };
    if (after < 0 || after > maxPieces) return { objection: "out_of_range", before, after };
    await transaction.rows({
      text: "update product set available = $2 where id = $1",
      values: [productId, after],
    });
    if (changesShownAvailability(before, after, kit_quantities)) await bumpRevision(transaction, [productId]);
    return { before, after };
  });
}
