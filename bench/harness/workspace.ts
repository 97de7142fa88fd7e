import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Workspace of one measurement: a folder, and cleanups to run at its end. */
export type Workspace = {
  folder: string;
  /** Undone in reverse order, however the measurement ends. */
  defer(undo: () => void | Promise<void>): void;
};

/** Runs a measurement; whatever it started or wrote is gone afterwards, also after Ctrl-C. */
export async function inWorkspace(measure: (workspace: Workspace) => Promise<void>): Promise<void> {
  const undoing = new AsyncDisposableStack();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      await undoing.disposeAsync();
      process.exit(130);
    });
  }
  try {
    const folder = await temporaryFolder((undo) => undoing.defer(undo));
    await measure({ folder, defer: (undo) => undoing.defer(undo) });
  } finally {
    await undoing.disposeAsync();
  }
}

/** A folder that goes with the workspace. */
export async function temporaryFolder(defer: Workspace["defer"]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recambia-bench-"));
  defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
