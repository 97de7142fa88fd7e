import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import type { Clock } from "../clock.ts";
import { type Config, ConfigError } from "../config.ts";
import type { Database } from "../database/database.ts";
import { lockKeys } from "../database/lock-keys.ts";
import type { FileStore } from "../files/file-store.ts";
import { makeBackup } from "./make-backup.ts";

/** The embedded database's lock keeps only other processes away. */
const inTurn = pLimit(1);
const hourMs = 60 * 60 * 1000;
const nameShape = /^shop-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z\.tar\.gz(?:\.age)?$/;

/**
 * Checks when the shop opens that the folder of scheduled backups can be made, because otherwise only the backups would fail.
 *
 * @param folder empty when no backups are scheduled.
 * @throws ConfigError when it is a file, or within one.
 */
export async function checkBackupFolder(folder: string): Promise<void> {
  if (folder === "") return;
  const found = await stat(folder).catch(() => null);
  if (!found) return folder === dirname(folder) ? undefined : checkBackupFolder(dirname(folder));
  if (!found.isDirectory()) throw new ConfigError(`BACKUP_DIR must be a folder, and ${folder} is a file.`);
}

/**
 * Makes a backup in the folder of scheduled ones if the newest is older than the interval, and removes the oldest beyond the
 * number to keep. Of several processes one makes it.
 *
 * @returns the new backup's path; null when none is due.
 */
export async function makeScheduledBackup(context: {
  config: Config;
  database: Database;
  files: FileStore;
  clock: Clock;
}): Promise<string | null> {
  const { folder, everyHours, keptCount, recipient } = context.config.backups;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const intervalMs = everyHours * hourMs;
  /** Leaves out backups that a wrong clock has dated in the future: no backup would be due until that date. */
  const listCounted = async (now: Date) =>
    (await listBackups(folder)).filter(({ madeAt }) => madeAt.getTime() - now.getTime() < intervalMs);
  const isDue = async (now: Date) => {
    const newest = (await listCounted(now)).at(-1);
    return !newest || now.getTime() - newest.madeAt.getTime() >= intervalMs;
  };
  if (!(await isDue(context.clock.now()))) return null;
  async function makeIfDue(): Promise<string | null> {
    const now = context.clock.now();
    if (!(await isDue(now))) return null;
    await dropDrafts(folder);
    const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
    const path = join(folder, `shop-${stamp}Z.tar.gz${recipient ? ".age" : ""}`);
    await makeBackup(context, path, recipient);
    const outdated = (await listCounted(now)).slice(0, -keptCount);
    for (const { name } of outdated) await rm(join(folder, name), { force: true });
    return path;
  }
  return inTurn(() => context.database.withLock(lockKeys.backups, makeIfDue));
}

/** Removes unfinished backups of killed processes: a few would fill the disk. */
async function dropDrafts(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter(
    (name) => name.endsWith(".draft") && nameShape.test(name.slice(0, -".draft".length)),
  );
  for (const name of left) await rm(join(folder, name), { force: true });
}

/** Scheduled backups in a folder, the oldest first; other files are none of them. */
async function listBackups(folder: string): Promise<{ name: string; madeAt: Date }[]> {
  const names = (await readdir(folder)).sort();
  return names.flatMap((name) => {
    const [, stamp] = nameShape.exec(name) ?? [];
    return stamp
      ? [{ name, madeAt: new Date(`${stamp.slice(0, 11)}${stamp.slice(11).replaceAll("-", ":")}Z`) }]
      : [];
  });
}
