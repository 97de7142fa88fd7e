import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { tryLockPrices } from "./lock-prices.ts";
import { refreshLowestPrices } from "./refresh-lowest-prices.ts";

/**
 * Ends expired offers. Any number of processes may run it concurrently: while one process writes prices, the others skip
 * the run, so each offer is ended once.
 *
 * @returns the number of products and kits whose own price has been restored.
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

/** Keys of products and kits whose offers have ended. */
export type EndedOffers = { products: number[]; kits: number[] };

/**
 * Restores the price after expired offers, and records it in the history as of the end of each offer. Requires
 * `lockPrices`; the caller invalidates caches and refreshes lowest prices.
 *
 * @param busy whether rows locked by others are skipped until the next run, or waited for.
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
