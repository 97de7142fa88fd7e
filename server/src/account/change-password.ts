import type { ChangePasswordBody } from "@recambia/contract/account/schemas";
import type { Locale } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";
import type { SignedIn } from "../platform/http/access/guard-customers.ts";
import type { Context } from "../platform/http/context.ts";
import { isRefusal, type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { queueMail } from "../platform/mail/index.ts";
import {
  cancelEmailChange,
  checkPassword,
  dropMailTokens,
  endSessions,
  makePassword,
  matchesHash,
  rotateSession,
  sessionMails,
  sessionMessages,
  setPassword,
  settlePasskeys,
} from "../session/index.ts";
import { lockPerson } from "./lock-person.ts";

/**
 * Changes a person's password: ends sessions in other browsers, rotates this session's token, invalidates links to reset
 * the old password or to take another email, and notifies the person by mail (product decisions §2).
 *
 * @returns the token for this browser's cookie; else 422 naming the field (the present password is wrong, the new one
 *   common or not confirmed), 423 `password_locked`, 401 when the person or the session has gone meanwhile.
 */
export async function changePassword(
  context: Pick<Context, "database" | "clock">,
  signedIn: SignedIn,
  wish: ChangePasswordBody,
  locale: Locale,
): Promise<{ token: string } | Refusal> {
  const { personId, sessionId } = signedIn;
  const before = await readPassword(context.database, personId);
  const current = { password: wish.current_password, field: "current_password", locale };
  const objection = await checkPassword(context, signedIn, current);
  if (objection) return objection;
  const { database, clock } = context;
  const passwordHash = await makePassword(wish, before?.words ?? []);
  if (isRefusal(passwordHash)) return passwordHash;
  return database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, personId);
    const locked = person && (await readPassword(transaction, personId));
    const isChanged = locked && locked.hash !== before?.hash;
    // The same request, sent twice at the same moment, may have changed it already.
    const isDone = isChanged && (await matchesHash(wish.password, locked.hash));
    if (isChanged && !isDone) return refuseField("current_password", sessionMessages.wrong_password);
    const token = person && (await rotateSession(transaction, sessionId));
    if (!token) return { refused: "unauthenticated" };
    if (isDone) return { token };
    await setPassword(transaction, { personId, passwordHash, now: clock.now() });
    await endSessions(transaction, personId, { exceptSessionId: sessionId });
    await dropMailTokens(transaction, "reset_password", personId);
    await cancelEmailChange(transaction, personId);
    const isRemoving = wish.removes_passkeys === true;
    const passkeys = await settlePasskeys(transaction, { personId, isRemoving });
    await queueMail(transaction, sessionMails, {
      to: person.email,
      locale: person.locale,
      template: { kind: "password_changed", name: person.name, passkeys },
    });
    return { token };
  });
}

/** Reads the hash of a person's password, and the words that a new one must not consist of. */
async function readPassword(
  database: Queryable,
  personId: string,
): Promise<{ hash: string; words: string[] } | undefined> {
  const [row] = await database.rows<{ hash: string; words: string[] }>({
    text: `select coalesce(credential.password, '') as hash,
             array[email, name, coalesce(nickname, '')] as words
           from person left join credential on credential.person_id = person.id where person.id = $1`,
    values: [personId],
  });
  return row && { ...row, words: row.words.filter(Boolean) };
}
