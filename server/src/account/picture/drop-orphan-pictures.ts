import type { Database } from "../../platform/database/database.ts";
import { type FileStore, listOlder } from "../../platform/files/file-store.ts";
import { pictureFile, pictureFolder } from "./picture-file.ts";

/** An upload in progress has a file before a row. */
const graceMs = 60 * 60 * 1000;
const batchSize = 500;

/**
 * Deletes files without an owner, left by a process that ended between commit and cleanup. Runs daily in any number of
 * processes.
 *
 * @returns the number of deleted files.
 */
export async function dropOrphanPictures(
  { database, files }: { database: Database; files: FileStore },
  now: Date,
): Promise<number> {
  let removedCount = 0;
  let batch: string[] = [];
  async function removeOrphans() {
    const owned = await ownedFiles(database, batch);
    const orphans = batch.filter((name) => !owned.has(name));
    await Promise.all(orphans.map((name) => files.remove(name)));
    removedCount += orphans.length;
    batch = [];
  }
  for await (const name of listOlder(files, `${pictureFolder}/`, new Date(now.getTime() - graceMs))) {
    batch.push(name);
    if (batch.length >= batchSize) await removeOrphans();
  }
  if (batch.length > 0) await removeOrphans();
  return removedCount;
}

async function ownedFiles(database: Database, names: string[]): Promise<Set<string>> {
  const owners = await database.rows<{ picture: string }>({
    text: "select picture from person where picture = any($1::text[])",
    values: [names.map((name) => name.slice(pictureFolder.length + 1).replace(/\.\w+$/, ""))],
  });
  return new Set(owners.map(({ picture }) => pictureFile(picture)));
}
