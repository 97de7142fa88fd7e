import type { Locale } from "@recambia/contract/locale";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

type OfflineState = {
  /** Whether a read has found no network. */
  isOffline: boolean;
  /** Reads that kept responses stand in for, by path: when the shop sent them, in milliseconds since 1970. */
  kept: Readonly<Record<string, number>>;
  /** Language of the kept catalogue; null when nothing of it stands in for a read. */
  keptIn: Locale | null;
  /** Paths of reads that nothing stands in for. */
  missing: readonly string[];
};

const online: OfflineState = { isOffline: false, kept: {}, keptIn: null, missing: [] };

const offlineStore = createStore<OfflineState>()(() => online);

/** Records that a kept response stands in for a read, from when it is, and the language of a catalogue. */
export function reportOfflineAnswer(path: string, keptAt: number, locale: Locale | null = null): void {
  offlineStore.setState(({ kept, keptIn, missing }) => ({
    isOffline: true,
    keptIn: locale ?? keptIn,
    kept: { ...kept, [path]: keptAt },
    missing: missing.filter((other) => other !== path),
  }));
}

/** Records that there is no network, and that nothing stands in for a read. */
export function reportMissing(path: string): void {
  offlineStore.setState(({ missing }) => ({
    isOffline: true,
    missing: missing.includes(path) ? missing : [...missing, path],
  }));
}

/**
 * Records that the network is back.
 *
 * @returns paths of the reads that the shop has not answered.
 */
export function noteOnline(): ReadonlySet<string> {
  const { isOffline, kept, missing } = offlineStore.getState();
  if (isOffline) offlineStore.setState(online);
  return new Set([...Object.keys(kept), ...missing]);
}

/** Whether the shop has not answered a read since the network was last there. */
export function isUnanswered(path: string): boolean {
  const { kept, missing } = offlineStore.getState();
  return path in kept || missing.includes(path);
}

export function useOfflineState(): OfflineState {
  return useStore(offlineStore);
}
