import type { Database } from "../../src/platform/database/database.ts";

/** Tables whose rows everybody shares: counts, and what follows from the catalogue's stock. */
const sharedTables = [
  "attempt_count",
  "catalogue_revision",
  "product_tally",
  "value_tally",
  "invoice_series",
];
/** Columns that somebody else's purchase, review or list changes. */
const sharedColumns: Record<string, string[]> = {
  product: ["available", "changed_at", "facts", "listed", "rating_average", "rating_count"],
};

/** Rows as JSON, by table. */
type Rows = Map<string, Set<string>>;

/** Reads all rows that belong to somebody or to the catalogue, without what all share. */
export async function readAllRows(database: Database): Promise<Rows> {
  const tables = await database.rows<{ name: string }>({
    text: `select table_name as name from information_schema.tables
           where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1::text[])`,
    values: [sharedTables],
  });
  const rows: Rows = new Map();
  for (const { name } of tables) {
    const found = await database.rows<{ row: string }>({
      text: `select (to_jsonb(t) - $1::text[])::text as row from "${name}" t`,
      values: [sharedColumns[name] ?? []],
    });
    rows.set(name, new Set(found.map(({ row }) => row)));
  }
  return rows;
}

/** Rows of an earlier reading that have been changed or deleted since: table, row, and the row with its id now. */
export function lostRows(before: Rows, after: Rows): string[][] {
  return [...before].flatMap(([name, rows]) =>
    [...rows]
      .filter((row) => !after.get(name)?.has(row))
      .map((row) => [name, row, [...(after.get(name) ?? [])].find((now) => idOf(now) === idOf(row)) ?? ""]),
  );
}

/** Rows begin with their shortest column, which is the id where there is one. */
const idOf = (row: string) => /^\{"id": [^,]*/.exec(row)?.[0] ?? row;
