import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { pictureFile } from "./picture-file.ts";

/**
 * Keeps a person's new picture in place of the old one. The file is there before the row names it,
 * and the old file goes once the row names it no more: whoever asks in between finds one of them.
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
  // Left where it is when the commit fails: whether the row names it is known to the daily clearing only.
  const outdated = replaced ? replaced.picture : pictureId;
  if (outdated !== null) await files.remove(pictureFile(outdated));
  return replaced && pictureId;
}

/** Removes a person's picture, if they have one. */
export async function removePicture(
  { database, files }: { database: Database; files: FileStore },
  personId: string,
  now: Date,
): Promise<void> {
  const replaced = await replacePicture(database, personId, null, now);
  if (replaced?.picture) await files.remove(pictureFile(replaced.picture));
}

/** What the person had before; null when they are gone. The lock makes each old picture one caller's. */
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
