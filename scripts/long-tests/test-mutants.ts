import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresPrograms } from "../../server/test/shop/global-setup.ts";
import { projectRoot } from "../source-files.ts";

/**
 * `npm run test:mutants -- FEATURE`: mutation testing of the files in `mutated-files.json`, which decide money, stock, fitment
 * and rights. Further options go to Stryker, whose results are kept in `.stryker/` (docs/decisions/042).
 */

type Feature = { mutate: string[]; tests: string[] };

const [name = "", ...options] = process.argv.slice(2);
const features: Record<string, Feature> = JSON.parse(
  readFileSync(join(import.meta.dirname, "mutated-files.json"), "utf8"),
);
const feature = features[name];
if (!feature) {
  console.error(`Name one of: ${Object.keys(features).join(", ")}.`);
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
    mutate: [...feature.mutate, "!**/*.test.ts"],
    // SQL, messages and names: a broken statement fails every test that sends it.
    mutator: { excludedMutations: ["StringLiteral"] },
    coverageAnalysis: "perTest",
    // Schemas and tables, which are evaluated on import: each mutant would rerun every test.
    ignoreStatic: true,
    inPlace: true,
    concurrency: 1,
    // A statement that waits for a lock is no endless loop.
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
  env: { ...process.env, MUTANT_TESTS: JSON.stringify(feature.tests), MUTANT_ENGINE: engine },
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = ran.status ?? 1;
