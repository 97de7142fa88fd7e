import type { Database } from "../../platform/database/database.ts";

/** Carts live as long as the visitor cookie. */
const lifetimeMs = 180 * 24 * 60 * 60 * 1000;
/** Small batches, so that locks are short. */
const batchSize = 1000;

/**
 * Deletes carts that have not been changed for 180 days; runs daily in any number of processes.
 *
 * @returns the number of deleted carts.
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
