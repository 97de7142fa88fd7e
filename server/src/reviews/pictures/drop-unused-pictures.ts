import { listOlder } from "../../platform/files/file-store.ts";
import type { Context } from "../../platform/http/context.ts";
import { removePictureFiles, reviewFolder } from "./picture-files.ts";

const hourMs = 60 * 60 * 1000;
/** A review that is being written has its pictures before it is sent. */
const draftMs = 24 * hourMs;
/** A picture that is being kept has its files before its row. */
const graceMs = hourMs;
const batchSize = 500;

/**
 * Removes pictures that no review refers to after a day, and files without a row, left behind by deleted accounts or by a
 * process that ended right after a commit. Runs daily, in any number of processes.
 *
 * @returns the number of removed pictures.
 */
export async function dropUnusedReviewPictures(
  { database, files }: Pick<Context, "database" | "files">,
  now: Date,
): Promise<number> {
  const drafts = await database.rows<{ public_id: string }>({
    text: "delete from review_picture where review_id is null and sent_at < $1 returning public_id",
    values: [new Date(now.getTime() - draftMs)],
  });
  const unused = new Set(drafts.map(({ public_id }) => public_id));
  await removePictureFiles(files, [...unused]);
  const found = new Set<string>();
  for await (const name of listOlder(files, `${reviewFolder}/`, new Date(now.getTime() - graceMs))) {
    found.add(name.slice(reviewFolder.length + 1).replace(/-(?:small|large)\.webp$/, ""));
  }
  const ids = [...found];
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const rows = await database.rows<{ public_id: string }>({
      text: "select public_id from review_picture where public_id = any($1::text[])",
      values: [batch],
    });
    const owned = new Set(rows.map(({ public_id }) => public_id));
    const orphans = batch.filter((id) => !owned.has(id));
    for (const id of orphans) unused.add(id);
    await removePictureFiles(files, orphans);
  }
  return unused.size;
}
