import { useStore } from "zustand";
import { createPersistedStore, type PersistedStorage } from "./persisted-store.ts";
import { removePreference } from "./preferences.ts";

/** Local-storage key of the shopper's wish to keep in this browser what they see and search for. */
const visitWishKey = "keep-visit";

const wish = createPersistedStore<{ isKept: boolean }>({ name: visitWishKey, initial: { isKept: false } });

/** Local-storage keys of what is kept after that. */
const visitKeys = ["recently-seen", "recent-searches"] as const;

type VisitStore<T> = { name: (typeof visitKeys)[number]; initial: T };

/** Stores what each opened store holds. */
const saveAll: (() => void)[] = [];

/**
 * Creates a store of what a shopper has done in passing. It lasts as long as the page; a browser keeps it only after the
 * shopper has said so (LSSI art. 22.2, decision 124).
 */
export function createVisitStore<T extends object>({ name, initial }: VisitStore<T>) {
  const store = createPersistedStore<T>({ name, initial, openStorage: openVisitStorage });
  saveAll.push(() => store.setState({ ...store.getState() }));
  return store;
}

/** Keeps what was seen and searched in this browser from now on, or removes it from the browser. */
export function keepVisit(isKept: boolean): void {
  wish.setState({ isKept });
  if (isKept) for (const save of saveAll) save();
  else for (const key of visitKeys) removePreference(key);
}

/** Whether the shopper has asked to keep what they see and search for. */
export function useIsVisitKept(): boolean {
  return useStore(wish, ({ isKept }) => isKept);
}

/** The browser's storage while the shopper wants it, otherwise none; removes what releases before kept without asking. */
function openVisitStorage(): PersistedStorage {
  const storage = localStorage;
  return {
    getItem(name) {
      if (isStillKept()) return storage.getItem(name);
      storage.removeItem(name);
      return null;
    },
    setItem(name, value) {
      if (isStillKept()) storage.setItem(name, value);
    },
  };
}

/** Reads the wish again: it may have been taken back in another tab. */
function isStillKept(): boolean {
  wish.rehydrate();
  return wish.getState().isKept;
}
