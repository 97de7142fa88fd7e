import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import type { CollectionKey } from "./lock-collections.ts";

/**
 * Deletes a collection of the person with its items and its link.
 *
 * @returns null; `not_found` for a collection of someone else.
 */
export async function deleteCollection(
  database: Queryable,
  { personId, collectionId }: CollectionKey,
): Promise<Refusal | null> {
  const gone = await database.rows({
    name: "delete-collection",
    text: "delete from collection where public_id = $2 and person_id = $1 returning 1",
    values: [personId, collectionId],
  });
  return gone.length > 0 ? null : { refused: "not_found" };
}
