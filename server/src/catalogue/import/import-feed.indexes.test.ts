import { expect, test } from "vitest";
import { catalogueSnapshot } from "../../../test/catalogue/catalogue-snapshot.ts";
import { changed, feedLines, goodFeed } from "../../../test/catalogue/feed-lines.ts";
import { fitLineIndexes, importUntilKilled } from "../../../test/catalogue/fit-line-indexes.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { settableClock } from "../../platform/clock.ts";
import { importFeed } from "./import-feed.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));

test("the first import into the embedded database builds the indexes of fit lines last, and no other import does", async () => {
  const database = await databaseForThisTest();
  const migrated = await fitLineIndexes(database);
  expect(migrated).toHaveLength(4);
  const meanwhile: Promise<string[]>[] = [];
  const batchByBatch = {
    clock,
    batchLines: 1,
    onProgress: () => void meanwhile.push(fitLineIndexes(database)),
  };
  await importFeed(database, feedLines(goodFeed()), batchByBatch);
  const deferred = database.engine === "embedded" ? [] : migrated;
  expect(await Promise.all(meanwhile)).toEqual(goodFeed().map(() => deferred));
  expect(await fitLineIndexes(database)).toEqual(migrated);

  meanwhile.length = 0;
  await importFeed(database, feedLines(goodFeed()), batchByBatch);
  expect(await Promise.all(meanwhile)).toEqual(goodFeed().map(() => migrated));
});

test("an import that fails leaves all indexes of fit lines, and another completes it", async () => {
  const database = await databaseForThisTest();
  const migrated = await fitLineIndexes(database);
  async function* brokenOff() {
    yield* feedLines(goodFeed().slice(0, -1));
    throw new Error("no more lines");
  }
  await expect(importFeed(database, brokenOff(), { clock, batchLines: 2 })).rejects.toThrow("no more lines");
  expect(await fitLineIndexes(database)).toEqual(migrated);
  await importFeed(database, feedLines(goodFeed()), { clock });
  expect(await catalogueSnapshot(database)).toMatchObject({ fitSets: [{ variant_count: 1 }], kits: [{}] });
});

test("after a killed import, another builds the indexes and loads what an unbroken one would", async () => {
  const database = await databaseForThisTest();
  const migrated = await fitLineIndexes(database);
  await importUntilKilled(database);
  expect(await fitLineIndexes(database)).toEqual(database.engine === "embedded" ? [] : migrated);
  await importFeed(database, feedLines(goodFeed()), { clock });
  expect(await fitLineIndexes(database)).toEqual(migrated);

  const unbroken = await databaseForThisTest();
  await importFeed(unbroken, feedLines(goodFeed()), { clock });
  expect(await catalogueSnapshot(database)).toEqual(await catalogueSnapshot(unbroken));
});

test("a fit set that a first import has twice has the lines of its second record", async () => {
  const database = await databaseForThisTest();
  const migrated = await fitLineIndexes(database);
  const lines = [{ variants: ["seat/ibiza/tdi"], restrictions: [{ kind: "side", side: "left" }] }];
  const report = await importFeed(database, feedLines([...goodFeed(), changed("fit_set", { lines })]), {
    clock,
    batchLines: 1,
  });
  expect(report.refused).toEqual([]);
  expect((await catalogueSnapshot(database)).fitSets).toMatchObject([
    { lines: [["seat/ibiza/tdi", [[{ kind: "side", side: "left" }]]]] },
  ]);
  expect(await fitLineIndexes(database)).toEqual(migrated);
});
