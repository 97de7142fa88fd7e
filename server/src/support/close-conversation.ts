import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { type Reader, readableWhere } from "./conversation-rows.ts";

type Asked = { conversationId: string; reader: Reader; now: Date };

/**
 * Closes a conversation for its customer: it needs no answer any more. Nothing changes when it is closed already.
 *
 * @returns null when done; `not_found` when it is not the caller's conversation.
 */
export async function closeConversation(
  database: Queryable,
  { conversationId, reader, now }: Asked,
): Promise<Refusal | null> {
  const found = await database.rows({
    name: "close-conversation",
    text: `update support_conversation c
           set answer_by = null, closed_at = coalesce(closed_at, $4), closed_by = coalesce(closed_by, 'customer')
           where ${readableWhere} returning id`,
    values: [conversationId, reader.personId, reader.isProved, now],
  });
  return found.length > 0 ? null : { refused: "not_found" };
}
