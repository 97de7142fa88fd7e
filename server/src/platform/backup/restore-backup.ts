import { closed } from "@recambia/contract/http";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { ConfigError } from "../config.ts";
import type { Database, Queryable } from "../database/database.ts";
import { migrate, migrationNames } from "../database/migrate.ts";
import { checkName, type FileStore } from "../files/file-store.ts";
import { ArchiveError, type ReadEntry, readArchive } from "./archive.ts";
import type { BackupReport } from "./make-backup.ts";

const Name = Type.String({ pattern: "^[a-z0-9_]+$" });
const Table = Type.Object(
  {
    name: Name,
    columns: Type.Array(
      Type.Object({ name: Name, type: Type.String({ pattern: "^[a-z0-9 ,()\\[\\]]+$" }) }, closed),
    ),
  },
  closed,
);
const Manifest = Type.Object(
  {
    format: Type.Literal(1),
    madeAt: Type.String(),
    migrations: Type.Array(Type.String()),
    tables: Type.Array(Table),
  },
  closed,
);
const Sequences = Type.Array(
  Type.Object({ name: Name, value: Type.String({ pattern: "^-?\\d+$" }) }, closed),
);

/**
 * Brings an archive into an empty shop: its schema, then all rows in one transaction, then newer migrations. Nothing of
 * the database is kept if it fails; files may remain, and another attempt replaces them.
 *
 * @throws ConfigError when the shop is not empty, or the archive belongs to a newer release; ArchiveError when the archive
 *   is damaged.
 */
export async function restoreBackup(
  { database, files }: { database: Database; files: FileStore },
  path: string,
  identity: string,
): Promise<BackupReport> {
  const entries = readArchive(path, identity)[Symbol.asyncIterator]();
  const manifest = await readManifest(entries);
  await prepareSchema(database, manifest.migrations);
  const report: BackupReport = { rowCount: 0, fileCount: 0 };
  await database.transaction(async (transaction) => {
    await transaction.rows({ text: "set local statement_timeout = 0" });
    await checkEmpty(transaction);
    const addForeignKeys = await dropForeignKeys(transaction);
    const names = manifest.tables.map(({ name }) => `"${name}"`).join(", ");
    await transaction.rows({ text: `truncate ${names}` });
    const restoring: Restoring = { transaction, files, manifest, sequences: [], report };
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      await restoreEntry(restoring, next.value);
    }
    await addForeignKeys();
    for (const { name, value } of restoring.sequences) {
      await transaction.rows({
        text: "select setval(quote_ident($1)::regclass, $2::bigint)",
        values: [name, value],
      });
    }
  });
  await migrate(database);
  return report;
}

/**
 * Reads an archive to its end.
 *
 * @throws ArchiveError when it is damaged.
 */
export async function checkBackup(
  path: string,
  identity: string,
): Promise<BackupReport & { madeAt: string }> {
  const entries = readArchive(path, identity)[Symbol.asyncIterator]();
  const { madeAt } = await readManifest(entries);
  const report = { rowCount: 0, fileCount: 0, madeAt };
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const { name } = next.value;
    if (name.startsWith("files/")) report.fileCount += 1;
    if (name.endsWith(".jsonl")) report.rowCount += linesOf(await next.value.whole()).length;
  }
  return report;
}

async function readManifest(entries: AsyncIterator<ReadEntry>): Promise<Static<typeof Manifest>> {
  const first = await entries.next();
  if (first.done || first.value.name !== "manifest.json")
    throw new ArchiveError("This is no archive of a shop.");
  return parse(Manifest, String(await first.value.whole()));
}

/** Runs exactly the migrations of the archive's schema. */
async function prepareSchema(database: Database, migrations: string[]): Promise<void> {
  const known = new Set(await migrationNames());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new ConfigError(
      `The archive is of a newer release, with ${unknown.join(", ")}. Restore it with that one.`,
    );
  }
  await migrate(database, { only: new Set(migrations) });
  const applied = await database.rows<{ name: string }>({ text: "select name from schema_migration" });
  const newer = applied.filter(({ name }) => !migrations.includes(name));
  if (newer.length > 0) {
    throw new ConfigError(
      "The database has a newer schema than the archive. Give the restore a new database: it makes the schema itself.",
    );
  }
}

/** Tables that a new shop has rows in. */
const filledByMigrations = new Set(["schema_migration", "catalogue_revision"]);

async function checkEmpty(transaction: Queryable): Promise<void> {
  const tables = await transaction.rows<{ tablename: string }>({
    text: "select tablename from pg_tables where schemaname = 'public'",
  });
  for (const { tablename } of tables) {
    if (filledByMigrations.has(tablename)) continue;
    const rows = await transaction.rows({ text: `select 1 from "${tablename}" limit 1` });
    if (rows.length > 0) {
      throw new ConfigError(
        `The shop is not empty: there are rows in ${tablename}. Restore into a new database (DATABASE_URL) or folder (DATA_DIR).`,
      );
    }
  }
}

/** Drops all foreign keys; the returned function adds them again and so checks every row. */
async function dropForeignKeys(transaction: Queryable): Promise<() => Promise<void>> {
  const keys = await transaction.rows<{ owner: string; name: string; definition: string }>({
    text: `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
           from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  });
  for (const { owner, name } of keys) {
    await transaction.rows({ text: `alter table ${owner} drop constraint ${name}` });
  }
  return async () => {
    for (const { owner, name, definition } of keys) {
      await transaction.rows({ text: `alter table ${owner} add constraint ${name} ${definition}` });
    }
  };
}

type Restoring = {
  transaction: Queryable;
  files: FileStore;
  manifest: Static<typeof Manifest>;
  /** Set at the very end: a sequence does not go back when the transaction is rolled back. */
  sequences: Static<typeof Sequences>;
  report: BackupReport;
};

async function restoreEntry(
  { transaction, files, manifest, sequences, report }: Restoring,
  entry: ReadEntry,
): Promise<void> {
  const [kind, ...rest] = entry.name.split("/");
  if (kind === "files") {
    const name = rest.join("/");
    checkName(name);
    await files.write(name, entry.content);
    report.fileCount += 1;
    return;
  }
  if (entry.name === "database/sequences.json") {
    sequences.push(...parse(Sequences, String(await entry.whole())));
    return;
  }
  const table = manifest.tables.find(({ name }) => name === rest[0]);
  if (kind !== "database" || !table)
    throw new ArchiveError(`The archive has an unknown entry: ${entry.name}`);
  const lines = linesOf(await entry.whole());
  await insertRows(transaction, table, lines);
  report.rowCount += lines.length;
}

function linesOf(content: Buffer): string[] {
  return content.toString("utf8").split("\n").filter(Boolean);
}

async function insertRows(
  transaction: Queryable,
  table: Static<typeof Table>,
  lines: string[],
): Promise<void> {
  const columns = table.columns.map(({ name }) => `"${name}"`).join(", ");
  const values = table.columns.map(({ type }, place) => `(line ->> ${place})::${type}`).join(", ");
  await transaction.rows({
    text: `insert into "${table.name}" (${columns}) overriding system value
           select ${values} from unnest($1::json[]) as given (line)`,
    values: [lines],
  });
}

function parse<Schema extends typeof Manifest | typeof Sequences>(
  schema: Schema,
  text: string,
): Static<Schema> {
  const value: unknown = JSON.parse(text);
  if (!Value.Check(schema, value))
    throw new ArchiveError("The archive has another format than this release reads.");
  return value;
}
