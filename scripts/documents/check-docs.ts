import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { projectRoot, sourceFiles } from "../source-files.ts";
import { findAsvsProblems } from "./find-asvs-problems.ts";

/**
 * Checks the documents: every relative link and every path of the project in backticks names an existing file, the index
 * lists each decision, decisions are short, have the same sections and name those that change them, docs/law.md has every
 * row with an existing test, and docs/security.md has every requirement of ASVS 5.0 once and names existing test files.
 */

const maxDecisionWords = 300;
const decisionSections = ["Context", "Decision", "Alternatives considered", "Consequences"];

const packageReadmes = ["bench", "examples/storefront", "storefront"].map((folder) => `${folder}/README.md`);
const documents = ["README.md", "CONTRIBUTING.md", ...packageReadmes, ...markdownIn("docs")];
const problems = [
  ...documents.flatMap(findBrokenLinks),
  ...documents.flatMap(findMissingPaths),
  ...findMissingTests("docs/security.md"),
];

const decisions = readdirSync(join(projectRoot, "docs/decisions")).filter((name) =>
  /^\d{3}-.*\.md$/.test(name),
);
const index = readFileSync(join(projectRoot, "docs/decisions/README.md"), "utf8");
for (const name of decisions) {
  if (!index.includes(`(${name})`)) problems.push(`docs/decisions/README.md does not list ${name}`);
  problems.push(...findDecisionProblems(`docs/decisions/${name}`), ...findOneSidedChanges(name));
}
const numbers = decisions.map((name) => name.slice(0, 3));
for (const number of numbers.filter((one, at) => numbers.indexOf(one) !== at)) {
  problems.push(`docs/decisions has two decisions ${number}`);
}

/** Rows of each section of docs/law.md; the last, of tests, has no states. */
const lawRows = [9, 15, 7, 5, 8, 8, 3, 4, 8, 4, 7, 7, 3, 3, 10];
problems.push(...findLawProblems(readFileSync(join(projectRoot, "docs/law.md"), "utf8")));

problems.push(...findAsvsProblems(readFileSync(join(projectRoot, "docs/security.md"), "utf8")));

/** Finds missing rows of docs/law.md, rows of its tables without a test, and tests that do not exist. */
function findLawProblems(text: string): string[] {
  const numbers = lawRows.flatMap((count, section) =>
    Array.from({ length: count }, (_, row) => `${section + 1}.${row + 1}`),
  );
  const rows = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| row |"));
  const missing = numbers.filter((number) => !rows.some((row) => row.startsWith(`| ${number} |`)));
  return [
    ...missing.map((number) => `docs/law.md has no row ${number}`),
    ...rows.flatMap((row) => {
      const tests = [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: "([^"]+)"/g)];
      const number = row.split(" | ")[0]?.slice(2) ?? "";
      if (tests.length === 0) return [`docs/law.md names no test in row ${number}`];
      return tests
        .filter(([, path = "", title = ""]) => !hasTest(path, title))
        .map(([, , title]) => `docs/law.md names a test in row ${number} that does not exist: ${title}`);
    }),
  ];
}

function hasTest(path: string, title: string): boolean {
  const file = join(projectRoot, path);
  return existsSync(file) && readFileSync(file, "utf8").includes(title);
}

/** Markdown files of a folder and those below it, as paths from the project's root. */
function markdownIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
}

function findBrokenLinks(path: string): string[] {
  const text = readFileSync(join(projectRoot, path), "utf8");
  const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = ""]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(projectRoot, dirname(path), target)))
    .map((target) => `${path} links to ${target}, which does not exist`);
}

/** Finds paths in backticks that do not exist. Paths with a placeholder (`FEATURE`, `*`) are not checked. */
function findMissingPaths(path: string): string[] {
  const text = readFileSync(join(projectRoot, path), "utf8");
  // Superseded decisions name files that are gone.
  if (/Status: superseded by/.test(text)) return [];
  const named = [
    ...text.matchAll(/`((?:bench|contract|demo|docs|e2e|examples|scripts|server|storefront)\/[^\s`]*)`/g),
  ];
  return named
    .map(([, target = ""]) => target)
    .filter((target) => !/[A-Z]{4}|[*{]/.test(target) && !existsSync(join(projectRoot, target)))
    .map((target) => `${path} names ${target}, which does not exist`);
}

/** Finds names of test files, `sign-up.test` or `*-races.test`, that no file has. */
function findMissingTests(path: string): string[] {
  const text = readFileSync(join(projectRoot, path), "utf8");
  const names = new Set([...text.matchAll(/(?:\*-)?[\w.-]+\.(?:test|spec)\b/g)].map(([name]) => name));
  const files = sourceFiles().map((file) => basename(file).replace(/\.tsx?$/, ""));
  return [...names]
    .filter(
      (name) =>
        !files.some((file) => file === name || (name.startsWith("*") && file.endsWith(name.slice(1)))),
    )
    .map((name) => `${path} names the test file ${name}, which does not exist`);
}

/** The line of a decision that has its date and state, and the decisions that it changes or is changed by. */
function readStatus(name: string): string {
  const text = readFileSync(join(projectRoot, "docs/decisions", name), "utf8");
  return /^# \d{3} · .+\n\n(Date: .+ · Status: (?:accepted|superseded)[^#]*?)\n\n/.exec(text)?.[1] ?? "";
}

/** Finds decisions that another one changes or replaces without being named by them, so that their readers would not know. */
function findOneSidedChanges(name: string): string[] {
  const status = readStatus(name);
  const [, changes = ""] = /(?:Changes|Supersedes|Replaces) ([\s\S]*)/.exec(status) ?? [];
  const changed = [...changes.matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, other = ""]) => other);
  return changed
    .filter((other) => !readStatus(other).includes(`(${name})`))
    .map((other) => `docs/decisions/${other} does not say at its top that ${name} changes it`);
}

function findDecisionProblems(path: string): string[] {
  const text = readFileSync(join(projectRoot, path), "utf8");
  const words = text.trim().split(/\s+/).length;
  const missing = decisionSections.filter((section) => !text.includes(`\n## ${section}\n`));
  return [
    ...(readStatus(basename(path)) ? [] : [`${path} has no heading with its number, or no date and status`]),
    ...missing.map((section) => `${path} has no section "${section}"`),
    ...(words > maxDecisionWords ? [`${path} has ${words} words; shorten it to ${maxDecisionWords}`] : []),
  ];
}

console.info(`${documents.length} documents, ${decisions.length} decisions, ${problems.length} problems`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
