import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import fc from "fast-check";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import {
  addOrSelectVehicle,
  addVehicle,
  markVehicle,
  type RemovedVehicle,
  removeVehicle,
  resetGarage,
  restoreVehicle,
  selectVehicle,
} from "./change-garage.ts";
import {
  createGarageStore,
  type Garage,
  garageKey,
  selectedKnownVehicle,
  syncGarageAcrossTabs,
} from "./store.ts";

function vehicle(variantId: string): GarageVehicle {
  return {
    makerId: "seatseat",
    makerName: "SEAT",
    modelId: "ibizaibiza",
    modelName: "Ibiza IV (6J, 6P)",
    variantId,
    variantName: "1.6 TDI",
    variantMotor: "66 kW (90 CV), 1598 cm³, diésel",
    variantFrom: 200903,
    variantTo: null,
    thumbnail: "/vehicles/hatchback.svg",
  };
}

/** A browser's storage, and a way to open a garage on it as each tab does. */
function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, open: () => createGarageStore(() => storage) };
}

const idsIn = (garage: Garage) => garage.vehicles.map((entry) => entry.variantId);
const summary = (garage: Garage) => [idsIn(garage), garage.selected?.variantId ?? null, garage.count];

const note = vi.spyOn(console, "info").mockImplementation(() => undefined);
afterEach(() => note.mockClear());
afterAll(() => note.mockRestore());

test("nothing without its particulars enters the garage; the console notes it", () => {
  const store = browser().open();
  expect(addVehicle(null, store)).toBe(false);
  expect(addVehicle({ ...vehicle("a"), variantId: "" }, store)).toBe(false);
  expect(addVehicle({ ...vehicle("a"), variantFrom: Number.NaN }, store)).toBe(false);
  expect(summary(store.getState())).toEqual([[], null, 0]);
  expect(note).toHaveBeenCalledTimes(3);
});

test("a variant that is there already is ignored and changes nothing, not even the selection", () => {
  const store = browser().open();
  addVehicle(vehicle("a"), store);
  addVehicle(vehicle("b"), store);
  const before = store.getState();
  expect(addVehicle(vehicle("a"), store)).toBe(false);
  expect(store.getState()).toBe(before);
  expect(note).toHaveBeenCalledOnce();
});

test("an added vehicle comes last and is selected, as a copy", () => {
  const store = browser().open();
  addVehicle(vehicle("a"), store);
  addVehicle(vehicle("b"), store);
  expect(summary(store.getState())).toEqual([["a", "b"], "b", 2]);
  expect(store.getState().selected).not.toBe(store.getState().vehicles[1]);
  expect(store.getState().selected).toEqual(store.getState().vehicles[1]);
});

test("to drive a vehicle adds it, or selects it when it is there", () => {
  const store = browser().open();
  addOrSelectVehicle(vehicle("a"), store);
  addOrSelectVehicle(vehicle("b"), store);
  addOrSelectVehicle(vehicle("a"), store);
  expect(summary(store.getState())).toEqual([["a", "b"], "a", 2]);
});

test("selecting what is not there is ignored", () => {
  const store = browser().open();
  addVehicle(vehicle("a"), store);
  selectVehicle("z", store);
  expect(summary(store.getState())).toEqual([["a"], "a", 1]);
});

test("removing the selected vehicle selects the first that remains, and none when it was the last", () => {
  const store = browser().open();
  for (const id of ["a", "b", "c"]) addVehicle(vehicle(id), store);
  removeVehicle("c", store);
  expect(summary(store.getState())).toEqual([["a", "b"], "a", 2]);
  removeVehicle("b", store);
  expect(summary(store.getState())).toEqual([["a"], "a", 1]);
  removeVehicle("a", store);
  expect(summary(store.getState())).toEqual([[], null, 0]);
  expect(removeVehicle("a", store)).toBeNull();
});

test("a removal can be undone: same place, selected again; once", () => {
  const store = browser().open();
  for (const id of ["a", "b", "c"]) addVehicle(vehicle(id), store);
  selectVehicle("b", store);
  const removal = removeVehicle("b", store);
  if (!removal) throw new Error("nothing was removed");
  restoreVehicle(removal, store);
  restoreVehicle(removal, store);
  expect(summary(store.getState())).toEqual([["a", "b", "c"], "b", 3]);
});

test("the garage is there again on the next visit", () => {
  const { open } = browser();
  addVehicle(vehicle("a"), open());
  expect(summary(open().getState())).toEqual([["a"], "a", 1]);
});

test("the shop's own garage starts from what the browser keeps", async () => {
  const { kept, open } = browser();
  addVehicle(vehicle("a"), open());
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null });
  vi.resetModules();
  const { garageStore } = await import("./store.ts");
  vi.unstubAllGlobals();
  // The next file gets an empty one.
  vi.resetModules();
  expect(summary(garageStore.getState())).toEqual([["a"], "a", 1]);
});

test("what was kept and makes no sense is left out", () => {
  const { kept, open } = browser();
  const state = {
    vehicles: [vehicle("a"), vehicle("a"), { variantId: "b" }, null, vehicle("c")],
    selected: vehicle("gone"),
    count: 99,
  };
  kept.set(garageKey, JSON.stringify({ state, version: 1 }));
  expect(summary(open().getState())).toEqual([["a", "c"], "a", 2]);
  for (const broken of ["{", "null", "[]", '{"state":7,"version":1}']) {
    kept.set(garageKey, broken);
    expect([broken, summary(open().getState())]).toEqual([broken, [[], null, 0]]);
  }
});

test("a storage that is full, or not there, leaves the garage working", () => {
  const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const full = createGarageStore(() => ({
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new Error("full");
    },
  }));
  expect(addVehicle(vehicle("a"), full)).toBe(true);
  const none = createGarageStore(() => {
    throw new Error("forbidden");
  });
  expect(addVehicle(vehicle("a"), none)).toBe(true);
  expect(summary(none.getState())).toEqual([["a"], "a", 1]);
  warning.mockRestore();
});

test("a garage changed in another tab is followed, and one that was cleared there is emptied here", () => {
  const { kept, open } = browser();
  const [here, there] = [open(), open()];
  const tab = new EventTarget();
  syncGarageAcrossTabs(tab, here);
  addVehicle(vehicle("a"), there);
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: "theme" }));
  expect(here.getState().count).toBe(0);
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: garageKey }));
  expect(summary(here.getState())).toEqual([["a"], "a", 1]);
  kept.clear();
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
  expect(here.getState().count).toBe(0);
});

test("a page that is come back to takes over what was kept meanwhile", () => {
  const { open } = browser();
  const [here, there] = [open(), open()];
  const tab = new EventTarget();
  syncGarageAcrossTabs(tab, here);
  addVehicle(vehicle("a"), there);
  tab.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(here.getState().count).toBe(1);
});

type Step = { act: "add" | "select" | "remove" | "undo" | "reset" | "reopen"; id: string };

/** The rules of the specification, written as plainly as they are said. */
function expectedAfter(steps: Step[]) {
  let ids: string[] = [];
  let selected: string | null = null;
  let undo: { id: string; index: number; wasSelected: boolean } | null = null;
  for (const { act, id } of steps) {
    if (act === "add" && !ids.includes(id)) [ids, selected] = [[...ids, id], id];
    if (act === "select" && ids.includes(id)) selected = id;
    if (act === "remove" && ids.includes(id)) {
      undo = { id, index: ids.indexOf(id), wasSelected: selected === id };
      ids = ids.filter((other) => other !== id);
      if (undo.wasSelected) selected = ids[0] ?? null;
    }
    if (act === "undo" && undo && !ids.includes(undo.id)) {
      ids = [...ids.slice(0, undo.index), undo.id, ...ids.slice(undo.index)];
      if (undo.wasSelected || selected === null) selected = undo.id;
    }
    if (act === "reset") [ids, selected] = [[], null];
  }
  return [ids, selected, ids.length];
}

/** Leaves a garage with one vehicle, which a new visit would select. */
const undoneAfterReset: Step[] = [
  { act: "add", id: "a" },
  { act: "add", id: "d" },
  { act: "remove", id: "a" },
  { act: "reset", id: "a" },
  { act: "undo", id: "a" },
];

test("whatever is done in whatever order, the garage is what the rules say, also after a new visit", () => {
  const steps = fc.array(
    fc.record({
      act: fc.constantFrom("add", "add", "select", "remove", "undo", "reset", "reopen"),
      id: fc.constantFrom("a", "b", "c", "d"),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(steps, (taken: Step[]) => {
      const { open } = browser();
      let store = open();
      let removal: RemovedVehicle | null = null;
      for (const { act, id } of taken) {
        if (act === "add") addVehicle(vehicle(id), store);
        if (act === "select") selectVehicle(id, store);
        if (act === "remove") removal = removeVehicle(id, store) ?? removal;
        if (act === "undo" && removal) restoreVehicle(removal, store);
        if (act === "reset") resetGarage(store);
        if (act === "reopen") store = open();
      }
      expect(summary(store.getState())).toEqual(expectedAfter(taken));
    }),
    { examples: [[undoneAfterReset]] },
  );
});

test("what the catalogue does not know any more stays, is as good as none, and is noted once", () => {
  const { open } = browser();
  const store = open();
  addVehicle(vehicle("a"), store);
  addVehicle(vehicle("b"), store);
  expect(markVehicle("c", false, store)).toBe(false);
  expect(markVehicle("b", true, store)).toBe(false);
  expect([markVehicle("b", false, store), markVehicle("b", false, store)]).toEqual([true, false]);
  expect(summary(store.getState())).toEqual([["a", "b"], "b", 2]);
  expect(selectedKnownVehicle(store.getState())).toBeNull();
  selectVehicle("a", store);
  expect(selectedKnownVehicle(store.getState())?.variantId).toBe("a");
  expect(open().getState().unknownIds).toEqual(["b"]);
});

test("a vehicle that the catalogue knows again, or that is chosen from it, is marked no longer", () => {
  const store = browser().open();
  for (const id of ["a", "b"]) {
    addVehicle(vehicle(id), store);
    markVehicle(id, false, store);
  }
  expect(markVehicle("a", true, store)).toBe(true);
  addOrSelectVehicle(vehicle("b"), store);
  expect(store.getState().unknownIds).toEqual([]);
  expect(selectedKnownVehicle(store.getState())?.variantId).toBe("b");
});
