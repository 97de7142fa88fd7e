import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import { lockKeys } from "../../platform/database/lock-keys.ts";

/**
 * Serializes all price writers (imports, ending offers, operator commands) until the end of the transaction, so that
 * histories have no gaps and lowest prices see every write. Acquired before any row lock, to avoid deadlocks. Waits for it.
 */
export async function lockPrices(transaction: Queryable): Promise<void> {
  await transaction.rows({ text: `select pg_advisory_xact_lock(${lockKeys.prices})` });
}

/**
 * Serializes as `lockPrices` does.
 *
 * @returns false when another transaction holds the lock.
 */
export async function tryLockPrices(transaction: Queryable): Promise<boolean> {
  const lock = await onlyRow<{ is_ours: boolean }>(transaction, {
    text: `select pg_try_advisory_xact_lock(${lockKeys.prices}) as is_ours`,
  });
  return lock.is_ours;
}
