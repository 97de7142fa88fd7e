import type { ShareState } from "@recambia/contract/collections/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import type { CollectionKey } from "./lock-collections.ts";

/**
 * Creates the read-only link of a person's collection; an existing one stays. It is unguessable, and never reused once
 * withdrawn.
 *
 * @returns `not_found` for a collection of someone else.
 */
export async function shareCollection(
  database: Queryable,
  { personId, collectionId }: CollectionKey,
): Promise<ShareState | Refusal> {
  const [row] = await database.rows<ShareState>({
    name: "share-collection",
    text: `
      update collection set share_token = coalesce(share_token, $3)
      where public_id = $2 and person_id = $1 returning share_token`,
    values: [personId, collectionId, randomPublicId()],
  });
  return row ?? { refused: "not_found" };
}

/**
 * Withdraws the link, which becomes invalid.
 *
 * @returns `not_found` for a collection of someone else.
 */
export async function withdrawShare(
  database: Queryable,
  { personId, collectionId }: CollectionKey,
): Promise<ShareState | Refusal> {
  const [row] = await database.rows<ShareState>({
    name: "withdraw-share",
    text: `
      update collection set share_token = null
      where public_id = $2 and person_id = $1 returning share_token`,
    values: [personId, collectionId],
  });
  return row ?? { refused: "not_found" };
}
