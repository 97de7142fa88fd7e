import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import {
  emptyGarage,
  type GarageStore,
  garageStore,
  hasVariant,
  isGarageVehicle,
  toGarage,
} from "./store.ts";

/** A removal, with what is needed to undo it. */
export type RemovedVehicle = { vehicle: GarageVehicle; index: number; wasSelected: boolean };

/**
 * Appends a vehicle and selects it (specification §4). One without its particulars, or with a
 * variant that is there already, is ignored.
 *
 * @returns whether it was added.
 */
export function addVehicle(vehicle: GarageVehicle | null, store: GarageStore = garageStore): boolean {
  const { vehicles } = store.getState();
  if (!isGarageVehicle(vehicle)) {
    console.info("A vehicle without its particulars was not added to the garage.");
    return false;
  }
  if (hasVariant(vehicles, vehicle.variantId)) {
    console.info(`${vehicle.variantId} is in the garage already.`);
    return false;
  }
  store.setState(toGarage([...vehicles, vehicle], vehicle));
  return true;
}

/** Copies the garage's vehicle with this variant as the selected one; an unknown one is ignored. */
export function selectVehicle(variantId: string, store: GarageStore = garageStore): void {
  const { vehicles } = store.getState();
  const vehicle = vehicles.find((candidate) => candidate.variantId === variantId);
  if (vehicle) store.setState(toGarage(vehicles, vehicle));
  else console.info(`${variantId} is not in the garage.`);
}

/** Adds a vehicle of the catalogue, or selects it when it is in the garage already. */
export function addOrSelectVehicle(vehicle: GarageVehicle, store: GarageStore = garageStore): void {
  markVehicle(vehicle.variantId, true, store);
  if (hasVariant(store.getState().vehicles, vehicle.variantId)) selectVehicle(vehicle.variantId, store);
  else addVehicle(vehicle, store);
}

/**
 * Removes the vehicle with this variant. When it was the selected one, the first that remains is
 * selected, or none (specification §4).
 *
 * @returns what `restoreVehicle` needs to undo it; null when there was no such vehicle.
 */
export function removeVehicle(variantId: string, store: GarageStore = garageStore): RemovedVehicle | null {
  const { vehicles, selected } = store.getState();
  const index = vehicles.findIndex((candidate) => candidate.variantId === variantId);
  const vehicle = vehicles[index];
  if (!vehicle) return null;
  const remaining = vehicles.toSpliced(index, 1);
  const wasSelected = selected?.variantId === variantId;
  store.setState(toGarage(remaining, wasSelected ? (remaining[0] ?? null) : selected));
  return { vehicle, index, wasSelected };
}

/** Undoes a removal: same place, selected again if it was. Ignored when it has been added since. */
export function restoreVehicle(removal: RemovedVehicle, store: GarageStore = garageStore): void {
  const { vehicles, selected } = store.getState();
  if (hasVariant(vehicles, removal.vehicle.variantId)) return;
  const restored = vehicles.toSpliced(removal.index, 0, removal.vehicle);
  // A garage with vehicles always has a selected one; it may have been emptied since the removal.
  store.setState(toGarage(restored, removal.wasSelected ? removal.vehicle : (selected ?? removal.vehicle)));
}

/**
 * Notes whether the catalogue knows a vehicle of the garage. One that it does not know stays there, selected if
 * it was, until the shopper removes it.
 *
 * @returns whether that was news.
 */
export function markVehicle(variantId: string, isKnown: boolean, store: GarageStore = garageStore): boolean {
  const { vehicles, unknownIds } = store.getState();
  if (!hasVariant(vehicles, variantId) || unknownIds.includes(variantId) !== isKnown) return false;
  const others = unknownIds.filter((id) => id !== variantId);
  store.setState({ unknownIds: isKnown ? others : [...others, variantId] });
  return true;
}

/** Empties the garage. */
export function resetGarage(store: GarageStore = garageStore): void {
  store.setState(emptyGarage);
}
