import type { Locale } from "@recambia/contract/locale";
import type { SignedIn } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { sessionMessages } from "../messages.ts";
import { guardPassword, refuseLocked } from "./guard-password.ts";
import { dummyHash, matchesHash } from "./hash-password.ts";

/**
 * Verifies the password of a signed-in person before a sensitive action. Counts failures and respects the lock like a
 * sign-in (specification §5), apart from everybody who is not signed in with this session.
 *
 * @param given.field body field of the password, for refusals.
 * @returns null when it is right; otherwise 422 naming the field, or 423 `password_locked`.
 */
export async function checkPassword(
  { database, clock }: Pick<Context, "database" | "clock">,
  { personId, sessionId }: Pick<SignedIn, "personId" | "sessionId">,
  given: { password: string; field: string; locale: Locale },
): Promise<Refusal | null> {
  const [person] = await database.rows<{ email: string; hash: string | null }>({
    text: `select person.email, credential.password as hash
           from person left join credential on credential.person_id = person.id where person.id = $1`,
    values: [personId],
  });
  if (!person) return { refused: "unauthenticated" };
  const counted = { email: person.email, countedFor: { session: sessionId }, now: clock.now() };
  const trial = await guardPassword(database, counted, async () =>
    (await matchesHash(given.password, person.hash ?? dummyHash)) ? person : null,
  );
  if (trial.outcome === "locked") return refuseLocked(trial.lockedUntil, given.locale);
  return trial.outcome === "right" ? null : refuseField(given.field, sessionMessages.wrong_password);
}
