import { type Locale, localize } from "@recambia/contract/locale";
import type {
  Conversation,
  ConversationRow,
  SupportKind,
  SupportMessage,
  SupportParty,
} from "@recambia/contract/support/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { listConversationFiles } from "./files/list-conversation-files.ts";

/** The caller of a conversation: its person, or a visitor who has opened its mailed link. */
export type Reader = { personId: string | null; isProved: boolean };

export type ConversationHead = {
  key: string;
  id: string;
  number: string;
  kind: SupportKind;
  subject: string;
  created_at: Date;
  last_message_at: Date;
  answer_by: string | null;
  closed_at: Date | null;
  closed_by: SupportParty | null;
};

export type ConversationRecord = ConversationHead & {
  email: string | null;
  name: string;
  locale: Locale;
  person_id: string | null;
  order_id: string | null;
  order_number: string | null;
  product_slug: string | null;
  product_name: { es: string; ca: string; en: string } | null;
  vehicle: string | null;
  page: string | null;
  assignee: string | null;
  stars: number | null;
  comment: string | null;
  proved_at: Date | null;
  messages: StoredMessage[];
};

export type StoredMessage = {
  id: string;
  author: SupportParty;
  name: string;
  text: string;
  mail_from: string | null;
  sent_at: string;
};

export const headColumns = `c.id as key, c.public_id as id, c.number, c.kind, c.subject, c.created_at,
  c.last_message_at, to_char(c.answer_by, 'YYYY-MM-DD') as answer_by, c.closed_at, c.closed_by`;

/** An account's owner reads answers at their current address, under their current name and in their language. */
const recordStatement = `
  select ${headColumns}, coalesce(person.email, c.email) as email, coalesce(person.name, c.name) as name,
    coalesce(person.locale, c.locale) as locale, c.person_id, o.public_id as order_id, o.number as order_number,
    p.slug as product_slug, coalesce(p.name, y.name) as product_name, c.vehicle, c.page, c.assignee, c.stars, c.comment,
    c.proved_at, (
      select coalesce(json_agg(json_build_object('id', m.public_id, 'author', m.author, 'name', m.name, 'text', m.body,
        'mail_from', m.mail_from, 'sent_at', m.sent_at) order by m.id), '[]')
      from support_message m where m.conversation_id = c.id
    ) as messages
  from support_conversation c
  left join customer_order o on o.id = c.order_id
  left join person on person.id = c.person_id
  left join product p on p.id = c.product_id
  left join part_type y on y.id = p.part_type_id`;

/**
 * Condition for the conversations of a person: their own, and those that were written to their verified email without
 * an account.
 */
export function ownedBy(person: string): string {
  return `(c.person_id = ${person}
    or (c.person_id is null and c.email = (select email from person where id = ${person})))`;
}

/** Condition for what a reader may see; `$1` the conversation's public id, `$2` the person, `$3` whether it is proved. */
export const readableWhere = `c.public_id = $1 and c.email is not null
  and (${ownedBy("$2")} or ($3::boolean and c.person_id is null))`;

/** Reads a conversation as its writer sees it; `not_found` for all others. */
export async function findConversation(
  database: Queryable,
  asked: { conversationId: string; reader: Reader; locale: Locale },
): Promise<Conversation | Refusal> {
  const [record] = await database.rows<ConversationRecord>({
    name: "find-conversation",
    text: `${recordStatement} where ${readableWhere}`,
    values: [asked.conversationId, asked.reader.personId, asked.reader.isProved],
  });
  if (!record) return { refused: "not_found" };
  return { ...toConversation(record, asked.locale), files: await listConversationFiles(database, record) };
}

/** Reads a conversation for the shop, by its normalized number. */
export async function readRecord(database: Queryable, number: string): Promise<ConversationRecord | null> {
  const [record] = await database.rows<ConversationRecord>({
    name: "read-conversation-by-number",
    text: `${recordStatement} where c.number = $1`,
    values: [number],
  });
  return record ?? null;
}

/** Reads the conversations of a person, for the download of their data. */
export function readRecordsOf(database: Queryable, personId: string): Promise<ConversationRecord[]> {
  return database.rows<ConversationRecord>({
    text: `${recordStatement} where ${ownedBy("$1")} order by c.id`,
    values: [personId],
  });
}

export function toConversationRow(head: ConversationHead): ConversationRow {
  return { ...toHead(head), last_message_at: head.last_message_at.toISOString() };
}

function toHead({
  id,
  number,
  kind,
  subject,
  created_at,
  answer_by,
  closed_at,
  closed_by,
}: ConversationHead) {
  return {
    id,
    number,
    kind,
    subject,
    created_at: created_at.toISOString(),
    answer_by,
    closed: closed_at && closed_by ? { at: closed_at.toISOString(), by: closed_by } : null,
  };
}

function toConversation(record: ConversationRecord, locale: Locale): Omit<Conversation, "files"> {
  const { order_id, order_number, product_slug, product_name, stars, comment } = record;
  return {
    ...toHead(record),
    email: record.email ?? "",
    is_in_account: record.person_id !== null,
    order: order_id && order_number ? { id: order_id, number: order_number } : null,
    product:
      product_slug && product_name ? { slug: product_slug, name: localize(product_name, locale) } : null,
    vehicle: record.vehicle,
    page: record.page,
    rating: stars === null ? null : { stars, comment: comment ?? "" },
    messages: record.messages.map(toMessage),
  };
}

function toMessage({ id, author, name, text, mail_from, sent_at }: StoredMessage): SupportMessage {
  const sentAt = new Date(sent_at).toISOString();
  return { id, from: author, name, text, is_mail: mail_from !== null, sent_at: sentAt };
}
