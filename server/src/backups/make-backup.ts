import type { Backup } from "@recambia/contract/backups/schemas";
import type { Database } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import type { BackupOwner, BackupParts } from "./backup-part.ts";
import { compareContent } from "./compare-content.ts";
import { gatherContent } from "./gather-content.ts";
import { backupOf, findLastBackup, lockBackups, storeBackup } from "./store-backup.ts";

/**
 * Makes a backup for a person who asks for one. If nothing has changed since the newest, that one is returned.
 *
 * @returns `unauthenticated` when the person has been deleted.
 */
export async function makeBackup(
  database: Database,
  owner: BackupOwner,
  parts: BackupParts,
  now: Date,
): Promise<Backup | Refusal> {
  return database.transaction(async (transaction) => {
    if (!(await lockBackups(transaction, owner.personId))) return { refused: "unauthenticated" };
    const content = await gatherContent(transaction, owner, parts);
    const last = await findLastBackup(transaction, owner);
    if (last && compareContent(last.content, content).length === 0) return backupOf(last);
    return storeBackup(transaction, owner, { content, cause: "asked", now });
  });
}
