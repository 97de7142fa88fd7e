import type { Database } from "../../platform/database/database.ts";

/** Requests are repeated within minutes; a day is ample. */
const keyLifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Deletes expired quotes, old idempotency keys, and the networks of guest orders that are paid or closed; safe in any
 * number of processes.
 *
 * @returns the number of deleted quotes.
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
