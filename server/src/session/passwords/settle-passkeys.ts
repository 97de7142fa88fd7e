import type { Queryable } from "../../platform/database/database.ts";

/** Outcome for a person's passkeys when their password changes; null: there were none. */
export type PasskeysAfterChange = "kept" | "removed" | null;

/** Removes a person's passkeys if they wish so when their password changes, and returns what the mail about it says. */
export async function settlePasskeys(
  transaction: Queryable,
  { personId, isRemoving }: { personId: string; isRemoving: boolean },
): Promise<PasskeysAfterChange> {
  const passkeys = await transaction.rows({
    text: isRemoving
      ? "delete from passkey where person_id = $1 returning id"
      : "select id from passkey where person_id = $1",
    values: [personId],
  });
  if (passkeys.length === 0) return null;
  return isRemoving ? "removed" : "kept";
}
