import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

type OfflineState = {
  /** Whether the last read found no network. */
  isOffline: boolean;
  /** Times of the kept responses that the page has shown, by path, in milliseconds since 1970. */
  shown: Readonly<Record<string, number>>;
  /** Whether something could not be shown because it is not kept. */
  isLacking: boolean;
};

const online: OfflineState = { isOffline: false, shown: {}, isLacking: false };

const offlineStore = createStore<OfflineState>()(() => online);

/** Records that a kept response is shown, and from when it is. */
export function reportOfflineAnswer(path: string, keptAt: number): void {
  offlineStore.setState(({ shown }) => ({ isOffline: true, shown: { ...shown, [path]: keptAt } }));
}

/** Records that there is no network, and that something is not kept. */
export function reportMissing(): void {
  offlineStore.setState({ isOffline: true, isLacking: true });
}

/** Records that the network is back. */
export function noteOnline(): void {
  if (offlineStore.getState().isOffline) offlineStore.setState(online);
}

/** Forgets what was shown on the page before. */
export function noteNavigation(): void {
  offlineStore.setState({ shown: {}, isLacking: false });
}

export function useOfflineState(): OfflineState {
  return useStore(offlineStore);
}
