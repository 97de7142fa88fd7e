import type { Backup } from "@recambia/contract/backups/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { BackupOwner } from "./backup-part.ts";
import { type BackupRow, backupColumns, backupOf } from "./store-backup.ts";

/** Lists a person's backups, the newest first. */
export async function listBackups(
  database: Queryable,
  { personId, customerId }: BackupOwner,
): Promise<Backup[]> {
  const rows = await database.rows<BackupRow>({
    text: `select ${backupColumns} from backup where person_id = $1 and customer_id = $2 order by backup.id desc`,
    values: [personId, customerId],
  });
  return rows.map(backupOf);
}

/** Finds a backup of a person by its public id. */
export async function findBackup(
  database: Queryable,
  { personId, customerId }: BackupOwner,
  backupId: string,
): Promise<BackupRow | undefined> {
  const [row] = await database.rows<BackupRow>({
    text: `select ${backupColumns} from backup where person_id = $1 and customer_id = $2 and public_id = $3`,
    values: [personId, customerId, backupId],
  });
  return row;
}

/** Deletes a backup of a person; false when there is none of this id. */
export async function deleteBackup(
  database: Queryable,
  { personId }: BackupOwner,
  backupId: string,
): Promise<boolean> {
  const deleted = await database.rows({
    text: "delete from backup where person_id = $1 and public_id = $2 returning 1",
    values: [personId, backupId],
  });
  return deleted.length > 0;
}
