import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The tests of a worker share their modules and databases; this one starts from nothing.
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("indexedDB", new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("changes and notices that an earlier version has stored are still there", async () => {
  const change = { id: "c1", personId: null };
  const notice = { id: "n1", personId: null };
  const earlier = await openDB("recambia-cart", 3, {
    upgrade(database) {
      for (const name of ["changes", "told"]) database.createObjectStore(name, { keyPath: "id" });
      database.createObjectStore("seen", { keyPath: "key" });
      for (const name of ["keys", "sealed"]) database.createObjectStore(name, { keyPath: "personId" });
    },
  });
  await earlier.put("changes", change);
  await earlier.put("told", notice);
  earlier.close();
  const { openWaiting } = await import("./waiting-database.ts");
  const { readQueue } = await import("./waiting-store.ts");

  expect(await readQueue(null)).toEqual({ changes: [change], notices: [notice] });
  expect([...(await openWaiting()).objectStoreNames]).toEqual([
    "changes",
    "keys",
    "notices",
    "sealed",
    "seen",
  ]);
});
