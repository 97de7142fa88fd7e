import type { Locale } from "@recambia/contract/locale";
import type { Conversation } from "@recambia/contract/support/schemas";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { findConversation } from "../conversation-rows.ts";
import { countWrongKey } from "../limits.ts";
import { isConversationKey } from "./conversation-key.ts";

type Asked = { conversationId: string; key: string; network: string; locale: Locale };

/**
 * Opens a conversation without an account by the key in its mails, which proves the writer's email. Only wrong keys are
 * counted, so that nobody can keep the rightful one out.
 *
 * @returns the conversation; `not_found` or `too_many_requests` for a wrong key.
 */
export async function openByKey(
  { database, clock, ...secrets }: Pick<Context, "database" | "clock" | "secret" | "earlierSecrets">,
  { conversationId, key, network, locale }: Asked,
): Promise<Conversation | Refusal> {
  const now = clock.now();
  if (!isConversationKey(secrets, conversationId, key)) {
    const mayTry = await countWrongKey(database, { network, conversationId, now });
    return { refused: mayTry ? "not_found" : "too_many_requests" };
  }
  await database.rows({
    name: "prove-conversation",
    text: "update support_conversation set proved_at = $2 where public_id = $1 and proved_at is null",
    values: [conversationId, now],
  });
  return findConversation(database, {
    conversationId,
    reader: { personId: null, isProved: true },
    locale,
  });
}
