import type { Database, Queryable } from "../database/database.ts";

/** A table of the shop, with the columns that are stored; generated ones are computed again. */
export type Table = { name: string; columns: { name: string; type: string }[] };

/** A state of the whole database, which later changes do not reach. */
export type Snapshot = {
  tables: Table[];
  /** Names of the migrations that made the schema. */
  migrations: string[];
  /** Last numbers that the sequences have given out. */
  sequences: { name: string; value: string }[];
  /** The rows of a table in blocks; each row is a JSON list of its columns as PostgreSQL writes them. */
  rows(table: Table): AsyncIterable<string[]>;
};

const fetchedRows = 1000;

/**
 * Part of a table that is held at once, in pages of 8 KB. The embedded database runs in the shop's own thread, which
 * answers requests between two parts.
 */
const pagesHeldAtOnce = 500;
const pageBytes = 8192;

/**
 * Calls back with a snapshot of the database. On PostgreSQL it is a transaction of its own, which blocks no other. The
 * embedded database has only one connection, so that an open transaction would stop the shop: there the rows are put
 * aside in one short transaction (cursors `with hold`, in temporary files) and fetched after it.
 */
export async function withSnapshot<Result>(
  database: Database,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  if (database.engine === "postgres") {
    return database.transaction(async (transaction) => {
      await transaction.rows({ text: "set transaction isolation level repeatable read, read only" });
      for (const limit of ["statement_timeout", "idle_in_transaction_session_timeout"]) {
        await transaction.rows({ text: `set local ${limit} = 0` });
      }
      const { cursors, ...contents } = await declareCursors(transaction, "");
      return work({ ...contents, rows: (table) => fetchAll(transaction, cursors.get(table.name) ?? []) });
    });
  }
  const { cursors, ...contents } = await database.transaction((transaction) =>
    declareCursors(transaction, "with hold"),
  );
  try {
    return await work({ ...contents, rows: (table) => fetchAll(database, cursors.get(table.name) ?? []) });
  } finally {
    const [...open] = await database.rows<{ name: string }>({
      text: "select name from pg_cursors where name like 'backup\\_%'",
    });
    for (const { name } of open) await database.rows({ text: `close "${name}"` });
  }
}

/** Declares cursors over all tables, several for a large one. */
async function declareCursors(transaction: Queryable, hold: "" | "with hold") {
  const tables = await readTables(transaction);
  const cursors = new Map<string, string[]>();
  for (const { name, columns, pages } of tables) {
    const row = columns.map((column) => `"${column.name}"::text`).join(", ");
    const names: string[] = [];
    for (let page = 0; page <= pages; page += pagesHeldAtOnce) {
      const cursor = `"backup_${name}_${page}"`;
      // The last part takes all that follows.
      const end = page + pagesHeldAtOnce > pages ? "" : `and ctid < '(${page + pagesHeldAtOnce},0)'`;
      await transaction.rows({
        text: `declare ${cursor} no scroll cursor ${hold} for
               select json_build_array(${row})::text as line from "${name}" where ctid >= '(${page},0)' ${end}`,
      });
      names.push(cursor);
    }
    cursors.set(name, names);
  }
  return {
    cursors,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    migrations: await readMigrationNames(transaction),
    sequences: await transaction.rows<{ name: string; value: string }>({
      text: `select sequencename as name, last_value::text as value from pg_sequences
             where schemaname = 'public' and last_value is not null order by 1`,
    }),
  };
}

async function readTables(transaction: Queryable): Promise<(Table & { pages: number })[]> {
  return transaction.rows<Table & { pages: number }>({
    text: `select relname as name, (pg_relation_size(pg_class.oid) / ${pageBytes})::integer as pages,
             json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
               as columns
           from pg_class join pg_attribute on attrelid = pg_class.oid
           where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'
             and attnum > 0 and not attisdropped and attgenerated = ''
           group by pg_class.oid order by relname`,
  });
}

async function readMigrationNames(transaction: Queryable): Promise<string[]> {
  const rows = await transaction.rows<{ name: string }>({
    text: "select name from schema_migration order by name",
  });
  return rows.map(({ name }) => name);
}

async function* fetchAll(queryable: Queryable, cursors: string[]): AsyncIterable<string[]> {
  for (const cursor of cursors) {
    for (;;) {
      const rows = await queryable.rows<{ line: string }>({
        text: `fetch forward ${fetchedRows} from ${cursor}`,
      });
      if (rows.length === 0) break;
      yield rows.map(({ line }) => line);
    }
    await queryable.rows({ text: `close ${cursor}` });
  }
}
