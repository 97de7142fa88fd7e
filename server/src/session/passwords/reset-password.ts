import type { Locale } from "@recambia/contract/locale";
import type { ResetPasswordBody } from "@recambia/contract/session/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { sessionMails } from "../mails/session-mails.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { cancelEmailChange } from "../sign-up/cancel-email-change.ts";
import { findMailToken, redeemMailToken } from "../sign-up/mail-tokens.ts";
import { unlockPassword } from "./guard-password.ts";
import { makePassword } from "./make-password.ts";
import { setPassword } from "./set-password.ts";
import { settlePasskeys } from "./settle-passkeys.ts";

/**
 * Sets a new password by mail link; ends the lock, all sessions and a change of the email that waits, and notifies the person
 * (specification §4). A refused password leaves the link valid.
 *
 * @returns null when done; 422 `invalid_token`; 422 naming a field.
 */
export async function resetPassword(context: Context, given: ResetPasswordBody): Promise<Refusal | null> {
  const owner = await findOwner(context, given.token);
  if (!owner) return { refused: "invalid_token" };
  const passwordHash = await makePassword(given, [owner.email, owner.name]);
  if (isRefusal(passwordHash)) return passwordHash;
  const now = context.clock.now();
  return context.database.transaction(async (transaction) => {
    // The person before their links and sessions, as every change of an account does.
    const person = await readPerson(transaction, owner.id, "for no key update");
    const redeemed = person && (await redeemMailToken(transaction, context, "reset_password", given.token));
    if (!redeemed) return { refused: "invalid_token" };
    const { id: personId, email, name, locale } = person;
    await setPassword(transaction, { personId, passwordHash, now });
    await unlockPassword(transaction, email);
    await endSessions(transaction, personId);
    await cancelEmailChange(transaction, personId);
    const isRemoving = given.removes_passkeys === true;
    const passkeys = await settlePasskeys(transaction, { personId, isRemoving });
    await queueMail(transaction, sessionMails, {
      to: email,
      locale,
      template: { kind: "password_changed", name, passkeys },
    });
    return null;
  });
}

type PersonRow = { id: string; email: string; name: string; locale: Locale };

/** Finds the owner of the link before hashing. */
async function findOwner(context: Context, token: string): Promise<PersonRow | null> {
  const found = await findMailToken(context.database, context, "reset_password", token);
  return found && readPerson(context.database, found.subjectId);
}

async function readPerson(
  database: Queryable,
  id: string,
  lock: "" | "for no key update" = "",
): Promise<PersonRow | null> {
  const [person] = await database.rows<PersonRow>({
    text: `select id, email, name, locale from person where id = $1 ${lock}`,
    values: [id],
  });
  return person ?? null;
}
