import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";

const nameShape = /^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/;
const folderShape = /^[a-z0-9-]+$/;

/** Stores files in a local folder, or in one that all processes share. */
export function openFolderStore(root: string): FileStore {
  function pathOf(name: string): string {
    if (!nameShape.test(name)) throw new Error("Not the name of a kept file");
    return join(root, name);
  }

  return {
    write: (name, bytes) => writeWhole(pathOf(name), bytes),
    async read(name) {
      return orMissing(readFile(pathOf(name)), null);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *listOlder(folder, writtenBefore) {
      if (!folderShape.test(folder)) throw new Error("Not the name of a folder");
      const entries = await orMissing(opendir(join(root, folder)), []);
      for await (const { name } of entries) {
        const found = await orMissing(stat(join(root, folder, name)), null);
        if (found && found.mtime < writtenBefore) yield `${folder}/${name}`;
      }
    },
  };
}

/** Writes to a temporary name and syncs before renaming, so that a crash leaves no partial file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.draft`);
  try {
    await withFile(draft, "wx", async (file) => {
      await file.writeFile(bytes);
      await file.sync();
    });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // Syncs the folder where supported, so that the new name is durable as well.
  if (process.platform !== "win32") await withFile(folder, "r", (file) => file.sync());
}

async function withFile(path: string, flags: string, work: (file: FileHandle) => Promise<void>) {
  const file = await open(path, flags, 0o600);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

/** Ignores a missing file; rethrows other errors. */
async function orMissing<Found, Missing>(
  finding: Promise<Found>,
  missing: Missing,
): Promise<Found | Missing> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return missing;
    throw error;
  }
}
