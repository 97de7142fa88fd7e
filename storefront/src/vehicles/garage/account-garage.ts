import { syncGarage } from "@recambia/contract/vehicles/endpoints";
import {
  type AccountGarage,
  maxGarageVehicles,
  type SyncGarageBody,
} from "@recambia/contract/vehicles/garage";
import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { type HttpClient, isSuccess } from "../../lib/http/http-client.ts";
import { createPersistedStore, type PersistedStorage } from "../../lib/persisted-store.ts";
import { authStore } from "../../session/index.ts";
import { addVehicle, removeVehicle, resetGarage, selectVehicle } from "./change-garage.ts";
import { type GarageStore, garageStore, hasVariant } from "./store.ts";

/** Synchronization state between this browser's garage and an account's. The stored garage itself is as specified (§3). */
export type AccountLink = {
  /** Id of the account's person; empty before the first. */
  personId: string;
  /** Variants that account and browser both had when they last met. */
  known: readonly string[];
  /** Those of them that the account has brought into this browser. */
  brought: readonly string[];
  /** Variants of this browser that found no room in the account. */
  leftOut: readonly string[];
  /** When vehicles were added or removed here since then, in milliseconds since 1970, by variant. */
  changedAt: Readonly<Record<string, number>>;
};

/** Local-storage key of the link. */
const accountLinkKey = "garage-account";

const noLink: AccountLink = { personId: "", known: [], brought: [], leftOut: [], changedAt: {} };

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
if (typeof window !== "undefined") followLinkAcrossTabs(window, accountLink);

/**
 * Takes over what another tab has kept: a tab that went on from its own state would report vehicles as removed that have left
 * with their person elsewhere.
 */
export function followLinkAcrossTabs(target: EventTarget, link: AccountLinkStore): void {
  target.addEventListener("storage", (event) => {
    const key: unknown = Reflect.get(event, "key");
    if (key === accountLinkKey || key === null) link.rehydrate();
  });
}

/**
 * Removes the vehicles that an account has brought into this browser: its person has signed out, and the device may be
 * shared. They come back with the person; those that were added here stay, as the specification says (§3).
 */
export function dropBroughtVehicles(
  { garage, link }: Stores = { garage: garageStore, link: accountLink },
): void {
  const { known, brought, changedAt } = link.getState();
  const isOwn = (variantId: string) => !brought.includes(variantId);
  // First, so that no tab takes them for removed by the person.
  link.setState({ known: known.filter(isOwn), brought: [] });
  for (const variantId of brought) removeVehicle(variantId, garage);
  link.setState({ changedAt: Object.fromEntries(Object.entries(changedAt).filter(([id]) => isOwn(id))) });
}

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
    known: idsIn(kept?.known),
    brought: idsIn(kept?.brought),
    leftOut: idsIn(kept?.leftOut),
    changedAt: Object.fromEntries(changedAt),
  };
}

function idsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}

type Stores = { garage: GarageStore; link: AccountLinkStore };

/** Notes when vehicles are added or removed in this tab; another one notes its own. Returns a function that stops it. */
export function noteChanges({ garage, link }: Stores, now: () => number): () => void {
  return garage.onOwnChange((after, before) => {
    if (after.vehicles === before.vehicles) return;
    const changed = [
      ...after.vehicles.filter(({ variantId }) => !hasVariant(before.vehicles, variantId)),
      ...before.vehicles.filter(({ variantId }) => !hasVariant(after.vehicles, variantId)),
    ];
    if (changed.length === 0) return;
    const times = Object.fromEntries(changed.map(({ variantId }) => [variantId, now()]));
    link.setState(({ changedAt, brought }) => ({
      changedAt: { ...changedAt, ...times },
      brought: brought.filter((variantId) => !(variantId in times)),
    }));
  });
}

export type AppliedChanges = {
  /** Vehicles that the account has added here. */
  added: readonly GarageVehicle[];
  /** Vehicles that it has removed from here. */
  removed: readonly GarageVehicle[];
  /** Vehicles that stay in this browser alone because the account is full; the shopper has not been told yet. */
  leftOut: readonly GarageVehicle[];
};

/**
 * Brings the garages of a browser and an account together: of each vehicle, the last change counts. Vehicles of another
 * account that was signed in here before leave the browser.
 *
 * @param whoIsIn id of the person who is signed in now: who has left meanwhile leaves nothing here.
 * @returns what the account has changed here; null when the account could not be reached, or its person has left.
 */
export async function syncWithAccount(
  http: HttpClient,
  personId: string,
  now: () => number,
  { garage, link }: Stores = { garage: garageStore, link: accountLink },
  whoIsIn = () => authStore.getState().user?.id,
): Promise<AppliedChanges | null> {
  if (link.getState().personId !== personId) {
    const { personId: other, known } = link.getState();
    if (other !== "") for (const variantId of known) removeVehicle(variantId, garage);
    // A repeated request counts from here, so that it does not undo what another device has changed meanwhile.
    const metAt = now();
    const own = garage.getState().vehicles.map(({ variantId }) => [variantId, metAt]);
    link.setState({ personId, known: [], brought: [], leftOut: [], changedAt: Object.fromEntries(own) });
  }
  const sent = changesOf(garage.getState().vehicles, link.getState(), now());
  const localAtStart = garage.getState().vehicles;
  const account = await send(http, sent);
  if (!account || link.getState().personId !== personId || whoIsIn() !== personId) return null;
  const { vehicles, left_out: leftOut } = account;
  const isUntouched = ({ variantId }: { variantId: string }) =>
    hasVariant(localAtStart, variantId) === hasVariant(garage.getState().vehicles, variantId);
  const settled = localAtStart.filter(
    (vehicle) => isUntouched(vehicle) && !leftOut.includes(vehicle.variantId),
  );
  const brought = bring(vehicles.filter(isUntouched), settled, vehicles, garage);
  const toldBefore = link.getState().leftOut;
  const done = new Set(sent.map(({ variant_id }) => variant_id));
  const touched = Object.entries(link.getState().changedAt).filter(
    ([variantId]) => leftOut.includes(variantId) || (!done.has(variantId) && !isUntouched({ variantId })),
  );
  const added = brought.added.map(({ variantId }) => variantId);
  link.setState((before) => ({
    known: vehicles.map(({ variantId }) => variantId),
    brought: [...before.brought.filter((variantId) => !added.includes(variantId)), ...added],
    leftOut,
    changedAt: Object.fromEntries(touched),
  }));
  const isNews = ({ variantId }: GarageVehicle) =>
    leftOut.includes(variantId) && !toldBefore.includes(variantId);
  return { ...brought, leftOut: localAtStart.filter(isNews) };
}

/** Sends changes, as many at a time as are accepted; null when the account could not be reached. */
async function send(http: HttpClient, changes: SyncGarageBody["changes"]): Promise<AccountGarage | null> {
  const now = changes.slice(0, maxGarageVehicles);
  const later = changes.slice(maxGarageVehicles);
  const answer = await http.call(syncGarage, { body: { changes: now } });
  if (!isSuccess(answer)) return null;
  const account = answer.data.data;
  if (later.length === 0) return account;
  const rest = await send(http, later);
  return rest && { ...rest, left_out: [...account.left_out, ...rest.left_out] };
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
): Pick<AppliedChanges, "added" | "removed"> {
  const { selected } = garage.getState();
  const added = wanted.filter(({ variantId }) => !hasVariant(local, variantId));
  const removed = local.filter(({ variantId }) => !hasVariant(account, variantId));
  for (const vehicle of added) addVehicle(vehicle, garage);
  for (const { variantId } of removed) removeVehicle(variantId, garage);
  if (selected && hasVariant(garage.getState().vehicles, selected.variantId))
    selectVehicle(selected.variantId, garage);
  return { added, removed };
}
