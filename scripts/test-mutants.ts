import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresPrograms } from "../server/test/shop/global-setup.ts";
import { projectRoot } from "./source-files.ts";

/**
 * `npm run test:mutants -- ROOM`: puts small mistakes into the files that decide money, stock, fit and rights in a
 * room (`mutated-files.json`), one at a time, and says which of them its tests do not notice. Options behind the
 * room go to Stryker. What was tried before is remembered in `.stryker/` (docs/decisions/042).
 */

type Room = { mutate: string[]; tests: string[] };

const [name = "", ...options] = process.argv.slice(2);
const rooms: Record<string, Room> = JSON.parse(
  readFileSync(join(import.meta.dirname, "mutated-files.json"), "utf8"),
);
const room = rooms[name];
if (!room) {
  console.error(`Name a room: ${Object.keys(rooms).join(", ")}.`);
  process.exit(1);
}

const engine = (await postgresPrograms()) === null ? "embedded" : "postgres";
const folder = mkdtempSync(join(tmpdir(), "recambia-mutants-"));
const configFile = join(folder, "stryker.json");
writeFileSync(
  configFile,
  JSON.stringify({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "vitest.mutants.config.ts", related: false },
    mutate: [...room.mutate, "!**/*.test.ts"],
    // The texts of statements, messages and names: a broken statement fails every test that sends it.
    mutator: { excludedMutations: ["StringLiteral"] },
    coverageAnalysis: "perTest",
    // What is evaluated once, while a file is imported: schemas and tables. Each mutant would rerun every test.
    ignoreStatic: true,
    inPlace: true,
    concurrency: 1,
    // A statement that waits for a lock is not a mutant that runs for ever.
    timeoutMS: 60_000,
    incremental: true,
    incrementalFile: join(projectRoot, `.stryker/${name}.json`),
    tempDirName: join(folder, "work"),
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    allowEmpty: false,
  }),
);
const ran = spawnSync("stryker", ["run", configFile, ...options], {
  cwd: projectRoot,
  stdio: "inherit",
  env: { ...process.env, MUTANT_TESTS: JSON.stringify(room.tests), MUTANT_ENGINE: engine },
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = ran.status ?? 1;
