import type { CollectionSummary } from "@recambia/contract/collections/schemas";
import { type CatalogueContext, readVehiclesByKey } from "../catalogue/index.ts";

type SummaryRow = {
  id: string;
  name: string;
  item_count: number;
  pictures: string[] | null;
  vehicle_key: number | null;
  is_shared: boolean;
  held: number | null;
  updated_at: Date;
};

const text = `
  select collection.public_id as id, collection.name, collection.share_token is not null as is_shared,
    collection.updated_at, variant.id as vehicle_key, count(thing.picture)::integer as item_count,
    (array_agg(thing.picture order by item.id) filter (where thing.picture is not null))[1:4] as pictures,
    case when $2::text is not null
      then coalesce(max(item.quantity) filter (where item.thing_id = $2), 0)::integer end as held
  from collection
  left join variant on variant.public_id = collection.vehicle_id
  left join collection_item item on item.collection_id = collection.public_id
  left join lateral (
    select pictures[1] as picture from product where product.public_id = item.thing_id
    union all
    select picture from kit where kit.public_id = item.thing_id
  ) thing on true
  where collection.person_id = $1 and ($3::text is null or collection.public_id = $3)
  group by collection.public_id, variant.id
  order by collection.updated_at desc, collection.public_id`;

/**
 * A person's collections, those changed last first.
 *
 * @param asked.purchasableId a product or a kit: how many of it each holds is told.
 * @param asked.collectionId only this one.
 */
export async function listCollections(
  catalogue: CatalogueContext,
  asked: { personId: string; purchasableId?: string | undefined; collectionId?: string },
): Promise<CollectionSummary[]> {
  const rows = await catalogue.database.rows<SummaryRow>({
    name: "list-collections",
    text,
    values: [asked.personId, asked.purchasableId ?? null, asked.collectionId ?? null],
  });
  const vehicles = await readVehiclesByKey(
    catalogue,
    rows.flatMap((row) => row.vehicle_key ?? []),
  );
  return rows.map(({ vehicle_key, pictures, updated_at, ...row }) => ({
    ...row,
    pictures: pictures ?? [],
    vehicle: (vehicle_key === null ? null : vehicles.get(vehicle_key)?.summary) ?? null,
    updated_at: updated_at.toISOString(),
  }));
}
