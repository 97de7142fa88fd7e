import type { Locale } from "@recambia/contract/locale";
import type { Queryable } from "../database/database.ts";
import { randomPublicId } from "../public-id.ts";
import type { Mails } from "./define-mails.ts";

/** Notification channel that announces a queued mail to all processes. */
export const mailChannel = "mail_queued";

/** One address, nothing that a header or an envelope could read as more than that. */
const addressPattern = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,253}$/u;

/**
 * Puts a mail into the outbox. Call it in the transaction of what causes the mail: both happen or
 * neither does. It is sent after the commit, in whichever process comes first (docs/decisions/013).
 *
 * @param mails the feature's kinds of mail, of which this is one.
 * @throws Error when the address or the template's values could never become a mail: callers take
 * addresses that their schema has checked, so that is a bug.
 */
export async function queueMail<Mail extends { kind: string }>(
  transaction: Queryable,
  mails: Mails<Mail>,
  mail: { to: string; locale: Locale; template: Mail },
): Promise<void> {
  const content: unknown = JSON.parse(JSON.stringify(mail.template), (_field, value) =>
    typeof value === "string" ? storable(value) : value,
  );
  if (!addressPattern.test(mail.to)) throw new Error("A mail was queued to what is no address");
  if (!mails.isMail(content)) {
    throw new Error(`The mail ${mail.template.kind} was queued with values that are not its own`);
  }
  await transaction.rows({
    name: "queue-mail",
    text: `with queued as (
             insert into mail (public_id, recipient, locale, template, content)
             values ($1, $2, $3, $4, $5) returning id
           )
           select pg_notify('${mailChannel}', '') from queued`,
    values: [randomPublicId(), mail.to, mail.locale, content.kind, JSON.stringify(content)],
  });
}

/** Names may hold anything; what a database cannot keep is left out. */
function storable(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").toWellFormed();
}
