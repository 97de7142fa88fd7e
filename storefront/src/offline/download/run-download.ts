import type { Locale } from "@recambia/contract/locale";
import { storedShape } from "../database.ts";
import { listOfflineVehicles } from "../offline-catalogue.ts";
import { askWorkerToKeep, keepsLanguage } from "../register-worker.ts";
import { downloadStore, showProgress } from "./download-store.ts";
import { downloadVehicle, pauseDownload } from "./download-vehicle.ts";
import type { Wanted } from "./fetch-catalogue.ts";

/** A stored catalogue of this release's shape is compared with the shop at most this often, in milliseconds. */
const refreshEveryMs = 60 * 60 * 1000;

/** Takes a vehicle along and shows the progress; a failure is shown, too. */
export async function startDownload(wanted: Wanted): Promise<void> {
  showProgress({ vehicleId: wanted.id, state: "running", share: 0 });
  try {
    await downloadVehicle(wanted);
  } catch (reason) {
    console.warn("The vehicle's catalogue could not be stored:", reason);
    const share = downloadStore.getState().progress?.share ?? 0;
    showProgress({ vehicleId: wanted.id, state: isFull(reason) ? "full" : "failed", share });
  }
}

function isFull(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "QuotaExceededError";
}

export async function pause(vehicleId: string): Promise<void> {
  await pauseDownload(vehicleId);
  const share = downloadStore.getState().progress?.share ?? 0;
  showProgress({ vehicleId, state: "paused", share });
}

/**
 * Continues interrupted downloads and refreshes what is old, or lacks a field that this release shows. Failures are left to
 * the next visit: nobody has asked.
 *
 * @param isForced refresh regardless of age.
 */
export async function refreshOffline(isForced = false): Promise<void> {
  for (const vehicle of await listOfflineVehicles()) {
    const age = Date.now() - (vehicle.checkedAt ?? 0);
    // A time in the future was noted before the device's clock was put right, and tells nothing.
    const isRecent = age >= 0 && age < refreshEveryMs && vehicle.shape === storedShape;
    if (vehicle.isPaused || (isRecent && !isForced)) continue;
    await downloadVehicle(vehicle, true).catch((reason: unknown) =>
      console.warn("The stored catalogue could not be refreshed:", reason),
    );
  }
}

/**
 * Keeps the screens in the page's language as well, where a vehicle is taken along in another: whoever changes the language may be
 * without a network next time. A failure is left to the next page.
 */
export async function keepLanguageOfPage(locale: Locale): Promise<void> {
  try {
    const vehicles = await listOfflineVehicles();
    if (vehicles.every(({ checkedAt }) => checkedAt === null) || (await keepsLanguage(locale))) return;
    await askWorkerToKeep(locale);
  } catch (reason) {
    console.info("The screens could not be kept:", reason);
  }
}
