import type { Database } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { tidyText } from "../../platform/tidy-text.ts";
import { queueAnswer } from "../mails/queue-support-mail.ts";
import { lockConversation } from "./lock-conversation.ts";

type Asked = {
  number: string;
  text: string;
  /** Name that signs the answer. */
  signedBy: string;
  replyAddress: string;
  now: Date;
};

/**
 * Answers a conversation in the account and by mail, which ends the shop's clock. An answer to a closed conversation opens
 * it again.
 *
 * @returns null when done; `not_found` when there is none, or its owner has left.
 */
export function answerConversation(database: Database, asked: Asked): Promise<Refusal | null> {
  const { number, signedBy, replyAddress, now } = asked;
  const text = tidyText(asked.text);
  return database.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, number);
    if (!conversation) return { refused: "not_found" };
    await transaction.rows({
      text: `insert into support_message (public_id, conversation_id, author, name, body, sent_at)
             values ($1, $2, 'shop', $3, $4, $5)`,
      values: [randomPublicId(), conversation.key, signedBy, text, now],
    });
    await transaction.rows({
      text: `update support_conversation
             set answer_by = null, last_message_at = $2, closed_at = null, closed_by = null where id = $1`,
      values: [conversation.key, now],
    });
    await queueAnswer(transaction, { ...conversation.mail, replyAddress }, { text, signedBy });
    return null;
  });
}
