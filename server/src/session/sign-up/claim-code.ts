import type { Queryable } from "../../platform/database/database.ts";

/**
 * Ensures that an authenticator code is accepted only once, even during its remaining validity (RFC 6238 §5.2).
 *
 */
export async function claimCode(
  transaction: Queryable,
  { personId, code, now }: { personId: string; code: string; now: Date },
): Promise<boolean> {
  const claimed = await transaction.rows({
    text: `update second_factor set last_code_used_at = $3,
             used_codes = case when last_code_used_at > $4 then used_codes || $2 else array[$2] end
           where person_id = $1
             and (last_code_used_at is null or last_code_used_at <= $4 or $2 <> all(used_codes))
           returning id`,
    values: [personId, code, now, new Date(now.getTime() - maxHoldMs)],
  });
  return claimed.length > 0;
}

/** The previous and the next time step are accepted as well. */
const maxHoldMs = 3 * 30_000;
