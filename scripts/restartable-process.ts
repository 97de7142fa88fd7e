import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** A child process that can be ended and started anew. */
export type RestartableProcess = {
  /** Ends the process and starts another; calls while it ends count as one. */
  restart(): Promise<void>;
  /** Ends the process for good. */
  end(): Promise<void>;
};

/** Starts a process that may be restarted, also after it has ended by itself. */
export function startRestartable(start: () => ChildProcess): RestartableProcess {
  let running = start();
  let isRestarting = false;
  let isOver = false;

  async function terminate() {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, "exit");
    running.kill("SIGTERM");
    await ended;
  }

  return {
    async restart() {
      if (isRestarting) return;
      isRestarting = true;
      await terminate();
      isRestarting = false;
      if (!isOver) running = start();
    },
    async end() {
      isOver = true;
      await terminate();
    },
  };
}

/**
 * Ends the process with this one: it may be in a group of its own, which neither Ctrl-C nor a closed terminal reaches. Call it
 * before anything that takes time.
 */
export function endWithThisProcess({ end }: Pick<RestartableProcess, "end">): void {
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => end().finally(() => process.exit()));
  }
}
