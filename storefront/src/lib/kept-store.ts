import { createStore, type StoreApi } from "zustand/vanilla";

/** Where a store is kept: a storage of the browser. */
export type KeptIn = Pick<Storage, "getItem" | "setItem">;

type KeptStore<T> = StoreApi<T> & {
  /** Takes over what is kept now: another tab may have changed it. */
  readAgain(): void;
};

type Keeping<T> = {
  /** Key in the storage. */
  name: string;
  /** The state where nothing is kept; always that of a page's first render. */
  initial: T;
  /** Makes a state of what was kept, which may be anything. Particulars that are missing are the initial ones when left out. */
  read?(kept: Partial<T> | undefined): T;
  /** What of the state is kept; all of it when left out. */
  toKeep?(state: T): Partial<T>;
  /** The local storage when left out. May throw where there is none: the state then lasts as long as the page. */
  openStorage?(): KeptIn;
};

/** Changes with the shape of what is kept. */
const version = 1;

/** A store that outlasts the page: it starts from what was kept, and every change is kept at once. */
export function createKeptStore<T extends object>({
  name,
  initial,
  read = (kept) => ({ ...initial, ...kept }),
  toKeep = (state) => state,
  openStorage = () => localStorage,
}: Keeping<T>): KeptStore<T> {
  const store = createStore<T>()(() => initial);
  const storage = openedOrNone(openStorage);
  if (!storage) return { ...store, readAgain: () => undefined };

  function keep(state: T) {
    try {
      storage?.setItem(name, JSON.stringify({ state: toKeep(state), version }));
    } catch (reason) {
      console.warn(`"${name}" could not be kept:`, reason);
    }
  }
  function readAgain() {
    store.setState(read(stateIn<T>(storage?.getItem(name) ?? "{}")));
  }
  readAgain();
  store.subscribe(keep);
  return { ...store, readAgain };
}

function openedOrNone(openStorage: () => KeptIn): KeptIn | null {
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
