import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError } from "../config.ts";
import type { Database, Queryable } from "./database.ts";
import { lockKeys } from "./lock-keys.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations/", import.meta.url));

/** A change of a table waits no longer for its lock: until it has it, all other statements on that table wait, too. */
const lockPatienceMs = 5000;
const lockTries = 3;

/** The first line of a migration that releases before it can work with (docs/operations.md, Updating). */
const expandMark = "-- expand";

export type Migration = {
  name: string;
  text: string;
  checksum: string;
  /** Releases that do not know the migration can work with the schema that it leaves. */
  isExpand: boolean;
};

type Applied = { name: string; checksum: string | null; is_expand: boolean };

/**
 * Migrates the database to the newest schema: runs each new SQL file of `server/migrations` in its own transaction, in
 * order of name. If several processes start at once, one migrates and the others wait.
 *
 * @param options.folder another folder with migrations.
 * @param options.only runs only migrations of these names.
 * @param options.patienceMs how long each of three tries waits for a table's lock.
 * @returns the names of the migrations that have run.
 * @throws ConfigError when a newer release has changed the schema so that this one cannot use it, when an applied
 *   migration has another text now, or when a table stays locked by others.
 */
export async function migrate(
  database: Database,
  {
    folder = migrationsFolder,
    only,
    patienceMs = lockPatienceMs,
  }: { folder?: string; only?: ReadonlySet<string>; patienceMs?: number } = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return database.withLock(lockKeys.migrations, async () => {
    await database.script(`
      create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now());
      alter table schema_migration add column if not exists checksum text;
      alter table schema_migration add column if not exists is_expand boolean not null default false;`);
    checkApplied(await readApplied(database), migrations);
    const ran: string[] = [];
    for (const migration of migrations) {
      if (only && !only.has(migration.name)) continue;
      if (await applyWithPatience(database, migration, patienceMs)) ran.push(migration.name);
    }
    return ran;
  });
}

/** Names of migrations that the database lacks. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const names = await migrationNames(migrationsFolder);
  const applied = await database.rows<{ name: string }>({ text: "select name from schema_migration" });
  return names.filter((name) => !applied.some((row) => row.name === name));
}

/** Names of the migrations in a folder, in the order in which they run. */
export async function migrationNames(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
}

/** Reads all migrations of a folder. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = await migrationNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      const checksum = createHash("sha256").update(text).digest("hex");
      return { name, text, checksum, isExpand: text.startsWith(`${expandMark}\n`) };
    }),
  );
}

async function readApplied(database: Queryable): Promise<Applied[]> {
  return database.rows<Applied>({
    text: "select name, checksum, is_expand from schema_migration order by name",
  });
}

function checkApplied(applied: Applied[], migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const newer = applied.filter(({ name, is_expand }) => !known.has(name) && !is_expand);
  if (newer.length > 0) {
    throw new ConfigError(
      `The database belongs to a newer release, which has run ${newer.map(({ name }) => name).join(", ")}. Start that release, or restore a backup from before it.`,
    );
  }
  const changed = applied.filter(
    ({ name, checksum }) => checksum !== null && known.get(name) && known.get(name)?.checksum !== checksum,
  );
  if (changed.length > 0) {
    throw new ConfigError(
      `${changed.map(({ name }) => name).join(", ")} is not what the database was migrated with: a migration that has run is never changed. Restore the file, and put the change into a new one.`,
    );
  }
}

async function applyWithPatience(
  database: Database,
  migration: Migration,
  patienceMs: number,
): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await applyOnce(database, migration, patienceMs);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === lockTries) {
        throw new ConfigError(
          `${migration.name} has waited ${lockTries} times ${patienceMs} ms for a table that other connections use: end long transactions (pg_stat_activity shows them) and start again. Nothing of it was changed.`,
        );
      }
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}

async function applyOnce(
  database: Database,
  { name, text, checksum, isExpand }: Migration,
  patienceMs: number,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const applied = await transaction.rows<{ checksum: string | null }>({
      text: "select checksum from schema_migration where name = $1",
      values: [name],
    });
    if (applied[0]) {
      // Written by a release that kept no checksums.
      if (applied[0].checksum === null) {
        await transaction.rows({
          text: "update schema_migration set checksum = $2, is_expand = $3 where name = $1",
          values: [name, checksum, isExpand],
        });
      }
      return false;
    }
    await transaction.rows({ text: `set local lock_timeout = '${patienceMs}ms'` });
    await transaction.rows({ text: "set local statement_timeout = 0" });
    for (const statement of splitStatements(text)) await transaction.rows({ text: statement });
    await transaction.rows({
      text: "insert into schema_migration (name, checksum, is_expand) values ($1, $2, $3)",
      values: [name, checksum, isExpand],
    });
    return true;
  });
}

/** Splits a migration at semicolons at line ends; dollar-quoted bodies stay whole. */
function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = "";
  let isQuoted = false;
  for (const line of text.split("\n")) {
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) isQuoted = !isQuoted;
    current += `${line}\n`;
    if (!isQuoted && line.trimEnd().endsWith(";")) {
      statements.push(current);
      current = "";
    }
  }
  if (current.replace(/--.*$/gm, "").trim()) statements.push(current);
  return statements;
}
