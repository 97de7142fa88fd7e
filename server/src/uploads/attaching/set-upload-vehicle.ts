import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { findUpload } from "../list-uploads.ts";
import { attachUploads } from "./attach-uploads.ts";

/**
 * Locks those of a person's files whose vehicles change, in the order of their keys: a file has one vehicle. Before their
 * uses, as deleting a file does, to avoid deadlocks.
 *
 * @returns their keys.
 */
export async function lockForVehicles(
  transaction: Queryable,
  personId: string,
  uploadIds: readonly string[],
): Promise<number[]> {
  const locked = await transaction.rows<{ id: number }>({
    text: `select id from upload where person_id = $1 and public_id = any($2::text[])
           order by id for no key update`,
    values: [personId, uploadIds],
  });
  return locked.map(({ id }) => id);
}

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
    const [key] = await lockForVehicles(transaction, personId, [uploadId]);
    if (key === undefined) return { refused: "not_found" };
    await transaction.rows({
      text: "delete from upload_use where upload_id = $1 and kind = 'vehicle'",
      values: [key],
    });
    if (vehicleId !== null) {
      const to = { kind: "vehicle", reference: vehicleId } as const;
      const attached = await attachUploads(transaction, { personId, uploadIds: [uploadId], to, now });
      if (isRefusal(attached)) return attached;
    }
    return (await findUpload(transaction, personId, uploadId)) ?? { refused: "not_found" };
  });
}
