import { maxStoredBytes, maxUploadBytes, maxUploads } from "@recambia/contract/uploads/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { uploadMessages } from "../messages.ts";

const bytesPerMegabyte = 1024 * 1024;

export type AnnouncedUpload = { id: string; name: string; byteCount: number; keepsOriginal: boolean };

/**
 * Records a file that a person is about to send, before any of its bytes are accepted.
 *
 * @returns null when recorded; `validation_failed` when it is empty; `too_large` naming `file` when it exceeds the size of a file, of all the person's files or
 *   their number; `unauthenticated` when the person has been deleted.
 */
export async function createUpload(
  { database, clock }: Pick<Context, "database" | "clock">,
  personId: string,
  { id, name, byteCount, keepsOriginal }: AnnouncedUpload,
): Promise<Refusal | null> {
  if (byteCount === 0) return refuseField("file", uploadMessages.file_empty);
  if (byteCount > maxUploadBytes) return tooLarge("file_megabytes", maxUploadBytes / bytesPerMegabyte);
  return database.transaction(async (transaction) => {
    const person = await transaction.rows({
      text: "select 1 from person where id = $1 for no key update",
      values: [personId],
    });
    if (person.length === 0) return { refused: "unauthenticated" };
    const { files, bytes } = await countStored(transaction, personId);
    if (files >= maxUploads) return tooLarge("file_count", maxUploads);
    if (bytes + byteCount > maxStoredBytes) return tooLarge("file_quota", maxStoredBytes / bytesPerMegabyte);
    await transaction.rows({
      text: `insert into upload (public_id, person_id, name, byte_count, keeps_original, state, counted_bytes, created_at)
             values ($1, $2, $3, $4, $5, 'receiving', $4, $6)`,
      values: [id, personId, name, byteCount, keepsOriginal, clock.now()],
    });
    return null;
  });
}

/** Counts a person's files and the bytes that count towards the quota. */
export async function countStored(
  database: Queryable,
  personId: string,
): Promise<{ files: number; bytes: number }> {
  const [counted] = await database.rows<{ files: number; bytes: number }>({
    text: `select count(*)::int as files, coalesce(sum(counted_bytes), 0)::int as bytes
           from upload where person_id = $1`,
    values: [personId],
  });
  return counted ?? { files: 0, bytes: 0 };
}

function tooLarge(message: "file_megabytes" | "file_quota" | "file_count", limit: number): Refusal {
  return {
    refused: "too_large",
    fields: { file: { text: uploadMessages[message], values: { limit } } },
  };
}
