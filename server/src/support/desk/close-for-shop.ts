import type { Database } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { queueClosing } from "../mails/queue-support-mail.ts";
import { lockConversation } from "./lock-conversation.ts";

type Asked = { number: string; replyAddress: string; now: Date };

/** Topics that must be answered before they are closed (consumer code art. 21.3; GDPR art. 12). */
const answeredFirst = ["complaint", "data_protection"];

/**
 * Closes a conversation for the shop and tells its customer, with the way to rate it and, after a complaint, where to turn
 * (Ley 7/2017 art. 40).
 *
 * @returns null when done; `not_found`; `conflict` when it is closed already, or waits for an answer that the law wants.
 */
export function closeForShop(
  database: Database,
  { number, replyAddress, now }: Asked,
): Promise<Refusal | null> {
  return database.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, number);
    if (!conversation) return { refused: "not_found" };
    const { isClosed, isAwaiting, mail } = conversation;
    if (isClosed || (isAwaiting && answeredFirst.includes(mail.kind))) return { refused: "conflict" };
    await transaction.rows({
      text: `update support_conversation set answer_by = null, closed_at = $2, closed_by = 'shop' where id = $1`,
      values: [conversation.key, now],
    });
    await queueClosing(transaction, { ...mail, replyAddress }, "shop");
    return null;
  });
}
