import { expect, test } from "vitest";
import { rowVersions } from "../../test/catalogue-snapshot.ts";
import { databaseForThisTest } from "../../test/test-database.ts";
import { settableClock } from "../platform/clock.ts";
import { onlyRow } from "../platform/database/database.ts";
import { loadDemo, needsCatalogue } from "./load-demo.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
const options = { products: 60, clock };

test("an empty shop gets the demo, once, with its progress told", async () => {
  const database = await databaseForThisTest();
  expect(await needsCatalogue(database)).toBe(true);
  const shares: number[] = [];
  const report = await loadDemo(database, { ...options, onProgress: (share) => shares.push(share) });
  expect(report).toMatchObject({ refusedCount: 0, loaded: { maker: 60, category: 38, product: 60 } });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(await needsCatalogue(database)).toBe(false);

  const versions = await rowVersions(database);
  await loadDemo(database, options);
  expect(await rowVersions(database)).toEqual(versions);
});

test("a demo whose loading was broken off still counts as missing, and is completed", async () => {
  const database = await databaseForThisTest();
  const breakOff = (share: number) => {
    if (share > 0.9) throw new Error("switched off");
  };
  await expect(loadDemo(database, { ...options, onProgress: breakOff })).rejects.toThrow("switched off");
  expect(await needsCatalogue(database)).toBe(true);
  await loadDemo(database, options);
  expect(await needsCatalogue(database)).toBe(false);
  const { count } = await onlyRow<{ count: number }>(database, {
    text: "select count(*)::integer as count from product",
  });
  expect(count).toBe(60);
});
