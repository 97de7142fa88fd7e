import { maxUploadBytes, type UploadKind, type UploadProblem } from "@recambia/contract/uploads/schemas";
import type { Config } from "../../platform/config.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { inspectFile } from "../../uploads/index.ts";
import { documentFile, drawnFile } from "./stored-file.ts";

/** Files of a mail; what comes after them is not kept. */
export const maxMailFiles = 10;

/** A file of a mail as it came. */
export type SentFile = { name: string; bytes: Buffer };
/** Why a file of a mail is not kept. */
export type MailFileProblem = UploadProblem | "empty" | "too_large" | "too_many";
export type RefusedFile = { name: string; problem: MailFileProblem };
/** A file that is in the store. */
export type StoredFile = { id: string; name: string; kind: UploadKind };

/**
 * Stores the pictures and PDFs of a mail: checked by content like people's own files (docs/decisions/075), pictures drawn
 * anew and without metadata.
 *
 * @returns those that are stored, and those that were refused with the reason.
 * @throws when ClamAV is configured and can't be asked: the mail must wait.
 */
export async function storeMailFiles(
  { files, config }: { files: FileStore; config: Pick<Config, "clamdUrl"> },
  sent: readonly SentFile[],
): Promise<{ stored: StoredFile[]; refused: RefusedFile[] }> {
  const stored: StoredFile[] = [];
  const refused: RefusedFile[] = [];
  for (const [place, { name, bytes }] of sent.entries()) {
    const inspected = findProblem(place, bytes) ?? (await inspectFile(config, bytes));
    if (typeof inspected === "string") {
      refused.push({ name, problem: inspected });
      continue;
    }
    const id = randomPublicId();
    const { kind, small, large } = inspected;
    await files.write(drawnFile(id, "small"), small.bytes);
    await files.write(drawnFile(id, "large"), large.bytes);
    if (kind === "pdf") await files.write(documentFile(id), bytes);
    stored.push({ id, name, kind });
  }
  return { stored, refused };
}

/** Returns the problem of a file that can be refused without reading its content; null without one. */
function findProblem(place: number, bytes: Buffer): MailFileProblem | null {
  if (place >= maxMailFiles) return "too_many";
  if (bytes.length === 0) return "empty";
  return bytes.length > maxUploadBytes ? "too_large" : null;
}

/** Records the stored files of a message. */
export async function recordMailFiles(
  transaction: Queryable,
  { messageKey, stored, now }: { messageKey: string; stored: readonly StoredFile[]; now: Date },
): Promise<void> {
  for (const { id, name, kind } of stored) {
    await transaction.rows({
      text: `insert into support_file (public_id, message_id, name, kind, sent_at) values ($1, $2, $3, $4, $5)`,
      values: [id, messageKey, name, kind, now],
    });
  }
}
