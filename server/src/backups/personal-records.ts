import type { Queryable } from "../platform/database/database.ts";
import type { BackupOwner } from "./backup-part.ts";
import { type BackupRow, backupColumns } from "./store-backup.ts";

/** Personal records of this feature, for the download and the erasure of an account (GDPR articles 15, 17). */
export const backupRecords = {
  feature: "backups",
  async exportPersonalData(database: Queryable, { personId, customerId }: BackupOwner) {
    return database.rows<BackupRow>({
      text: `select ${backupColumns} from backup where person_id = $1 and customer_id = $2 order by backup.id`,
      values: [personId, customerId],
    });
  },
  async forgetPerson(transaction: Queryable, { personId }: { personId: string }): Promise<void> {
    await transaction.rows({ text: "delete from backup where person_id = $1", values: [personId] });
    await transaction.rows({ text: "delete from backup_check where person_id = $1", values: [personId] });
  },
};
