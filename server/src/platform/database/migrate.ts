import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Database } from "./database.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations/", import.meta.url));

const migrationLock = 7265636;

/**
 * Migrates the database to the newest schema: runs each new SQL file of `server/migrations` in its own transaction, in
 * order of name. If several processes start at once, one migrates and the others wait.
 *
 * @returns the names of the migrations that have run.
 */
export async function migrate(database: Database): Promise<string[]> {
  return database.withLock(migrationLock, () => runMissing(database));
}

async function runMissing(database: Database): Promise<string[]> {
  await database.script(
    "create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())",
  );
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort();
  const ran: string[] = [];
  for (const name of names) {
    const text = await readFile(new URL(name, `file://${migrationsFolder}`), "utf8");
    if (await applyOnce(database, name, text)) ran.push(name);
  }
  return ran;
}

/** Names of migrations that the database lacks. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql"));
  const applied = await database.rows<{ name: string }>({ text: "select name from schema_migration" });
  return names.filter((name) => !applied.some((row) => row.name === name));
}

async function applyOnce(database: Database, name: string, text: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const applied = await transaction.rows({
      text: "select 1 from schema_migration where name = $1",
      values: [name],
    });
    if (applied.length > 0) return false;
    for (const statement of splitStatements(text)) await transaction.rows({ text: statement });
    await transaction.rows({ text: "insert into schema_migration (name) values ($1)", values: [name] });
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
