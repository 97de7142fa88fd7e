import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresPrograms } from "../server/test/shop/global-setup.ts";
import { ensureChromium } from "./chromium.ts";
import { projectRoot } from "./source-files.ts";

/**
 * `npm test`: everything that must hold, and a closing count. `npm run verify` is the same without the browser
 * journeys. What takes one core runs two at a time, and is told step by step.
 */

type Count = { passed: number; failed: number; skipped: number };

const results = mkdtempSync(join(tmpdir(), "recambia-results-"));
const withJourneys = !process.argv.includes("--no-journeys");
const total: Count = { passed: 0, failed: 0, skipped: 0 };

/** Runs a command; what it says is shown at once, or when it has ended, so that two don't talk at the same time. */
async function step(
  name: string,
  command: string,
  args: string[],
  {
    environment = {},
    isShownAtOnce = false,
  }: { environment?: Record<string, string>; isShownAtOnce?: boolean } = {},
): Promise<boolean> {
  const startedAt = Date.now();
  if (isShownAtOnce) console.info(`\n── ${name}`);
  const output = isShownAtOnce ? "inherit" : "pipe";
  const ran = spawn(command, args, {
    cwd: projectRoot,
    stdio: ["inherit", output, output],
    env: { ...process.env, ...environment },
  });
  const said: string[] = [];
  for (const stream of [ran.stdout, ran.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => said.push(text));
  }
  const isGood = await new Promise<boolean>((resolve) => {
    ran.once("error", (error) => {
      said.push(`${error.message}\n`);
      resolve(false);
    });
    ran.once("close", (code) => resolve(code === 0));
  });
  if (!isShownAtOnce) process.stdout.write(`\n── ${name}\n${said.join("")}`);
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
  const environment = {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, "playwright.json"),
  };
  const isGood = await step(
    "browser journeys",
    "playwright",
    ["test", "--config", "e2e/playwright.config.ts"],
    { environment, isShownAtOnce: true },
  );
  readCounts("playwright.json", {
    passed: ["stats", "expected"],
    failed: ["stats", "unexpected"],
    skipped: ["stats", "skipped"],
  });
  return isGood;
}

type Step = () => Promise<boolean>;

const checks: Step[] = [
  () => step("format and lint", "biome", ["ci", "--error-on-warnings", "."]),
  () => step("types", "tsc", ["-p", "tsconfig.json"]),
  () => step("types of the storefront", "tsc", ["-p", "storefront/tsconfig.json"]),
  () => step("types of the journeys", "tsc", ["-p", "e2e/tsconfig.json"]),
  () => step("who imports whom", "node", ["scripts/check-imports.ts"]),
  () => step("shape", "node", ["scripts/shape.ts"]),
  () => step("one word for one thing", "node", ["scripts/check-words.ts"]),
  () => step("unused code", "knip", []),
  () => step("translations", "npm", ["run", "--silent", "messages:check", "-w", "storefront"]),
];

const building: Step[] = [
  () =>
    step("build", "node", [
      "--eval",
      "import('./scripts/build-storefront.ts').then((it) => it.buildStorefront())",
    ]),
  () => step("sizes", "node", ["scripts/check-size.ts"]),
];

/** Every step runs, whatever failed before it: one run tells all that is wrong. */
async function inTurn(steps: Step[]): Promise<boolean> {
  let isGood = true;
  for (const run of steps) isGood = (await run()) && isGood;
  return isGood;
}

const areGood = [
  ...(await Promise.all([inTurn(checks), inTurn(building)])),
  await inTurn([unitTests, ...(withJourneys ? [journeys] : [])]),
];
const isGood = !areGood.includes(false);
rmSync(results, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.info(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = isGood ? 0 : 1;
