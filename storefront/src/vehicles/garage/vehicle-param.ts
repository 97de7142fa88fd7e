import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { garageStore, selectedKnownVehicle } from "./store.ts";

/** Query parameter by which lists, products and links name a vehicle. */
const vehicleParameter = "vehicle";

type NamedVehicle = Pick<GarageVehicle, "variantId"> | null;

/**
 * What makes a list obey a vehicle: `{ vehicle: "…" }`, or `{}` without one. In a component give it
 * `useSelectedVehicle()`, so that it follows the garage; in a handler leave it out.
 */
export function vehicleParam(vehicle: NamedVehicle = selectedKnownVehicle(garageStore.getState())): {
  vehicle?: string;
} {
  return vehicle ? { [vehicleParameter]: vehicle.variantId } : {};
}

/** A path with the vehicle in its address: `/products?vehicle=…`; as it is without one. */
export function pathForVehicle(path: string, vehicle: NamedVehicle): string {
  if (!vehicle) return path;
  const [pathname = "", search] = path.split("?");
  const parameters = new URLSearchParams(search);
  parameters.set(vehicleParameter, vehicle.variantId);
  return `${pathname}?${parameters}`;
}
