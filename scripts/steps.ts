import { spawn } from "node:child_process";
import { projectRoot } from "./source-files.ts";

/** A check; resolves to whether it passes. */
export type Step = () => Promise<boolean>;

/** Runs a command. Its output is shown at once, or after its end, so that parallel steps do not mix theirs. */
export async function step(
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
  const printed: string[] = [];
  for (const stream of [ran.stdout, ran.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  }
  const isGood = await new Promise<boolean>((resolve) => {
    ran.once("error", (error) => {
      printed.push(`${error.message}\n`);
      resolve(false);
    });
    ran.once("close", (code) => resolve(code === 0));
  });
  if (!isShownAtOnce) process.stdout.write(`\n── ${name}\n${printed.join("")}`);
  console.info(
    `── ${name}: ${isGood ? "good" : "FAILED"} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
  return isGood;
}

/** Runs all steps, even after a failure, so that one run reports everything. */
export async function inTurn(steps: readonly Step[]): Promise<boolean> {
  let isGood = true;
  for (const run of steps) isGood = (await run()) && isGood;
  return isGood;
}

/** Arguments of the compiler for a project. Several checkers would check what the files share once each. */
const types = (project: string) => ["-p", project, "--checkers", "1"];

/** Static checks that take seconds. */
export const quickChecks: readonly Step[] = [
  () => step("format and lint", "biome", ["ci", "--error-on-warnings", "."]),
  () => step("types", "tsc", types("tsconfig.json")),
  () => step("types of the storefront", "tsc", types("storefront/tsconfig.json")),
  () => step("types of the journeys", "tsc", types("e2e/tsconfig.json")),
  () => step("imports", "node", ["scripts/check-imports.ts"]),
  () => step("shape", "node", ["scripts/shape.ts"]),
  () => step("documents", "node", ["scripts/documents/check-docs.ts"]),
  () => step("terms", "node", ["scripts/words/check-words.ts"]),
  () => step("one translation for each text", "node", ["scripts/check-translations.ts"]),
];

/** All static checks. */
export const staticChecks: readonly Step[] = [
  ...quickChecks,
  () => step("unused code", "knip", []),
  () => step("types of the example's API client", "node", ["scripts/example-types.ts", "--check"]),
  () => step("types of the example", "tsc", types("examples/storefront/tsconfig.json")),
  () => step("translations", "npm", ["run", "--silent", "messages:check", "-w", "storefront"]),
];
