import type { Locale } from "@recambia/contract/locale";
import type { SupportKind } from "@recambia/contract/support/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailFacts } from "../mails/queue-support-mail.ts";

/** A conversation that the shop acts on. */
export type LockedConversation = {
  key: string;
  isAwaiting: boolean;
  isClosed: boolean;
  mail: Omit<MailFacts, "replyAddress">;
};

type Row = {
  key: string;
  id: string;
  number: string;
  kind: SupportKind;
  subject: string;
  email: string;
  name: string;
  locale: Locale;
  is_in_account: boolean;
  is_awaiting: boolean;
  is_closed: boolean;
};

/**
 * Locks a conversation by its normalized number; null when there is none, or its owner has left. An account's owner is
 * written to at their current address and in their language.
 */
export async function lockConversation(
  transaction: Queryable,
  number: string,
): Promise<LockedConversation | null> {
  const [row] = await transaction.rows<Row>({
    name: "lock-conversation",
    text: `select c.id as key, c.public_id as id, c.number, c.kind, c.subject, coalesce(person.email, c.email) as email,
             coalesce(person.name, c.name) as name, coalesce(person.locale, c.locale) as locale,
             c.person_id is not null as is_in_account, c.answer_by is not null as is_awaiting,
             c.closed_at is not null as is_closed
           from support_conversation c left join person on person.id = c.person_id
           where c.number = $1 and c.email is not null for update of c`,
    values: [number],
  });
  if (!row) return null;
  const { key, is_in_account, is_awaiting, is_closed, ...mail } = row;
  return {
    key,
    isAwaiting: is_awaiting,
    isClosed: is_closed,
    mail: { ...mail, isInAccount: is_in_account },
  };
}
