import type { SharedCollection } from "@recambia/contract/collections/schemas";
import { type CatalogueContext, describeVehicle, findChosenVehicle } from "../catalogue/index.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { type ItemRow, itemsColumn, readItems } from "./read-items.ts";

/**
 * Reads the collection of a read-only link. Of the owner's data it has only the name; the fit is for the reader's vehicle.
 *
 * @returns `not_found` for an unknown or withdrawn link.
 */
export async function readSharedCollection(
  catalogue: CatalogueContext,
  token: string,
  vehicleId?: string,
): Promise<SharedCollection | Refusal> {
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const [row] = await catalogue.database.rows<{ name: string; items: ItemRow[] | null }>({
    name: "read-shared-collection",
    text: `select collection.name, ${itemsColumn} from collection where collection.share_token = $1`,
    values: [token],
  });
  if (!row) return { refused: "not_found" };
  return {
    name: row.name,
    ...(await readItems(catalogue, vehicle, row.items ?? [])),
    fit_vehicle: vehicle?.summary ?? null,
    is_vehicle_unknown: describeVehicle(vehicleId, vehicle).is_vehicle_unknown,
  };
}
