import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresPrograms } from "../server/test/shop/global-setup.ts";
import { ensureChromium } from "./chromium.ts";
import { findFirefox, findWebKit } from "./other-browsers.ts";
import { inTurn, type Step, staticChecks, step } from "./steps.ts";

/**
 * `npm test`: all checks and tests, with a total at the end. `npm run verify` is the same without browser tests. The static
 * checks run beside the build; then unit and browser tests run in parallel, because neither keeps two cores busy. The
 * output of the browser tests is printed at their end.
 */

type Count = { passed: number; failed: number; skipped: number };

const results = mkdtempSync(join(tmpdir(), "recambia-results-"));
const withJourneys = !process.argv.includes("--no-journeys");
const total: Count = { passed: 0, failed: 0, skipped: 0 };

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
  // A run that crashed leaves no report, and its step has failed.
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
  const engines = hasPostgres ? ["postgres", "embedded-core"] : ["embedded"];
  const projects = ["plain", ...engines, "storefront"];
  const isGood = await step(
    "unit and integration tests",
    "vitest",
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(results, "vitest.json")}`,
    ],
    { isShownAtOnce: true },
  );
  readCounts("vitest.json", {
    passed: ["numPassedTests"],
    failed: ["numFailedTests"],
    skipped: ["numPendingTests"],
  });
  return isGood;
}

async function journeys(): Promise<boolean> {
  for (const { missing } of [findFirefox(), findWebKit()]) {
    if (missing) console.info(`\n${missing} Its journeys are skipped.`);
  }
  const environment = {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, "playwright.json"),
  };
  const isGood = await step(
    "browser journeys",
    "playwright",
    ["test", "--config", "e2e/playwright.config.ts"],
    { environment },
  );
  readCounts("playwright.json", {
    passed: ["stats", "expected"],
    failed: ["stats", "unexpected"],
    skipped: ["stats", "skipped"],
  });
  return isGood;
}

const building: Step[] = [
  () =>
    step("build", "node", [
      "--eval",
      "import('./scripts/build-storefront.ts').then((it) => it.buildStorefront())",
    ]),
  () => step("sizes", "node", ["scripts/check-size.ts"]),
];

const built = inTurn(building);
/** Browser tests and some unit tests use the built pages. */
const afterBuild =
  (run: Step): Step =>
  async () => {
    await built;
    return run();
  };

const areGood = await Promise.all([
  built,
  inTurn(staticChecks),
  afterBuild(unitTests)(),
  ...(withJourneys ? [afterBuild(journeys)()] : []),
]);
const isGood = !areGood.includes(false);
rmSync(results, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.info(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = isGood ? 0 : 1;
