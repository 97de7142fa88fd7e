import { expect, test } from "vitest";
import { openUnderway } from "./underway.ts";

test("a promise is found by its name until it settles, well or badly", async () => {
  const underway = openUnderway<string>();
  const good = Promise.withResolvers<string>();
  const bad = Promise.withResolvers<string>();
  underway.set("good", good.promise);
  underway.set("bad", bad.promise);
  expect(underway.get("good")).toBe(good.promise);
  expect(underway.get("bad")).toBe(bad.promise);
  good.resolve("made");
  bad.reject(new Error("not made"));
  await Promise.allSettled([good.promise, bad.promise]);
  expect(underway.get("good")).toBeNull();
  expect(underway.get("bad")).toBeNull();
});

test("what settles late leaves its name to the one that came after it", async () => {
  const underway = openUnderway<string>();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  underway.set("cart", first.promise);
  underway.set("cart", second.promise);
  first.resolve("first");
  await first.promise;
  expect(underway.get("cart")).toBe(second.promise);
});
