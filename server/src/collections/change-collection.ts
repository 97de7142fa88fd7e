import type { ChangeCollectionBody } from "@recambia/contract/collections/schemas";
import { type CatalogueContext, requireVehicle } from "../catalogue/index.ts";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import type { CollectionKey } from "./lock-collections.ts";

/**
 * Changes the name or vehicle of a person's collection; missing fields stay.
 *
 * @returns its id; `not_found` for a collection of someone else; `validation_failed` for an unknown vehicle.
 */
export async function changeCollection(
  catalogue: CatalogueContext,
  { personId, collectionId }: CollectionKey,
  { name, vehicle_id }: ChangeCollectionBody,
): Promise<{ id: string } | Refusal> {
  const vehicle = await requireVehicle(catalogue, vehicle_id);
  if (isRefusal(vehicle)) return vehicle;
  const [row] = await catalogue.database.rows<{ id: string }>({
    name: "change-collection",
    text: `
      update collection set updated_at = $3, name = coalesce($4, name),
        vehicle_id = case when $5 then $6 else vehicle_id end
      where public_id = $2 and person_id = $1
      returning public_id as id`,
    values: [
      personId,
      collectionId,
      catalogue.now,
      name?.trim() ?? null,
      vehicle_id !== undefined,
      vehicle?.summary.id ?? null,
    ],
  });
  return row ?? { refused: "not_found" };
}
