import { pictureUrl } from "@recambia/contract/catalogue/card";
import { offlinePictureCache } from "../cache-names.ts";
import { type OfflineVehicle, openDatabase, storedShape } from "../database.ts";
import { isFreshPicture } from "../picture-age.ts";
import { askWorkerToKeep } from "../register-worker.ts";
import { downloadStore, reportStoredChange, showProgress } from "./download-store.ts";
import { fetchOverview, fetchShare, type Wanted } from "./fetch-catalogue.ts";

/** Pictures that are fetched at the same time. */
const picturesAtOnce = 6;
const lockName = "keep-vehicle";

/**
 * Takes a vehicle's catalogue along: products, pictures and the code of all screens. Continues where an earlier run was
 * interrupted, and reads only shares that have changed. One tab at a time does it.
 *
 * @param isRefresh leaves out a vehicle that has been paused or removed meanwhile: nobody has asked for it.
 * @throws when the shop cannot be reached or the device is full; what is there so far stays.
 */
export async function downloadVehicle(wanted: Wanted, isRefresh = false): Promise<void> {
  await navigator.locks.request(lockName, async () => {
    if (isRefresh && (await isPausedOrGone(wanted.id))) return;
    await keepWhole(wanted).finally(() => endRunning(wanted.id));
  });
}

/** Stores what is missing, until it is all there, or paused, or the vehicle removed. */
async function keepWhole(wanted: Wanted): Promise<void> {
  const database = await openDatabase();
  const before = await database.get("vehicles", wanted.id);
  if (before?.isPaused) await change(wanted.id, { isPaused: false });
  const vehicle = await begin(wanted, before);
  if (before && (await isPausedOrGone(wanted.id))) return;
  await database.put("vehicles", vehicle);
  reportStoredChange();
  const isWhole = (await keepShares(wanted)) && (await keepPictures(wanted.id));
  if (!isWhole) return;
  await askWorkerToKeep(wanted.locale);
  await finish(wanted.id);
}

/** A run that has ended early does not look as if it went on: another could not be started. */
function endRunning(vehicleId: string) {
  const { progress } = downloadStore.getState();
  if (progress?.vehicleId === vehicleId && progress.state === "running")
    showProgress({ ...progress, state: "paused" });
}

/** Pauses a running download; `downloadVehicle` continues it. */
export async function pauseDownload(vehicleId: string): Promise<void> {
  await change(vehicleId, { isPaused: true });
  reportStoredChange();
}

/** Removes a vehicle's catalogue and the pictures that no other stored vehicle needs. */
export async function dropVehicle(vehicleId: string): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(["vehicles", "products"], "readwrite");
  await transaction.objectStore("vehicles").delete(vehicleId);
  const keys = await transaction.objectStore("products").index("by-vehicle").getAllKeys(vehicleId);
  for (const key of keys) await transaction.objectStore("products").delete(key);
  await transaction.done;
  const others = await database.getAll("vehicles");
  const needed = new Set(others.flatMap(({ overview }) => overview.pictures).map(pathOfPicture));
  const cache = await caches.open(offlinePictureCache);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  reportStoredChange();
}

/** The vehicle's record with a fresh overview. Another language or extent starts again. */
async function begin(wanted: Wanted, before: OfflineVehicle | undefined): Promise<OfflineVehicle> {
  const overview = await fetchOverview(wanted);
  const isSame = before?.locale === wanted.locale && before.withUniversal === wanted.withUniversal;
  return {
    ...wanted,
    overview,
    shareTags: isSame ? before.shareTags : Array.from({ length: overview.shares }, () => null),
    hasPictures: false,
    isPaused: false,
    checkedAt: isSame ? before.checkedAt : null,
  };
}

/** Reads the shares that are missing or have changed; false when paused meanwhile. */
async function keepShares(wanted: Wanted): Promise<boolean> {
  const database = await openDatabase();
  const shareTags = (await database.get("vehicles", wanted.id))?.shareTags ?? [];
  const of = shareTags.length;
  for (let share = 0; share < of; share++) {
    if (await isPausedOrGone(wanted.id)) return false;
    showProgress({ vehicleId: wanted.id, state: "running", share: share / (of + 1) });
    const read = await fetchShare(wanted, { share, of, tag: shareTags[share] ?? null });
    if (read) await storeShare(wanted.id, share, read);
  }
  await dropLaterShares(wanted.id, of);
  return true;
}

/** Removes what is left of an earlier run with more shares: in another language, or with universal parts. */
async function dropLaterShares(vehicleId: string, of: number): Promise<void> {
  const { store, done } = (await openDatabase()).transaction("products", "readwrite");
  const later = IDBKeyRange.bound([vehicleId, of], [vehicleId, Number.POSITIVE_INFINITY]);
  for (const key of await store.index("by-share").getAllKeys(later)) await store.delete(key);
  await done;
}

type ReadShare = NonNullable<Awaited<ReturnType<typeof fetchShare>>>;

/** Replaces a share and its tag together: a killed browser leaves the old share or the new one. Of a removed vehicle none. */
async function storeShare(vehicleId: string, share: number, { products, tag }: ReadShare) {
  const database = await openDatabase();
  const transaction = database.transaction(["vehicles", "products"], "readwrite");
  const stored = transaction.objectStore("products");
  const vehicle = await transaction.objectStore("vehicles").get(vehicleId);
  if (vehicle) {
    for (const key of await stored.index("by-share").getAllKeys([vehicleId, share])) await stored.delete(key);
    for (const kept of products) await stored.put({ vehicleId, share, kept }, [vehicleId, kept.product.id]);
    const shareTags = vehicle.shareTags.with(share, tag);
    await transaction.objectStore("vehicles").put({ ...vehicle, shareTags });
  }
  await transaction.done;
}

/** Fetches the small pictures that are missing; one that the shop does not have is left out. False when paused. */
async function keepPictures(vehicleId: string): Promise<boolean> {
  const database = await openDatabase();
  const paths = ((await database.get("vehicles", vehicleId))?.overview.pictures ?? []).map(pathOfPicture);
  const cache = await caches.open(offlinePictureCache);
  for (let place = 0; place < paths.length; place += picturesAtOnce) {
    if (await isPausedOrGone(vehicleId)) return false;
    await Promise.all(paths.slice(place, place + picturesAtOnce).map((path) => keepPicture(cache, path)));
  }
  await change(vehicleId, { hasPictures: true });
  return true;
}

async function keepPicture(cache: Cache, path: string): Promise<void> {
  if (isFreshPicture(await cache.match(path))) return;
  const response = await fetch(path);
  if (response.ok) await cache.put(path, response);
}

function pathOfPicture(picture: string): string {
  return pictureUrl(picture, "thumb");
}

async function isPausedOrGone(vehicleId: string): Promise<boolean> {
  const database = await openDatabase();
  const vehicle = await database.get("vehicles", vehicleId);
  return vehicle === undefined || vehicle.isPaused;
}

async function finish(vehicleId: string): Promise<void> {
  await change(vehicleId, { checkedAt: Date.now(), shape: storedShape });
  showProgress({ vehicleId, state: "done", share: 1 });
  reportStoredChange();
}

async function change(vehicleId: string, changed: Partial<OfflineVehicle>): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction("vehicles", "readwrite");
  const vehicle = await transaction.store.get(vehicleId);
  if (vehicle) await transaction.store.put({ ...vehicle, ...changed });
  await transaction.done;
}
