import type { Queryable } from "../../platform/database/database.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { attachUploads } from "../../uploads/index.ts";
import { supportMessages } from "../messages.ts";

type Asked = {
  /** Null: a sender without an account, who has no files. */
  personId: string | null;
  uploadIds: readonly string[];
  /** Number of the conversation. */
  number: string;
  now: Date;
};

/**
 * Attaches a person's own files to a conversation. Nothing is written when it refuses.
 *
 * @returns null when done; `validation_failed` naming `files`.
 */
export async function attachFiles(
  transaction: Queryable,
  { personId, uploadIds, number, now }: Asked,
): Promise<Refusal | null> {
  if (uploadIds.length === 0) return null;
  if (personId === null) return refuseField("files", supportMessages.files_need_account);
  const to = { kind: "support", reference: number } as const;
  const attached = await attachUploads(transaction, { personId, uploadIds, to, now });
  return isRefusal(attached) ? attached : null;
}
