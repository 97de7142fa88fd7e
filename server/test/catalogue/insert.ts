import { type Database, onlyRow } from "../../src/platform/database/database.ts";

let serial = 0;

/** A number that no other row of the test process has. */
export const next = () => ++serial;

export type Made = { id: number; publicId: string; slug: string };

/** Inserts a row and returns its id. */
export async function insert(
  database: Database,
  table: string,
  values: Record<string, unknown>,
): Promise<number> {
  const names = Object.keys(values);
  const row = await onlyRow<{ id: number }>(database, {
    text: `insert into ${table} (${names.join(", ")})
           values (${names.map((_name, index) => `$${index + 1}`).join(", ")}) returning id`,
    values: Object.values(values),
  });
  return row.id;
}
