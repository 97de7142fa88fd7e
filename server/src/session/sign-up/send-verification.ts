import { type Locale, localePrefixes } from "@recambia/contract/locale";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { sessionMails } from "../mails/session-mails.ts";
import { isJustIssued, issueMailToken } from "./mail-tokens.ts";

export type Registration = { id: string; email: string; name: string; locale: Locale };

/** Finds a registration; null when it has become a person or expired. */
export async function findRegistration(database: Queryable, id: string): Promise<Registration | null> {
  const [registration] = await database.rows<Registration>({
    text: "select id, email, name, locale from registration where id = $1",
    values: [id],
  });
  return registration ?? null;
}

/** Sends the mail of a registration once more, if it still exists; once, if the request was sent twice. */
export async function resendVerification(context: Context, { id }: Pick<Registration, "id">): Promise<void> {
  await context.database.transaction(async (transaction) => {
    await transaction.rows({
      text: "select 1 from registration where id = $1 for no key update",
      values: [id],
    });
    const registration = await findRegistration(transaction, id);
    if (!registration) return;
    if (await isJustIssued(transaction, context, { purpose: "verify_email", subjectId: id })) return;
    await sendVerification(context, transaction, registration);
  });
}

/**
 * Queues the mail of a registration: the verification link, or a notice to the owner if the address has an account. A token
 * is issued in both cases, for equal work.
 */
export async function sendVerification(context: Context, transaction: Queryable, registration: Registration) {
  const { email, name, locale } = registration;
  const token = await issueMailToken(transaction, context, {
    purpose: "verify_email",
    subjectId: registration.id,
    value: email,
  });
  const [owner] = await transaction.rows<{ name: string; locale: Locale }>({
    text: "select name, locale from person where email = $1",
    values: [email],
  });
  const { shopOrigin } = context.config;
  const linkTo = (path: string, to: Locale) => `${shopOrigin}${localePrefixes[to]}${path}`;
  await (owner
    ? queueMail(transaction, sessionMails, {
        to: email,
        locale: owner.locale,
        template: { kind: "account_exists", name: owner.name, link: linkTo("/sign-in", owner.locale) },
      })
    : queueMail(transaction, sessionMails, {
        to: email,
        locale,
        template: { kind: "verify_email", name, link: linkTo(`/verify-email?token=${token}`, locale) },
      }));
}
