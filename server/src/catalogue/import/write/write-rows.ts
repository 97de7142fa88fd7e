import type { Queryable } from "../../../platform/database/database.ts";

/** Types passed as native arrays; others are passed as text and cast. */
const plainTypes = ["integer", "smallint", "real", "boolean", "text"] as const;
type ColumnType = (typeof plainTypes)[number] | "jsonb" | "text[]" | "date" | "timestamptz";

/** A target table of the import. */
export type Target<Column extends string = string> = {
  table: string;
  /** Columns that identify an existing row. */
  key: readonly Column[];
  columns: Record<Column, ColumnType>;
  /** Columns that are only written for new rows. */
  frozen?: readonly Column[];
};

export type Row<Columns> = { [Column in keyof Columns]: unknown };

/** Upserts rows in one statement. Unchanged rows are not written, so that a repeated import writes nothing. */
export async function writeRows<Column extends string>(
  transaction: Queryable,
  target: Target<Column>,
  rows: Row<Record<NoInfer<Column>, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  await transaction.rows({
    name: `import_write_${target.table}`,
    text: upsertText(target),
    values: columnArrays(target, columnNames(target), rows),
  });
}

/** Inserts new rows, children of new owners. About twice as fast as `writeRows`, which matters for millions of rows. */
export async function insertRows<Column extends string>(
  transaction: Queryable,
  target: Target<Column>,
  rows: Row<Record<NoInfer<Column>, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columnNames(target);
  await transaction.rows({
    name: `import_insert_${target.table}_${names.length}`,
    text: insertText(target, names),
    values: columnArrays(target, names, rows),
  });
}

/**
 * Replaces the children of owners (attributes of a product, lines of a fit set) by `rows`.
 *
 * @param owners ids of owners that may have children already.
 */
export async function replaceRows<Column extends string>(
  transaction: Queryable,
  target: Target<Column>,
  ownerColumn: Column,
  owners: number[],
  rows: Row<Record<NoInfer<Column>, unknown>>[],
): Promise<void> {
  if (owners.length > 0) {
    await transaction.rows({
      name: `import_prune_${target.table}`,
      text: pruneText(target, ownerColumn),
      values: [owners, ...columnArrays(target, target.key, rows)],
    });
  }
  await writeRows(transaction, target, rows);
}

function columnNames<Column extends string>(target: Target<Column>): Column[] {
  const names: Column[] = [];
  for (const name in target.columns) names.push(name);
  return names;
}

function isPlain(type: ColumnType): boolean {
  return plainTypes.some((plain) => plain === type);
}

function columnArrays<Column extends string>(
  target: Target<Column>,
  names: readonly Column[],
  rows: Row<Record<Column, unknown>>[],
): unknown[][] {
  return names.map((name) => {
    const type = target.columns[name];
    if (type === "jsonb") return rows.map((row) => (row[name] === null ? null : JSON.stringify(row[name])));
    return rows.map((row) => row[name]);
  });
}

/** `unnest($1::integer[], …) as given(id, …)`, the first parameter being `$first`. */
function unnested<Column extends string>(target: Target<Column>, names: readonly Column[], first: number) {
  const parameters = names.map((name, index) => {
    const type = target.columns[name];
    return `$${index + first}::${isPlain(type) ? type : "text"}[]`;
  });
  return `unnest(${parameters.join(", ")}) as given(${names.join(", ")})`;
}

function upsertText<Column extends string>(target: Target<Column>): string {
  const names = columnNames(target);
  const changing = names.filter((name) => !target.key.includes(name) && !target.frozen?.includes(name));
  const onConflict =
    changing.length === 0
      ? "do nothing"
      : `do update set ${changing.map((name) => `${name} = excluded.${name}`).join(", ")}
         where (${changing.map((name) => `kept.${name}`).join(", ")})
           is distinct from (${changing.map((name) => `excluded.${name}`).join(", ")})`;
  return `${insertText(target, names)} on conflict (${target.key.join(", ")}) ${onConflict}`;
}

function insertText<Column extends string>(target: Target<Column>, names: readonly Column[]): string {
  const values = names.map((name) => {
    const type = target.columns[name];
    return isPlain(type) ? `given.${name}` : `given.${name}::${type}`;
  });
  const isIdentity = names.some((name) => name === "id");
  return `insert into ${target.table} as kept (${names.join(", ")})
          ${isIdentity ? "overriding system value" : ""}
          select ${values.join(", ")} from ${unnested(target, names, 1)}`;
}

function pruneText<Column extends string>(target: Target<Column>, ownerColumn: Column): string {
  // No key is null. `not in` builds a hash of the given keys, where `not exists` compared each row with each of thousands.
  return `delete from ${target.table}
          where ${ownerColumn} = any($1::integer[])
            and (${target.key.join(", ")}) not in (
              select ${target.key.map((name) => `given.${name}`).join(", ")} from ${unnested(target, target.key, 2)})`;
}

/** Database id of a record, and whether it is new. */
export type Claim = { id: number; isNew: boolean };

/**
 * Returns ids for records by key: existing ones, or new ones from the sequence. Reserved beforehand, because each upsert
 * would consume a number.
 */
export async function claimIds(
  transaction: Queryable,
  table: string,
  keyColumn: string,
  keys: string[],
): Promise<(key: string) => Claim> {
  const found = await transaction.rows<{ key: string; id: number; is_new: boolean }>({
    name: `import_claim_${table}`,
    text: `select given.key,
                  coalesce(kept.id, nextval(pg_get_serial_sequence('${table}', 'id'))::integer) as id,
                  kept.id is null as is_new
           from unnest($1::text[]) as given(key) left join ${table} kept on kept.${keyColumn} = given.key`,
    values: [keys],
  });
  const claims = new Map(found.map(({ key, id, is_new }) => [key, { id, isNew: is_new }]));
  return (key) => {
    const claim = claims.get(key);
    if (!claim) throw new Error(`No id was claimed for ${table} ${key}`);
    return claim;
  };
}
