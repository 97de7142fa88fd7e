import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { checkName, checkPrefix, type FileContent, type FileStore, isFileName } from "./file-store.ts";

/** Stores files in a local folder, or in one that all processes share. */
export function openFolderStore(root: string): FileStore {
  function pathOf(name: string): string {
    checkName(name);
    return join(root, name);
  }

  return {
    write: (name, content) => writeWhole(pathOf(name), content),
    async read(name) {
      return orMissing(readFile(pathOf(name)), null);
    },
    async open(name, range) {
      const file = await orMissing(open(pathOf(name)), null);
      return file?.createReadStream({ start: range?.first ?? 0, end: range?.last ?? Infinity }) ?? null;
    },
    async size(name) {
      return (await orMissing(stat(pathOf(name)), null))?.size ?? null;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list(prefix) {
      checkPrefix(prefix);
      const folder = join(root, prefix.slice(0, prefix.lastIndexOf("/") + 1));
      const entries = await orMissing(opendir(folder, { recursive: true }), []);
      for await (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        const name = relative(root, path).replaceAll(sep, "/");
        if (!entry.isFile() || !name.startsWith(prefix) || !isFileName(name)) continue;
        const found = await orMissing(stat(path), null);
        if (found) yield { name, byteCount: found.size, writtenAt: found.mtime };
      }
    },
  };
}

/** Writes to a temporary name and syncs before renaming, so that a crash leaves no partial file. */
async function writeWhole(path: string, content: FileContent): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.draft`);
  try {
    await withFile(draft, "wx", async (file) => {
      await file.writeFile(content);
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
