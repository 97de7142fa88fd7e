import { dirname } from "node:path";
import { lineAt, parseFile, type SyntaxNode, sourceFiles, visit } from "./source-files.ts";

/**
 * Prints the lengths of functions, components and files. Fails on one that is too long, on a folder with too many source
 * files, on a type assertion (except `as const`) and on a marker of unfinished work.
 */

const limits = { function: 80, component: 200, file: 300, filesInFolder: 26 };
/** Tables of data, route tables and the scripts' own rules may be long. */
const mayBeLong = [
  /routes\.tsx?$/,
  /\.test\.tsx?$/,
  /\.spec\.ts$/,
  /\/messages\.ts$/,
  /\/legal\/texts\//,
  /\/test\//,
];

type Measured = { path: string; line: number; name: string; lines: number; isComponent: boolean };

const functionTypes = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

function hasMarkup(node: SyntaxNode): boolean {
  let found = false;
  visit(node, (inner) => {
    if (inner.type === "JSXElement" || inner.type === "JSXFragment") found = true;
  });
  return found;
}

function measure(path: string): { functions: Measured[]; lines: number; problems: string[] } {
  const { program, text, comments } = parseFile(path);
  const functions: Measured[] = [];
  const problems: string[] = [];
  visit(program, (node) => {
    if (functionTypes.has(node.type)) {
      const first = lineAt(text, node.start);
      const id = node.id;
      const name = typeof id === "object" && id !== null ? String(Reflect.get(id, "name")) : "(anonymous)";
      functions.push({
        path,
        line: first,
        name,
        lines: lineAt(text, node.end) - first + 1,
        isComponent: hasMarkup(node),
      });
    }
    if (node.type === "TSAsExpression" && text.slice(node.start, node.end).endsWith("as const") === false) {
      problems.push(`${path}:${lineAt(text, node.start)} type assertion`);
    }
  });
  for (const comment of comments) {
    if (/\b(TODO|FIXME|XXX|HACK)\b/.test(comment.value))
      problems.push(`${path}:${lineAt(text, comment.start)} unfinished`);
  }
  return { functions, lines: text.split("\n").length, problems };
}

/** Finds folders with too many source files. */
function fullFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > limits.filesInFolder)
    .map(([folder, count]) => `${folder} has ${count} source files`);
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function report(name: string, values: number[]) {
  console.info(
    `${name.padEnd(11)} ${String(values.length).padStart(5)}   median ${quantile(values, 0.5)}  p90 ${quantile(values, 0.9)}  max ${Math.max(0, ...values)} lines`,
  );
}

function main() {
  const problems: string[] = [];
  const functions: Measured[] = [];
  const files: number[] = [];
  problems.push(...fullFolders(sourceFiles()));
  for (const path of sourceFiles()) {
    const measured = measure(path);
    const isExempt = mayBeLong.some((pattern) => pattern.test(path));
    problems.push(...measured.problems);
    if (isExempt) continue;
    files.push(measured.lines);
    functions.push(...measured.functions);
    if (measured.lines > limits.file) problems.push(`${path} has ${measured.lines} lines`);
    for (const found of measured.functions) {
      const limit = found.isComponent ? limits.component : limits.function;
      if (found.lines > limit)
        problems.push(`${found.path}:${found.line} ${found.name} has ${found.lines} lines`);
    }
  }
  report(
    "functions",
    functions.filter((found) => !found.isComponent).map((found) => found.lines),
  );
  report(
    "components",
    functions.filter((found) => found.isComponent).map((found) => found.lines),
  );
  report("files", files);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

main();
