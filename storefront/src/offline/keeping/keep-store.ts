import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Progress of saving a vehicle's catalogue. */
export type KeepProgress = {
  vehicleId: string;
  state: "running" | "paused" | "failed" | "done";
  /** 0 to 1. */
  share: number;
};

type KeepState = {
  progress: KeepProgress | null;
  /** Grows whenever what is kept has changed, so that screens read it again. */
  changes: number;
};

export const keepStore = createStore<KeepState>()(() => ({ progress: null, changes: 0 }));

export function showProgress(progress: KeepProgress): void {
  keepStore.setState({ progress });
}

export function noteKeptChange(): void {
  keepStore.setState(({ changes }) => ({ changes: changes + 1 }));
}

export function useKeepState(): KeepState {
  return useStore(keepStore);
}
