import type { Context } from "../../platform/http/context.ts";

/**
 * Ensures that an authenticator code is accepted only once, even during its remaining validity (RFC 6238 §5.2).
 *
 * @param session of the person: the one that the code has opened, or the one that it confirms.
 */
export async function claimCode(
  { database, clock }: Pick<Context, "database" | "clock">,
  session: { token: string } | { sessionId: string },
  code: string,
): Promise<boolean> {
  const [column, value] = "token" in session ? ["token", session.token] : ["id", session.sessionId];
  const now = clock.now();
  const claimed = await database.rows({
    text: `update second_factor set last_code_used_at = $3,
             used_codes = case when last_code_used_at > $4 then used_codes || $2 else array[$2] end
           where person_id = (select person_id from session where ${column} = $1)
             and (last_code_used_at is null or last_code_used_at <= $4 or $2 <> all(used_codes))
           returning id`,
    values: [value, code, now, new Date(now.getTime() - maxHoldMs)],
  });
  return claimed.length > 0;
}

/** The previous and the next time step are accepted as well. */
const maxHoldMs = 3 * 30_000;
