import { backupParts } from "@recambia/contract/backups/schemas";
import type { Database } from "../platform/database/database.ts";
import type { BackupOwner, BackupParts } from "./backup-part.ts";
import { compareContent } from "./compare-content.ts";
import { gatherContent } from "./gather-content.ts";
import { findLastBackup, lockBackups, storeBackup } from "./store-backup.ts";

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 100;

/**
 * Makes a backup of each person who has been signed in and has changed something, once a day. Runs every few minutes in any
 * number of processes: each person is looked at by one of them.
 *
 * @returns the number of backups made.
 */
export async function makeDailyBackups(database: Database, parts: BackupParts, now: Date): Promise<number> {
  let made = 0;
  for (;;) {
    const due = await claimDue(database, now);
    for (const owner of due) made += (await backUp(database, owner, parts, now)) ? 1 : 0;
    if (due.length < batchSize) return made;
  }
}

/** Nothing changes in an account that nobody is signed in to. */
function claimDue(database: Database, now: Date): Promise<BackupOwner[]> {
  return database.rows<BackupOwner>({
    text: `
      with due as (
        select person.id, person.customer_id from person
        left join backup_check on backup_check.person_id = person.id
        where (backup_check.checked_at is null or backup_check.checked_at <= $2)
          and exists (select from session where session.person_id = person.id)
        order by person.id limit ${batchSize}
        for no key update of person skip locked
      ), claimed as (
        insert into backup_check (person_id, checked_at) select id, $1 from due
        on conflict (person_id) do update set checked_at = excluded.checked_at
      )
      select id as "personId", customer_id as "customerId" from due`,
    values: [now, new Date(now.getTime() - dayMs)],
  });
}

async function backUp(
  database: Database,
  owner: BackupOwner,
  parts: BackupParts,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await lockBackups(transaction, owner.personId))) return false;
    const content = await gatherContent(transaction, owner, parts);
    const last = await findLastBackup(transaction, owner);
    const isWorthwhile = last
      ? compareContent(last.content, content).length > 0
      : // Names alone are no reason for the first one.
        backupParts.some((part) => part !== "preferences" && content[part].length > 0);
    if (isWorthwhile) await storeBackup(transaction, owner, { content, cause: "daily", now });
    return isWorthwhile;
  });
}
