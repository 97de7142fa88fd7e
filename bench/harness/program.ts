import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "../../scripts/source-files.ts";
import { peakMemoryMegabytes } from "./process-figures.ts";
import type { Workspace } from "./workspace.ts";

export type Program = { pid: number; stop(): Promise<void> };

type Launch = {
  /** Name of the log file with the output. */
  name: string;
  environment?: Record<string, string>;
  /** File of a control group that the process joins before it starts. */
  group?: string | undefined;
};

/** A Node program. */
type Start = Launch & {
  /** The script, from the project's root, and its arguments; Node's own flags before it. */
  args: string[];
};

/** Any command. */
type CommandStart = Launch & { command: string; args: string[] };

/** Starts a Node program in a process of its own and waits until `readyUrl` answers with 200. */
export function startProgram(
  workspace: Workspace,
  start: Start,
  readyUrl: string,
  patienceMs: number,
): Promise<Program> {
  return startCommand(workspace, nodeCommand(start), readyUrl, patienceMs);
}

/**
 * Starts a command in a process of its own and waits until `readyUrl` answers with 200.
 *
 * @throws Error when there is no such command, it ends, or it is not ready in time.
 */
export async function startCommand(
  workspace: Workspace,
  start: CommandStart,
  readyUrl: string,
  patienceMs: number,
): Promise<Program> {
  const { child, log } = await launch(workspace, start);
  const deadline = Date.now() + patienceMs;
  while (!(await answers(readyUrl))) {
    if (hasEnded(child)) throw new Error(`${start.name} ended while starting:\n${tail(log)}`);
    if (Date.now() > deadline) throw new Error(`${start.name} was not ready in time:\n${tail(log)}`);
    await pause(50);
  }
  return { pid: child.pid ?? 0, stop: () => end(child) };
}

function nodeCommand(start: Start): CommandStart {
  return { ...start, command: process.execPath };
}

/** Cost of running a program. */
export type Expense = {
  seconds: number;
  /** Peak memory; null where the system does not report it. */
  peakMegabytes: number | null;
};

/**
 * Runs a Node program to its end.
 *
 * @param outputPath gets what it writes to its standard output.
 * @throws Error with its last output when it fails.
 */
export async function runProgram(workspace: Workspace, start: Start, outputPath?: string): Promise<Expense> {
  const startedAt = performance.now();
  const { child, log } = await launch(workspace, nodeCommand(start), outputPath);
  const ended = once(child, "exit");
  let peakMegabytes: number | null = null;
  const watch = setInterval(() => {
    peakMegabytes = peakMemoryMegabytes(child.pid ?? 0) ?? peakMegabytes;
  }, 200);
  await ended;
  clearInterval(watch);
  if (child.exitCode !== 0) throw new Error(`${start.name} failed:\n${tail(log)}`);
  return { seconds: (performance.now() - startedAt) / 1000, peakMegabytes };
}

async function launch(workspace: Workspace, start: CommandStart, outputPath?: string) {
  const { name, command, args, environment, group } = start;
  const log = join(workspace.folder, `${name}.log`);
  const errors = openSync(log, "a");
  const output = outputPath === undefined ? errors : openSync(outputPath, "w");
  const [file, ...rest] = group
    ? (["sh", "-c", 'echo $$ > "$0" && exec "$@"', group, command, ...args] as const)
    : ([command, ...args] as const);
  const child = spawn(file, rest, {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: ["ignore", output, errors],
  });
  for (const descriptor of new Set([errors, output])) closeSync(descriptor);
  await once(child, "spawn");
  workspace.defer(() => end(child));
  return { child, log };
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await ended;
  clearTimeout(force);
}

function tail(log: string): string {
  return readFileSync(log, "utf8").split("\n").slice(-30).join("\n");
}

/** Version 1 of control groups has a tree for memory, version 2 one for all. */
const trees = [
  { folder: "/sys/fs/cgroup/memory", limit: "memory.limit_in_bytes" },
  { folder: "/sys/fs/cgroup", limit: "memory.max" },
];

/**
 * Makes a control group whose processes the system ends when together they need more memory.
 *
 * @returns the file that a process writes its id to in order to join; null where no group can be made.
 */
export function limitMemory(workspace: Workspace, megabytes: number): string | null {
  const tree = trees.find(({ folder }) => existsSync(join(folder, "cgroup.procs")));
  if (!tree) return null;
  const group = join(tree.folder, `recambia-bench-${process.pid}`);
  try {
    mkdirSync(group);
    workspace.defer(() => rmdirSync(group));
    writeFileSync(join(group, tree.limit), String(megabytes * 1024 * 1024));
  } catch {
    return null;
  }
  return join(group, "cgroup.procs");
}
