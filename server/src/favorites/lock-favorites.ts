import type { Queryable } from "../platform/database/database.ts";

/** Lets one change of a person's favorites at a time through, so that their number is never exceeded. */
export async function lockFavorites(transaction: Queryable, personId: string): Promise<void> {
  await transaction.rows({
    name: "lock-favorites",
    text: "select 1 from person where id = $1 for no key update",
    values: [personId],
  });
}
