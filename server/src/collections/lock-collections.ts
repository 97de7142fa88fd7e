import type { Queryable } from "../platform/database/database.ts";

/** Lets one change of a person's collections at a time through, so that their number is never exceeded. */
export async function lockCollections(transaction: Queryable, personId: string): Promise<void> {
  await transaction.rows({
    name: "lock-collections",
    text: "select 1 from person where id = $1 for no key update",
    values: [personId],
  });
}

/** The same for the items of one collection; it waits for whoever deletes it. */
export async function lockCollection(transaction: Queryable, owned: CollectionKey): Promise<void> {
  await transaction.rows({
    name: "lock-collection",
    text: "select 1 from collection where public_id = $2 and person_id = $1 for no key update",
    values: [owned.personId, owned.collectionId],
  });
}

/** A collection of a person. */
export type CollectionKey = { personId: string; collectionId: string };
