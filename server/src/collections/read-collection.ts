import type { Collection } from "@recambia/contract/collections/schemas";
import {
  type CatalogueContext,
  describeVehicle,
  findChosenVehicle,
  readVehiclesByKey,
} from "../catalogue/index.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import type { CollectionKey } from "./lock-collections.ts";
import { type ItemRow, itemsColumn, readItems } from "./read-items.ts";

type CollectionRow = {
  name: string;
  share_token: string | null;
  vehicle_key: number | null;
  created_at: Date;
  updated_at: Date;
  items: ItemRow[] | null;
};

/**
 * One of a person's collections with cards. The fit is told for the vehicle that is named, else for
 * the one that the collection was made for.
 *
 * @returns `not_found` for one that is not the person's.
 */
export async function readCollection(
  catalogue: CatalogueContext,
  { personId, collectionId }: CollectionKey,
  vehicleId?: string,
): Promise<Collection | Refusal> {
  const named = await findChosenVehicle(catalogue, vehicleId);
  const [row] = await catalogue.database.rows<CollectionRow>({
    name: "read-collection",
    text: `
      select collection.name, collection.share_token, collection.created_at, collection.updated_at,
        (select id from variant where variant.public_id = collection.vehicle_id) as vehicle_key, ${itemsColumn}
      from collection where collection.public_id = $2 and collection.person_id = $1`,
    values: [personId, collectionId],
  });
  if (!row) return { refused: "not_found" };
  const { vehicle_key } = row;
  const own =
    vehicle_key === null ? null : (await readVehiclesByKey(catalogue, [vehicle_key])).get(vehicle_key);
  const fitVehicle = named ?? own ?? null;
  return {
    id: collectionId,
    name: row.name,
    ...(await readItems(catalogue, fitVehicle, row.items ?? [])),
    fit_vehicle: fitVehicle?.summary ?? null,
    is_vehicle_unknown: describeVehicle(vehicleId, named).is_vehicle_unknown,
    vehicle: own?.summary ?? null,
    share_token: row.share_token,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
