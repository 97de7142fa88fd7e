import type { Queryable } from "../../platform/database/database.ts";
import { randomPublicId } from "../../platform/public-id.ts";

/**
 * Stores the password hash of `makePassword`. It neither ends sessions nor locks: callers do so in the same transaction as
 * needed.
 */
export async function setPassword(
  transaction: Queryable,
  { personId, passwordHash, now }: { personId: string; passwordHash: string; now: Date },
): Promise<void> {
  await transaction.rows({
    text: `insert into credential (id, account_id, provider_id, person_id, password, created_at, updated_at)
           values ($1, $2, 'credential', $2, $3, $4, $4)
           on conflict (person_id, provider_id) do update set password = $3, updated_at = $4`,
    values: [randomPublicId(), personId, passwordHash, now],
  });
}
