import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "oxc-parser";

export const projectRoot = join(import.meta.dirname, "..");

const floors = ["contract", "server", "storefront", "demo", "e2e", "bench", "examples", "scripts"];

/** Every TypeScript file of the project, as paths from its root. */
export function sourceFiles(): string[] {
  return floors.flatMap((floor) => walk(join(projectRoot, floor))).map((path) => relative(projectRoot, path));
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules" || entry.name === "dist" || entry.name.startsWith(".")) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });
}

/** Text and syntax tree of one file. */
export function parseFile(path: string) {
  const text = readFileSync(join(projectRoot, path), "utf8");
  const { module, program, comments } = parseSync(path, text);
  return { text, module, program, comments };
}

export type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string";
}

/** Calls back on a node and everything below it. */
export function visit(node: unknown, onNode: (node: SyntaxNode) => void) {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, onNode);
    return;
  }
  if (!isNode(node)) return;
  onNode(node);
  for (const child of Object.values(node)) {
    if (typeof child === "object" && child !== null) visit(child, onNode);
  }
}

/** Line (from 1) of an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
