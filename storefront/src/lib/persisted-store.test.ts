import { expect, test, vi } from "vitest";
import { createPersistedStore } from "./persisted-store.ts";

type Shape = { shape: string | null; isOpen: boolean };
const initial: Shape = { shape: null, isOpen: false };

/** A browser's storage, and a function that opens the store on it as a new tab does. */
function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const open = () => createPersistedStore<Shape>({ name: "list", initial, openStorage: () => storage });
  return { kept, storage, open };
}

test("invalid stored data counts as none", () => {
  const { kept, open } = browser();
  for (const broken of ["{", "null", "[]", "7", '{"state":7,"version":1}', '{"state":null}']) {
    kept.set("list", broken);
    expect([broken, open().getState()]).toEqual([broken, initial]);
  }
});

test("a stored property of another kind counts as none, and the others are kept", () => {
  const { kept, storage } = browser();
  const open = () =>
    createPersistedStore<{ ids: readonly string[]; owner: string | null }>({
      name: "hearts",
      initial: { ids: [], owner: null },
      openStorage: () => storage,
    });
  for (const ids of ["null", '"a"', "{}", "7"]) {
    kept.set("hearts", `{"state":{"ids":${ids},"owner":"ana"},"version":1}`);
    expect([ids, open().getState()]).toEqual([ids, { ids: [], owner: "ana" }]);
  }
});

test("the store works with a full or blocked storage", () => {
  const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { storage } = browser();
  const setItem = () => {
    throw new Error("full");
  };
  const full = createPersistedStore({ name: "list", initial, openStorage: () => ({ ...storage, setItem }) });
  full.setState({ shape: "rows" });
  expect(full.getState().shape).toBe("rows");
  expect(warning).toHaveBeenCalledOnce();
  const openStorage = () => {
    throw new Error("forbidden");
  };
  const none = createPersistedStore({ name: "list", initial, openStorage });
  none.setState({ shape: "grid" });
  none.rehydrate();
  expect(none.getState().shape).toBe("grid");
  warning.mockRestore();
});

test("a change is stored and read by the next page, but not by its first render", () => {
  const { kept, open } = browser();
  open().setState({ shape: "rows" });
  expect(kept.get("list")).toBe('{"state":{"shape":"rows","isOpen":false},"version":1}');
  expect(open().getState()).toEqual({ shape: "rows", isOpen: false });
  expect(open().getInitialState()).toBe(initial);
});

test("only partialized state is stored", () => {
  const { kept, storage } = browser();
  const partialize = ({ shape }: Shape) => ({ shape });
  const store = createPersistedStore({ name: "list", initial, partialize, openStorage: () => storage });
  store.setState({ shape: "rows", isOpen: true });
  expect(kept.get("list")).toBe('{"state":{"shape":"rows"},"version":1}');
});

test("rehydrating reads another tab's changes and its clearing", () => {
  const { kept, open } = browser();
  const [here, there] = [open(), open()];
  there.setState({ shape: "rows" });
  expect(here.getState().shape).toBeNull();
  here.rehydrate();
  expect(here.getState().shape).toBe("rows");
  kept.clear();
  here.rehydrate();
  expect(here.getState()).toEqual(initial);
});

test("what another tab has stored is neither stored again nor an own change", () => {
  const { kept, open } = browser();
  const here = open();
  const changes: Shape[] = [];
  const stop = here.onOwnChange((after) => changes.push(after));
  const written = '{"state":{"shape":"rows","isOpen":false,"ofLaterRelease":1},"version":1}';
  kept.set("list", written);
  here.rehydrate();
  expect([changes, kept.get("list")]).toEqual([[], written]);
  here.setState({ isOpen: true });
  stop();
  here.setState({ isOpen: false });
  expect(changes.map(({ isOpen }) => isOpen)).toEqual([true]);
});
