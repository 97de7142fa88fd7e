import type { GarageVehicle } from "@recambia/contract/vehicles";
import { useStore } from "zustand";
import { createKeptStore, type KeptIn } from "../lib/kept-store.ts";

/** Local-storage key of the garage. */
export const garageKey = "garage";

/** The shopper's vehicles, as this browser keeps them (specification §3, "Garage state"). */
export type Garage = {
  vehicles: readonly GarageVehicle[];
  /** A copy of one of `vehicles`; null when there is none. */
  selected: GarageVehicle | null;
  count: number;
};

/** What a removal took away, enough to undo it. */
export type Removal = { vehicle: GarageVehicle; index: number; wasSelected: boolean };

export type GarageStore = ReturnType<typeof createGarageStore>;

/** Texts that a kept vehicle must have; the ids not empty. Above the store, which reads with them at once. */
const ids = ["makerId", "modelId", "variantId"];
const names = ["makerName", "modelName", "variantName", "variantMotor"];

const emptyGarage: Garage = { vehicles: [], selected: null, count: 0 };

/**
 * A garage that is kept in a storage, and starts from what is in there.
 *
 * @param openStorage may throw where there is none: then the garage lasts as long as the page.
 */
export function createGarageStore(openStorage: () => KeptIn) {
  return createKeptStore<Garage>({ name: garageKey, initial: emptyGarage, read: readGarage, openStorage });
}

export const garageStore = createGarageStore(() => localStorage);
if (typeof window !== "undefined") followOtherTabs(window, garageStore);

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
  store.setState(garageOf([...vehicles, vehicle], vehicle));
  return true;
}

/** Copies the garage's vehicle with this variant as the selected one; an unknown one is ignored. */
export function selectVehicle(variantId: string, store: GarageStore = garageStore): void {
  const { vehicles } = store.getState();
  const vehicle = vehicles.find((candidate) => candidate.variantId === variantId);
  if (vehicle) store.setState(garageOf(vehicles, vehicle));
  else console.info(`${variantId} is not in the garage.`);
}

/** Adds a vehicle, or selects it when it is in the garage already. */
export function driveVehicle(vehicle: GarageVehicle, store: GarageStore = garageStore): void {
  if (hasVariant(store.getState().vehicles, vehicle.variantId)) selectVehicle(vehicle.variantId, store);
  else addVehicle(vehicle, store);
}

/**
 * Removes the vehicle with this variant. When it was the selected one, the first that remains is
 * selected, or none (specification §4).
 *
 * @returns what `restoreVehicle` needs to undo it; null when there was no such vehicle.
 */
export function removeVehicle(variantId: string, store: GarageStore = garageStore): Removal | null {
  const { vehicles, selected } = store.getState();
  const index = vehicles.findIndex((candidate) => candidate.variantId === variantId);
  const vehicle = vehicles[index];
  if (!vehicle) return null;
  const remaining = vehicles.toSpliced(index, 1);
  const wasSelected = selected?.variantId === variantId;
  store.setState(garageOf(remaining, wasSelected ? (remaining[0] ?? null) : selected));
  return { vehicle, index, wasSelected };
}

/** Undoes a removal: same place, selected again if it was. Ignored when it has been added since. */
export function restoreVehicle(removal: Removal, store: GarageStore = garageStore): void {
  const { vehicles, selected } = store.getState();
  if (hasVariant(vehicles, removal.vehicle.variantId)) return;
  const restored = vehicles.toSpliced(removal.index, 0, removal.vehicle);
  store.setState(garageOf(restored, removal.wasSelected ? removal.vehicle : selected));
}

/** Empties the garage. */
export function resetGarage(store: GarageStore = garageStore): void {
  store.setState(emptyGarage);
}

/** Takes over what another tab, or this page before it was left and come back to, has kept. */
export function followOtherTabs(target: EventTarget, store: GarageStore): void {
  target.addEventListener("storage", (event) => {
    const key: unknown = Reflect.get(event, "key");
    if (key === garageKey || key === null) store.readAgain();
  });
  target.addEventListener("pageshow", (event) => {
    if (Reflect.get(event, "persisted") === true) store.readAgain();
  });
}

/** The whole garage; empty in the first render of a page, which no one's browser may change. */
export function useGarage(): Garage {
  return useStore(garageStore);
}

/** The selected vehicle; null in the first render of a page. */
export function useSelectedVehicle(): GarageVehicle | null {
  return useStore(garageStore, (garage) => garage.selected);
}

function garageOf(vehicles: readonly GarageVehicle[], selected: GarageVehicle | null): Garage {
  return { vehicles, selected: selected && { ...selected }, count: vehicles.length };
}

function hasVariant(vehicles: readonly GarageVehicle[], variantId: string): boolean {
  return vehicles.some((candidate) => candidate.variantId === variantId);
}

/** A garage out of whatever was kept: what is no vehicle, and what is there twice, is left out. */
function readGarage(kept: unknown): Garage {
  const listed = field(kept, "vehicles");
  const vehicles: GarageVehicle[] = [];
  for (const entry of Array.isArray(listed) ? listed : []) {
    if (isGarageVehicle(entry) && !hasVariant(vehicles, entry.variantId)) vehicles.push(entry);
  }
  const selectedId = field(field(kept, "selected"), "variantId");
  const selected = vehicles.find((vehicle) => vehicle.variantId === selectedId);
  return garageOf(vehicles, selected ?? vehicles[0] ?? null);
}

function isGarageVehicle(value: unknown): value is GarageVehicle {
  const to = field(value, "variantTo");
  const thumbnail = field(value, "thumbnail");
  return (
    ids.every((name) => typeof field(value, name) === "string" && field(value, name) !== "") &&
    names.every((name) => typeof field(value, name) === "string") &&
    Number.isInteger(field(value, "variantFrom")) &&
    (to === null || Number.isInteger(to)) &&
    (thumbnail === undefined || typeof thumbnail === "string")
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
