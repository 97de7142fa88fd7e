import { listKeptVehicles } from "../kept-catalogue.ts";
import type { Wanted } from "./fetch-catalogue.ts";
import { keepStore, showProgress } from "./keep-store.ts";
import { keepVehicle, pauseKeeping } from "./keep-vehicle.ts";

/** A kept catalogue is compared with the shop at most this often, in milliseconds. */
const refreshEveryMs = 60 * 60 * 1000;

/** Takes a vehicle along and shows the progress; a failure is shown, too. */
export async function startKeeping(wanted: Wanted): Promise<void> {
  showProgress({ vehicleId: wanted.id, state: "running", share: 0 });
  try {
    await keepVehicle(wanted);
  } catch (reason) {
    console.warn("The vehicle's catalogue could not be kept:", reason);
    const share = keepStore.getState().progress?.share ?? 0;
    showProgress({ vehicleId: wanted.id, state: "failed", share });
  }
}

export async function pause(vehicleId: string): Promise<void> {
  await pauseKeeping(vehicleId);
  const share = keepStore.getState().progress?.share ?? 0;
  showProgress({ vehicleId, state: "paused", share });
}

/**
 * Continues interrupted downloads and refreshes what is old. Failures are left to the next visit: nobody has asked.
 *
 * @param isForced refresh regardless of age.
 */
export async function refreshKept(isForced = false): Promise<void> {
  for (const vehicle of await listKeptVehicles()) {
    const age = Date.now() - (vehicle.checkedAt ?? 0);
    if (vehicle.isPaused || (!isForced && age < refreshEveryMs)) continue;
    await keepVehicle(vehicle).catch((reason: unknown) =>
      console.warn("The kept catalogue could not be refreshed:", reason),
    );
  }
}
