import type { Database, Queryable } from "./database/database.ts";
import { onlyRow } from "./database/database.ts";

const channel = "catalogue_revision";

/** What this process knows of the catalogue's revision. */
export type RevisionWatch = { current(): number; stop(): Promise<void> };

/**
 * Follows the catalogue's revision: reads it once and hears of every change from any process
 * (LISTEN/NOTIFY). A change is heard after its transaction commits.
 */
export async function watchRevision(database: Database): Promise<RevisionWatch> {
  let revision = 0;
  async function read() {
    const row = await onlyRow<{ revision: number }>(database, {
      text: "select revision from catalogue_revision",
    });
    revision = Number(row.revision);
  }
  const stop = await database.listen(channel, (payload) => {
    if (payload === "") {
      read().catch(() => undefined);
      return;
    }
    revision = Number(payload);
  });
  await read();
  return { current: () => revision, stop };
}

/** Says, in the transaction that changes the catalogue, that kept answers are out of date. */
export async function bumpRevision(transaction: Queryable): Promise<number> {
  const row = await onlyRow<{ revision: number }>(transaction, {
    text: `with bumped as (
             update catalogue_revision set revision = revision + 1, changed_at = now() returning revision
           )
           select revision, pg_notify('${channel}', revision::text) from bumped`,
  });
  return Number(row.revision);
}
