import { backupParts } from "@recambia/contract/backups/schemas";
import type { Database, Queryable } from "../platform/database/database.ts";
import type { BackupOwner, BackupParts } from "./backup-part.ts";
import { compareContent } from "./compare-content.ts";
import { gatherContent } from "./gather-content.ts";
import { findLastBackup, lockBackups, storeBackup } from "./store-backup.ts";

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 100;

/**
 * Makes a backup of each person who has been signed in since their last one and has changed something, once a day. Runs every
 * few minutes in any number of processes: each person is looked at by one of them.
 *
 * @returns the number of backups made.
 * @throws the first failure, once everybody has had their turn; the next run tries those again.
 */
export async function makeDailyBackups(database: Database, parts: BackupParts, now: Date): Promise<number> {
  await noteSessions(database);
  let made = 0;
  const failures: unknown[] = [];
  for (let after = ""; ; ) {
    const due = await findDue(database, after, now);
    for (const owner of due) {
      try {
        made += (await backUp(database, owner, parts, now)) ? 1 : 0;
      } catch (reason) {
        failures.push(reason);
      }
    }
    const last = due.at(-1);
    if (!last || due.length < batchSize) break;
    after = last.personId;
  }
  if (failures.length > 0) throw failures[0];
  return made;
}

/** Notes who is signed in now: they may change something and sign out before their next backup is due. */
async function noteSessions(database: Database): Promise<void> {
  await database.rows({
    text: `update backup_check set had_session = true
           where not had_session and exists (select from session where session.person_id = backup_check.person_id)`,
    values: [],
  });
}

/** Nothing changes in an account that nobody has been signed in to. */
function findDue(database: Database, after: string, now: Date): Promise<BackupOwner[]> {
  return database.rows<BackupOwner>({
    text: `
      select person.id as "personId", customer_id as "customerId" from person
      left join backup_check on backup_check.person_id = person.id
      where person.id > $1
        and case when backup_check.person_id is null
              then exists (select from session where session.person_id = person.id)
              else had_session and checked_at <= $2 end
      order by person.id limit ${batchSize}`,
    values: [after, dayBefore(now)],
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
    if (!(await claim(transaction, owner, now))) return false;
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

/** Records that a person is looked at; false when another process has done so meanwhile. */
async function claim(transaction: Queryable, { personId }: BackupOwner, now: Date): Promise<boolean> {
  const claimed = await transaction.rows({
    text: `
      insert into backup_check (person_id, checked_at, had_session)
      values ($1, $2, exists (select from session where person_id = $1))
      on conflict (person_id) do update set checked_at = excluded.checked_at, had_session = excluded.had_session
        where backup_check.checked_at <= $3
      returning 1`,
    values: [personId, now, dayBefore(now)],
  });
  return claimed.length > 0;
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}
