import type { Locale } from "@recambia/contract/locale";
import type { ResetPasswordBody } from "@recambia/contract/session";
import type { Context } from "../platform/http/app.ts";
import { isRefusal, type Refusal } from "../platform/http/refusal.ts";
import { queueMail } from "../platform/mail/index.ts";
import { endSessions } from "./end-sessions.ts";
import { unlockPassword } from "./guard-password.ts";
import { isMailToken, redeemMailToken } from "./mail-tokens.ts";
import { makePassword } from "./make-password.ts";
import { setPassword } from "./set-password.ts";

/**
 * Sets a new password by the link of a mail; unlocks it, ends every session and tells the person
 * (specification §4). A password that is refused leaves the link as good as before.
 *
 * @returns null when done; 422 `invalid_token`, or 422 naming a field.
 */
export async function resetPassword(context: Context, given: ResetPasswordBody): Promise<Refusal | null> {
  // A forged link is not worth the hashing.
  if (!isMailToken(context, "reset_password", given.token)) return { refused: "invalid_token" };
  const passwordHash = await makePassword(given);
  if (isRefusal(passwordHash)) return passwordHash;
  const now = context.clock.now();
  return context.database.transaction(async (transaction) => {
    const redeemed = await redeemMailToken(transaction, context, "reset_password", given.token);
    const [person] = await transaction.rows<{ id: string; email: string; name: string; locale: Locale }>({
      text: "select id, email, name, locale from person where id = $1",
      values: [redeemed?.subjectId],
    });
    if (!person) return { refused: "invalid_token" };
    const { id: personId, email, name, locale } = person;
    await setPassword(transaction, { personId, passwordHash, now });
    await unlockPassword(transaction, email);
    await endSessions(transaction, personId);
    await queueMail(transaction, { to: email, locale, template: { kind: "password_changed", name } });
    return null;
  });
}
