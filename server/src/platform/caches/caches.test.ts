import { expect, test } from "vitest";
import { cacheShares, createBoundedCache, createCaches, defaultCacheBytes, heldBytes } from "./caches.ts";

test("all caches together take what the owner has set", () => {
  expect(Object.values(cacheShares).reduce((sum, share) => sum + share, 0)).toBe(100);
  const caches = createCaches(1000);
  expect([caches.limitOf("responses"), caches.limitOf("tokens")]).toEqual([390, 10]);
});

test("by default, caches take a fifth of the memory, at most 320 MB", () => {
  expect(defaultCacheBytes(500_000_000)).toBe(100_000_000);
  expect(defaultCacheBytes(64_000_000_000)).toBe(320 * 1024 * 1024);
});

test("a cache stays below its limit, whatever is put into it", () => {
  const limit = 20_000;
  const cache = createBoundedCache<string, { text: string }>(limit, heldBytes);
  for (let turn = 0; turn < 1000; turn++) {
    cache.set(`key ${turn}`, { text: "x".repeat(turn * 7) });
    expect(cache.calculatedSize).toBeLessThanOrEqual(limit);
  }
  cache.set("more than all of it", { text: "x".repeat(limit) });
  expect(cache.has("more than all of it")).toBe(false);
});

test("longer texts, more fields and nested values take more", () => {
  expect(heldBytes("abcd") - heldBytes("ab")).toBe(2);
  const [one, two] = [heldBytes({ a: 1 }), heldBytes({ a: 1, b: { c: ["text"] } })];
  expect(two).toBeGreaterThan(one + 3 * 24);
  expect(heldBytes(new Int32Array(1000))).toBeGreaterThanOrEqual(4000);
});

test("the metrics report the bytes of the latest cache of a name", () => {
  const caches = createCaches(1000);
  caches.watch("carts", () => 7);
  caches.watch("carts", () => 9);
  expect(caches.byteCounts()).toEqual([{ cache: "carts", bytes: 9 }]);
});
