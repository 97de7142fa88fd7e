import { type ItemState, maxCollectionItems } from "@recambia/contract/collections/schemas";
import type { Database } from "../platform/database/database.ts";
import { fieldMessages } from "../platform/http/refusals/field-messages.ts";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { type CollectionKey, lockCollection } from "./lock-collections.ts";
import { collectionMessages } from "./messages.ts";

type Verdict = { verdict: "put" | "not_sold" | "full"; quantity: number | null; item_count: number };

const text = `
  with own as (select public_id from collection where public_id = $2 and person_id = $1),
  thing as (
    select is_active from product where public_id = $3
    union all
    select is_active from kit where public_id = $3
  ),
  held as (select thing_id from collection_item where collection_id = $2),
  judged as (
    select own.public_id as collection_id, exists (select 1 from held where thing_id = $3) as is_held, case
        when exists (select 1 from held where thing_id = $3) then 'put'
        when not coalesce((select is_active from thing), false) then 'not_sold'
        when (select count(*) from held) >= ${maxCollectionItems} then 'full'
        else 'put'
      end as verdict
    from own
  ),
  written as (
    insert into collection_item as item (collection_id, thing_id, quantity, added_at)
    select collection_id, $3, coalesce($4::smallint, 1), $5 from judged where verdict = 'put'
    on conflict (collection_id, thing_id) do update set quantity = coalesce($4::smallint, item.quantity)
    returning quantity
  ),
  touched as (
    update collection set updated_at = $5
    where public_id = (select collection_id from judged where verdict = 'put')
  )
  select verdict, (select quantity from written) as quantity,
    ((select count(*) from held) + (not is_held)::integer)::integer as item_count
  from judged`;

/**
 * Puts a product or a kit into a collection of the person, or sets how many of it are wanted; doing it
 * again changes nothing.
 *
 * @param asked.quantity null: 1 for a new item, as it is for one that is there.
 * @returns how it is now; `not_found` when the collection is not the person's, or (with a field)
 *   nothing on sale has that id; `validation_failed` when the collection is full.
 */
export async function putItem(
  database: Database,
  asked: CollectionKey & { purchasableId: string; quantity: number | null; now: Date },
): Promise<ItemState | Refusal> {
  const { personId, collectionId, purchasableId, quantity, now } = asked;
  const [row] = await database.transaction(async (transaction) => {
    await lockCollection(transaction, asked);
    const values = [personId, collectionId, purchasableId, quantity, now];
    return transaction.rows<Verdict>({ name: "put-item", text, values });
  });
  if (!row) return { refused: "not_found" };
  if (row.verdict === "full")
    return refuseField("id", collectionMessages.too_many_items, { limit: maxCollectionItems });
  if (row.quantity === null)
    return { refused: "not_found", fields: { id: { text: fieldMessages.unknown_value } } };
  return { id: purchasableId, quantity: row.quantity, item_count: row.item_count };
}
