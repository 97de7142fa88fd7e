import type { Database } from "../platform/database/database.ts";

/** A repeated request comes within minutes; a day is ample. */
const keyLifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Drops quotes that have expired, and keys that nobody repeats any more; run by any number of
 * processes.
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
  return dropped.length;
}
