import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { postgresPrograms } from "../server/test/shop/global-setup.ts";
import { projectRoot } from "./source-files.ts";
import { inTurn, quickChecks, type Step, step } from "./steps.ts";

/**
 * `npm run check`, while working: types, lint, imports and the other quick checks, and the tests of what has
 * changed since the last commit on `main`: those in the folders of changed files, or in the nearest folder
 * above that has tests. `npm test` runs everything.
 */

function git(...args: string[]): string[] {
  const { stdout, status } = spawnSync("git", args, { cwd: projectRoot, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : [];
}

/** Paths that differ from where this branch left `main`; on `main` itself, from its last commit. */
function changedFiles(): string[] {
  const [base = "HEAD"] = git("merge-base", "HEAD", "main");
  return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
}

const isTest = (name: string) => /\.test\.tsx?$/.test(name) && !name.endsWith(".history.test.ts");

/** Test files beside a file, or in the nearest folder above it that has some. */
function testsNear(path: string): string[] {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    if (!existsSync(join(projectRoot, folder))) continue;
    const tests = readdirSync(join(projectRoot, folder)).filter(isTest);
    if (tests.length > 0) return tests.map((name) => join(folder, name));
  }
  return [];
}

const sources = changedFiles().filter((path) => /\.(?:ts|tsx|sql)$/.test(path) && !path.startsWith("e2e/"));
const tests = [...new Set(sources.flatMap(testsNear))];
/** PostgreSQL does the same work in less time. */
const engine = (await postgresPrograms()) === null ? "embedded" : "postgres";
const related: Step[] =
  tests.length === 0
    ? []
    : [
        () =>
          step("tests of what changed", "vitest", [
            "run",
            ...["plain", "storefront", engine].flatMap((project) => ["--project", project]),
            ...tests,
          ]),
      ];

const areGood = await Promise.all([inTurn(quickChecks), inTurn(related)]);
process.exitCode = areGood.includes(false) ? 1 : 0;
