import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseFile, projectRoot, sourceFiles } from "./source-files.ts";

/**
 * Holds the table "who may import whom" of docs/architecture.md: prints every import that breaks it
 * and every cycle, and fails when there is one.
 */

type Place = { floor: string; area: string; room: string; file: string; isTest: boolean };

const storefrontShared = new Set(["ui", "lib", "app"]);

function placeOf(path: string): Place {
  const [floor = "", ...rest] = path.split("/");
  const isTest = /\.test\.tsx?$/.test(path) || rest[0] === "test";
  if (floor === "contract")
    return { floor, area: "contract", room: rest[1]?.replace(/\.ts$/, "") ?? "", file: path, isTest };
  if (floor === "server" && rest[0] === "src") {
    const room = rest[1] ?? "";
    if (rest.length === 2 || room === "operator") return { floor, area: "main", room, file: path, isTest };
    return { floor, area: room === "platform" || room === "pages" ? room : "room", room, file: path, isTest };
  }
  if (floor === "storefront" && rest[0] === "src") {
    const room = rest[1] ?? "";
    return { floor, area: storefrontShared.has(room) ? room : "room", room, file: path, isTest };
  }
  return { floor, area: floor, room: "", file: path, isTest };
}

function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith("@recambia/")) {
    const [, floor = "", ...rest] = specifier.split("/");
    if (floor === "contract") return `contract/src/${rest.join("/")}.ts`;
    return `${floor}/src/index.ts`;
  }
  if (!specifier.startsWith(".")) return null;
  const path = normalize(join(dirname(from), specifier));
  return existsSync(join(projectRoot, path)) ? path : null;
}

const contractForPlumbing =
  /^contract\/src\/(endpoint|http|money|locale|madrid-time|shop\/schemas|session\/schemas)\.ts$/;

/** Why one file may not import another, both as paths from the project's root; null when it may. */
export function findViolation(from: string, to: string): string | null {
  return objection(placeOf(from), placeOf(to));
}

function objection(from: Place, to: Place): string | null {
  if (from.isTest || ["scripts", "bench"].includes(from.floor)) return null;
  if (to.isTest) return "test code in production code";
  if (from.area === "contract") return to.area === "contract" ? null : "contract imports only itself";
  if (from.floor === "e2e")
    return to.area === "contract" || ["e2e", "scripts"].includes(to.floor)
      ? null
      : "journeys go through HTTP";
  if (from.floor === "examples") return to.floor === "examples" ? null : "examples know the API only";
  if (from.floor === "demo")
    return to.floor === "demo" || to.area === "contract" ? null : "demo knows the contract only";
  if (to.area === "contract") return contractObjection(from, to);
  if (from.floor !== to.floor) return floorObjection(from, to);
  return from.floor === "server" ? serverObjection(from, to) : storefrontObjection(from, to);
}

function contractObjection(from: Place, to: Place) {
  if (from.area === "ui") return "ui knows nothing of shops";
  if (from.area === "lib" && !contractForPlumbing.test(to.file)) return "lib has no room of the contract";
  return null;
}

function floorObjection(from: Place, to: Place) {
  if (from.area === "main" && to.floor === "demo") return null;
  if (from.area === "pages" && to.floor === "storefront") return null;
  return `${from.floor} may not import ${to.floor}`;
}

function serverObjection(from: Place, to: Place) {
  if (from.area === "main")
    return to.area === "room" && !to.file.endsWith("/index.ts") ? "only a room's index.ts" : null;
  if (to.area === "main") return "nothing imports main";
  if (from.area === "platform") return to.area === "platform" ? null : "platform knows no room";
  if (to.area === "platform" || from.room === to.room) return null;
  return to.file.endsWith("/index.ts") ? null : "another room only through its index.ts";
}

function storefrontObjection(from: Place, to: Place) {
  if (from.area === "app") return null;
  if (from.area === "ui") return ["ui", "lib"].includes(to.area) ? null : "ui imports ui and lib only";
  if (from.area === "lib") return to.area === "lib" ? null : "lib imports lib only";
  if (to.area === "app") return "rooms do not import app";
  if (to.area === "ui" || to.area === "lib" || from.room === to.room) return null;
  return to.file.endsWith("/index.ts") ? null : "another room only through its index.ts";
}

/** Every import of a file that stays in the project: [target, line is found by the specifier]. */
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

/** Cycles of imports, of types as well as values, each as the list of files on it. */
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
