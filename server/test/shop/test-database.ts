import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { inject, onTestFinished } from "vitest";
import { type Database, sessionSettings } from "../../src/platform/database/database.ts";
import { openEmbedded } from "../../src/platform/database/embedded.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";

/**
 * Enough for transactions to get in one another's way. Each connection first reads the schema into its own memory, which
 * takes the server as long as many tests do.
 */
const poolSize = 4;

/**
 * A fresh database with the newest schema and nothing in it, on the engine that the test project
 * names. The caller closes it.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = inject("postgresUrl");
  if (!url) return lendEmbedded();
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = openPostgres(`${url}/postgres`, 1);
  await admin.script(`create database ${name} template template_shop strategy file_copy`);
  await admin.close();
  return openPostgres(`${url}/${name}`, poolSize);
}

/** The embedded database of this worker, while nobody has it: opening one costs a second (decision 021). */
let idle: Database | undefined;

/** A copy of the migrated template, or one that was given back and has been emptied. */
async function lendEmbedded(): Promise<Database> {
  const snapshot = inject("embeddedSnapshot");
  const database = idle ?? (await openEmbedded(undefined, new Blob([await readFile(snapshot)])));
  idle = undefined;
  let isClosed = false;
  /** Ends leftover connections, so that they can't reach the next user's rows. */
  const open = () => {
    if (isClosed) throw new Error("The database is closed");
    return database;
  };
  return {
    engine: database.engine,
    connections: () => open().connections(),
    rows: async (statement) => open().rows(statement),
    transaction: async (work) => open().transaction(work),
    withLock: async (key, work) => open().withLock(key, work),
    script: async (text) => open().script(text),
    listen: async (channel, onMessage) => open().listen(channel, onMessage),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await empty(database);
      if (idle) await database.close();
      else idle = database;
    },
  };
}

/** Leaves a database as the migrations did: no rows but theirs, sequences at their start. */
async function empty(database: Database) {
  await database.script("unlisten *; reset all");
  await database.script(sessionSettings);
  await database.script(`do $$
    declare
      name text;
      has_rows boolean;
      filled text[] := '{}';
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' loop
        execute format('select exists (select from %I)', name) into has_rows;
        if has_rows then filled := filled || quote_ident(name); end if;
      end loop;
      execute 'truncate ' || array_to_string(filled, ', ') || ' cascade';
      for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence %I restart', name);
      end loop;
      insert into catalogue_revision (revision, changed_at) values (1, now());
    end $$`);
}

/** Opens the same for one test and closes it when the test ends; the test must undo changes of tables. */
export async function databaseForThisTest(): Promise<Database> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}
