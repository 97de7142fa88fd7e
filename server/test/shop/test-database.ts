import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { inject, onTestFinished } from "vitest";
import { type Database, sessionSettings } from "../../src/platform/database/database.ts";
import { openEmbedded } from "../../src/platform/database/embedded.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";
import { connectionSettings, noTimeLimits } from "../../src/platform/database/time-limits.ts";

/**
 * Enough for transactions to get in one another's way. Each connection first reads the schema into its own memory, which
 * takes the server as long as many tests do.
 */
const poolSize = 4;

/** Databases of this worker that nobody has: opening one takes longer than most tests (decision 021). */
const idle: Database[] = [];

/**
 * A database with the newest schema and nothing in it, on the engine that the test project names: one that was given back, or a
 * copy of the migrated template. The caller closes it.
 */
export async function openTestDatabase(): Promise<Database> {
  const database = idle.pop() ?? (await (inject("postgresUrl") ? openOnServer() : openInProcess()));
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
    withLock: async (...given) => open().withLock(...given),
    script: async (text) => open().script(text),
    listen: async (channel, onMessage) => open().listen(channel, onMessage),
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (await canBeLent(database)) idle.push(database);
      else await database.close();
    },
  };
}

async function openInProcess(): Promise<Database> {
  return openEmbedded(undefined, new Blob([await readFile(inject("embeddedSnapshot"))]));
}

async function openOnServer(): Promise<Database> {
  const url = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = openPostgres(`${url}/postgres`, 1);
  await admin.script(`create database ${name} template template_shop strategy file_copy`);
  await admin.close();
  return openPostgres(`${url}/${name}`, poolSize);
}

/** Some tests compare two databases. */
const mostIdle = 2;

/** Empties a database for its next user, unless a test has left it busy or more than two would lie idle. */
async function canBeLent(database: Database): Promise<boolean> {
  const { open, idle: resting } = database.connections();
  if (idle.length >= mostIdle || resting < open) return false;
  await empty(database);
  return true;
}

/**
 * Leaves a database as the migrations did: no rows but theirs, sequences at their start. Deletes rows unless there are many:
 * truncating creates new files for a table and its indexes, which takes longer.
 */
async function empty(database: Database) {
  const settings = database.engine === "postgres" ? connectionSettings(noTimeLimits) : sessionSettings;
  // In one script, because another may get another connection.
  await database.script(`unlisten *; reset all; ${settings}`);
  await database.script(`do $$
    declare
      name text;
      has_rows boolean;
      large text[] := '{}';
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' loop
        execute format('select exists (select from %I)', name) into has_rows;
        if pg_relation_size(quote_ident(name)) > 200000 then large := large || quote_ident(name);
        elsif has_rows then execute format('delete from %I', name);
        end if;
      end loop;
      if large <> '{}' then execute 'truncate ' || array_to_string(large, ', ') || ' cascade'; end if;
      for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
        perform setval(quote_ident(name), 1, false);
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
