import type { Context } from "../../platform/http/context.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { uploadMessages } from "../messages.ts";
import { drawnFile } from "../upload-files.ts";

/**
 * Reads the large picture drawn from one of a person's files, without metadata, for a feature that publishes a copy of it.
 *
 * @param field the request's field that names the file, for refusals.
 * @returns `validation_failed` when it is not the person's, not ready, or a PDF.
 */
export async function readPictureToCopy(
  { database, files }: Pick<Context, "database" | "files">,
  { personId, uploadId, field }: { personId: string; uploadId: string; field: string },
): Promise<Buffer | Refusal> {
  const [upload] = await database.rows<{ kind: string }>({
    text: "select kind from upload where person_id = $1 and public_id = $2 and state = 'ready'",
    values: [personId, uploadId],
  });
  if (upload?.kind === "pdf") return refuseField(field, uploadMessages.file_no_picture);
  const bytes = upload ? await files.read(drawnFile(uploadId, "large")) : null;
  return bytes ?? refuseField(field, uploadMessages.file_unknown);
}
