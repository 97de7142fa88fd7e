import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { postgresPrograms } from "../server/test/shop/global-setup.ts";
import { ensureChromium } from "./chromium.ts";
import { findFirefox, findWebKit } from "./other-browsers.ts";
import { projectRoot } from "./source-files.ts";
import { inTurn, type Step, staticChecks, step } from "./steps.ts";

/**
 * `npm test`: all checks and tests, with a total and the names of failed tests at the end. `npm run verify` is the same
 * without browser tests. The static checks run beside the build; then unit and browser tests run in parallel, because
 * neither keeps two cores busy. The output of the browser tests is printed at their end.
 */

type Count = { passed: number; failed: number; skipped: number };

const results = mkdtempSync(join(tmpdir(), "recambia-results-"));
const withJourneys = !process.argv.includes("--no-journeys");
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

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

function items(value: unknown, name: string): unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}

/** Where each failed unit test stands, with the first line of its failure. */
function failedUnitTests(report: unknown): string[] {
  return items(report, "testResults").flatMap((file) => {
    const path = relative(projectRoot, String(field(file, "name")));
    const failed = items(file, "assertionResults").filter((test) => field(test, "status") === "failed");
    // A file that could not be loaded has failed without a test.
    if (failed.length === 0 && field(file, "status") === "failed")
      return [`${path}: ${field(file, "message")}`];
    return failed.map((test) => {
      const [reason = ""] = String(items(test, "failureMessages")[0] ?? "").split("\n");
      return `${path} › ${field(test, "fullName")}: ${reason}`;
    });
  });
}

/** Where each failed journey stands, with the window or browser that it failed in. */
function failedJourneys(suite: unknown): string[] {
  return [
    ...items(suite, "specs").flatMap((spec) =>
      items(spec, "tests")
        .filter((test) => field(test, "status") === "unexpected")
        .map((test) => {
          const place = `e2e/${field(spec, "file")}:${field(spec, "line")}`;
          return `${place} [${field(test, "projectName")}] › ${field(spec, "title")}`;
        }),
    ),
    ...items(suite, "suites").flatMap(failedJourneys),
  ];
}

type Reading = { names: Record<keyof Count, string[]>; failed: (report: unknown) => string[] };

function readReport(file: string, { names, failed }: Reading) {
  const path = join(results, file);
  // A run that crashed leaves no report, and its step has failed.
  if (!existsSync(path)) return;
  const report: unknown = JSON.parse(readFileSync(path, "utf8"));
  failures.push(...failed(report));
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
  readReport("vitest.json", {
    names: { passed: ["numPassedTests"], failed: ["numFailedTests"], skipped: ["numPendingTests"] },
    failed: failedUnitTests,
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
  readReport("playwright.json", {
    names: {
      passed: ["stats", "expected"],
      failed: ["stats", "unexpected"],
      skipped: ["stats", "skipped"],
    },
    failed: failedJourneys,
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
if (failures.length > 0) console.info(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join("\n")}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.info(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = isGood ? 0 : 1;
