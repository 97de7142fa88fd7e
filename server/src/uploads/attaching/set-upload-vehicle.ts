import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import type { Database } from "../../platform/database/database.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { findUpload } from "../list-uploads.ts";
import { attachUploads } from "./attach-uploads.ts";

/**
 * Notes the vehicle whose papers a person's file holds, instead of any other; null: it holds no papers.
 *
 * @returns the file; `not_found` when it is not the person's, `validation_failed` when it is not ready.
 */
export async function setUploadVehicle(
  database: Database,
  {
    personId,
    uploadId,
    vehicleId,
    now,
  }: { personId: string; uploadId: string; vehicleId: string | null; now: Date },
): Promise<UploadedFile | Refusal> {
  return database.transaction(async (transaction) => {
    if (!(await findUpload(transaction, personId, uploadId))) return { refused: "not_found" };
    await transaction.rows({
      text: `delete from upload_use using upload
             where upload.id = upload_use.upload_id and upload.public_id = $1 and upload_use.kind = 'vehicle'`,
      values: [uploadId],
    });
    if (vehicleId !== null) {
      const to = { kind: "vehicle", reference: vehicleId } as const;
      const attached = await attachUploads(transaction, { personId, uploadIds: [uploadId], to, now });
      if (isRefusal(attached)) return attached;
    }
    return (await findUpload(transaction, personId, uploadId)) ?? { refused: "not_found" };
  });
}
