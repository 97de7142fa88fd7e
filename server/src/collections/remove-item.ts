import type { ItemState } from "@recambia/contract/collections/schemas";
import type { Database } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { type CollectionKey, lockCollection } from "./lock-collections.ts";

const text = `
  with own as (select public_id from collection where public_id = $2 and person_id = $1),
  removed as (
    delete from collection_item where collection_id = (select public_id from own) and thing_id = $3
    returning 1
  ),
  touched as (
    update collection set updated_at = $4
    where public_id = (select public_id from own) and exists (select 1 from removed)
  )
  select ((select count(*) from collection_item where collection_id = $2)
    - (select count(*) from removed))::integer as item_count
  from own`;

/**
 * Removes a product or kit from a person's collection; idempotent.
 *
 * @returns the new state; `not_found` for a collection of someone else.
 */
export async function removeItem(
  database: Database,
  asked: CollectionKey & { purchasableId: string; now: Date },
): Promise<ItemState | Refusal> {
  const { personId, collectionId, purchasableId, now } = asked;
  const [row] = await database.transaction(async (transaction) => {
    await lockCollection(transaction, asked);
    return transaction.rows<{ item_count: number }>({
      name: "remove-item",
      text,
      values: [personId, collectionId, purchasableId, now],
    });
  });
  return row ? { id: purchasableId, quantity: 0, item_count: row.item_count } : { refused: "not_found" };
}
