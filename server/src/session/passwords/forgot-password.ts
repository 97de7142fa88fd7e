import { type Locale, localePrefixes } from "@recambia/contract/locale";
import type { Context } from "../../platform/http/context.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { sessionMails } from "../mails/session-mails.ts";
import { duplicateWindowMs, isJustIssued, issueMailToken } from "../sign-up/mail-tokens.ts";

/** A link that was mailed within this time, of the hour that it is valid for, can still be used at leisure. */
const usableMs = 45 * 60_000;

/**
 * Mails a link to reset the password if the address has an account; once, if the request was sent twice.
 *
 * @param isOftenAsked the address has been sent many links lately: another one goes out only if none can be used.
 */
export async function forgotPassword(context: Context, email: string, isOftenAsked: boolean): Promise<void> {
  const withinMs = isOftenAsked ? usableMs : duplicateWindowMs;
  await context.database.transaction(async (transaction) => {
    const [person] = await transaction.rows<{ id: string; name: string; locale: Locale }>({
      text: "select id, name, locale from person where email = $1 for no key update",
      values: [email.toLowerCase()],
    });
    if (!person) return;
    const { id: subjectId, name, locale } = person;
    const asked = { purpose: "reset_password", subjectId } as const;
    if (await isJustIssued(transaction, context, asked, withinMs)) return;
    const token = await issueMailToken(transaction, context, asked);
    const link = `${context.config.shopOrigin}${localePrefixes[locale]}/password-reset/${token}`;
    await queueMail(transaction, sessionMails, {
      to: email.toLowerCase(),
      locale,
      template: { kind: "reset_password", name, link },
    });
  });
}
