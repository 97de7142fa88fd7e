import { type Locale, localePrefixes } from "@recambia/contract/locale";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { issueMailToken } from "./mail-tokens.ts";

export type Registration = { id: string; email: string; name: string; locale: Locale };

/** Who has registered under an id; null when they have become a person, or too much time has gone by. */
export async function findRegistration(database: Queryable, id: string): Promise<Registration | null> {
  const [registration] = await database.rows<Registration>({
    text: "select id, email, name, locale from registration where id = $1",
    values: [id],
  });
  return registration ?? null;
}

/**
 * Queues the mail that a registration needs: the link that proves the address; or, where the address
 * has an account, word of that to its owner. A token is made in both cases, for the same work.
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
    ? queueMail(transaction, {
        to: email,
        locale: owner.locale,
        template: { kind: "account_exists", name: owner.name, link: linkTo("/sign-in", owner.locale) },
      })
    : queueMail(transaction, {
        to: email,
        locale,
        template: { kind: "verify_email", name, link: linkTo(`/verify-email?token=${token}`, locale) },
      }));
}
