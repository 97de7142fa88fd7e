import type { Locale } from "@recambia/contract/locale";
import { addDays, madridDay } from "@recambia/contract/madrid-time";
import { complaintDays } from "@recambia/contract/shop/legal";
import type { OpenConversationBody, OpenedConversation } from "@recambia/contract/support/schemas";
import { vehicleFullName } from "@recambia/contract/vehicles/vehicle-names";
import { type Database, isUniqueViolation, onlyRow, type Queryable } from "../platform/database/database.ts";
import { drawNumber } from "../platform/draw-number.ts";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { tidyText } from "../platform/tidy-text.ts";
import { findVehicle } from "../vehicles/index.ts";
import { attachFiles } from "./files/attach-files.ts";
import { queueNotice } from "./mails/notice-mails.ts";
import { type MailFacts, queueReceipt } from "./mails/queue-support-mail.ts";
import { supportMessages } from "./messages.ts";
import { sendingHash } from "./sending-hash.ts";

/** The person who opens a conversation: signed in, or a visitor by the hash of their cookie. */
export type Sender = { personId: string } | { visitor: string; name: string; email: string };

type Asked = {
  sender: Sender;
  /** Customer whose order may be named; null: none. */
  ordersOf: string | null;
  body: OpenConversationBody;
  locale: Locale;
  /** Address that takes replies by mail; empty for none. */
  replyAddress: string;
  /** The shop's own address, which gets a notice of the conversation. */
  shopEmail: string;
  now: Date;
};

type Writer = { personId: string | null; email: string; name: string };

/** Numbers are drawn from 2^40; collisions are so rare that a few tries suffice. */
const maxDraws = 5;

/**
 * Opens a conversation with the shop and mails the receipt: the whole text, the number and the day by which the shop
 * answers (consumer code art. 21). The shop gets a notice. What is sent twice is opened once.
 *
 * @returns what the sender is told; `validation_failed` naming `order_id` when it is not theirs; `unauthenticated` when
 *   the person has left.
 */
export async function openConversation(
  database: Database,
  asked: Asked,
): Promise<OpenedConversation | Refusal> {
  const hashed = hashOf(asked);
  for (let draw = 1; ; draw++) {
    const opened = await findOpened(database, hashed);
    if (opened) return opened;
    try {
      const refusal = await database.transaction((transaction) => insert(transaction, asked, hashed));
      if (refusal) return refusal;
    } catch (error) {
      // The same was sent at the same time, or the number is taken.
      if (!isUniqueViolation(error) || draw === maxDraws) throw error;
    }
  }
}

/** Finds the conversation that the same sending has opened before; null for a new one. */
export function findSent(
  database: Queryable,
  sent: Pick<Asked, "sender" | "body">,
): Promise<OpenedConversation | null> {
  return findOpened(database, hashOf(sent));
}

function hashOf({ sender, body }: Pick<Asked, "sender" | "body">): Buffer {
  const { key, ...content } = body;
  return sendingHash("personId" in sender ? sender.personId : sender.visitor, key, content);
}

/** Finds the conversation that the message with a hash has opened. */
async function findOpened(database: Queryable, hashed: Buffer): Promise<OpenedConversation | null> {
  const [row] = await database.rows<Omit<OpenedConversation, "answer_by"> & { created_at: Date }>({
    name: "find-opened-conversation",
    text: `select c.public_id as id, c.number, coalesce(c.email, '') as email, c.created_at,
             c.person_id is not null as is_in_account
           from support_message m join support_conversation c on c.id = m.conversation_id
           where m.sending_hash = $1`,
    values: [hashed],
  });
  if (!row) return null;
  const { created_at, ...opened } = row;
  return { ...opened, answer_by: answerDay(created_at) };
}

/** Last day for an answer to what came in at a moment, in Madrid's calendar (consumer code art. 21.3). */
export function answerDay(receivedAt: Date): string {
  return addDays(madridDay(receivedAt), complaintDays);
}

async function insert(transaction: Queryable, asked: Asked, hashed: Buffer): Promise<Refusal | null> {
  const { body, locale, now } = asked;
  const writer = await lockWriter(transaction, asked.sender);
  if (!writer) return { refused: "unauthenticated" };
  const orderKey = body.order_id && (await findOrderKey(transaction, body.order_id, asked.ordersOf));
  if (body.order_id && !orderKey) return refuseField("order_id", supportMessages.order_unknown);
  const vehicle = body.vehicle_id && (await findVehicle(transaction, body.vehicle_id));
  const subject = body.subject.trim();
  const text = tidyText(body.text);
  const opened = { id: randomPublicId(), number: drawNumber("SO") };
  const unattached = await attachFiles(transaction, {
    personId: writer.personId,
    uploadIds: body.files,
    number: opened.number,
    now,
  });
  if (unattached) return unattached;
  const { key } = await onlyRow<{ key: string }>(transaction, {
    text: `
      insert into support_conversation (public_id, number, kind, subject, person_id, email, name, locale, order_id,
        product_id, vehicle, page, created_at, last_message_at, answer_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, (select id from product where slug = $10), $11, $12, $13, $13, $14)
      returning id as key`,
    values: [
      opened.id,
      opened.number,
      body.kind,
      subject,
      writer.personId,
      writer.email,
      writer.name,
      locale,
      orderKey,
      body.product_slug,
      vehicle ? vehicleFullName(vehicle.summary) : null,
      body.page,
      now,
      answerDay(now),
    ],
  });
  await transaction.rows({
    text: `insert into support_message (public_id, conversation_id, author, name, body, sent_at, sending_hash)
           values ($1, $2, 'customer', $3, $4, $5, $6)`,
    values: [randomPublicId(), key, writer.name, text, now, hashed],
  });
  const facts: MailFacts = {
    ...opened,
    ...writer,
    kind: body.kind,
    subject,
    locale,
    isInAccount: writer.personId !== null,
    replyAddress: asked.replyAddress,
  };
  await queueReceipt(transaction, facts, { text, answerBy: answerDay(now), now });
  await queueNotice(transaction, asked.shopEmail, { ...facts, answerBy: answerDay(now) }, now);
  return null;
}

/** The writer's current data; null when they have left. */
async function lockWriter(transaction: Queryable, sender: Sender): Promise<Writer | null> {
  if (!("personId" in sender)) {
    return { personId: null, email: sender.email.toLowerCase(), name: sender.name.trim() };
  }
  const [person] = await transaction.rows<Writer>({
    name: "lock-support-writer",
    text: `select id as "personId", email, name from person where id = $1 for no key update`,
    values: [sender.personId],
  });
  return person ?? null;
}

async function findOrderKey(
  transaction: Queryable,
  orderId: string,
  customerId: string | null,
): Promise<number | null> {
  const [order] = await transaction.rows<{ id: number }>({
    name: "find-order-of-conversation",
    text: "select id from customer_order where public_id = $1 and customer_id = $2",
    values: [orderId, customerId],
  });
  return order?.id ?? null;
}
