import type { Locale } from "@recambia/contract/locale";
import type { RegisterBody } from "@recambia/contract/session/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { matchesHash } from "../passwords/hash-password.ts";
import { makePassword } from "../passwords/make-password.ts";
import { type Browser, openSession } from "../sessions/open-session.ts";
import { sessionLifetimeMs } from "../sessions/session-cookie.ts";
import { duplicateWindowMs } from "./mail-tokens.ts";
import { type Registration, sendVerification } from "./send-verification.ts";

/**
 * Stores a registration, sends its mail and opens a pending session (specification §4). Only the mail reveals whether the
 * address has an account.
 *
 * @returns the token of the pending session; 422 naming a field.
 */
export async function register(
  context: Context,
  given: RegisterBody & { locale: Locale; browser: Browser },
): Promise<{ token: string; email: string } | Refusal> {
  const now = context.clock.now();
  const email = given.email.toLowerCase();
  const name = given.name.trim();
  const passwordHash = await makePassword(given, [name, email]);
  if (isRefusal(passwordHash)) return passwordHash;
  const registration: Registration = { id: randomPublicId(), email, name, locale: given.locale };
  return context.database.transaction(async (transaction) => {
    const repeated = await findRepeated(transaction, { email, password: given.password, now });
    if (repeated) {
      const owner = { registrationId: repeated };
      return { token: await openSession(transaction, { owner, browser: given.browser, now }), email };
    }
    await transaction.rows({
      text: `insert into registration (id, email, name, password_hash, locale, created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        registration.id,
        email,
        name,
        passwordHash,
        given.locale,
        now,
        new Date(now.getTime() + sessionLifetimeMs),
      ],
    });
    await sendVerification(context, transaction, registration);
    const owner = { registrationId: registration.id };
    return { token: await openSession(transaction, { owner, browser: given.browser, now }), email };
  });
}

/** First half of the advisory lock keys. */
const locksOfEmails = 726_542;

/**
 * Finds the registration of the same form that has just been sent: a request that is sent twice makes one registration and
 * sends one mail. Serializes the registrations of an email.
 *
 * @returns its id; null for a first request, or one with another password.
 */
async function findRepeated(
  transaction: Queryable,
  { email, password, now }: { email: string; password: string; now: Date },
): Promise<string | null> {
  await transaction.rows({
    text: `select pg_advisory_xact_lock(${locksOfEmails}, hashtext($1))`,
    values: [email],
  });
  const [newest] = await transaction.rows<{ id: string; hash: string }>({
    text: `select id, password_hash as hash from registration
           where email = $1 and created_at > $2 and expires_at > $3 order by created_at desc limit 1`,
    values: [email, new Date(now.getTime() - duplicateWindowMs), now],
  });
  return newest && (await matchesHash(password, newest.hash)) ? newest.id : null;
}
