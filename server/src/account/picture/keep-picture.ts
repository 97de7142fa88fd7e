import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { pictureFile } from "./picture-file.ts";

/**
 * Replaces a person's picture. The file is written before the row refers to it, and the old file is deleted afterwards, so
 * that readers always find one.
 *
 * @param bytes the 512 × 512 WebP.
 * @returns the new picture's id; null when the person has been deleted meanwhile.
 */
export async function keepPicture(
  { database, files }: { database: Database; files: FileStore },
  personId: string,
  bytes: Buffer,
  now: Date,
): Promise<string | null> {
  const pictureId = randomPublicId();
  await files.write(pictureFile(pictureId), bytes);
  const replaced = await replacePicture(database, personId, pictureId, now);
  // Kept when the commit fails: only the daily cleanup knows whether the row refers to it.
  const outdated = replaced ? replaced.picture : pictureId;
  if (outdated !== null) await files.remove(pictureFile(outdated));
  return replaced && pictureId;
}

/** Deletes a person's picture, if any. */
export async function removePicture(
  { database, files }: { database: Database; files: FileStore },
  personId: string,
  now: Date,
): Promise<void> {
  const replaced = await replacePicture(database, personId, null, now);
  if (replaced?.picture) await files.remove(pictureFile(replaced.picture));
}

/** Returns the previous picture; null when the person has been deleted. The lock gives each old picture to one caller. */
function replacePicture(database: Database, personId: string, pictureId: string | null, now: Date) {
  return database.transaction(async (transaction) => {
    const [before] = await transaction.rows<{ picture: string | null }>({
      text: "select picture from person where id = $1 for no key update",
      values: [personId],
    });
    if (!before) return null;
    await transaction.rows({
      text: "update person set picture = $2, updated_at = $3 where id = $1",
      values: [personId, pictureId, now],
    });
    return before;
  });
}
