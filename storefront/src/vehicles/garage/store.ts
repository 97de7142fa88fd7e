import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { createPersistedStore, type PersistedStorage } from "../../lib/persisted-store.ts";
import { readField } from "../../lib/read-field.ts";

/** Local-storage key of the garage. */
export const garageKey = "garage";

/** The shopper's vehicles, as this browser keeps them (specification §3, "Garage state"). */
export type Garage = {
  vehicles: readonly GarageVehicle[];
  /** A copy of one of `vehicles`; null when there is none. */
  selected: GarageVehicle | null;
  count: number;
  /** Variants among them that the catalogue does not know any more: kept, and as good as none for lists. */
  unknownIds: readonly string[];
  /** Conditions that hold for the vehicles, by variant id, as stored and not validated; see vehicle-facts.ts. */
  facts: Readonly<Record<string, unknown>>;
};

export type GarageStore = ReturnType<typeof createGarageStore>;

/** Texts that a kept vehicle must have; the ids not empty. Above the store, which reads with them at once. */
const ids = ["makerId", "modelId", "variantId"];
const names = ["makerName", "modelName", "variantName", "variantMotor"];

/** Without any vehicle. */
export const emptyGarage: Garage = { vehicles: [], selected: null, count: 0, unknownIds: [], facts: {} };

/**
 * A garage that is kept in a storage, and starts from what is in there.
 *
 * @param openStorage may throw where there is none: then the garage lasts as long as the page.
 */
export function createGarageStore(openStorage: () => PersistedStorage) {
  return createPersistedStore<Garage>({
    name: garageKey,
    initial: emptyGarage,
    read: readGarage,
    openStorage,
  });
}

export const garageStore = createGarageStore(() => localStorage);
if (typeof window !== "undefined") syncGarageAcrossTabs(window, garageStore);

/** Takes over what another tab, or this page before it was left and come back to, has kept. */
export function syncGarageAcrossTabs(target: EventTarget, store: GarageStore): void {
  target.addEventListener("storage", (event) => {
    const key: unknown = Reflect.get(event, "key");
    if (key === garageKey || key === null) store.rehydrate();
  });
  target.addEventListener("pageshow", (event) => {
    if (Reflect.get(event, "persisted") === true) store.rehydrate();
  });
}

/** The whole garage; empty in the first render of a page, which no one's browser may change. */
export function useGarage(): Garage {
  return useStore(garageStore);
}

/** The selected vehicle; null in the first render of a page, and when the catalogue does not know it any more. */
export function useSelectedVehicle(): GarageVehicle | null {
  return useStore(garageStore, selectedKnownVehicle);
}

/** Whether a vehicle is the shopper's; in the first render of a page it is, as nearly all that are asked for are. */
export function useIsOwnVehicle(variantId: string | undefined): boolean {
  return useSyncExternalStore(
    garageStore.subscribe,
    () => variantId !== undefined && hasVariant(garageStore.getState().vehicles, variantId),
    () => variantId !== undefined,
  );
}

/** Whether a vehicle is the selected one; in the first render of a page it is, as with `useIsOwnVehicle`. */
export function useIsSelectedVehicle(variantId: string): boolean {
  return useSyncExternalStore(
    garageStore.subscribe,
    () => selectedKnownVehicle(garageStore.getState())?.variantId === variantId,
    () => true,
  );
}

/** The selected vehicle, unless the catalogue does not know it any more. */
export function selectedKnownVehicle({ selected, unknownIds }: Garage): GarageVehicle | null {
  return selected && unknownIds.includes(selected.variantId) ? null : selected;
}

/** A garage with these vehicles; what is known of them stays as it is. */
export function toGarage(
  vehicles: readonly GarageVehicle[],
  selected: GarageVehicle | null,
): Omit<Garage, "unknownIds" | "facts"> {
  return { vehicles, selected: selected && { ...selected }, count: vehicles.length };
}

export function hasVariant(vehicles: readonly GarageVehicle[], variantId: string): boolean {
  return vehicles.some((candidate) => candidate.variantId === variantId);
}

/** A garage out of whatever was kept: what is no vehicle, and what is there twice, is left out. */
function readGarage(kept: unknown): Garage {
  const listed = readField(kept, "vehicles");
  const vehicles: GarageVehicle[] = [];
  for (const entry of Array.isArray(listed) ? listed : []) {
    if (isGarageVehicle(entry) && !hasVariant(vehicles, entry.variantId)) vehicles.push(entry);
  }
  const selectedId = readField(readField(kept, "selected"), "variantId");
  const selected = vehicles.find((vehicle) => vehicle.variantId === selectedId);
  const marked = readField(kept, "unknownIds");
  const unknownIds = Array.isArray(marked) ? marked.filter((id) => hasVariant(vehicles, id)) : [];
  const facts = Object(readField(kept, "facts"));
  return { ...toGarage(vehicles, selected ?? vehicles[0] ?? null), unknownIds, facts };
}

/** Whether it has all particulars of a vehicle. */
export function isGarageVehicle(value: unknown): value is GarageVehicle {
  const to = readField(value, "variantTo");
  const thumbnail = readField(value, "thumbnail");
  return (
    ids.every((name) => typeof readField(value, name) === "string" && readField(value, name) !== "") &&
    names.every((name) => typeof readField(value, name) === "string") &&
    Number.isInteger(readField(value, "variantFrom")) &&
    (to === null || Number.isInteger(to)) &&
    (thumbnail === undefined || typeof thumbnail === "string")
  );
}
