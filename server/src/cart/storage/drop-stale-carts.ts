import type { Database } from "../../platform/database/database.ts";

/** A cart lives as long as the cookie that leads to it. */
const lifetimeMs = 180 * 24 * 60 * 60 * 1000;
/** Few at a time, so that no lock is held for long. */
const batchSize = 1000;

/**
 * Drops the carts that nobody has changed for 180 days; run daily, by any number of processes.
 *
 * @returns how many were dropped.
 */
export async function dropStaleCarts(database: Database, now: Date): Promise<number> {
  const changedBefore = new Date(now.getTime() - lifetimeMs);
  let droppedCount = 0;
  for (;;) {
    const dropped = await database.rows<{ public_id: string }>({
      text: `delete from cart where public_id in (
               select public_id from cart where updated_at < $1 limit ${batchSize} for update skip locked
             ) returning public_id`,
      values: [changedBefore],
    });
    droppedCount += dropped.length;
    if (dropped.length < batchSize) return droppedCount;
  }
}
