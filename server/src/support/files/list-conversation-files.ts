import { pathOf } from "@recambia/contract/endpoint";
import { getConversationFile } from "@recambia/contract/support/endpoints";
import type { AttachedFile, UploadKind } from "@recambia/contract/uploads/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import { attachedFileOf, listAttachedUploads } from "../../uploads/index.ts";

/** Lists the files of a conversation: those that were attached, then those that came with mails. */
export async function listConversationFiles(
  database: Queryable,
  { id, number }: { id: string; number: string },
): Promise<AttachedFile[]> {
  const attached = await listAttachedUploads(database, [{ kind: "support", reference: number }]);
  const sent = await database.rows<{ id: string; name: string; kind: UploadKind }>({
    name: "list-mail-files",
    text: `select f.public_id as id, f.name, f.kind from support_file f
           join support_message m on m.id = f.message_id
           join support_conversation c on c.id = m.conversation_id
           where c.number = $1 order by f.id`,
    values: [number],
  });
  return [...(attached.get(number) ?? []), ...sent].flatMap((file) =>
    attachedFileOf(file, (size) =>
      pathOf(getConversationFile, { conversationId: id, fileId: file.id, size }),
    ),
  );
}
