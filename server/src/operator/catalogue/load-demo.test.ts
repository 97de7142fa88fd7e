import { expect, test, vi } from "vitest";
import { rowVersions } from "../../../test/catalogue/catalogue-snapshot.ts";
import { changed, feedLines, goodFeed } from "../../../test/catalogue/feed-lines.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { importFeed } from "../../catalogue/index.ts";
import { settableClock } from "../../platform/clock.ts";
import { loadDemo, needsCatalogue } from "./load-demo.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
const options = { products: 60, clock };

// One test, and a long one: even a small demo brings all its vehicles.
vi.setConfig({ testTimeout: 180_000 });

test("a demo whose loading was broken off still counts as missing; it is completed, with its progress told, once", async () => {
  const database = await databaseForThisTest();
  expect(await needsCatalogue(database)).toBe(true);
  const breakOff = (share: number) => {
    if (share > 0.9) throw new Error("switched off");
  };
  await expect(loadDemo(database, { ...options, onProgress: breakOff })).rejects.toThrow("switched off");
  expect(await needsCatalogue(database)).toBe(true);

  const shares: number[] = [];
  const report = await loadDemo(database, { ...options, onProgress: (share) => shares.push(share) });
  expect(report).toMatchObject({ refusedCount: 0, loaded: { maker: 64, category: 38, product: 60 } });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(await needsCatalogue(database)).toBe(false);
  expect(await database.rows({ text: "select count(*)::integer as count from product" })).toEqual([
    { count: 60 },
  ]);

  const versions = await rowVersions(database);
  await loadDemo(database, options);
  expect(await rowVersions(database)).toEqual(versions);
});

test("a shop whose owner sells nothing at the moment is not filled with the demo", async () => {
  const database = await databaseForThisTest();
  const own = goodFeed().map((record) =>
    JSON.parse(JSON.stringify(record).replaceAll('"arboix"', '"propia"')),
  );
  const withdrawn = own.map((record) => ("is_active" in record ? { ...record, is_active: false } : record));
  expect((await importFeed(database, feedLines(withdrawn), { clock })).refused).toEqual([]);
  expect(await needsCatalogue(database)).toBe(false);
});

test("an owner's first import that breaks off leaves no room for the demo", async () => {
  const database = await databaseForThisTest();
  async function* brokenOff() {
    yield* feedLines([changed("brand", { id: "propia" }), changed("maker")]);
    throw new Error("no more lines");
  }
  await expect(importFeed(database, brokenOff(), { clock, batchLines: 1 })).rejects.toThrow("no more lines");
  expect(await needsCatalogue(database)).toBe(false);
});
