import type { Context } from "../platform/http/context.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { removeParts, removeUploadFiles } from "./upload-files.ts";

type Found = { id: string; is_used: boolean; parts: string[] };

/**
 * Deletes a person's file, finished or not.
 *
 * A review keeps its own copy of a picture, so that it does not hold the file.
 *
 * @returns null when done; `file_in_use` while something that the shop has to keep refers to it; `not_found`.
 */
export async function deleteUpload(
  { database, files }: Pick<Context, "database" | "files">,
  personId: string,
  uploadId: string,
): Promise<Refusal | null> {
  const found = await database.transaction(async (transaction): Promise<Found | null> => {
    const [upload] = await transaction.rows<{ id: string }>({
      text: "select id from upload where person_id = $1 and public_id = $2 for update",
      values: [personId, uploadId],
    });
    if (!upload) return null;
    const [details] = await transaction.rows<{ is_used: boolean; parts: string[] }>({
      text: `select exists (select from upload_use where upload_id = $1 and kind in ('support', 'withdrawal', 'guarantee')) as is_used,
               array(select part from upload_part where upload_id = $1) as parts`,
      values: [upload.id],
    });
    const { is_used, parts } = details ?? { is_used: false, parts: [] };
    if (!is_used) await transaction.rows({ text: "delete from upload where id = $1", values: [upload.id] });
    return { id: upload.id, is_used, parts };
  });
  if (!found) return { refused: "not_found" };
  if (found.is_used) return { refused: "file_in_use" };
  await removeParts(files, found.parts);
  await removeUploadFiles(files, [uploadId]);
  return null;
}
