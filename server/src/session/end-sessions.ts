import type { Queryable } from "../platform/database/database.ts";

/** Signs a person out in every browser, but the one of `exceptSessionId` if given. */
export async function endSessions(
  transaction: Queryable,
  personId: string,
  { exceptSessionId = "" }: { exceptSessionId?: string } = {},
): Promise<void> {
  await transaction.rows({
    text: "delete from session where person_id = $1 and id <> $2",
    values: [personId, exceptSessionId],
  });
}
