import type { Queryable } from "../../platform/database/database.ts";
import type { PurchasableKind } from "../products/find-purchasables.ts";

/** Price history before a reduction. */
export type LowestPrice = {
  /** Lowest price in force in the 30 days before, in euro cents; null when there was none. */
  cents: number | null;
  /** Start of sale. */
  onSaleSince: Date;
};

/** Days before a reduction whose lowest price is its reference price (LOCM art. 20.1). */
export const reductionDays = 30;

/**
 * Returns the lowest prices of the 30 days before a moment, by key; entries without an earlier price are missing. A price
 * counts if it was in force at any time in these days, whenever it was set.
 */
export async function lowestPricesBefore(
  transaction: Queryable,
  kind: PurchasableKind,
  ids: readonly number[],
  moment: Date,
): Promise<Map<number, LowestPrice>> {
  const owner = `${kind}_id`;
  const rows = await transaction.rows<{ id: number; cents: number | null; on_sale_since: Date }>({
    name: `lowest-${kind}-prices`,
    text: `select ${owner} as id, min(valid_from) as on_sale_since,
                  min(price_cents) filter (
                    where valid_to > valid_from and valid_to > $2::timestamptz - interval '${reductionDays} days'
                  ) as cents
           from (
             select ${owner}, price_cents, valid_from,
                    coalesce(lead(valid_from) over (partition by ${owner} order by valid_from, id),
                             $2::timestamptz) as valid_to
             from price_history where ${owner} = any($1::integer[]) and valid_from < $2::timestamptz
           ) given
           group by ${owner}`,
    values: [ids, moment.toISOString()],
  });
  return new Map(rows.map(({ id, cents, on_sale_since }) => [id, { cents, onSaleSince: on_sale_since }]));
}
