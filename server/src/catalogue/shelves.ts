import { positions, sides } from "@recambia/contract/fit";
import { LRUCache } from "lru-cache";
import type { Queryable } from "../platform/database/database.ts";
import type { FitLines } from "./fit-lines.ts";
import { integersIn } from "./packed-integers.ts";
import { isOnOffer } from "./price.ts";
import type { ListedProduct } from "./product-card.ts";
import { fact, factCount, type Shelf, shelfOf } from "./shelf-facts.ts";

/** One value that products of a shelf have, and which: their places in it. */
export type ShelfValue = {
  attributeId: number;
  code: string | null;
  number: number | null;
  places: Int32Array;
};

/**
 * Which shelves: the products that fit the same vehicles, those of one fit set, are one shelf; a part
 * type's universal ones are another.
 */
export type ShelfKeys = { fitSetIds: readonly number[]; universalIds: readonly number[] };

export type ShelfStore = {
  /** By the vehicle's key. */
  fitLines: LRUCache<number, FitLines>;
  shelves: LRUCache<number, Shelf>;
  values: LRUCache<number, ShelfValue[]>;
  /** What pages show, by key. */
  products: LRUCache<number, ListedProduct>;
};

/** Where shelves are read from, and kept. */
export type ShelfGround = { database: Queryable; store: ShelfStore };

/** A product's facts take a hundred bytes, its values some sixty. */
const keptProducts = 500_000;
/** The fit lines of one vehicle take some three kilobytes. */
const keptVehicles = 2000;
/** A product as pages show it takes some eight hundred bytes. */
const keptListed = 20_000;

export function createShelfStore(): ShelfStore {
  return {
    fitLines: new LRUCache({ max: keptVehicles }),
    products: new LRUCache({ max: keptListed }),
    shelves: new LRUCache({ maxSize: keptProducts, sizeCalculation: ({ size }) => size + 1 }),
    values: new LRUCache({
      maxSize: keptProducts * 5,
      sizeCalculation: (values) => values.reduce((sum, { places }) => sum + places.length + 4, 1),
    }),
  };
}

/** The key that a shelf is kept under; the negative ones are of universal products. */
function keysOf({ fitSetIds, universalIds }: ShelfKeys): number[] {
  return [...fitSetIds, ...universalIds.map((id) => -id)];
}

function shelfKeysOf(keys: readonly number[]): [number[], number[]] {
  return [keys.filter((key) => key > 0), keys.filter((key) => key < 0).map((key) => -key)];
}

const codeOf = (column: string, words: readonly string[]) =>
  `coalesce(array_position(array[${words.map((word) => `'${word}'`).join(", ")}], ${column}), 0)`;

const integers = [
  "p.id",
  "p.brand_id",
  "p.part_type_id",
  codeOf("p.position", positions),
  codeOf("p.side", sides),
  "p.price_cents",
  "p.rating_count",
  "p.relevance",
  "(p.released_on - date '2000-01-01')",
  "(p.available > 0)::int",
];
const packedBytes = integers.length * 4 + 4 + 8;
const packed = `${integers.map((column) => `int4send(${column})`).join(" || ")}
  || float4send(coalesce(p.rating_average, -1))
  || float8send(case when ${isOnOffer("p", "'-infinity'")}
       then ceil(extract(epoch from p.offer_ends_at) * 1000)::float8 else 0 end)`;

/** What is on the shelves, each product with `columns`. */
const onShelves = (columns: string, join: string) => `
  select p.fit_set_id as key, ${columns} from product p ${join}
  where p.fit_set_id = any($1::int[]) and p.is_active and not p.is_universal
  union all
  select -p.part_type_id, ${columns} from product p ${join}
  where p.part_type_id = any($2::int[]) and p.is_active and p.is_universal`;

const shelvesText = `
  select key, string_agg(packed, ''::bytea) as packed
  from (${onShelves(`${packed} as packed`, "")}) shelved group by key`;

const emptyShelf = shelfOf(0, new Float64Array(0));

/** The shelves, those that are not kept read in one statement; a shelf without products is missing. */
export async function readShelves(
  { database, store }: ShelfGround,
  asked: ShelfKeys,
): Promise<Map<number, Shelf>> {
  const { found, missing } = lookUp(store.shelves, keysOf(asked));
  if (missing.length === 0) return found;
  const rows = await database.rows<{ key: number; packed: Uint8Array }>({
    name: "shelves",
    text: shelvesText,
    values: shelfKeysOf(missing),
  });
  const read = new Map(rows.map((row) => [row.key, unpack(row.packed)]));
  for (const key of missing) {
    const shelf = read.get(key) ?? emptyShelf;
    store.shelves.set(key, shelf);
    found.set(key, shelf);
  }
  return found;
}

/** Bytes as the database packs them, the most significant first. */
function unpack(bytes: Uint8Array): Shelf {
  const size = bytes.length / packedBytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const facts = new Float64Array(size * factCount);
  for (let product = 0; product < size; product++) {
    const from = product * packedBytes;
    const to = product * factCount;
    for (let place = 0; place < integers.length; place++) facts[to + place] = view.getInt32(from + place * 4);
    facts[to + fact.rating_average] = view.getFloat32(from + integers.length * 4);
    facts[to + fact.offer_ends_ms] = view.getFloat64(from + integers.length * 4 + 4);
  }
  return shelfOf(size, facts);
}

const valuesText = `
  select key, attribute_id as "attributeId", code, number, string_agg(int4send(id), ''::bytea) as ids
  from (${onShelves("p.id, a.attribute_id, a.code, a.number", "join product_attribute a on a.product_id = p.id")}) valued
  group by key, attribute_id, code, number`;

type ValueRow = {
  key: number;
  attributeId: number;
  code: string | null;
  number: number | null;
  ids: Uint8Array;
};

/** What values the products of shelves have, as `readShelves`. */
export async function readValues(
  { database, store }: ShelfGround,
  shelves: ReadonlyMap<number, Shelf>,
): Promise<Map<number, ShelfValue[]>> {
  const { found, missing } = lookUp(store.values, [...shelves.keys()]);
  if (missing.length === 0) return found;
  const rows = await database.rows<ValueRow>({
    name: "shelf-values",
    text: valuesText,
    values: shelfKeysOf(missing),
  });
  const read = Map.groupBy(rows, ({ key }) => key);
  for (const key of missing) {
    const places = placesById(shelves.get(key));
    const values = (read.get(key) ?? []).map(({ attributeId, code, number, ids }) => ({
      ...{ attributeId, code, number },
      places: placesOf(integersIn(ids), places),
    }));
    store.values.set(key, values);
    found.set(key, values);
  }
  return found;
}

function lookUp<Value extends object>(kept: LRUCache<number, Value>, keys: readonly number[]) {
  const found = new Map<number, Value>();
  const missing: number[] = [];
  for (const key of keys) {
    const value = kept.get(key);
    if (value) found.set(key, value);
    else missing.push(key);
  }
  return { found, missing };
}

function placesById(shelf: Shelf | undefined): Map<number, number> {
  const places = new Map<number, number>();
  for (let place = 0; place < (shelf?.size ?? 0); place++) {
    places.set(shelf?.facts[place * factCount + fact.id] ?? 0, place);
  }
  return places;
}

/** Places of the products that are on the shelf: others have come since it was read. */
function placesOf(ids: Int32Array, places: ReadonlyMap<number, number>): Int32Array {
  const found = new Int32Array(ids.length);
  let count = 0;
  for (const id of ids) {
    const place = places.get(id);
    if (place !== undefined) found[count++] = place;
  }
  return count === ids.length ? found : found.slice(0, count);
}
