import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { tryLockPrices } from "./lock-prices.ts";
import { refreshLowestPrices } from "./refresh-lowest-prices.ts";

/**
 * Ends the offers whose time is over. Any number of processes may run it at any time: while one is at
 * it, or prices are being written otherwise, the others leave it to that one, and each offer is ended
 * once.
 *
 * @returns how many products and kits have their own price again.
 */
export async function endOffers(database: Database, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    if (!(await tryLockPrices(transaction))) return 0;
    const ended = await restorePrices(transaction, now);
    if (ended.products.length + ended.kits.length === 0) return 0;
    await refreshLowestPrices(transaction, ended.products);
    await bumpRevision(transaction, ended.products);
    return ended.products.length + ended.kits.length;
  });
}

/** Keys of what an offer was over for. */
export type EndedOffers = { products: number[]; kits: number[] };

/**
 * Gives what had an offer until now or before the price after it, and its history says so from the
 * moment the offer ended. Needs the turn of `lockPrices`; kept answers and lowest prices are left to
 * the caller.
 *
 * @param busy rows that are being written otherwise are left for the next time, or waited for.
 */
export async function restorePrices(
  transaction: Queryable,
  now: Date,
  busy: "skip" | "wait" = "skip",
): Promise<EndedOffers> {
  return {
    products: await restorePricesOf(transaction, "product", now, busy),
    kits: await restorePricesOf(transaction, "kit", now, busy),
  };
}

async function restorePricesOf(
  transaction: Queryable,
  table: "product" | "kit",
  now: Date,
  busy: "skip" | "wait",
): Promise<number[]> {
  const ended = await transaction.rows<{ id: number }>({
    text: `with over as (
             select id, coalesce(offer_after_cents, offer_previous_cents) as after_cents, offer_ends_at
             from ${table}
             where offer_ends_at <= $1::timestamptz
             order by id for update ${busy === "skip" ? "skip locked" : ""}
           ), ended as (
             update ${table} t
             set price_cents = over.after_cents, offer_previous_cents = null, offer_ends_at = null,
                 offer_started_at = null, offer_after_cents = null
             from over where t.id = over.id returning t.id
           ), recorded as (
             insert into price_history (${table}_id, price_cents, valid_from)
             select id, after_cents, offer_ends_at from over
           )
           select id from ended`,
    values: [now],
  });
  return ended.map(({ id }) => id);
}
