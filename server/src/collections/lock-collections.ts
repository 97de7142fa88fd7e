import type { Queryable } from "../platform/database/database.ts";

/** Locks a person's collections, so that concurrent changes cannot exceed their maximum number. */
export async function lockCollections(transaction: Queryable, personId: string): Promise<void> {
  await transaction.rows({
    name: "lock-collections",
    text: "select 1 from person where id = $1 for no key update",
    values: [personId],
  });
}

/** Locks the items of one collection; waits for a concurrent deletion. */
export async function lockCollection(transaction: Queryable, owned: CollectionKey): Promise<void> {
  await transaction.rows({
    name: "lock-collection",
    text: "select 1 from collection where public_id = $2 and person_id = $1 for no key update",
    values: [owned.personId, owned.collectionId],
  });
}

/** A collection of a person. */
export type CollectionKey = { personId: string; collectionId: string };
