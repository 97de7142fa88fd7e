import { cleanFileName } from "@recambia/contract/uploads/clean-file-name";
import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import type { Queryable } from "../platform/database/database.ts";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { findUpload } from "./list-uploads.ts";
import { uploadMessages } from "./messages.ts";

/**
 * Renames a person's file.
 *
 * @returns the file; `validation_failed` naming `name` when only a path remains of it; `not_found`.
 */
export async function renameUpload(
  database: Queryable,
  personId: string,
  uploadId: string,
  name: string,
): Promise<UploadedFile | Refusal> {
  const cleaned = cleanFileName(name);
  if (cleaned === "") return refuseField("name", uploadMessages.required);
  await database.rows({
    text: "update upload set name = $3 where person_id = $1 and public_id = $2",
    values: [personId, uploadId, cleaned],
  });
  return (await findUpload(database, personId, uploadId)) ?? { refused: "not_found" };
}
