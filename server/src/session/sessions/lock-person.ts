import type { Queryable } from "../../platform/database/database.ts";

/** Locks a person before their passkeys, second factor and sessions, in the order of a deletion. */
export async function lockPerson(transaction: Queryable, personId: string): Promise<void> {
  await transaction.rows({
    text: "select from person where id = $1 for no key update",
    values: [personId],
  });
}
