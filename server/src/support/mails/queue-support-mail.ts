import type { Locale } from "@recambia/contract/locale";
import type { SupportKind, SupportParty } from "@recambia/contract/support/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { supportMails } from "./support-mails.ts";

/** Values of every mail about a conversation. */
export type MailFacts = {
  /** Public id of the conversation. */
  id: string;
  number: string;
  kind: SupportKind;
  subject: string;
  email: string;
  name: string;
  locale: Locale;
  isInAccount: boolean;
  /** Address that takes replies by mail; empty for none. */
  replyAddress: string;
};

function commonOf({ id, number, kind, subject, name, isInAccount, replyAddress }: MailFacts) {
  return {
    conversation_id: id,
    number,
    matter: kind,
    subject,
    name,
    is_in_account: isInAccount,
    reply_address: replyAddress,
  };
}

/** Queues the receipt of a new conversation, with its whole text (consumer code art. 21.2). */
export async function queueReceipt(
  transaction: Queryable,
  facts: MailFacts,
  { text, answerBy, now }: { text: string; answerBy: string; now: Date },
): Promise<void> {
  await queueMail(transaction, supportMails, {
    to: facts.email,
    locale: facts.locale,
    template: {
      kind: "support_received",
      ...commonOf(facts),
      lines: text.split("\n"),
      answer_by: answerBy,
      received_at: now.toISOString(),
    },
  });
}

/** Queues the shop's answer. */
export async function queueAnswer(
  transaction: Queryable,
  facts: MailFacts,
  { text, signedBy }: { text: string; signedBy: string },
): Promise<void> {
  await queueMail(transaction, supportMails, {
    to: facts.email,
    locale: facts.locale,
    template: { kind: "support_answer", ...commonOf(facts), lines: text.split("\n"), signed_by: signedBy },
  });
}

/** Queues the mail about the end of a conversation. */
export async function queueClosing(
  transaction: Queryable,
  facts: MailFacts,
  closedBy: SupportParty,
): Promise<void> {
  await queueMail(transaction, supportMails, {
    to: facts.email,
    locale: facts.locale,
    template: { kind: "support_closed", ...commonOf(facts), closed_by: closedBy },
  });
}
