import {
  type Backup,
  type BackupCause,
  type BackupContent,
  type BackupDifferences,
  maxBackups,
} from "@recambia/contract/backups/schemas";
import type { Queryable } from "../platform/database/database.ts";
import { randomPublicId } from "../platform/public-id.ts";
import type { BackupOwner } from "./backup-part.ts";
import { compareContent, describeChanges } from "./compare-content.ts";

type Item = BackupDifferences["items"][number];
type StoredItem = Omit<Item, "key"> & Partial<Pick<Item, "key">>;

export type BackupRow = {
  id: string;
  made_at: Date;
  cause: BackupCause;
  content: BackupContent;
  /** Backups of earlier releases have numbers only, or items without keys. */
  changes: (Omit<BackupDifferences, "items"> & { items?: StoredItem[] }) | null;
};

type NewBackup = { content: BackupContent; cause: BackupCause; now: Date; sourceId?: string | null };

/** Columns of a `BackupRow`. */
export const backupColumns = "public_id as id, made_at, cause, content, changes";

/** Builds a backup of the API from its row. */
export function backupOf({ id, made_at, cause, content, changes }: BackupRow): Backup {
  const counts = {
    garage: content.garage.length,
    favorites: content.favorites.length,
    collections: content.collections.length,
    addresses: content.addresses.length,
    preferences: content.preferences.length,
    papers: content.papers.length,
  };
  const items = (changes?.items ?? []).map((item) => ({ key: "", ...item }));
  const differences = changes && { ...changes, items };
  return { id, made_at: made_at.toISOString(), cause, counts, changes: differences };
}

/** Lets one backup or restore of a person at a time through; false when they have been deleted. */
export async function lockBackups(transaction: Queryable, personId: string): Promise<boolean> {
  const locked = await transaction.rows({
    text: "select 1 from person where id = $1 for no key update",
    values: [personId],
  });
  return locked.length > 0;
}

/** Finds a person's newest backup. */
export async function findLastBackup(
  database: Queryable,
  { personId, customerId }: BackupOwner,
): Promise<BackupRow | undefined> {
  const [row] = await database.rows<BackupRow>({
    text: `select ${backupColumns} from backup where person_id = $1 and customer_id = $2
           order by backup.id desc limit 1`,
    values: [personId, customerId],
  });
  return row;
}

/**
 * Stores a backup with its differences from the one before, and drops all but the newest thirty.
 *
 * @param stored.sourceId the backup that is being restored: it stays until the next one, however old it is.
 */
export async function storeBackup(
  transaction: Queryable,
  { personId, customerId }: BackupOwner,
  { content, cause, now, sourceId = null }: NewBackup,
): Promise<Backup> {
  const last = await findLastBackup(transaction, { personId, customerId });
  const changes = last ? describeChanges(compareContent(last.content, content)) : null;
  const id = randomPublicId();
  await transaction.rows({
    text: `insert into backup (public_id, person_id, customer_id, cause, content, changes, made_at)
           values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7)`,
    values: [
      id,
      personId,
      customerId,
      cause,
      JSON.stringify(content),
      changes && JSON.stringify(changes),
      now,
    ],
  });
  await transaction.rows({
    text: `delete from backup where person_id = $1 and public_id is distinct from $3
             and (customer_id <> $2 or id not in (
               select id from backup where person_id = $1 and customer_id = $2 order by id desc limit ${maxBackups}))`,
    values: [personId, customerId, sourceId],
  });
  return backupOf({ id, made_at: now, cause, content, changes });
}
