import { normalPartNumber } from "@recambia/contract/catalogue/feed";
import type { Queryable } from "../../platform/database/database.ts";

/** Shortest text that is looked up at all, and as the beginning of a number. */
const least = { exact: 4, prefix: 5 };
/** Comes after every character of a number in the order of bytes. */
const afterAll = "\uffff";
/** A beginning that more products share than this says too little to list them all. */
const mostFound = 500;

/**
 * Keys of the products that a part number, a vehicle maker's number or a comparable one names:
 * exactly, else by its beginning (product decisions §4). Spaces, dots and dashes don't matter.
 */
export async function findNumbers(database: Queryable, text: string): Promise<number[]> {
  const normal = normalPartNumber(text);
  if (normal.length < least.exact || !/\d/.test(normal)) return [];
  const exact = await keysBetween(database, normal, normal);
  if (exact.length > 0 || normal.length < least.prefix) return exact;
  return keysBetween(database, normal, normal + afterAll);
}

/** Both ends in the order of bytes, which the indexes have. */
async function keysBetween(database: Queryable, first: string, last: string): Promise<number[]> {
  const rows = await database.rows<{ id: number }>({
    name: "numbers-between",
    isLookup: true,
    text: `select id from (
             select id from product
             where part_number_normal ~>=~ $1::text and part_number_normal ~<=~ $2::text and is_active
             union
             select product_id from product_number where normal ~>=~ $1::text and normal ~<=~ $2::text
           ) found limit ${mostFound}`,
    values: [first, last],
  });
  return rows.map(({ id }) => id);
}
