import type { Context } from "../../platform/http/context.ts";

/**
 * Ensures that an authenticator code signs in only once, even during its remaining validity (RFC 6238 §5.2).
 *
 * @param token of the opened session, which ends if the code was used before.
 */
export async function claimCode(
  { database, clock }: Pick<Context, "database" | "clock">,
  token: string,
  code: string,
): Promise<boolean> {
  const now = clock.now();
  const claimed = await database.rows({
    text: `update second_factor set last_code_used_at = $3,
             used_codes = case when last_code_used_at > $4 then used_codes || $2 else array[$2] end
           where person_id = (select person_id from session where token = $1)
             and (last_code_used_at is null or last_code_used_at <= $4 or $2 <> all(used_codes))
           returning id`,
    values: [token, code, now, new Date(now.getTime() - maxHoldMs)],
  });
  if (claimed.length > 0) return true;
  await database.rows({ text: "delete from session where token = $1", values: [token] });
  return false;
}

/** The previous and the next time step are accepted as well. */
const maxHoldMs = 3 * 30_000;
