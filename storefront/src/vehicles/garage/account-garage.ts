import { syncGarage } from "@recambia/contract/vehicles/endpoints";
import type { AccountGarage, SyncGarageBody } from "@recambia/contract/vehicles/garage";
import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { type HttpClient, isSuccess } from "../../lib/http/http-client.ts";
import { createPersistedStore, type PersistedStorage } from "../../lib/persisted-store.ts";
import { addVehicle, removeVehicle, resetGarage, selectVehicle } from "./change-garage.ts";
import { type GarageStore, garageStore, hasVariant } from "./store.ts";

/** Synchronization state between this browser's garage and an account's. The stored garage itself is as specified (§3). */
export type AccountLink = {
  /** Id of the account's person; empty before the first. */
  personId: string;
  /** Variants that account and browser both had when they last met. */
  known: readonly string[];
  /** When vehicles were added or removed here since then, in milliseconds since 1970, by variant. */
  changedAt: Readonly<Record<string, number>>;
};

/** Local-storage key of the link. */
const accountLinkKey = "garage-account";

const noLink: AccountLink = { personId: "", known: [], changedAt: {} };

export type AccountLinkStore = ReturnType<typeof createAccountLink>;

export function createAccountLink(openStorage: () => PersistedStorage) {
  return createPersistedStore<AccountLink>({
    name: accountLinkKey,
    initial: noLink,
    read: readLink,
    openStorage,
  });
}

export const accountLink = createAccountLink(() => localStorage);

/** Removes all vehicles from this browser, and what it remembers of an account: the account is being erased. */
export function forgetGarage({ garage, link }: Stores = { garage: garageStore, link: accountLink }): void {
  resetGarage(garage);
  link.setState(noLink);
}

function readLink(kept: Partial<AccountLink> | undefined): AccountLink {
  const changedAt = Object.entries(Object(kept?.changedAt)).flatMap(([id, at]) =>
    typeof at === "number" ? [[id, at] as const] : [],
  );
  return {
    personId: typeof kept?.personId === "string" ? kept.personId : "",
    known: Array.isArray(kept?.known) ? kept.known.filter((id) => typeof id === "string") : [],
    changedAt: Object.fromEntries(changedAt),
  };
}

type Stores = { garage: GarageStore; link: AccountLinkStore };

/** Notes when vehicles are added or removed. Returns a function that stops it. */
export function noteChanges({ garage, link }: Stores, now: () => number): () => void {
  return garage.subscribe((after, before) => {
    if (after.vehicles === before.vehicles) return;
    const changed = [
      ...after.vehicles.filter(({ variantId }) => !hasVariant(before.vehicles, variantId)),
      ...before.vehicles.filter(({ variantId }) => !hasVariant(after.vehicles, variantId)),
    ];
    if (changed.length === 0) return;
    const times = Object.fromEntries(changed.map(({ variantId }) => [variantId, now()]));
    link.setState(({ changedAt }) => ({ changedAt: { ...changedAt, ...times } }));
  });
}

/** Vehicles that the account has added here, and removed from here. */
export type AppliedChanges = { added: readonly GarageVehicle[]; removed: readonly GarageVehicle[] };

/**
 * Brings the garages of a browser and an account together: of each vehicle, the last change counts. Vehicles of another
 * account that was signed in here before leave the browser.
 *
 * @returns what the account has changed here; null when the account could not be reached.
 */
export async function syncWithAccount(
  http: HttpClient,
  personId: string,
  now: () => number,
  { garage, link }: Stores = { garage: garageStore, link: accountLink },
): Promise<AppliedChanges | null> {
  if (link.getState().personId !== personId) {
    const { personId: other, known } = link.getState();
    if (other !== "") for (const variantId of known) removeVehicle(variantId, garage);
    link.setState({ personId, known: [], changedAt: {} });
  }
  const sent = changesOf(garage.getState().vehicles, link.getState(), now());
  const localAtStart = garage.getState().vehicles;
  const answer = await http.call(syncGarage, { body: { changes: sent } });
  if (!isSuccess(answer) || link.getState().personId !== personId) return null;
  const { vehicles } = answer.data.data;
  const isUntouched = ({ variantId }: { variantId: string }) =>
    hasVariant(localAtStart, variantId) === hasVariant(garage.getState().vehicles, variantId);
  const brought = bring(vehicles.filter(isUntouched), localAtStart.filter(isUntouched), vehicles, garage);
  const done = new Set(sent.map(({ variant_id }) => variant_id));
  const touched = Object.entries(link.getState().changedAt).filter(
    ([variantId]) => !done.has(variantId) && !isUntouched({ variantId }),
  );
  link.setState({
    known: vehicles.map(({ variantId }) => variantId),
    changedAt: Object.fromEntries(touched),
  });
  return brought;
}

function changesOf(
  vehicles: readonly GarageVehicle[],
  { known, changedAt }: AccountLink,
  now: number,
): SyncGarageBody["changes"] {
  const msAgo = (variantId: string) => Math.max(0, Math.round(now - (changedAt[variantId] ?? now)));
  return [
    ...vehicles
      .filter(({ variantId }) => !known.includes(variantId))
      .map((vehicle) => ({ variant_id: vehicle.variantId, vehicle, ms_ago: msAgo(vehicle.variantId) })),
    ...known
      .filter((variantId) => !hasVariant(vehicles, variantId))
      .map((variantId) => ({ variant_id: variantId, vehicle: null, ms_ago: msAgo(variantId) })),
  ];
}

/** Takes over what the account has; the selected vehicle stays selected if it is still there. */
function bring(
  wanted: AccountGarage["vehicles"],
  local: readonly GarageVehicle[],
  account: AccountGarage["vehicles"],
  garage: GarageStore,
): AppliedChanges {
  const { selected } = garage.getState();
  const added = wanted.filter(({ variantId }) => !hasVariant(local, variantId));
  const removed = local.filter(({ variantId }) => !hasVariant(account, variantId));
  for (const vehicle of added) addVehicle(vehicle, garage);
  for (const { variantId } of removed) removeVehicle(variantId, garage);
  if (selected && hasVariant(garage.getState().vehicles, selected.variantId))
    selectVehicle(selected.variantId, garage);
  return { added, removed };
}
