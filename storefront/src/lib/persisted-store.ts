import { createStore, type StoreApi } from "zustand/vanilla";

/** Where a store is kept: a storage of the browser. */
export type PersistedStorage = Pick<Storage, "getItem" | "setItem">;

type PersistedStore<T> = StoreApi<T> & {
  /** Takes over what is kept now: another tab may have changed it. */
  rehydrate(): void;
};

type PersistOptions<T> = {
  /** Key in the storage. */
  name: string;
  /** The state where nothing is kept; always that of a page's first render. */
  initial: T;
  /** Makes a state of what was kept, which may be anything. Particulars that are missing are the initial ones when left out. */
  read?(kept: Partial<T> | undefined): T;
  /** What of the state is kept; all of it when left out. */
  partialize?(state: T): Partial<T>;
  /** The local storage when left out. May throw where there is none: the state then lasts as long as the page. */
  openStorage?(): PersistedStorage;
};

/** Changes with the shape of what is kept. */
const version = 1;

/** A store that outlasts the page: it starts from what was kept, and every change is kept at once. */
export function createPersistedStore<T extends object>({
  name,
  initial,
  read = (kept) => ({ ...initial, ...kept }),
  partialize = (state) => state,
  openStorage = () => localStorage,
}: PersistOptions<T>): PersistedStore<T> {
  const store = createStore<T>()(() => initial);
  const storage = openedOrNone(openStorage);
  if (!storage) return { ...store, rehydrate: () => undefined };

  function keep(state: T) {
    try {
      storage?.setItem(name, JSON.stringify({ state: partialize(state), version }));
    } catch (reason) {
      console.warn(`"${name}" could not be kept:`, reason);
    }
  }
  function rehydrate() {
    store.setState(read(stateIn<T>(storage?.getItem(name) ?? "{}")));
  }
  rehydrate();
  store.subscribe(keep);
  return { ...store, rehydrate };
}

function openedOrNone(openStorage: () => PersistedStorage): PersistedStorage | null {
  try {
    return openStorage();
  } catch {
    return null;
  }
}

function stateIn<T>(kept: string): Partial<T> | undefined {
  try {
    const { state }: { state?: Partial<T> } = JSON.parse(kept);
    return state;
  } catch {
    return undefined;
  }
}
