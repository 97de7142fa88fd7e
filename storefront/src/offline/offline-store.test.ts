import { expect, test } from "vitest";
import { noteOnline, reportMissing, reportOfflineAnswer } from "./offline-store.ts";

test("when the network is back, what the shop has not answered is named once, to be asked for again", () => {
  // Tests of other files share the store.
  noteOnline();
  reportMissing("/spa/orders");
  reportMissing("/spa/orders");
  reportMissing("/spa/catalog/kits");
  reportOfflineAnswer("/spa/orders", 1_700_000_000_000);
  expect([...noteOnline()]).toEqual(["/spa/orders", "/spa/catalog/kits"]);
  expect([...noteOnline()]).toEqual([]);
});
