import { unfinishedHours } from "@recambia/contract/uploads/schemas";
import { listOlder } from "../platform/files/file-store.ts";
import type { Context } from "../platform/http/context.ts";
import { partFolder, removeParts, removeUploadFiles, uploadFolder } from "./upload-files.ts";

type DropDeps = Pick<Context, "database" | "files">;

const hourMs = 60 * 60 * 1000;
const batchSize = 500;

/**
 * Deletes files that nobody has finished within a day, the records of rejected ones, files without a person that nothing uses
 * any more, and stored files without a row, which deleted people and ended processes leave behind. Runs hourly in any number of
 * processes.
 *
 * @returns the number of deleted uploads and stored files.
 */
export async function dropUnusedUploads(deps: DropDeps, now: Date): Promise<number> {
  const dropped = await deps.database.rows<{ id: string }>({
    text: `delete from upload where state in ('receiving', 'rejected') and created_at < $1
           returning public_id as id`,
    values: [new Date(now.getTime() - unfinishedHours * hourMs)],
  });
  const ownerless = await deps.database.rows({
    text: `delete from upload where person_id is null
             and not exists (select from upload_use where upload_id = upload.id) returning 1`,
  });
  // A file being written has no row for a moment.
  const before = new Date(now.getTime() - hourMs);
  const parts = await dropOrphans(deps, partFolder, before, {
    known: "select part as id from upload_part where part = any($1::text[])",
    remove: (ids) => removeParts(deps.files, ids),
  });
  const uploads = await dropOrphans(deps, uploadFolder, before, {
    known: "select public_id as id from upload where public_id = any($1::text[])",
    remove: (ids) => removeUploadFiles(deps.files, ids),
  });
  return dropped.length + ownerless.length + parts + uploads;
}

/** Removes files of a folder whose id has no row. */
async function dropOrphans(
  { database, files }: DropDeps,
  folder: string,
  before: Date,
  { known, remove }: { known: string; remove(ids: string[]): Promise<void> },
): Promise<number> {
  let removedCount = 0;
  let batch: string[] = [];
  async function removeOrphans() {
    const rows = await database.rows<{ id: string }>({ text: known, values: [batch] });
    const owned = new Set(rows.map(({ id }) => id));
    const orphans = batch.filter((id) => !owned.has(id));
    await remove(orphans);
    removedCount += orphans.length;
    batch = [];
  }
  for await (const name of listOlder(files, `${folder}/`, before)) {
    batch.push(name.slice(folder.length + 1).replace(/(?:-\w+)?\.\w+$/, ""));
    if (batch.length >= batchSize) await removeOrphans();
  }
  if (batch.length > 0) await removeOrphans();
  return removedCount;
}
