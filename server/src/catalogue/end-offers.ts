import { bumpRevision } from "../platform/catalogue-revision.ts";
import { type Database, onlyRow, type Queryable } from "../platform/database/database.ts";

/**
 * Ends the offers whose time is over: the price is what it was before, the history says so from the
 * moment the offer ended, and kept answers are out of date. Any number of processes may run it at
 * any time: while one is at it the others leave it to that one, and each offer is ended once.
 *
 * @returns how many products and kits have their own price again.
 */
export async function endOffers(database: Database, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const lock = await onlyRow<{ is_ours: boolean }>(transaction, {
      text: "select pg_try_advisory_xact_lock(7265637) as is_ours",
    });
    if (!lock.is_ours) return 0;
    const products = await endOffersOf(transaction, "product", now);
    const kits = await endOffersOf(transaction, "kit", now);
    if (products.length + kits.length === 0) return 0;
    await raiseLowestPrices(transaction, products);
    await bumpRevision(transaction);
    return products.length + kits.length;
  });
}

/** A row that is being written otherwise is left for the next time. */
async function endOffersOf(transaction: Queryable, table: "product" | "kit", now: Date): Promise<number[]> {
  const ended = await transaction.rows<{ id: number }>({
    text: `with over as (
             select id, offer_previous_cents, offer_ends_at from ${table}
             where offer_ends_at <= $1::timestamptz order by id for update skip locked
           ), ended as (
             update ${table} t
             set price_cents = over.offer_previous_cents, offer_previous_cents = null, offer_ends_at = null
             from over where t.id = over.id returning t.id
           ), recorded as (
             insert into price_history (${table}_id, price_cents, valid_from)
             select id, offer_previous_cents, offer_ends_at from over
           )
           select id from ended`,
    values: [now],
  });
  return ended.map(({ id }) => id);
}

/** What lists call the lowest price of a part type's brand and of a fit set may have gone up. */
async function raiseLowestPrices(transaction: Queryable, productIds: number[]): Promise<void> {
  await transaction.rows({
    text: `update product_tally t set min_cents = fresh.min_cents, universal_min_cents = fresh.universal_min_cents
           from (
             select p.part_type_id, p.brand_id, min(p.price_cents) as min_cents,
                    min(p.price_cents) filter (where p.is_universal) as universal_min_cents
             from product p
             join (select distinct part_type_id, brand_id from product where id = any($1::int[])) touched
               using (part_type_id, brand_id)
             where p.is_active group by p.part_type_id, p.brand_id
           ) fresh
           where (t.part_type_id, t.brand_id) = (fresh.part_type_id, fresh.brand_id)`,
    values: [productIds],
  });
  await transaction.rows({
    text: `update fit_set f set min_cents = fresh.min_cents
           from (
             select p.fit_set_id, min(p.price_cents) as min_cents
             from product p
             where p.is_active
               and p.fit_set_id in (select fit_set_id from product where id = any($1::int[]))
             group by p.fit_set_id
           ) fresh
           where f.id = fresh.fit_set_id`,
    values: [productIds],
  });
}
