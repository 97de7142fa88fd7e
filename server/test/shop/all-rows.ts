import type { Database } from "../../src/platform/database/database.ts";

/** Tables whose rows everybody shares: counts, and what follows from the catalogue's stock. */
const sharedTables = [
  "attempt_count",
  "catalogue_revision",
  "product_tally",
  "value_tally",
  "invoice_series",
  "invoice_chain",
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

/** A column that refers to another table's. */
type Link = { table: string; column: string; target: string; key: string };

/** Tables that everybody may add to: reports of a review, which its author cannot see. */
const openTables = ["review_report"];

/** Rows that were added since an earlier reading to what somebody had then, at any distance: table and row. */
export async function addedRows(
  database: Database,
  before: Rows,
  after: Rows,
  { personId, customerId }: { personId: string; customerId: string },
): Promise<string[][]> {
  const links = await readLinks(database);
  const parsed = new Map([...before].map(([name, rows]) => [name, [...rows].map((row) => JSON.parse(row))]));
  const owned = new Map<string, Set<object>>();
  const own = (name: string, isOwn: (row: Record<string, unknown>) => boolean) => {
    const rows = owned.get(name) ?? new Set();
    owned.set(name, rows);
    const found = (parsed.get(name) ?? []).filter((row) => !rows.has(row) && isOwn(row));
    for (const row of found) rows.add(row);
    return found.length > 0;
  };
  const refersToOwned = ({ column, target, key }: Link) => {
    const keys = new Set([...(owned.get(target) ?? [])].map((row) => String(Reflect.get(row, key))));
    return (row: Record<string, unknown>) => row[column] != null && keys.has(String(row[column]));
  };
  own("person", ({ id }) => id === personId);
  own("customer", ({ id }) => id === customerId);
  while (links.filter((link) => own(link.table, refersToOwned(link))).length > 0);
  return links
    .filter(({ table }) => !openTables.includes(table))
    .flatMap((link) =>
      [...(after.get(link.table) ?? [])]
        .filter((row) => !before.get(link.table)?.has(row) && refersToOwned(link)(JSON.parse(row)))
        .map((row) => [link.table, row]),
    );
}

function readLinks(database: Database): Promise<Link[]> {
  return database.rows<Link>({
    text: `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as target,
                  f.attname as key
           from pg_constraint c
           join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
           join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
           where c.contype = 'f'`,
  });
}
