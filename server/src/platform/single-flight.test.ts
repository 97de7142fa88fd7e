import { expect, test } from "vitest";
import { inFlightPromises, singleFlight } from "./single-flight.ts";

test("a promise is found by its key until it resolves or rejects", async () => {
  const inFlight = inFlightPromises<string>();
  const good = Promise.withResolvers<string>();
  const bad = Promise.withResolvers<string>();
  inFlight.set("good", good.promise);
  inFlight.set("bad", bad.promise);
  expect(inFlight.get("good")).toBe(good.promise);
  expect(inFlight.get("bad")).toBe(bad.promise);
  good.resolve("made");
  bad.reject(new Error("not made"));
  await Promise.allSettled([good.promise, bad.promise]);
  expect(inFlight.get("good")).toBeNull();
  expect(inFlight.get("bad")).toBeNull();
});

test("a promise that settles late does not remove its successor under the same key", async () => {
  const inFlight = inFlightPromises<string>();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  inFlight.set("cart", first.promise);
  inFlight.set("cart", second.promise);
  first.resolve("first");
  await first.promise;
  expect(inFlight.get("cart")).toBe(second.promise);
});

test("concurrent callers with one key share one run; the next caller starts another", async () => {
  let runs = 0;
  const run = singleFlight<number>();
  const task = async () => ++runs;
  expect(await Promise.all([run("list", task), run("list", task), run("other", task)])).toEqual([1, 1, 2]);
  expect(await run("list", task)).toBe(3);
});
