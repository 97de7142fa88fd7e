import type { UploadedFile, UploadUse } from "@recambia/contract/uploads/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { uploadMessages } from "../messages.ts";
import { type UploadRow, uploadColumns, uploadOf } from "../upload-rows.ts";

/** The thing that files are attached to: its kind, and its public id or number. */
export type Attachment = { kind: UploadUse; reference: string };

type Chosen = {
  personId: string;
  uploadIds: readonly string[];
  /** The request's field that names the files, for refusals. */
  field?: string;
};

/**
 * Keeps a person's files from being deleted until the transaction ends.
 *
 * @returns null when all can be attached; `validation_failed` when one is not the person's or not ready.
 */
export async function lockUploads(
  transaction: Queryable,
  { personId, uploadIds, field = "files" }: Chosen,
): Promise<Refusal | null> {
  const distinctIds = new Set(uploadIds);
  if (distinctIds.size === 0) return null;
  const owned = await transaction.rows<{ id: string }>({
    text: `select id from upload where person_id = $1 and public_id = any($2::text[]) and state = 'ready'
           order by id for share`,
    values: [personId, [...distinctIds]],
  });
  return owned.length < distinctIds.size ? refuseField(field, uploadMessages.file_unknown) : null;
}

/**
 * Attaches a person's files to something, in their order; attaching one twice changes nothing. Whoever attaches them
 * decides who may read them with `readAttachedFile`.
 *
 * @returns the attached files; the refusals of `lockUploads`.
 */
export async function attachUploads(
  transaction: Queryable,
  { to, now, ...chosen }: Chosen & { to: Attachment; now: Date },
): Promise<UploadedFile[] | Refusal> {
  const refusal = await lockUploads(transaction, chosen);
  if (refusal) return refusal;
  const distinctIds = [...new Set(chosen.uploadIds)];
  if (distinctIds.length === 0) return [];
  await transaction.rows({
    text: `insert into upload_use (upload_id, kind, reference, attached_at)
           select upload.id, $2, $3, $4 from unnest($1::text[]) with ordinality as chosen (public_id, position)
           join upload using (public_id) order by chosen.position
           on conflict do nothing`,
    values: [distinctIds, to.kind, to.reference, now],
  });
  const attached = await listAttachedUploads(transaction, [to]);
  return (attached.get(to.reference) ?? []).filter(({ id }) => distinctIds.includes(id));
}

/** Detaches all files from something that is deleted. */
export async function detachUploads(transaction: Queryable, from: Attachment): Promise<void> {
  await transaction.rows({
    text: "delete from upload_use where kind = $1 and reference = $2",
    values: [from.kind, from.reference],
  });
}

/** Lists the files that are attached to things of one kind, by reference. */
export async function listAttachedUploads(
  database: Queryable,
  to: readonly Attachment[],
): Promise<Map<string, UploadedFile[]>> {
  const rows = await database.rows<UploadRow & { reference: string }>({
    text: `select used.reference, ${uploadColumns}
           from upload_use used join upload on upload.id = used.upload_id
           where (used.kind, used.reference) in (select * from unnest($1::text[], $2::text[]))
           order by used.attached_at, upload.id`,
    values: [to.map(({ kind }) => kind), to.map(({ reference }) => reference)],
  });
  const attached = new Map<string, UploadedFile[]>();
  for (const row of rows) {
    attached.set(row.reference, [...(attached.get(row.reference) ?? []), uploadOf(row)]);
  }
  return attached;
}
