import type { Queryable } from "../../platform/database/database.ts";
import type { Purchasable } from "../products/find-purchasables.ts";

export type PriceHistoryEntry = { cents: number; validFrom: Date };

/**
 * Lists the prices of a product or kit, newest first.
 *
 * @param most maximum number of entries.
 */
export async function listPriceHistory(
  database: Queryable,
  { kind, id }: Purchasable,
  most: number,
): Promise<PriceHistoryEntry[]> {
  return database.rows<PriceHistoryEntry>({
    text: `select price_cents as cents, valid_from as "validFrom" from price_history
           where ${kind}_id = $1 order by valid_from desc, id desc limit $2`,
    values: [id, most],
  });
}
