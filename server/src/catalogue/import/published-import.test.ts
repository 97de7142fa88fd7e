import { expect, inject, test, vi } from "vitest";
import { catalogueSnapshot } from "../../../test/catalogue/catalogue-snapshot.ts";
import { changed, feedLines, goodFeed } from "../../../test/catalogue/feed-lines.ts";
import { importUntilKilled } from "../../../test/catalogue/fit-line-indexes.ts";
import { readRevision } from "../../../test/shop/read-revision.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { settableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { lockKeys } from "../../platform/database/lock-keys.ts";
import { importFeed } from "./import-feed.ts";
import { publishKilledImports, whileImporting } from "./publish-import.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));

async function* brokenOff(records: object[]) {
  yield* feedLines(records);
  throw new Error("no more lines");
}

test("an import that fails is published as far as it came", async () => {
  const database = await databaseForThisTest();
  await importFeed(database, feedLines(goodFeed()), { clock });
  const before = await readRevision(database);
  const cheaper = brokenOff([changed("product", { price_cents: 2990 }), changed("kit")]);
  await expect(importFeed(database, cheaper, { clock, batchLines: 1 })).rejects.toThrow("no more lines");
  expect(await readRevision(database)).toBe(before + 1);
  const { products, fitSets, tallies } = await catalogueSnapshot(database);
  expect([products[0], fitSets, tallies]).toMatchObject([
    { price_cents: 2990 },
    [{ product_count: 2, min_cents: 2990 }],
    [{ product_count: 2, min_cents: 2990 }],
  ]);
});

test("an import that is killed is published by a running shop, once, and not while another import runs", async () => {
  const database = await databaseForThisTest();
  await importFeed(database, feedLines(goodFeed()), { clock });
  await publishKilledImports(database);
  const before = await readRevision(database);
  await importUntilKilled(database, [changed("product", { price_cents: 2990 }), changed("kit")]);
  expect(await readRevision(database)).toBe(before);
  if (database.engine === "postgres") await whileImporting(database, () => publishKilledImports(database));
  expect(await readRevision(database)).toBe(before);

  await publishKilledImports(database);
  await publishKilledImports(database);
  expect(await readRevision(database)).toBe(before + 1);
  const { fitSets, tallies } = await catalogueSnapshot(database);
  expect([fitSets, tallies]).toMatchObject([
    [{ product_count: 2, min_cents: 2990 }],
    [{ product_count: 2, min_cents: 2990 }],
  ]);
});

test("what was published of an import that was killed or failed is vacuumed and analyzed, as after any import", async () => {
  for (const leave of [
    importUntilKilled,
    (database: Database) =>
      importFeed(database, brokenOff(goodFeed()), { clock, batchLines: 1 }).catch(() => undefined),
  ]) {
    const database = await databaseForThisTest();
    await leave(database);
    await publishKilledImports(database);
    // Counted by vacuum and analyze alone.
    const [product] = await database.rows<{ counted: number }>({
      text: "select reltuples as counted from pg_class where relname = 'product'",
    });
    expect(product?.counted).toBeGreaterThan(0);
  }
});

test("neither an import nor its publishing waits for a backup that is being made", async () => {
  const database = await databaseForThisTest();
  await database.withLock(lockKeys.backups, async () => {
    await importUntilKilled(database);
    const before = await readRevision(database);
    await publishKilledImports(database);
    expect(await readRevision(database)).toBe(before + 1);
  });
});

test("a first import that fails counts for nothing, so that it is repeated", async () => {
  const database = await databaseForThisTest();
  await expect(importFeed(database, brokenOff(goodFeed()), { clock, batchLines: 1 })).rejects.toThrow();
  expect((await catalogueSnapshot(database)).tallies).toEqual([]);
});

test("an offer that ends during an import is over for all at once, not at its end", async () => {
  const database = await databaseForThisTest();
  const onOffer = changed("product", {
    earlier_prices: [{ from: "2026-08-01", price_cents: 3990 }],
    offer: { previous_cents: 3990, ends_at: "2026-11-21T11:00:00Z" },
  });
  await importFeed(database, feedLines([...goodFeed().slice(0, -3), onOffer]), { clock });
  const before = await readRevision(database);
  const revisions: number[] = [];
  async function* watched() {
    for (const record of [changed("maker"), changed("brand"), changed("category")]) {
      // A batch is loaded once the line after it has been read.
      yield* feedLines([record]);
      revisions.push(await readRevision(database));
    }
  }
  const later = settableClock(new Date("2026-11-21T11:00:00Z"));
  await importFeed(database, watched(), { clock: later, batchLines: 1 });
  expect(revisions).toEqual([before, before + 1, before + 1]);
  const { products, tallies } = await catalogueSnapshot(database);
  expect([products[0], tallies]).toMatchObject([{ price_cents: 3990 }, [{ min_cents: 3990 }]]);
});

test.runIf(inject("postgresUrl"))(
  "an import and an order of the same products in another order do not deadlock",
  async () => {
    const database = await databaseForThisTest();
    await importFeed(database, feedLines(goodFeed()), { clock });
    const products = await database.rows<{ id: number; external_id: string }>({
      text: "select id, external_id from product order by id",
    });
    const [first, second] = products;
    const numbers = new Map([
      ["arboix/d-288", "D-288.25"],
      ["arboix/d-300", "D-300.25"],
    ]);
    const backwards = products
      .toReversed()
      .map(({ external_id: id }) => changed("product", { id, number: numbers.get(id), stock: 7 }));
    const lock = "select available from product where id = $1 for no key update";
    const importing = await database.transaction(async (order) => {
      await order.rows({ text: lock, values: [first?.id] });
      const result = importFeed(database, feedLines(backwards), { clock });
      // Told below.
      result.catch(() => undefined);
      await vi.waitUntil(async () => {
        const waiting = await database.rows({
          text: "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        });
        return waiting.length > 0;
      });
      await order.rows({ text: lock, values: [second?.id] });
      return { result };
    });
    expect((await importing.result).refused).toEqual([]);
  },
);
