import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseFile, projectRoot, sourceFiles } from "./source-files.ts";

/**
 * Enforces the table of imports in docs/architecture.md: prints every import that breaks it and every cycle, and fails if
 * there is one.
 */

type Place = { workspace: string; area: string; feature: string; file: string; isTest: boolean };

const storefrontShared = new Set(["ui", "lib", "app"]);

function placeOf(path: string): Place {
  const [workspace = "", ...rest] = path.split("/");
  const isTest = /\.test\.tsx?$/.test(path) || rest[0] === "test";
  if (workspace === "contract")
    return { workspace, area: "contract", feature: rest[1]?.replace(/\.ts$/, "") ?? "", file: path, isTest };
  if (workspace === "server" && rest[0] === "src") {
    const feature = rest[1] ?? "";
    if (rest.length === 2 || feature === "operator")
      return { workspace, area: "main", feature, file: path, isTest };
    return {
      workspace,
      area: feature === "platform" || feature === "pages" ? feature : "feature",
      feature,
      file: path,
      isTest,
    };
  }
  if (workspace === "storefront" && rest[0] === "src") {
    const feature = rest[1] ?? "";
    return {
      workspace,
      area: storefrontShared.has(feature) ? feature : "feature",
      feature,
      file: path,
      isTest,
    };
  }
  return { workspace, area: workspace, feature: "", file: path, isTest };
}

function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith("@recambia/")) {
    const [, workspace = "", ...rest] = specifier.split("/");
    if (workspace === "contract") return `contract/src/${rest.join("/")}.ts`;
    return `${workspace}/src/index.ts`;
  }
  if (!specifier.startsWith(".")) return null;
  const path = normalize(join(dirname(from), specifier));
  return existsSync(join(projectRoot, path)) ? path : null;
}

const contractForPlumbing =
  /^contract\/src\/(email|endpoint|http|money|locale|madrid-time|shop\/schemas|session\/schemas)\.ts$/;

/** Returns why one file may not import another, or null if it may. Paths are relative to the project's root. */
export function findViolation(from: string, to: string): string | null {
  return objection(placeOf(from), placeOf(to));
}

function objection(from: Place, to: Place): string | null {
  if (to.workspace === "e2e" && from.workspace !== "e2e") return "nothing imports browser tests";
  if (from.isTest || ["scripts", "bench"].includes(from.workspace)) return null;
  if (to.isTest) return "test code in production code";
  if (from.area === "contract") return to.area === "contract" ? null : "contract imports only itself";
  if (from.workspace === "e2e")
    return to.area === "contract" || ["e2e", "scripts"].includes(to.workspace)
      ? null
      : "browser tests use HTTP only";
  if (from.workspace === "examples") return to.workspace === "examples" ? null : "examples use the API only";
  if (from.workspace === "demo")
    return to.workspace === "demo" || to.area === "contract" ? null : "demo imports the contract only";
  if (to.area === "contract") return contractObjection(from, to);
  if (from.workspace !== to.workspace) return packageObjection(from, to);
  return from.workspace === "server" ? serverObjection(from, to) : storefrontObjection(from, to);
}

function contractObjection(from: Place, to: Place) {
  if (from.area === "ui") return "ui does not import the contract";
  if (from.area === "lib" && !contractForPlumbing.test(to.file))
    return "lib imports no feature of the contract";
  return null;
}

function packageObjection(from: Place, to: Place) {
  if (from.area === "main" && to.workspace === "demo") return null;
  if (from.area === "pages" && to.workspace === "storefront") return null;
  return `${from.workspace} may not import ${to.workspace}`;
}

function serverObjection(from: Place, to: Place) {
  if (from.area === "main")
    return to.area === "feature" && !to.file.endsWith("/index.ts") ? "only a feature's index.ts" : null;
  if (to.area === "main") return "nothing imports main";
  if (from.area === "platform") return to.area === "platform" ? null : "platform imports no feature";
  if (to.area === "platform" || from.feature === to.feature) return null;
  return to.file.endsWith("/index.ts") ? null : "another feature only through its index.ts";
}

function storefrontObjection(from: Place, to: Place) {
  if (from.area === "app") return null;
  if (from.area === "ui") return ["ui", "lib"].includes(to.area) ? null : "ui imports ui and lib only";
  if (from.area === "lib") return to.area === "lib" ? null : "lib imports lib only";
  if (to.area === "app") return "features do not import app";
  if (to.area === "ui" || to.area === "lib" || from.feature === to.feature) return null;
  return to.file.endsWith("/index.ts") ? null : "another feature only through its index.ts";
}

/** Returns the project's files that a file imports. */
function importsOf(path: string): string[] {
  const { module } = parseFile(path);
  const specifiers = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
    ),
  ];
  return specifiers.flatMap((specifier) => targetOf(path, specifier) ?? []);
}

/** Finds cycles of imports, of types as well as values; each is the list of its files. */
export function findCycles(graph: Map<string, string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  function follow(file: string, trail: string[]) {
    const at = trail.indexOf(file);
    if (at >= 0) {
      cycles.push([...trail.slice(at), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) follow(next, [...trail, file]);
    done.add(file);
  }
  for (const file of graph.keys()) follow(file, []);
  return cycles;
}

function main() {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const path of sourceFiles()) {
    const imports = importsOf(path);
    graph.set(path, imports);
    for (const target of imports) {
      const why = findViolation(path, target);
      if (why) problems.push(`${path} imports ${target}: ${why}`);
    }
  }
  for (const cycle of findCycles(graph)) problems.push(`cycle: ${cycle.join(" → ")}`);
  for (const problem of problems) console.error(problem);
  console.info(`${graph.size} files, ${problems.length} imports that break the rules`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
