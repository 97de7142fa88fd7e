import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { startRestartable } from "./restartable-process.ts";

/** Starts processes that run the given program, and remembers them. */
function starter(program: string) {
  const started: ChildProcess[] = [];
  return {
    started,
    start: () => {
      const child = spawn(process.execPath, ["--eval", program]);
      started.push(child);
      return child;
    },
  };
}

const isRunning = (child: ChildProcess | undefined) =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

test("a failed process is restarted", async () => {
  const { started, start } = starter("process.exit(1)");
  const child = startRestartable(start);
  if (started[0]) await once(started[0], "exit");
  await child.restart();
  expect(started).toHaveLength(2);
  await child.end();
});

test("concurrent restarts start one process", async () => {
  const { started, start } = starter("setInterval(() => {}, 1000)");
  const child = startRestartable(start);
  await Promise.all([child.restart(), child.restart(), child.restart()]);
  expect(started.map(isRunning)).toEqual([false, true]);
  await child.end();
  expect(started.map(isRunning)).toEqual([false, false]);
});

test("a stopped process is not restarted", async () => {
  const { started, start } = starter("setInterval(() => {}, 1000)");
  const child = startRestartable(start);
  await Promise.all([child.restart(), child.end()]);
  expect(started.map(isRunning)).toEqual([false]);
});
