import type { SupportKind, WriteMessageBody } from "@recambia/contract/support/schemas";
import { type Database, onlyRow, type Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { tidyText } from "../platform/tidy-text.ts";
import { type Reader, readableWhere } from "./conversation-rows.ts";
import { attachFiles } from "./files/attach-files.ts";
import { queueNotice } from "./mails/notice-mails.ts";
import { answerDay } from "./open-conversation.ts";
import { sendingHash } from "./sending-hash.ts";

type Asked = {
  conversationId: string;
  reader: Reader;
  body: WriteMessageBody;
  /** The shop's own address, which gets a notice that the conversation waits for an answer. */
  shopEmail: string;
  now: Date;
};

/**
 * Adds a message of the customer's, which opens a closed conversation again and starts the shop's clock, unless it runs
 * already. What is sent twice is added once.
 *
 * @returns null when done; `not_found` when it is not the caller's conversation; `validation_failed` naming `files`.
 */
export async function writeMessage(
  database: Database,
  { conversationId, reader, body, shopEmail, now }: Asked,
): Promise<Refusal | null> {
  return database.transaction(async (transaction) => {
    const [conversation] = await transaction.rows<{ key: string; name: string; number: string }>({
      name: "lock-own-conversation",
      text: `select c.id as key, c.name, c.number from support_conversation c where ${readableWhere} for update of c`,
      values: [conversationId, reader.personId, reader.isProved],
    });
    if (!conversation) return { refused: "not_found" };
    const { number } = conversation;
    const asked = { personId: reader.personId, uploadIds: body.files, number, now };
    const unattached = await attachFiles(transaction, asked);
    if (unattached) return unattached;
    await addCustomerMessage(transaction, conversation.key, {
      name: conversation.name,
      text: tidyText(body.text),
      hashed: sendingHash(conversationId, body.key, [body.text, body.files]),
      mail: null,
      shopEmail,
      now,
    });
    return null;
  });
}

type NewMessage = {
  name: string;
  text: string;
  hashed: Buffer;
  /** The mail that it came as. */
  mail: { id: string; from: string } | null;
  shopEmail: string;
  now: Date;
};

type Awaited = { hasBegun: boolean; number: string; kind: SupportKind; subject: string; answerBy: string };

/**
 * Adds a customer's message to a locked conversation. The shop gets a notice when it begins to wait for an answer.
 *
 * @returns its key when it is new; otherwise null.
 */
export async function addCustomerMessage(
  transaction: Queryable,
  conversationKey: string,
  { name, text, hashed, mail, shopEmail, now }: NewMessage,
): Promise<string | null> {
  const [added] = await transaction.rows<{ key: string }>({
    name: "add-customer-message",
    text: `
      insert into support_message (public_id, conversation_id, author, name, body, sent_at, sending_hash, mail_id,
        mail_from)
      values ($1, $2, 'customer', $3, $4, $5, $6, $7, $8) on conflict do nothing returning id as key`,
    values: [
      randomPublicId(),
      conversationKey,
      name,
      text,
      now,
      hashed,
      mail?.id ?? null,
      mail?.from ?? null,
    ],
  });
  if (!added) return null;
  const { hasBegun, ...waiting } = await onlyRow<Awaited>(transaction, {
    name: "await-answer",
    text: `update support_conversation c set last_message_at = $2, answer_by = coalesce(c.answer_by, $3::date),
             closed_at = null, closed_by = null
           from support_conversation before where c.id = $1 and before.id = c.id
           returning before.answer_by is null as "hasBegun", c.number, c.kind, c.subject,
             c.answer_by::text as "answerBy"`,
    values: [conversationKey, now, answerDay(now)],
  });
  if (hasBegun) await queueNotice(transaction, shopEmail, waiting, now);
  return added.key;
}
