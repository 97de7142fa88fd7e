import type { Context } from "../platform/http/app.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import { queueMail } from "../platform/mail/index.ts";
import { dropMailTokens, redeemMailToken } from "../session/index.ts";
import { lockPerson } from "./lock-person.ts";

const invalid = { refused: "invalid_token" } as const;

/**
 * Redeems the link that was sent to a person's new address: it is theirs from now on. The old one is
 * told, and links sent there to reset the password become useless.
 *
 * @returns null when done; 422 `invalid_token` for a token that is forged, used, too old or for
 *   something else, and when somebody else has got the address meanwhile.
 */
export async function takeNewEmail(
  ground: Pick<Context, "database" | "clock" | "secret">,
  token: string,
): Promise<Refusal | null> {
  const { database, clock } = ground;
  try {
    return await database.transaction(async (transaction) => {
      const redeemed = await redeemMailToken(transaction, ground, "change_email", token);
      const person = redeemed && (await lockPerson(transaction, redeemed.subjectId));
      if (!person || person.pendingEmail !== redeemed.value) return invalid;
      await transaction.rows({
        text: "update person set email = pending_email, pending_email = null, updated_at = $2 where id = $1",
        values: [redeemed.subjectId, clock.now()],
      });
      await dropMailTokens(transaction, "reset_password", redeemed.subjectId);
      const template = { kind: "email_changed", name: person.name } as const;
      await queueMail(transaction, { to: person.email, locale: person.locale, template });
      return null;
    });
  } catch (error) {
    if (isTaken(error)) return invalid;
    throw error;
  }
}

/** PostgreSQL's unique violation: of two who want an address, the first to prove it has it. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}
