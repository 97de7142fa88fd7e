import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { TestProject } from "vitest/node";
import { freePort } from "../../../scripts/free-port.ts";
import { fromPglite } from "../../src/platform/database/embedded.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** File with a migrated PGlite folder, to start each test database from. */
    embeddedSnapshot: string;
    /** Address of a PostgreSQL server whose database `template_shop` is migrated; empty: none. */
    postgresUrl: string;
    /**
     * Whether tests whose subject no engine decides run here: on PostgreSQL, which does the same work in less
     * time, and where it is missing on the embedded engine.
     */
    isForAllEngines: boolean;
  }
}

/** Makes what every test database is copied from; stops and removes it afterwards. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "recambia-test-"));
  const isPostgres = project.name === "postgres";
  const server = isPostgres ? await startPostgres(folder) : null;
  if (server) await makeTemplate(server.url);
  project.provide("isForAllEngines", isPostgres || (await postgresPrograms()) === null);
  project.provide("postgresUrl", server?.url ?? "");
  project.provide("embeddedSnapshot", isPostgres ? "" : await snapshotEmbedded(folder));
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function snapshotEmbedded(folder: string): Promise<string> {
  const lite = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  await migrate(fromPglite(lite));
  const dump = await lite.dumpDataDir("none");
  await lite.close();
  const path = join(folder, "embedded.tar");
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  return path;
}

/** Folder of PostgreSQL's server programs, newest first; null when the machine has none. */
export async function postgresPrograms(): Promise<string | null> {
  const root = "/usr/lib/postgresql";
  if (existsSync(root)) {
    const versions = (await readdir(root)).filter((version) => Number(version) >= 15);
    const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
    if (newest && existsSync(join(root, newest, "bin/initdb"))) return join(root, newest, "bin");
  }
  const found = spawnSync("sh", ["-c", "command -v initdb"], { encoding: "utf8" }).stdout.trim();
  return found ? join(found, "..") : null;
}

/** Test databases need not survive a crash, and none lives long enough to need vacuuming. */
const forgetfulSettings = [
  "fsync=off",
  "full_page_writes=off",
  "synchronous_commit=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "autovacuum=off",
  "max_connections=200",
];

/** Makes the migrated database `template_shop`, which others are copied from. */
export async function makeTemplate(server: string) {
  const admin = openPostgres(`${server}/postgres`, 1);
  await admin.script("create database template_shop");
  await admin.close();
  const template = openPostgres(`${server}/template_shop`, 1);
  await migrate(template);
  await template.close();
}

/**
 * A throwaway PostgreSQL cluster.
 *
 * @param settings of the server; by default a crash may lose everything.
 */
export async function startPostgres(
  folder: string,
  settings = forgetfulSettings,
): Promise<{ url: string; pid: number; stop(signal?: "SIGINT" | "SIGQUIT"): Promise<void> }> {
  const programs = await postgresPrograms();
  if (!programs) throw new Error("PostgreSQL's server programs (initdb, postgres) were not found");
  const owner = await unprivilegedUser(folder);
  const cluster = join(folder, "cluster");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", cluster, "-U", "shop", "-A", "trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...owner, encoding: "utf8", cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const given = [...settings, "listen_addresses=127.0.0.1"].flatMap((setting) => ["-c", setting]);
  const server = spawn(
    join(programs, "postgres"),
    ["-D", cluster, "-p", String(port), "-k", folder, ...given],
    { ...owner, stdio: "ignore", cwd: folder },
  );
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const base = `postgres://shop@127.0.0.1:${port}`;
  await untilReady(`${base}/postgres`);
  return {
    url: base,
    pid: server.pid ?? 0,
    async stop(signal = "SIGINT") {
      server.kill(signal);
      await ended;
    },
  };
}

/** PostgreSQL refuses to run as root: there it runs as `postgres`. */
async function unprivilegedUser(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout.trim());
  const uid = id("-u");
  const gid = id("-g");
  if (!uid) throw new Error("Tests run as root need a system user called postgres");
  await chown(folder, uid, gid);
  return { uid, gid };
}

async function untilReady(url: string) {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const database = openPostgres(url, 1);
    try {
      await database.rows({ text: "select 1" });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await database.close();
    }
  }
}
