import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { buyer, placeNow } from "../../../test/orders/checkout.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { settableClock } from "../clock.ts";
import { type Database, onlyRow } from "../database/database.ts";
import { openEmbedded } from "../database/embedded.ts";
import { openFolderStore } from "../files/folder-store.ts";
import { checkBackup, makeBackup, makeScheduledBackup, restoreBackup } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const product = await makeProduct(shop.database, { available: 5 });
  await placeNow(await buyer(shop, [{ thing: product }]));
  await shop.context.files.write("people/ana.webp", Buffer.alloc(300_000, "ana"));
  await shop.context.files.write("reviews/b-small.webp", Buffer.from("b"));
  await shop.context.files.write("reviews/unfinished.draft", Buffer.from("half"));
});
afterAll(() => shop.close());

async function backUp(recipient = ""): Promise<string> {
  const path = join(await folderForThisTest(), "shop.tar.gz");
  await makeBackup(shop.context, path, recipient);
  return path;
}

/** An empty shop. */
async function emptyShop() {
  return { database: await databaseForThisTest(), files: openFolderStore(await folderForThisTest()) };
}

/** All rows of all tables, as text, and where the sequences stand. */
async function contentsOf(database: Database): Promise<Record<string, unknown>> {
  const tables = await database.rows<{ name: string }>({
    text: "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  });
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const columns = name === "schema_migration" ? "name, checksum" : "*";
    contents[name] = await database.rows({
      text: `select one::text from (select ${columns} from "${name}") one order by 1`,
    });
  }
  contents.sequences = await database.rows({
    text: "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
  });
  contents.keys = await database.rows({
    text: `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
           order by conrelid::regclass::text, 1`,
  });
  return contents;
}

test("a restored shop has every row, number and file of the one that was backed up", async () => {
  const path = await backUp();
  const restored = await emptyShop();
  const report = await restoreBackup(restored, path, "");
  expect(await contentsOf(restored.database)).toEqual(await contentsOf(shop.database));
  expect(report.fileCount).toBe(2);
  expect(await restored.files.read("people/ana.webp")).toEqual(Buffer.alloc(300_000, "ana"));
  expect(await restored.files.read("reviews/unfinished.draft")).toBeNull();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await checkBackup(path, "")).toEqual({ ...report, madeAt: "2026-11-21T10:00:00.000Z" });
  await makeProduct(restored.database, { available: 1 });
});

// Both engines are there where PostgreSQL is.
test.runIf(inject("postgresUrl"))(
  "a backup of one engine is restored on the other, into a database without a schema",
  async () => {
    const embedded = await openEmbedded();
    onTestFinished(() => embedded.close());
    const files = openFolderStore(await folderForThisTest());
    await restoreBackup({ database: embedded, files }, await backUp(), "");
    expect(await contentsOf(embedded)).toEqual(await contentsOf(shop.database));
    const path = join(await folderForThisTest(), "again.tar.gz");
    await makeBackup({ database: embedded, files, clock: shop.clock }, path, "");
    const back = await emptyShop();
    await restoreBackup(back, path, "");
    expect(await contentsOf(back.database)).toEqual(await contentsOf(shop.database));
  },
  180_000,
);

test("a backup is a snapshot, and the shop keeps writing meanwhile", async () => {
  const [one, other] = [
    await makeProduct(shop.database, { available: 500 }),
    await makeProduct(shop.database, { available: 500 }),
  ];
  let isDone = false;
  let moves = 0;
  /** Moves a piece from one product to the other and back, so that there are always 1,000. */
  async function movePieces() {
    for (; !isDone; moves++) {
      await shop.database.transaction(async (transaction) => {
        for (const [product, pieces] of [
          [one, 1],
          [other, -1],
        ] as const) {
          await transaction.rows({
            text: "update product set available = available + $2 where id = $1",
            values: [product.id, moves % 2 === 0 ? pieces : -pieces],
          });
        }
      });
      await pause(0);
    }
  }
  const moving = movePieces();
  const path = await backUp();
  isDone = true;
  await moving;
  expect(moves).toBeGreaterThan(0);
  const restored = await emptyShop();
  await restoreBackup(restored, path, "");
  const { sum } = await onlyRow<{ sum: number }>(restored.database, {
    text: "select sum(available)::integer as sum from product where id = any($1::integer[])",
    values: [[one.id, other.id]],
  });
  expect(sum).toBe(1000);
});

test("concurrent backups are both complete", async () => {
  for (const path of await Promise.all([backUp(), backUp()])) {
    expect((await checkBackup(path, "")).fileCount).toBe(2);
  }
});

test("an encrypted backup opens with its key only", async () => {
  const identity = await generateX25519Identity();
  const path = await backUp(await identityToRecipient(identity));
  expect((await readFile(path)).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  const restored = await emptyShop();
  await expect(restoreBackup(restored, path, "")).rejects.toThrow("cannot be read");
  await expect(restoreBackup(restored, path, await generateX25519Identity())).rejects.toThrow(
    "cannot be read",
  );
  await restoreBackup(restored, path, identity);
  expect(await contentsOf(restored.database)).toEqual(await contentsOf(shop.database));
});

test("a damaged or incomplete backup restores nothing", async () => {
  const bytes = await readFile(await backUp());
  const restored = await emptyShop();
  const before = await contentsOf(restored.database);
  const damaged = [
    bytes.subarray(0, bytes.length / 2),
    bytes.subarray(0, bytes.length - 20),
    bytes.with(Math.floor(bytes.length / 3), (bytes[Math.floor(bytes.length / 3)] ?? 0) ^ 255),
    Buffer.alloc(0),
    Buffer.from("no archive"),
  ];
  for (const part of damaged) {
    const path = join(await folderForThisTest(), "damaged.tar.gz");
    await writeFile(path, part);
    await expect(checkBackup(path, "")).rejects.toThrow();
    await expect(restoreBackup(restored, path, "")).rejects.toThrow();
    expect(await contentsOf(restored.database)).toEqual(before);
  }
});

test("a restore into a shop with data is refused and changes nothing", async () => {
  const path = await backUp();
  const taken = await emptyShop();
  await makeProduct(taken.database, { available: 1 });
  const before = await contentsOf(taken.database);
  await expect(restoreBackup(taken, path, "")).rejects.toThrow("The shop is not empty");
  expect(await contentsOf(taken.database)).toEqual(before);
});

test("an archive of a newer release is refused", async () => {
  const path = await backUp();
  const newer = await databaseForThisTest();
  await newer.rows({
    text: "insert into schema_migration (name, is_expand) values ('9999-next.sql', true)",
  });
  onTestFinished(() => newer.script("delete from schema_migration where name = '9999-next.sql'"));
  const files = openFolderStore(await folderForThisTest());
  await expect(restoreBackup({ database: newer, files }, path, "")).rejects.toThrow("newer schema");
  const newest = join(await folderForThisTest(), "newest.tar.gz");
  await makeBackup({ database: newer, files, clock: shop.clock }, newest, "");
  await expect(restoreBackup(await emptyShop(), newest, "")).rejects.toThrow("of a newer release");
});

test("of several processes one makes the backup that is due, and the oldest backups are deleted", async () => {
  const folder = await folderForThisTest();
  const clock = settableClock(new Date("2026-11-21T03:00:00Z"));
  const backups = { folder, everyHours: 24, keptCount: 2, recipient: "" };
  const context = { ...shop.context, clock, config: { ...shop.context.config, backups } };
  await writeFile(join(folder, "notes.txt"), "kept");
  const made = await Promise.all([makeScheduledBackup(context), makeScheduledBackup(context)]);
  expect(made.filter(Boolean)).toEqual([join(folder, "shop-2026-11-21T03-00-00Z.tar.gz")]);
  clock.set(new Date("2026-11-22T02:59:00Z"));
  expect(await makeScheduledBackup(context)).toBeNull();
  for (const day of ["22", "23"]) {
    clock.set(new Date(`2026-11-${day}T04:00:00Z`));
    await makeScheduledBackup(context);
  }
  expect((await readdir(folder)).sort()).toEqual([
    "notes.txt",
    "shop-2026-11-22T04-00-00Z.tar.gz",
    "shop-2026-11-23T04-00-00Z.tar.gz",
  ]);
});

test("a backup that a wrong clock has dated far ahead keeps none from being made or kept", async () => {
  const folder = await folderForThisTest();
  const clock = settableClock(new Date("2027-11-21T03:00:00Z"));
  const backups = { folder, everyHours: 24, keptCount: 1, recipient: "" };
  const context = { ...shop.context, clock, config: { ...shop.context.config, backups } };
  const ahead = await makeScheduledBackup(context);
  clock.set(new Date("2026-11-21T03:00:00Z"));
  const made = await makeScheduledBackup(context);
  expect(made).toBe(join(folder, "shop-2026-11-21T03-00-00Z.tar.gz"));
  expect((await readdir(folder)).map((name) => join(folder, name)).sort()).toEqual([made, ahead]);
  clock.set(new Date("2026-11-21T04:00:00Z"));
  expect(await makeScheduledBackup(context)).toBeNull();
});

test("what a killed process has left of a backup goes with the next", async () => {
  const folder = await folderForThisTest();
  const clock = settableClock(new Date("2026-11-21T03:00:00Z"));
  const backups = { folder, everyHours: 24, keptCount: 2, recipient: "" };
  const context = { ...shop.context, clock, config: { ...shop.context.config, backups } };
  await writeFile(join(folder, "shop-2026-11-20T03-00-00Z.tar.gz.draft"), "half");
  await writeFile(join(folder, "letter.draft"), "kept");
  await makeScheduledBackup(context);
  expect((await readdir(folder)).sort()).toEqual(["letter.draft", "shop-2026-11-21T03-00-00Z.tar.gz"]);
});
