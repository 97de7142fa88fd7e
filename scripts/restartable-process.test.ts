import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
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

test.each(["SIGHUP", "SIGINT", "SIGTERM"] as const)(
  "%s to the process that started another ends both, before it has done anything else",
  async (signal) => {
    const program = `
      import { spawn } from "node:child_process";
      import { endWithThisProcess, startRestartable } from ${JSON.stringify(join(import.meta.dirname, "restartable-process.ts"))};
      const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });
      endWithThisProcess(startRestartable(() => child));
      console.info(child.pid);
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    onTestFinished(() => void parent.kill("SIGKILL"));
    const [output] = await once(parent.stdout, "data");
    const pid = Number(String(output));
    expect(pid).toBeGreaterThan(0);
    parent.kill(signal);
    await once(parent, "exit");
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"));
  },
);
