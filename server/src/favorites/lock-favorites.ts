import type { Queryable } from "../platform/database/database.ts";

/** Serializes changes of a person's favorites, so that the limit holds. */
export async function lockFavorites(transaction: Queryable, personId: string): Promise<void> {
  await transaction.rows({
    name: "lock-favorites",
    text: "select 1 from person where id = $1 for no key update",
    values: [personId],
  });
}
