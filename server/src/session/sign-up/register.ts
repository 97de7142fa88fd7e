import type { Locale } from "@recambia/contract/locale";
import type { RegisterBody } from "@recambia/contract/session/schemas";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { makePassword } from "../passwords/make-password.ts";
import { type Browser, openSession } from "../sessions/open-session.ts";
import { sessionLifetimeMs } from "../sessions/session-cookie.ts";
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
