import { normalizePartNumber } from "@recambia/contract/catalogue/feed";
import type { Queryable } from "../../platform/database/database.ts";

/** Minimum length of a number, or of its beginning, for a lookup. */
const least = { exact: 4, prefix: 5 };
/** Sorts after every character of a number in byte order. */
const afterAll = "\uffff";
/** A prefix shared by more products than this is too unspecific to list them. */
const maxFound = 500;
/** A shorter number has too many neighbours, and a longer one is none. */
const nearLength = { least: 6, most: 20, leastDigits: 4 };
/** A shopper compares no more than these. */
const maxNear = 24;

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

/** Texts that may be one number written in groups, the longest first, and their products; null if none is one. */
export async function findFirstNumber(
  database: Queryable,
  texts: readonly string[],
): Promise<{ text: string; keys: number[] } | null> {
  const byNormal = new Map(texts.toReversed().map((text) => [normalizePartNumber(text), text]));
  const able = [...byNormal.keys()].filter(isTelling);
  if (able.length === 0) return null;
  const rows = await database.rows<{ normal: string; id: number }>({
    name: "first-number",
    isLookup: true,
    text: `select part_number_normal as normal, id from product
           where part_number_normal = any($1::text[]) and is_active
           union
           select normal, product_id from product_number
           join product on product.id = product_id and is_active
           where normal = any($1::text[])`,
    values: [able],
  });
  const found = new Set(rows.map(({ normal }) => byNormal.get(normal)));
  const text = texts.find((one) => found.has(one));
  if (text === undefined) return null;
  const own = normalizePartNumber(text);
  return { text, keys: rows.flatMap(({ normal, id }) => (normal === own ? [id] : [])) };
}

/** Whether a text is long enough, and has enough digits, to be no measure. */
function isTelling(normal: string): boolean {
  return normal.length >= nearLength.least && normal.replace(/\D/g, "").length >= nearLength.leastDigits;
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

/** A product whose number is one character away, as the catalogue writes the number. */
export type NearNumber = { id: number; number: string };

/**
 * Finds products whose part, OE or equivalent number differs from a text by one character: wrong, missing, extra, or two
 * exchanged. All numbers of that kind are looked up in the indexes, so that it costs no index of its own.
 */
export async function findNearNumbers(database: Queryable, text: string): Promise<NearNumber[]> {
  const neighbours = neighboursOf(normalizePartNumber(text));
  if (neighbours.length === 0) return [];
  return database.rows<NearNumber>({
    name: "numbers-nearby",
    text: `select id, min(number) as number from (
             select id, part_number as number from product
             where part_number_normal = any($1::text[]) and is_active
             union all
             select product_id, display from product_number
             join product on product.id = product_id and is_active
             where normal = any($1::text[])
           ) found group by id order by number, id limit ${maxNear}`,
    values: [neighbours],
  });
}

const digits = [..."0123456789"];
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Letters and digits that are taken for each other. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ 0: "OD", 1: "IL", 2: "Z", 5: "S", 6: "G", 8: "B" },
  ...{ O: "0", D: "0", I: "1", L: "1", Z: "2", S: "5", G: "6", B: "8" },
};

/** All texts one character away from a part number; none if it is too short or has too few digits to tell. */
function neighboursOf(normal: string): string[] {
  const { least: shortest, most, leastDigits } = nearLength;
  if (normal.length < shortest || normal.length > most) return [];
  if (normal.replace(/\D/g, "").length < leastDigits) return [];
  const near = new Set<string>();
  for (let place = 0; place <= normal.length; place++) {
    const [before, character, after] = [
      normal.slice(0, place),
      normal.charAt(place),
      normal.slice(place + 1),
    ];
    for (const digit of digits) near.add(before + digit + normal.slice(place));
    if (character === "") continue;
    near.add(before + after);
    near.add(before + after.charAt(0) + character + after.slice(1));
    const others = [...(/\d/.test(character) ? digits : letters), ...(lookAlikes[character] ?? "")];
    for (const other of others) near.add(before + other + after);
  }
  near.delete(normal);
  return [...near];
}
