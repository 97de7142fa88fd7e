import type { AttachedFileSize, UploadKind } from "@recambia/contract/uploads/schemas";
import type { Context } from "../../platform/http/context.ts";
import { readAttachedFile } from "../../uploads/index.ts";
import { documentFile, drawnFile } from "./stored-file.ts";

/** A file to be sent or saved. */
export type OpenedFile = { name: string; type: string; bytes: Buffer };

type Deps = Pick<Context, "database" | "files">;

/**
 * Reads a file of a conversation: one that was attached, or one that came with a mail. The caller has checked who asks.
 *
 * @param number number of the conversation.
 * @param size a size of the picture, or `file`: the PDF, or the large picture.
 * @returns null when the conversation has no such file.
 */
export async function readConversationFile(
  { database, files }: Deps,
  { number, fileId, size }: { number: string; fileId: string; size: AttachedFileSize },
): Promise<OpenedFile | null> {
  const attached = await readAttachedFile(
    { database, files },
    { kind: "support", reference: number },
    fileId,
    size,
  );
  if (attached) return attached;
  const [sent] = await database.rows<{ name: string; kind: UploadKind }>({
    name: "find-mail-file",
    text: `select f.name, f.kind from support_file f
           join support_message m on m.id = f.message_id
           join support_conversation c on c.id = m.conversation_id
           where c.number = $1 and f.public_id = $2`,
    values: [number, fileId],
  });
  if (!sent) return null;
  const isDocument = size === "file" && sent.kind === "pdf";
  const drawn = size === "small" ? "small" : "large";
  const bytes = await files.read(isDocument ? documentFile(fileId) : drawnFile(fileId, drawn));
  if (!bytes) return null;
  const plain = sent.name.replace(/\.[a-z0-9]{1,5}$/i, "");
  return isDocument
    ? { name: `${plain}.pdf`, type: "application/pdf", bytes }
    : { name: `${plain}.webp`, type: "image/webp", bytes };
}
