import { normalizePartNumber } from "@recambia/contract/catalogue/feed";
import type { Queryable } from "../../platform/database/database.ts";

/** Minimum length of a number, or of its beginning, for a lookup. */
const least = { exact: 4, prefix: 5 };
/** Sorts after every character of a number in byte order. */
const afterAll = "\uffff";
/** A prefix shared by more products than this is too unspecific to list them. */
const maxFound = 500;

/**
 * Finds products by part number, OE number or equivalent number: exact matches, otherwise by prefix (product decisions §4).
 * Ignores spaces, dots and dashes.
 */
export async function findNumbers(database: Queryable, text: string): Promise<number[]> {
  const normal = normalizePartNumber(text);
  if (normal.length < least.exact || !/\d/.test(normal)) return [];
  const exact = await keysBetween(database, normal, normal);
  if (exact.length > 0 || normal.length < least.prefix) return exact;
  return keysBetween(database, normal, normal + afterAll);
}

/** Range bounds in byte order, as in the indexes. */
async function keysBetween(database: Queryable, first: string, last: string): Promise<number[]> {
  const rows = await database.rows<{ id: number }>({
    name: "numbers-between",
    isLookup: true,
    text: `select id from (
             select id from product
             where part_number_normal ~>=~ $1::text and part_number_normal ~<=~ $2::text and is_active
             union
             select product_id from product_number where normal ~>=~ $1::text and normal ~<=~ $2::text
           ) found limit ${maxFound}`,
    values: [first, last],
  });
  return rows.map(({ id }) => id);
}
