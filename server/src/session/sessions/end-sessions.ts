import type { Queryable } from "../../platform/database/database.ts";

/** Ends all sessions of a person except `exceptSessionId`, and sign-ins that wait for a second factor. */
export async function endSessions(
  transaction: Queryable,
  personId: string,
  { exceptSessionId = "" }: { exceptSessionId?: string } = {},
): Promise<void> {
  await transaction.rows({
    text: "delete from session where person_id = $1 and id <> $2",
    values: [personId, exceptSessionId],
  });
  // better-auth stores the person's id as the challenge's value.
  await transaction.rows({ text: "delete from verification where value = $1", values: [personId] });
}
