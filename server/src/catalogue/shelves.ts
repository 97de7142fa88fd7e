import { positions, sides } from "@recambia/contract/fit";
import { LRUCache } from "lru-cache";
import type { Queryable, Statement } from "../platform/database/database.ts";
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

/** A product's facts take a hundred bytes: a shop with a million products keeps them all. */
const keptProducts = 1_200_000;
/** Places of values and what they take besides, of four bytes: of some half a million products. */
const keptValues = 2_500_000;
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
      maxSize: keptValues,
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

/** What is on the shelves whose fit sets and part types are `$first` and the next, each product with `columns`. */
const onShelves = (columns: string, join: string, first: number) => `
  select p.fit_set_id as key, ${columns} from product p ${join}
  where p.fit_set_id = any($${first}::int[]) and p.is_active and not p.is_universal
  union all
  select -p.part_type_id, ${columns} from product p ${join}
  where p.part_type_id = any($${first + 1}::int[]) and p.is_active and p.is_universal`;

const shelvesText = `
  select key, null::int as "attributeId", null::text as code, null::real as number,
         string_agg(packed, ''::bytea) as packed
  from (${onShelves(`${packed} as packed`, "", 1)}) shelved group by key`;

const valued = onShelves(
  "p.id, a.attribute_id, a.code, a.number",
  "join product_attribute a on a.product_id = p.id",
  3,
);
const valuesText = `
  select key, attribute_id, code, number, string_agg(int4send(id), ''::bytea)
  from (${valued}) valued group by key, attribute_id, code, number`;

/** A shelf's products, packed; with an attribute the keys of those that have its value. */
type ShelfRow = {
  key: number;
  attributeId: number | null;
  code: string | null;
  number: number | null;
  packed: Uint8Array;
};

/** Shelves and, where they are asked for, what values their products have. */
export type ReadShelves = { shelves: Map<number, Shelf>; values: Map<number, ShelfValue[]> };

const emptyShelf = shelfOf(0, new Float64Array(0));

/** What is not kept is read in one statement. */
export async function readShelves(
  { database, store }: ShelfGround,
  asked: ShelfKeys,
  isValued: boolean,
): Promise<ReadShelves> {
  const keys = keysOf(asked);
  const shelves = lookUp(store.shelves, keys);
  const values = lookUp(store.values, isValued ? keys : []);
  if (shelves.missing.length + values.missing.length > 0) {
    const rows = await database.rows<ShelfRow>(statementFor(shelves.missing, values.missing));
    const byKey = Map.groupBy(rows, ({ key }) => key);
    for (const key of shelves.missing) {
      const row = byKey.get(key)?.find(({ attributeId }) => attributeId === null);
      const shelf = row ? unpack(row.packed) : emptyShelf;
      store.shelves.set(key, shelf);
      shelves.found.set(key, shelf);
    }
    for (const key of values.missing) {
      const own = valuesIn(byKey.get(key) ?? [], shelves.found.get(key));
      store.values.set(key, own);
      values.found.set(key, own);
    }
  }
  return { shelves: shelves.found, values: values.found };
}

function statementFor(shelfKeys: readonly number[], valueKeys: readonly number[]): Statement {
  const ofShelves = shelfKeysOf(shelfKeys);
  if (valueKeys.length === 0) return { name: "shelves", text: shelvesText, values: ofShelves };
  return {
    name: "shelves-and-values",
    text: `${shelvesText} union all ${valuesText}`,
    values: [...ofShelves, ...shelfKeysOf(valueKeys)],
  };
}

function valuesIn(rows: readonly ShelfRow[], shelf: Shelf | undefined): ShelfValue[] {
  const places = placesById(shelf);
  return rows.flatMap(({ attributeId, code, number, packed }) =>
    attributeId === null ? [] : [{ attributeId, code, number, places: placesOf(integersIn(packed), places) }],
  );
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
