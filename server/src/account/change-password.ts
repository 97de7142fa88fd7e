import type { ChangePasswordBody } from "@recambia/contract/account/schemas";
import type { Locale } from "@recambia/contract/locale";
import type { Context } from "../platform/http/context.ts";
import type { SignedIn } from "../platform/http/guard-customers.ts";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import { queueMail } from "../platform/mail/index.ts";
import {
  checkPassword,
  dropMailTokens,
  endSessions,
  makePassword,
  rotateSession,
  setPassword,
} from "../session/index.ts";
import { lockPerson } from "./lock-person.ts";

/**
 * Changes a person's password: ends sessions in other browsers, rotates this session's token, invalidates links to reset
 * the old password, and notifies the person by mail (product decisions §2).
 *
 * @returns the token for this browser's cookie; else 422 naming the field (the present password is wrong, the new one
 *   common or not confirmed), 423 `password_locked`, 401 when the person or the session has gone meanwhile.
 */
export async function changePassword(
  context: Pick<Context, "database" | "clock">,
  { personId, sessionId }: SignedIn,
  wish: ChangePasswordBody,
  locale: Locale,
): Promise<{ token: string } | Refusal> {
  const current = { personId, password: wish.current_password, field: "current_password", locale };
  const objection = await checkPassword(context, current);
  if (objection) return objection;
  const { database, clock } = context;
  const passwordHash = await makePassword(wish, await wordsAbout(context, personId));
  if (isRefusal(passwordHash)) return passwordHash;
  return database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, personId);
    const token = person && (await rotateSession(transaction, sessionId));
    if (!token) return { refused: "unauthenticated" };
    await setPassword(transaction, { personId, passwordHash, now: clock.now() });
    await endSessions(transaction, personId, { exceptSessionId: sessionId });
    await dropMailTokens(transaction, "reset_password", personId);
    await queueMail(transaction, {
      to: person.email,
      locale: person.locale,
      template: { kind: "password_changed", name: person.name },
    });
    return { token };
  });
}

/** Words that a password must not consist of. */
async function wordsAbout({ database }: Pick<Context, "database">, personId: string): Promise<string[]> {
  const rows = await database.rows<{ words: string[] }>({
    text: "select array[email, name, coalesce(nickname, '')] as words from person where id = $1",
    values: [personId],
  });
  return rows.flatMap(({ words }) => words.filter(Boolean));
}
