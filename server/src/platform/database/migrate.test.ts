import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "../../../../scripts/free-port.ts";
import { makeStorage, shopSecret, startShop } from "../../../test/shop/shop-process.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { openShop } from "../../open-shop.ts";
import type { Database } from "./database.ts";
import { migrate, pendingMigrations, readMigrations } from "./migrate.ts";

const shipped = fileURLToPath(new URL("../../../migrations/", import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await folderForThisTest();
  await cp(shipped, folder, { recursive: true });
});

/** Runs a migration that the shop's own release does not know; it is taken back when the test ends. */
async function runNext(database: Database, text: string, undo: string): Promise<void> {
  await writeFile(join(folder, "9999-next.sql"), text);
  onTestFinished(() => database.script(`${undo}; delete from schema_migration where name = '9999-next.sql'`));
  expect(await migrate(database, { folder })).toEqual(["9999-next.sql"]);
}

test("a schema of a newer release is refused, and one that was only expanded is not", async () => {
  const database = await databaseForThisTest();
  await runNext(
    database,
    "-- expand\nalter table maker add column motto text;\n",
    "alter table maker drop motto",
  );
  expect(await migrate(database)).toEqual([]);
  expect(await pendingMigrations(database)).toEqual([]);
  await database.script("update schema_migration set is_expand = false where name = '9999-next.sql'");
  await expect(migrate(database)).rejects.toThrow("belongs to a newer release, which has run 9999-next.sql");
});

test("a migration that was changed after it has run is refused", async () => {
  const database = await databaseForThisTest();
  const [first] = await readMigrations();
  const name = first?.name ?? "";
  await writeFile(join(folder, name), `${await readFile(join(folder, name), "utf8")}-- changed\n`);
  await expect(migrate(database, { folder })).rejects.toThrow(
    `${name} is not what the database was migrated`,
  );
  // A release that kept no checksums leaves none: they are added.
  await database.script(`update schema_migration set checksum = null where name = '${name}'`);
  expect(await migrate(database)).toEqual([]);
  const [row] = await database.rows<{ checksum: string }>({
    text: "select checksum from schema_migration where name = $1",
    values: [name],
  });
  expect(row?.checksum).toBe(first?.checksum);
});

test("a failed migration changes nothing and is not recorded", async () => {
  const database = await databaseForThisTest();
  await writeFile(join(folder, "9999-next.sql"), "alter table maker add column motto text;\nselect 1 / 0;\n");
  await expect(migrate(database, { folder })).rejects.toThrow("division by zero");
  await writeFile(join(folder, "9999-next.sql"), "select motto from maker;\n");
  await expect(migrate(database, { folder })).rejects.toThrow("motto");
  expect(await migrate(database)).toEqual([]);
});

// The embedded database has one connection, which waits for no other.
test.runIf(inject("postgresUrl"))(
  "a migration gives up on a table that others keep locked, and statements go on meanwhile",
  async () => {
    const database = await databaseForThisTest();
    await writeFile(join(folder, "9999-next.sql"), "alter table maker add column motto text;\n");
    await database.transaction(async (transaction) => {
      await transaction.rows({ text: "select 1 from maker" });
      await expect(migrate(database, { folder, patienceMs: 50 })).rejects.toThrow("has waited 3 times 50 ms");
    });
    expect(await migrate(database)).toEqual([]);
  },
);

/** Statements that a release which does not know them cannot bear, or that lock a large table for long. */
const contracting =
  /\bdrop\s+(?:table|column|view)|\brename\b|set not null|\balter\s+(?:column\s+)?\w+\s+(?:set data )?type\b|add constraint(?![^;]*not valid)|\btruncate\b/i;

test("migrations that are marked as expanding only expand", async () => {
  const marked = (await readMigrations()).filter(({ isExpand }) => isExpand);
  expect(marked.filter(({ text }) => contracting.test(text)).map(({ name }) => name)).toEqual([]);
});

test.runIf(inject("postgresUrl"))(
  "a process of the release before answers beside a migration that expands, and can be started again",
  async () => {
    const storage = await makeStorage();
    const before = await startShop(storage.environment);
    const database = await storage.open();
    onTestFinished(() => database.close());
    await writeFile(
      join(folder, "9999-next.sql"),
      `-- expand
alter table person add column motto text;
create table motto (id bigint generated always as identity primary key, text text not null);
create index concurrent_motto on person (motto);
`,
    );
    let isMigrated = false;
    const migrating = migrate(database, { folder }).finally(() => {
      isMigrated = true;
    });
    const statuses = new Set<number>();
    do {
      const answers = await Promise.all(
        ["/readyz", "/spa/cart", "/spa/bypass/indexes/makers", "/spa/catalog/offers"].map((path) =>
          fetch(`${before.origin}${path}`),
        ),
      );
      for (const answer of answers) {
        statuses.add(answer.status);
        await answer.body?.cancel();
      }
    } while (!isMigrated);
    await migrating;
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    await startShop(storage.environment);

    await database.script("update schema_migration set is_expand = false where name = '9999-next.sql'");
    const environment = { ...storage.environment, SHOP_SECRET: shopSecret, PORT: String(await freePort()) };
    await expect(openShop(environment)).rejects.toThrow("belongs to a newer release");
    expect((await fetch(`${before.origin}/readyz`)).status).toBe(200);
  },
);
