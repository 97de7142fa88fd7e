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

type KeepState = {
  progress: DownloadProgress | null;
  /** Grows whenever what is stored has changed, so that screens read it again. */
  changes: number;
};

export const keepStore = createStore<KeepState>()(() => ({ progress: null, changes: 0 }));

export function showProgress(progress: DownloadProgress): void {
  keepStore.setState({ progress });
}

export function reportWaitingChange(): void {
  keepStore.setState(({ changes }) => ({ changes: changes + 1 }));
}

export function useDownloadState(): KeepState {
  return useStore(keepStore);
}
