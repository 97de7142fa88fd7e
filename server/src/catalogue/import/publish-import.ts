import { bumpRevision } from "../../platform/catalogue-revision.ts";
import {
  type Database,
  onlyRow,
  type Queryable,
  setAutomaticPlanMode,
} from "../../platform/database/database.ts";
import { lockKeys } from "../../platform/database/lock-keys.ts";
import { lockPrices } from "../prices/lock-prices.ts";
import { buildFitLineIndexes } from "./write/fit-line-indexes.ts";
import { refreshTallies } from "./write/refresh-tallies.ts";
import { writtenTables } from "./write/written-tables.ts";

/**
 * Runs an import, among others if need be. Imports share their lock: who takes it alone, as `publishKilledImports` does, knows
 * that none runs.
 */
export function whileImporting<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  return database.withLock(lockKeys.imports, work, "shared");
}

/** Notes, in the transaction that loads a batch and holds the price lock, that there is something to publish. */
export async function noteUnpublished(transaction: Queryable): Promise<void> {
  await transaction.rows({
    text: `insert into unpublished_import (since)
           select now() where not exists (select from unpublished_import)`,
  });
}

/**
 * Publishes an import with its tallies, once it has loaded everything.
 *
 * @returns the catalogue's revision.
 */
export async function publishImport(transaction: Queryable): Promise<number> {
  await beginPublishing(transaction);
  await refreshTallies(transaction);
  return bumpRevision(transaction);
}

/**
 * Publishes what an import has loaded that fails: it stays, and running processes would show what was there before. Without
 * tallies no catalogue has been loaded completely; they are left out, because the first one is repeated as long as they are.
 */
export async function publishPart(transaction: Queryable): Promise<void> {
  await beginPublishing(transaction);
  const tallied = await transaction.rows({ text: "select from product_tally limit 1" });
  if (tallied.length > 0) await refreshTallies(transaction);
  await bumpRevision(transaction);
}

/**
 * Publishes what imports have loaded whose process was killed before it could publish anything. Does nothing while another
 * import runs: it publishes everything at its end.
 */
export async function publishKilledImports(database: Database): Promise<void> {
  const unpublished = await database.rows({ text: "select from unpublished_import" });
  if (unpublished.length === 0) return;
  const isPublished = await database.transaction(async (transaction) => {
    const lock = await onlyRow<{ is_ours: boolean }>(transaction, {
      text: `select pg_try_advisory_xact_lock(${lockKeys.imports}) as is_ours`,
    });
    if (lock.is_ours) await publishPart(transaction);
    return lock.is_ours;
  });
  if (isPublished) await tidyImported(database);
}

/**
 * Runs analyze and vacuum on what an import has published, because the embedded database has no background worker for them.
 */
export async function tidyImported(database: Database): Promise<void> {
  await database.script(`vacuum (analyze) ${writtenTables.join(", ")}`);
}

async function beginPublishing(transaction: Queryable): Promise<void> {
  await setAutomaticPlanMode(transaction);
  await lockPrices(transaction);
  await buildFitLineIndexes(transaction);
  await transaction.rows({ text: "delete from unpublished_import" });
}
