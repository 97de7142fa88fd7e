import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new folder that goes with the running test. */
export async function folderForThisTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recambia-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
