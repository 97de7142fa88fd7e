import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { changed, goodFeed } from "../../../test/catalogue/feed-lines.ts";
import { readRevision } from "../../../test/shop/read-revision.ts";
import { compiledFolder, makeStorage } from "../../../test/shop/shop-process.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { settableClock } from "../../platform/clock.ts";
import { importCatalogue } from "./import-command.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
const program = fileURLToPath(new URL("../main.ts", import.meta.url));

async function feedFile(records: object[]) {
  const folder = await folderForThisTest();
  const feed = join(folder, "feed.ndjson");
  await writeFile(feed, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  return { feed, reportPath: join(folder, "refused.txt") };
}

function recorder() {
  const texts: string[] = [];
  return { write: (text: string) => texts.push(text), text: () => texts.join("") };
}

test("refused lines are shown with their reasons, all are in the report file, and the answer is no", async () => {
  const bad = Array.from({ length: 60 }, (_one, index) =>
    changed("product", { id: `bad/${index}`, number: `BAD ${index}`, price_cents: 0, brand: "nobody" }),
  );
  const files = await feedFile([...goodFeed(), ...bad]);
  const output = recorder();
  const errors = recorder();
  const isGood = await importCatalogue(await databaseForThisTest(), files, { clock, output, errors });
  expect(isGood).toBe(false);
  expect(output.text()).toMatch(/^product +2$/m);
  expect(output.text()).toMatch(/^refused +60$/m);
  const shown = errors
    .text()
    .split("\n")
    .filter((line) => line.startsWith("line "));
  expect(shown).toHaveLength(50);
  expect(shown[0]).toBe(`line 12: price_cents: nothing is given away; brand: unknown brand "nobody"`);
  expect(errors.text()).toContain(`and 10 more: all are in ${files.reportPath}`);
  const report = (await readFile(files.reportPath, "utf8")).trim().split("\n");
  expect(report).toHaveLength(120);
  expect(report.at(-1)).toBe(`71\tbrand: unknown brand "nobody"`);
});

test("a feed without a bad line is loaded, told in numbers, and the answer is yes", async () => {
  const output = recorder();
  const errors = recorder();
  const { feed } = await feedFile(goodFeed());
  const isGood = await importCatalogue(await databaseForThisTest(), { feed }, { clock, output, errors });
  expect(isGood).toBe(true);
  expect(output.text()).toMatch(/^kit +1$/m);
  expect(output.text()).toMatch(/^11 lines in [\d.]+ s \([\d,]+ lines\/s\); revision 2$/m);
  expect(errors.text()).toBe("100 % 11 lines, 2 products\n");
});

test("a report that cannot be opened ends the import before anything is loaded", async () => {
  const database = await databaseForThisTest();
  const { feed, reportPath } = await feedFile([
    ...goodFeed(),
    changed("product", { id: "bad/1", number: "" }),
  ]);
  const given = { feed, reportPath: join(reportPath, "in-no-folder.txt") };
  const context = { clock, output: recorder(), errors: recorder() };
  await expect(importCatalogue(database, given, context)).rejects.toThrow(/^ENOTDIR|^ENOENT/);
  expect(await database.rows({ text: "select 1 from product" })).toEqual([]);
});

test("a report never takes the place of the feed", async () => {
  const { feed, reportPath } = await feedFile(goodFeed());
  await symlink(feed, reportPath);
  const context = { clock, output: recorder(), errors: recorder() };
  for (const path of [feed, reportPath]) {
    const importing = importCatalogue(await databaseForThisTest(), { feed, reportPath: path }, context);
    await expect(importing).rejects.toThrow("overwrite the feed");
  }
  expect((await readFile(feed, "utf8")).split("\n")).toHaveLength(goodFeed().length + 1);
});

test.runIf(existsSync("/dev/full"))(
  "a report that finds no room on the disk is an error, after the result",
  async () => {
    const { feed } = await feedFile([...goodFeed(), changed("product", { id: "bad/1", number: "" })]);
    const output = recorder();
    const importing = importCatalogue(
      await databaseForThisTest(),
      { feed, reportPath: "/dev/full" },
      { clock, output, errors: recorder() },
    );
    await expect(importing).rejects.toThrow("ENOSPC");
    expect(output.text()).toMatch(/^product +2$/m);
  },
);

// Another process cannot look into the embedded database.
test.runIf(inject("postgresUrl"))("an import that is stopped publishes what it has loaded", async () => {
  const storage = await makeStorage();
  const database = await storage.open();
  onTestFinished(() => database.close());
  const before = await readRevision(database);
  const importing = spawn(process.execPath, [program, "import", "-"], {
    env: { ...process.env, ...storage.environment, NODE_COMPILE_CACHE: compiledFolder },
  });
  onTestFinished(() => void importing.kill("SIGKILL"));
  let errors = "";
  importing.stderr.on("data", (text) => {
    errors += text;
  });
  const many = Array.from({ length: 1000 }, (_one, index) =>
    changed("product", { id: `p/${index}`, number: `P ${index}` }),
  );
  for (const record of [...goodFeed(), ...many]) importing.stdin.write(`${JSON.stringify(record)}\n`);
  const loaded = { text: "select from product limit 1" };
  await vi.waitUntil(async () => (await database.rows(loaded)).length > 0, { timeout: 60_000 });
  importing.kill("SIGTERM");
  const [code] = await once(importing, "close");
  expect([code, errors]).toEqual([1, expect.stringContaining("The import was stopped.")]);
  expect(await readRevision(database)).toBeGreaterThan(before);
});

// Each call loads the whole shop, whatever the database: which words ask for nothing is tested with `readCommand`.
test.runIf(inject("isForAllEngines"))(
  "the program says how it is used, and ends with 1 when it was called wrongly",
  async () => {
    const dataDir = await folderForThisTest();
    const call = (...words: string[]) =>
      spawnSync(process.execPath, [program, ...words], {
        encoding: "utf8",
        env: { ...process.env, DATA_DIR: dataDir, NODE_COMPILE_CACHE: compiledFolder },
      });
    const help = call("--help");
    expect(help.status).toBe(0);
    expect(help.stdout).toContain("import FILE");
    const wrong = call("import", "a", "--colour");
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).not.toBe("");
    expect(wrong.stderr).not.toMatch(/\n\s+at /);
    // A command that runs in a process of its own is logged, too, by its name only.
    expect(call("backup", "check", "ana@example.com").status).toBe(1);
    const log = await readFile(join(dataDir, "operator.log"), "utf8");
    expect(log).toMatch(
      /^\{"time":\d+,"security":"operator_command","command":"backup check","outcome":"refused"\}\n$/,
    );
  },
);
