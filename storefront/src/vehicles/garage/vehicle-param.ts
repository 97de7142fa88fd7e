import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { garageStore, selectedKnownVehicle } from "./store.ts";

/** Query parameter by which lists, products and links name a vehicle. */
const vehicleParameter = "vehicle";

type NamedVehicle = Pick<GarageVehicle, "variantId"> | null;

/**
 * Returns the query parameter that restricts a list to a vehicle: `{ vehicle: "…" }`, or `{}` without one. Components pass
 * `useSelectedVehicle()`, so that they follow the garage; handlers pass nothing.
 */
export function vehicleParam(vehicle: NamedVehicle = selectedKnownVehicle(garageStore.getState())): {
  vehicle?: string;
} {
  return vehicle ? { [vehicleParameter]: vehicle.variantId } : {};
}

/** Adds the vehicle to a path: `/products?vehicle=…`; returns the path unchanged without one. */
export function pathForVehicle(path: string, vehicle: NamedVehicle): string {
  if (!vehicle) return path;
  const [pathname = "", search] = path.split("?");
  const parameters = new URLSearchParams(search);
  parameters.set(vehicleParameter, vehicle.variantId);
  return `${pathname}?${parameters}`;
}
