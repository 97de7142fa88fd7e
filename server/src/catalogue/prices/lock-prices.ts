import { onlyRow, type Queryable } from "../../platform/database/database.ts";

/**
 * Whoever writes prices takes turns until the end of the transaction: imports, ended offers, the
 * owner's commands. So histories have no gaps, and what lists call the lowest price is counted from
 * all that was written. Taken before any row, so that nobody waits in a circle.
 */
const pricesKey = 7265637;

/** Waits for the turn. */
export async function lockPrices(transaction: Queryable): Promise<void> {
  await transaction.rows({ text: `select pg_advisory_xact_lock(${pricesKey})` });
}

/** @returns false when it is somebody else's turn. */
export async function tryLockPrices(transaction: Queryable): Promise<boolean> {
  const lock = await onlyRow<{ is_ours: boolean }>(transaction, {
    text: `select pg_try_advisory_xact_lock(${pricesKey}) as is_ours`,
  });
  return lock.is_ours;
}
