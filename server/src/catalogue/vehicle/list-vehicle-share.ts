import type {
  OfflineProduct,
  VehicleShareMeta,
  VehicleShareQuery,
} from "@recambia/contract/catalogue/vehicle-catalogue";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { findChosenVehicle } from "../model/vehicles.ts";
import { readShare } from "./vehicle-products.ts";

/**
 * Lists one share of what fits a vehicle; empty for a share that does not exist.
 *
 * @returns `not_found` for an unknown vehicle.
 */
export async function listVehicleShare(
  catalogue: CatalogueContext,
  vehicleId: string,
  query: VehicleShareQuery,
): Promise<{ data: OfflineProduct[]; meta: VehicleShareMeta } | Refusal> {
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  if (!vehicle) return { refused: "not_found" };
  const scope = { vehicle, withUniversal: query.universal === "1" };
  return {
    data: await readShare(catalogue, scope, query),
    meta: { vehicle_id: vehicleId },
  };
}
