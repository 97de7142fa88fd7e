import type { Database } from "../../platform/database/database.ts";

/** A repeated request comes within minutes; a day is ample. */
const keyLifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Drops quotes that have expired, keys that nobody repeats any more, and the networks of guests' orders
 * that have been paid or have ended; run by any number of processes.
 *
 * @returns how many quotes were dropped.
 */
export async function dropOldQuotes(database: Database, now: Date): Promise<number> {
  const dropped = await database.rows({
    text: "delete from quote where expires_at <= $1 returning 1",
    values: [now],
  });
  await database.rows({
    text: "delete from idempotency_key where created_at <= $1",
    values: [new Date(now.getTime() - keyLifetimeMs)],
  });
  await database.rows({
    text: `update customer_order set network_hash = null
           where network_hash is not null and state <> 'pending_payment'`,
  });
  return dropped.length;
}
