import { createStore, type StoreApi } from "zustand/vanilla";
import { readField } from "./read-field.ts";

/** Storage that a persisted store uses. */
export type PersistedStorage = Pick<Storage, "getItem" | "setItem">;

type PersistedStore<T> = StoreApi<T> & {
  /** Reads the stored state again: another tab may have changed it. */
  rehydrate(): void;
  /** Calls a listener after each change but those of `rehydrate`. Returns a function that stops it. */
  onOwnChange(listener: (after: T, before: T) => void): () => void;
};

type PersistOptions<T> = {
  /** Key in the storage. */
  name: string;
  /** State when nothing is stored, and always that of a page's first render. */
  initial: T;
  /** Validates stored data, which may be anything. By default, properties that are missing or of another kind are initial. */
  read?(stored: Partial<T> | undefined): T;
  /** Part of the state to store; all of it by default. */
  partialize?(state: T): Partial<T>;
  /** Local storage by default. May throw when storage is blocked; the state then lasts as long as the page. */
  openStorage?(): PersistedStorage;
};

/** Increased when the stored shape changes. */
const version = 1;

/** Creates a store that persists across pages: it starts from the stored state and stores every change at once. */
export function createPersistedStore<T extends object>({
  name,
  initial,
  read = (stored) => ({ ...initial, ...ofSameKind(stored, initial) }),
  partialize = (state) => state,
  openStorage = () => localStorage,
}: PersistOptions<T>): PersistedStore<T> {
  const store = createStore<T>()(() => initial);
  const storage = openedOrNone(openStorage);
  let rehydrated = initial;

  function save(state: T) {
    try {
      storage?.setItem(name, JSON.stringify({ state: partialize(state), version }));
    } catch (reason) {
      console.warn(`"${name}" could not be stored:`, reason);
    }
  }
  function rehydrate() {
    if (!storage) return;
    rehydrated = read(stateIn<T>(storage.getItem(name) ?? "{}"));
    store.setState(rehydrated, true);
  }
  function onOwnChange(listener: (after: T, before: T) => void) {
    return store.subscribe((after, before) => {
      if (after !== rehydrated) listener(after, before);
    });
  }
  rehydrate();
  onOwnChange(save);
  return { ...store, rehydrate, onOwnChange };
}

/** Returns the properties that are of the same kind as the initial ones; initially null, they may be anything. */
function ofSameKind(stored: unknown, initial: object): object {
  const isOfKind = (value: unknown, model: unknown) =>
    model === null ||
    (value !== null && typeof value === typeof model && Array.isArray(value) === Array.isArray(model));
  return Object.fromEntries(
    Object.entries(Object(stored)).filter(([name, value]) => isOfKind(value, readField(initial, name))),
  );
}

function openedOrNone(openStorage: () => PersistedStorage): PersistedStorage | null {
  try {
    return openStorage();
  } catch {
    return null;
  }
}

function stateIn<T>(item: string): Partial<T> | undefined {
  try {
    const { state }: { state?: Partial<T> } = JSON.parse(item);
    return state;
  } catch {
    return undefined;
  }
}
