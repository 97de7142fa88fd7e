import { onlyRow } from "../../../platform/database/database.ts";
import { breadthOf, inPartTypes } from "../sql/list-text.ts";
import { fact, factCount, openFacts, type Shelf, shelfOf } from "./shelf-facts.ts";
import type { ShelfGround, ShelfStore, ShelfValue, ValuedShelf } from "./shelf-store.ts";

/**
 * Which shelves: the products that fit the same vehicles, those of one fit set, are one shelf; a part
 * type's universal ones are another.
 */
export type ShelfKeys = { fitSetIds: readonly number[]; universalIds: readonly number[] };

/** So many are read in a millisecond or two: what a vehicle has in all categories is not among them. */
const fewShelves = 100;

/** The key that a shelf is kept under; the negative ones are of universal products. */
function keysOf({ fitSetIds, universalIds }: ShelfKeys): number[] {
  return [...fitSetIds, ...universalIds.map((id) => -id)];
}

function shelfKeysOf(keys: readonly number[]): [number[], number[]] {
  return [keys.filter((key) => key > 0), keys.filter((key) => key < 0).map((key) => -key)];
}

/** The integers that `product.facts` begins with, of four bytes each: the first of a product's facts. */
const integerCount = 10;
const packedBytes = integerCount * 4 + 4 + 8;

/** What is on the shelves whose fit sets and part types are $1 and $2, each shelf with `columns`. */
const shelvesText = (columns: string) => `
  select p.fit_set_id as key, ${columns} from product p
  where p.fit_set_id = any($1::int[]) and p.is_active and not p.is_universal
  group by p.fit_set_id
  union all
  select -p.part_type_id, ${columns} from product p
  where p.part_type_id = any($2::int[]) and p.is_active and p.is_universal
  group by p.part_type_id`;

const facts = "string_agg(p.facts, ''::bytea) as packed";
const plain = `${facts}, null as attributes`;
const valued = `${facts}, string_agg(p.attribute_values, E'\\n') as attributes`;

/** Products, packed, and the attributes of each as JSON in a line where they are asked for. */
type PackedRow = { packed: Uint8Array; attributes: string | null };
type ShelfRow = PackedRow & { key: number };

/** Shelves and, where they are asked for, what values their products have. */
export type ReadShelves = { shelves: Map<number, Shelf>; values: Map<number, readonly ShelfValue[]> };

/** What is not kept is read in one statement: a shelf always before its values, or together with them. */
export async function readShelves(
  { database, store }: ShelfGround,
  asked: ShelfKeys,
  isValued: boolean,
): Promise<ReadShelves> {
  const found: ReadShelves = { shelves: new Map(), values: new Map() };
  const missing: number[] = [];
  for (const key of keysOf(asked)) {
    const shelf = store.shelves.get(key);
    const kept = isValued ? store.values.get(key) : undefined;
    // Values say places: those of a shelf that has been read again since are other ones.
    if (!shelf || (isValued && kept?.shelf !== shelf)) {
      missing.push(key);
      continue;
    }
    found.shelves.set(key, shelf);
    if (kept) found.values.set(key, kept.values);
  }
  if (missing.length === 0) return found;
  const rows = await database.rows<ShelfRow>({
    name: isValued ? "shelves-and-values" : "shelves",
    isLookup: missing.length <= fewShelves,
    text: shelvesText(isValued ? valued : plain),
    values: shelfKeysOf(missing),
  });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const key of missing) {
    const row = byKey.get(key);
    keepShelf(store, found, key, row ? unpackValued(row) : empty, isValued);
  }
  return found;
}

/**
 * Keeps the shelves of the fit sets after one until another, but those that are kept already: others may have their values,
 * which say places in them.
 *
 * @returns how many products they have.
 */
export async function keepAhead(
  { database, store }: ShelfGround,
  after: number,
  until: number,
): Promise<number> {
  const rows = await database.rows<ShelfRow>({
    name: "shelves-between",
    text: `select p.fit_set_id as key, ${plain} from product p
      where p.fit_set_id > $1::int and p.fit_set_id <= $2::int and p.is_active and not p.is_universal
      group by p.fit_set_id`,
    values: [after, until],
  });
  let products = 0;
  for (const row of rows) {
    const { shelf } = unpackValued(row);
    products += shelf.size;
    if (!store.shelves.has(row.key)) store.shelves.set(row.key, shelf);
  }
  return products;
}

/**
 * The shelves of one part type's parts for any of several vehicles, found and read in one statement: asking first which
 * they are would cost more than reading again the few that are kept.
 */
export async function readShelvesOfAny(
  { database, store }: ShelfGround,
  variantKeys: readonly number[],
  partTypeId: number,
  isValued: boolean,
): Promise<ReadShelves> {
  const found: ReadShelves = { shelves: new Map(), values: new Map() };
  const rows = await database.rows<ShelfRow>({
    name: isValued ? "shelves-of-any-and-values" : "shelves-of-any",
    isLookup: true,
    text: `select p.fit_set_id as key, ${isValued ? valued : plain} from product p
      where p.fit_set_id in (select line.fit_set_id from fit_line line
          where line.variant_id = any($1::int[]) and line.part_type_id = $2)
        and p.is_active and not p.is_universal
      group by p.fit_set_id`,
    values: [variantKeys, partTypeId],
  });
  for (const row of rows) keepShelf(store, found, row.key, unpackValued(row), isValued);
  return found;
}

function keepShelf(store: ShelfStore, found: ReadShelves, key: number, read: ValuedShelf, isValued: boolean) {
  store.shelves.set(key, read.shelf);
  found.shelves.set(key, read.shelf);
  if (!isValued) return;
  store.values.set(key, read);
  found.values.set(key, read.values);
}

/**
 * All that some brands make in a scope, whatever it fits, as one shelf.
 *
 * @param partTypeIds null: of all part types.
 */
export async function readBrands(
  { database, store }: ShelfGround,
  brandIds: readonly number[],
  partTypeIds: readonly number[] | null,
  isValued: boolean,
): Promise<ValuedShelf> {
  const breadth = breadthOf(partTypeIds);
  const key = `${brandIds.join()} ${partTypeIds?.join() ?? breadth} ${isValued}`;
  const known = store.brands.get(key);
  if (known) return known;
  const { packed, attributes } = await onlyRow<Partial<PackedRow>>(database, {
    name: `brands-${breadth}${isValued ? "-and-values" : ""}`,
    isLookup: breadth === "one",
    text: `select ${isValued ? valued : plain} from product p
           where p.is_active and p.brand_id = any($1::int[]) and ${inPartTypes(breadth, "p")}`,
    values: [brandIds, partTypeIds],
  });
  const read = packed ? unpackValued({ packed, attributes: attributes ?? null }) : empty;
  store.brands.set(key, read);
  return read;
}

const empty: ValuedShelf = { shelf: shelfOf(0, []), values: [] };

function unpackValued({ packed, attributes }: PackedRow): ValuedShelf {
  return { shelf: unpack(packed), values: attributes === null ? [] : valuesIn(attributes) };
}

/**
 * Each value with the places of the products that have it; `attributes` has a line for each product, in their places. Most
 * products of a shelf differ in nothing but their maker: each line is read once.
 */
function valuesIn(attributes: string): ShelfValue[] {
  const placesOf = new Map<string, number[]>();
  for (const [place, line] of attributes.split("\n").entries()) {
    if (!placesOf.get(line)?.push(place)) placesOf.set(line, [place]);
  }
  const found = new Map<number, Map<number | string, number[][]>>();
  placesOf.forEach((places, line) => {
    const product: [attributeId: number, value: number | string][] = JSON.parse(line);
    for (const [attributeId, value] of product) {
      const values = found.get(attributeId);
      if (!values) found.set(attributeId, new Map([[value, [places]]]));
      else if (!values.get(value)?.push(places)) values.set(value, [places]);
    }
  });
  return [...found].flatMap(([attributeId, values]) =>
    Array.from(values, ([value, places]) => ({
      attributeId,
      code: typeof value === "string" ? value : null,
      number: typeof value === "number" ? value : null,
      places: places.flat(),
    })),
  );
}

/** Bytes as `product.facts` has them, the most significant first. */
function unpack(bytes: Uint8Array): Shelf {
  const size = bytes.length / packedBytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const facts = openFacts(size);
  for (let product = 0; product < size; product++) {
    const from = product * packedBytes;
    const to = product * factCount;
    for (let place = 0; place < integerCount; place++) facts[to + place] = view.getInt32(from + place * 4);
    facts[to + fact.rating_average] = view.getFloat32(from + integerCount * 4);
    facts[to + fact.offer_ends_ms] = view.getFloat64(from + integerCount * 4 + 4);
  }
  return shelfOf(size, facts);
}
