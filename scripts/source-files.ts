import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "oxc-parser";

export const projectRoot = join(import.meta.dirname, "..");

const workspaces = ["contract", "server", "storefront", "demo", "e2e", "bench", "examples", "scripts"];

/** Returns all TypeScript files of the project, as paths relative to its root. */
export function sourceFiles(): string[] {
  return workspaces
    .flatMap((name) => walk(join(projectRoot, name)))
    .map((path) => relative(projectRoot, path));
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules" || entry.name === "dist" || entry.name.startsWith(".")) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });
}

/** Parses a file; returns its text and syntax tree. */
export function parseFile(path: string) {
  const text = readFileSync(join(projectRoot, path), "utf8");
  const { module, program, comments } = parseSync(path, text);
  return { text, module, program, comments };
}

export type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string";
}

/** Calls back for a node and all its descendants. */
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

/** Returns the 1-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
