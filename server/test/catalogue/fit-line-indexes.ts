import { importFeed } from "../../src/catalogue/index.ts";
import { systemClock } from "../../src/platform/clock.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { goodFeed } from "./feed-lines.ts";

/** The definitions of the indexes and constraints of `fit_line`. */
export async function fitLineIndexes(database: Database): Promise<string[]> {
  const rows = await database.rows<{ definition: string }>({
    text: `select indexdef as definition from pg_indexes where tablename = 'fit_line'
           union all
           select pg_get_constraintdef(oid) from pg_constraint where conrelid = 'fit_line'::regclass and contype <> 'n'
           order by 1`,
  });
  return rows.map(({ definition }) => definition);
}

/** Imports all of the records but the last one, and leaves the database as a process killed at that moment would. */
export async function importUntilKilled(database: Database, records: object[] = goodFeed()): Promise<void> {
  let isKilled = false;
  const killed = async () => {
    throw new Error("The process is killed");
  };
  const mortal: Database = {
    ...database,
    transaction: (work) => (isKilled ? killed() : database.transaction(work)),
  };
  const lines = records.map((record) => JSON.stringify(record));
  const onProgress = ({ read }: { read: number }) => {
    isKilled = read === lines.length - 1;
    if (isKilled) throw new Error("The process is killed");
  };
  await importFeed(mortal, lines, { clock: systemClock, batchLines: 1, onProgress }).catch(() => {});
}
