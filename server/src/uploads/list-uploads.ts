import { maxStoredBytes, type UploadedFile, type UploadList } from "@recambia/contract/uploads/schemas";
import type { Queryable } from "../platform/database/database.ts";
import { countStored } from "./receiving/create-upload.ts";
import { type UploadRow, uploadColumns, uploadOf } from "./upload-rows.ts";

/** Lists a person's files, the newest first. */
export async function listUploads(database: Queryable, personId: string): Promise<UploadList> {
  const rows = await database.rows<UploadRow>({
    name: "list-uploads",
    text: `select ${uploadColumns} from upload where person_id = $1 order by upload.id desc`,
    values: [personId],
  });
  const { bytes } = await countStored(database, personId);
  return { files: rows.map(uploadOf), used_bytes: bytes, max_bytes: maxStoredBytes };
}

/** Returns one of a person's files; null if there is none of this id. */
export async function findUpload(
  database: Queryable,
  personId: string,
  uploadId: string,
): Promise<UploadedFile | null> {
  const [row] = await database.rows<UploadRow>({
    text: `select ${uploadColumns} from upload where person_id = $1 and public_id = $2`,
    values: [personId, uploadId],
  });
  return row ? uploadOf(row) : null;
}
