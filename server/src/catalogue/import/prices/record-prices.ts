import type { Queryable } from "../../../platform/database/database.ts";

/**
 * Adds prices to the history for reductions (LOCM art. 20.1). Entries never precede existing ones, even if clocks differ.
 *
 * @param prices new and changed prices only, in euro cents.
 */
export async function recordPrices(
  transaction: Queryable,
  owner: "product" | "kit",
  prices: { id: number; priceCents: number }[],
  now: Date,
): Promise<void> {
  if (prices.length === 0) return;
  await transaction.rows({
    name: `import_record_${owner}_prices`,
    text: `insert into price_history (${owner}_id, price_cents, valid_from)
           select given.id, given.price_cents,
                  greatest($3::timestamptz, (select max(valid_from) from price_history h where h.${owner}_id = given.id))
           from unnest($1::integer[], $2::integer[]) as given(id, price_cents)`,
    values: [prices.map(({ id }) => id), prices.map(({ priceCents }) => priceCents), now.toISOString()],
  });
}
