import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresPrograms } from "../server/test/global-setup.ts";
import { ensureChromium } from "./chromium.ts";
import { projectRoot } from "./source-files.ts";

/**
 * `npm test`: everything that must hold, one step after the other, and a closing count.
 * `npm run verify` is the same without the browser journeys.
 */

type Count = { passed: number; failed: number; skipped: number };

const results = mkdtempSync(join(tmpdir(), "recambia-results-"));
const withJourneys = !process.argv.includes("--no-journeys");
const total: Count = { passed: 0, failed: 0, skipped: 0 };

function step(name: string, command: string, args: string[], environment: Record<string, string> = {}) {
  const startedAt = Date.now();
  console.info(`\n── ${name}`);
  const ran = spawnSync(command, args, {
    cwd: projectRoot,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  const isGood = ran.status === 0;
  console.info(
    `── ${name}: ${isGood ? "good" : "FAILED"} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
  return isGood;
}

function add(count: Count) {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}

function field(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}

function readCounts(file: string, names: { passed: string[]; failed: string[]; skipped: string[] }) {
  const path = join(results, file);
  // A run that died has left none: its step has failed.
  if (!existsSync(path)) return;
  const report: unknown = JSON.parse(readFileSync(path, "utf8"));
  const read = (path: string[]) => Number(field(report, ...path) ?? 0);
  add({ passed: read(names.passed), failed: read(names.failed), skipped: read(names.skipped) });
}

async function unitTests(): Promise<boolean> {
  const hasPostgres = (await postgresPrograms()) !== null;
  if (!hasPostgres) {
    console.info(
      "\nPostgreSQL's server programs were not found: the API tests run on the embedded database only.",
    );
  }
  const projects = ["plain", "embedded", ...(hasPostgres ? ["postgres"] : []), "storefront"];
  const isGood = step("unit and integration tests", "vitest", [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(results, "vitest.json")}`,
  ]);
  readCounts("vitest.json", {
    passed: ["numPassedTests"],
    failed: ["numFailedTests"],
    skipped: ["numPendingTests"],
  });
  return isGood;
}

function journeys(): boolean {
  const isGood = step("browser journeys", "playwright", ["test", "--config", "e2e/playwright.config.ts"], {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, "playwright.json"),
  });
  readCounts("playwright.json", {
    passed: ["stats", "expected"],
    failed: ["stats", "unexpected"],
    skipped: ["stats", "skipped"],
  });
  return isGood;
}

const steps: (() => boolean | Promise<boolean>)[] = [
  () => step("format and lint", "biome", ["ci", "--error-on-warnings", "."]),
  () => step("types", "tsc", ["-p", "tsconfig.json"]),
  () => step("types of the storefront", "tsc", ["-p", "storefront/tsconfig.json"]),
  () => step("types of the journeys", "tsc", ["-p", "e2e/tsconfig.json"]),
  () => step("who imports whom", "node", ["scripts/check-imports.ts"]),
  () => step("shape", "node", ["scripts/shape.ts"]),
  () => step("unused code", "knip", []),
  () => step("translations", "npm", ["run", "--silent", "messages:check", "-w", "storefront"]),
  () =>
    step("build", "node", [
      "--eval",
      "import('./scripts/build-storefront.ts').then((it) => it.buildStorefront())",
    ]),
  () => step("sizes", "node", ["scripts/check-size.ts"]),
  unitTests,
  ...(withJourneys ? [journeys] : []),
];

// Every step runs, whatever failed before it: one run tells all that is wrong.
let isGood = true;
for (const run of steps) isGood = (await run()) && isGood;
rmSync(results, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.info(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = isGood ? 0 : 1;
