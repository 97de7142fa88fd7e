import { type CreateCollectionBody, maxCollections } from "@recambia/contract/collections/schemas";
import { type CatalogueContext, requireVehicle } from "../catalogue/index.ts";
import type { Database } from "../platform/database/database.ts";
import { fieldMessages } from "../platform/http/refusals/field-messages.ts";
import { isRefusal, type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { lockCollections } from "./lock-collections.ts";
import { collectionMessages } from "./messages.ts";

type Verdict = { is_known: boolean; is_made: boolean };

const text = `
  with asked as (
    select thing_id, least(99, sum(quantity)) as quantity, min(place) as place
    from unnest($6::text[], $7::integer[]) with ordinality as given (thing_id, quantity, place)
    group by thing_id
  ),
  judged as (
    select
      not exists (
        select 1 from asked where not exists (select 1 from product where public_id = thing_id and is_active)
          and not exists (select 1 from kit where public_id = thing_id and is_active)
      ) as is_known,
      (select count(*) from collection where person_id = $1) < ${maxCollections} as has_room
  ),
  made as (
    insert into collection (public_id, person_id, name, vehicle_id, created_at, updated_at)
    select $2, $1, $3, $4, $5, $5 from judged where is_known and has_room
    returning public_id
  ),
  filled as (
    insert into collection_item (collection_id, thing_id, quantity, added_at)
    select made.public_id, thing_id, quantity, $5 from made cross join asked order by place
  )
  select is_known, exists (select 1 from made) as is_made from judged`;

/**
 * Creates a collection, optionally with items: all of them or none.
 *
 * @returns its id; `validation_failed` for an unknown vehicle, an unavailable item, or at the limit.
 */
export async function createCollection(
  { database, catalogue }: { database: Database; catalogue: CatalogueContext },
  { personId, body }: { personId: string; body: CreateCollectionBody },
): Promise<{ id: string } | Refusal> {
  const vehicle = await requireVehicle(catalogue, body.vehicle_id);
  if (isRefusal(vehicle)) return vehicle;
  const id = randomPublicId();
  const items = body.items ?? [];
  const [verdict] = await database.transaction(async (transaction) => {
    await lockCollections(transaction, personId);
    return transaction.rows<Verdict>({
      name: "create-collection",
      text,
      values: [
        personId,
        id,
        body.name.trim(),
        vehicle?.summary.id ?? null,
        catalogue.now,
        items.map((item) => item.purchasable_public_id),
        items.map((item) => item.quantity ?? 1),
      ],
    });
  });
  if (verdict?.is_made) return { id };
  return verdict?.is_known
    ? refuseField("name", collectionMessages.too_many_collections, { limit: maxCollections })
    : refuseField("items", fieldMessages.unknown_value);
}
