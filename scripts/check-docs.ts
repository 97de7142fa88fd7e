import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "./source-files.ts";

/**
 * Holds the documents together: every relative link leads to a file, and the index of decisions names each of them
 * once.
 */

const documents = ["README.md", "CONTRIBUTING.md", "examples/storefront/README.md", ...markdownIn("docs")];
const problems = documents.flatMap(brokenLinks);

const decisions = readdirSync(join(projectRoot, "docs/decisions")).filter((name) =>
  /^\d{3}-.*\.md$/.test(name),
);
const index = readFileSync(join(projectRoot, "docs/decisions/README.md"), "utf8");
for (const name of decisions) {
  if (!index.includes(`(${name})`)) problems.push(`docs/decisions/README.md does not list ${name}`);
}
const numbers = decisions.map((name) => name.slice(0, 3));
for (const number of numbers.filter((one, at) => numbers.indexOf(one) !== at)) {
  problems.push(`docs/decisions has two decisions ${number}`);
}

/** Markdown files of a folder and those below it, as paths from the project's root. */
function markdownIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
}

function brokenLinks(path: string): string[] {
  const text = readFileSync(join(projectRoot, path), "utf8");
  const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = ""]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(projectRoot, dirname(path), target)))
    .map((target) => `${path} links to ${target}, which does not exist`);
}

console.info(`${documents.length} documents, ${decisions.length} decisions, ${problems.length} problems`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
