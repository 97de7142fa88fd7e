import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { freePort } from "../../../scripts/free-port.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";
import { postgresPrograms, startPostgres } from "./global-setup.ts";
import type { AtEnd } from "./shop-process.ts";

const durable = ["fsync=on", "full_page_writes=on", "max_connections=50", "wal_level=replica"];

/** A primary with an empty database `shop`. It acknowledges nothing before its standby has it on disk, and that standby. */
export async function openReplicatedPostgres(atEnd: AtEnd) {
  const folder = await mkdtemp(join(tmpdir(), "recambia-standby-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const primary = await startPostgres(folder, durable);
  atEnd(() => primary.stop("SIGQUIT"));
  const programs = (await postgresPrograms()) ?? "";
  const { uid, gid } = await stat(join(folder, "cluster"));
  const owner = process.getuid?.() === 0 ? { uid, gid, cwd: folder } : { cwd: folder };
  const standbyFolder = join(folder, "standby");
  const copied = spawnSync(
    join(programs, "pg_basebackup"),
    ["-d", `${primary.url}/postgres`, "-D", standbyFolder, "-R", "-X", "stream", "-c", "fast", "--no-sync"],
    { ...owner, encoding: "utf8" },
  );
  if (copied.status !== 0) throw new Error(`No standby: ${copied.stderr}`);
  const port = await freePort();
  const standby = spawn(
    join(programs, "postgres"),
    ["-D", standbyFolder, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"],
    { ...owner, stdio: "ignore" },
  );
  const standbyEnded = new Promise((resolve) => standby.once("exit", resolve));
  atEnd(async () => {
    standby.kill("SIGQUIT");
    await standbyEnded;
  });
  const admin = openPostgres(`${primary.url}/postgres`, 1);
  await vi.waitUntil(
    async () => (await admin.rows({ text: "select 1 from pg_stat_replication" })).length > 0,
    { timeout: 60_000 },
  );
  await admin.script("alter system set synchronous_standby_names = '*'");
  await admin.script("select pg_reload_conf()");
  await admin.script("create database shop");
  await admin.close();
  return {
    primaryUrl: `${primary.url}/shop`,
    standbyUrl: `postgres://shop@127.0.0.1:${port}/shop`,
    /** Ends the primary as a crash does. */
    crashPrimary: () => primary.stop("SIGQUIT"),
  };
}
