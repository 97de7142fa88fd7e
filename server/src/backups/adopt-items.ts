import type { Queryable } from "../platform/database/database.ts";
import { publicIdOf } from "../platform/public-id.ts";

/** A table of items that a backup holds, with the column and the id of the account that they belong to. */
type Owned =
  | { table: "address"; column: "customer_id"; owner: string }
  | { table: "collection"; column: "person_id"; owner: string };

/**
 * Gives items of a file the ids that they have or would get in an account. An id that another account has is replaced by one
 * that is derived from it. A derived id stays in use also when the other account is gone, so that a file which is restored
 * twice doubles nothing.
 */
export async function adoptItems<Item extends { key: string }>(
  database: Queryable,
  { table, column, owner }: Owned,
  items: readonly Item[],
): Promise<Item[]> {
  const derived = new Map(items.map(({ key }) => [key, publicIdOf(`${table} of ${owner}`, key)]));
  const rows = await database.rows<{ key: string }>({
    text: `select public_id as key from ${table} where public_id = any($1::text[]) and ${column} <> $2
           union all select public_id from ${table} where public_id = any($3::text[]) and ${column} = $2`,
    values: [[...derived.keys()], owner, [...derived.values()]],
  });
  const found = new Set(rows.map(({ key }) => key));
  return items.map((item) => {
    const key = derived.get(item.key) ?? item.key;
    return found.has(item.key) || found.has(key) ? { ...item, key } : item;
  });
}
