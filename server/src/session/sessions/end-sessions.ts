import type { Queryable } from "../../platform/database/database.ts";

/**
 * Signs a person out in every browser, but the one of `exceptSessionId` if given; sign-ins that wait
 * for a second factor end as well.
 */
export async function endSessions(
  transaction: Queryable,
  personId: string,
  { exceptSessionId = "" }: { exceptSessionId?: string } = {},
): Promise<void> {
  await transaction.rows({
    text: "delete from session where person_id = $1 and id <> $2",
    values: [personId, exceptSessionId],
  });
  // better-auth keeps the person's id as the challenge's value.
  await transaction.rows({ text: "delete from verification where value = $1", values: [personId] });
}
