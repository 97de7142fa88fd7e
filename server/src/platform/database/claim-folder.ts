import { mkdir, open } from "node:fs/promises";
import { join, resolve } from "node:path";
import { tryLock } from "fs-native-extensions";
import { ConfigError } from "../config.ts";

/**
 * Claims a folder for this process. The embedded database does not detect a second process with the same files, and both
 * would corrupt each other's writes. The claim is a lock of the system on `FOLDER.lock` beside the folder (decision 059): it
 * counts for every process that sees this file, and the system releases it however its owner ends.
 *
 * @returns a function that releases the folder.
 * @throws ConfigError when another process has claimed it.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${resolve(folder)}.lock`;
  await mkdir(join(path, ".."), { recursive: true });
  // The file stays: a lock on one that another process has replaced would be worth nothing.
  const file = await open(path, "a+");
  if (!tryLock(file.fd)) {
    await file.close();
    throw new ConfigError(
      `The database in ${folder} is open in another process. Stop that one first, or set DATABASE_URL.`,
    );
  }
  return () => file.close();
}
