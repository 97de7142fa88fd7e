import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Progress of saving a vehicle's catalogue. */
export type DownloadProgress = {
  vehicleId: string;
  /** `full`: the device has no room for more. */
  state: "running" | "paused" | "failed" | "full" | "done";
  /** 0 to 1. */
  share: number;
};

type DownloadState = {
  progress: DownloadProgress | null;
  /** Number of changes of what is stored; screens read it again after each. */
  changes: number;
};

export const downloadStore = createStore<DownloadState>()(() => ({ progress: null, changes: 0 }));

export function showProgress(progress: DownloadProgress): void {
  downloadStore.setState({ progress });
}

/** Makes screens read again what is stored. */
export function reportStoredChange(): void {
  downloadStore.setState(({ changes }) => ({ changes: changes + 1 }));
}

export function useDownloadState(): DownloadState {
  return useStore(downloadStore);
}
