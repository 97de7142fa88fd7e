import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { expect, inject, onTestFinished, test as testOnBoth, vi } from "vitest";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { ConfigError } from "../config.ts";
import { fromPglite, openEmbedded } from "./embedded.ts";

/** With PostgreSQL the same would be tested again. */
const test = testOnBoth.skipIf(inject("postgresUrl"));

test("a folder of another version of PostgreSQL, or a part of one, is refused in a sentence and let go of", async () => {
  const folder = join(await folderForThisTest(), "database");
  await mkdir(folder);
  await writeFile(join(folder, "PG_VERSION"), "16\n");
  for (let tries = 0; tries < 2; tries++) {
    const refused = await openEmbedded(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect(String(refused)).toMatch(/of PostgreSQL 16, can't be opened/);
  }
});

test("a database that answers no more is reported, one that refuses a statement is not", async () => {
  const lite = await PGlite.create({
    // Making the files anew takes two seconds of processor time.
    loadDataDir: new Blob([await readFile(inject("embeddedSnapshot"))]),
    extensions: { pg_trgm, unaccent },
  });
  onTestFinished(() => lite.close());
  const broken: unknown[] = [];
  const database = fromPglite(lite, (error) => broken.push(error));
  await expect(database.rows({ text: "select nothing" })).rejects.toThrow();
  await expect(
    database.transaction((transaction) => transaction.rows({ text: "select 1 / 0" })),
  ).rejects.toThrow();
  const full = Object.assign(new Error("No space left on device"), { code: "53100" });
  const query = vi.spyOn(lite, "query").mockRejectedValueOnce(full);
  await expect(database.rows({ text: "select 1" })).rejects.toThrow("No space");
  await lite.query("select 1");
  expect(broken).toEqual([]);
  const dead = Object.assign(new Error("XLogBeginInsert was already called"), { code: "XX000" });
  query.mockRejectedValue(dead);
  await expect(database.rows({ text: "select 1" })).rejects.toThrow("XLogBeginInsert");
  await vi.waitFor(() => expect(broken).toEqual([dead]));
  query.mockRestore();
});
