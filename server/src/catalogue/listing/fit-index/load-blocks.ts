import { onlyRow } from "../../../platform/database/database.ts";
import type { CatalogueReader } from "../../model/catalogue-cache.ts";
import { breadthOf, inPartTypes } from "../sql/list-text.ts";
import {
  allocateRows,
  type BlockValue,
  column,
  columnCount,
  createBlock,
  type PackedRows,
  type ProductBlock,
} from "./product-block.ts";

/** Names blocks: one per fit set, and one per part type for its universal products. */
export type BlockKeys = { fitSetIds: readonly number[]; universalIds: readonly number[] };

/** Up to this many blocks load in a millisecond or two, so the read counts as a lookup; a vehicle in all categories has more. */
const maxLookupBlocks = 100;

/** Cache keys of blocks: fit set ids, and negated part type ids for universal products. */
function keysOf({ fitSetIds, universalIds }: BlockKeys): number[] {
  return [...fitSetIds, ...universalIds.map((id) => -id)];
}

function splitKeys(keys: readonly number[]): [number[], number[]] {
  return [keys.filter((key) => key > 0), keys.filter((key) => key < 0).map((key) => -key)];
}

/** `product.facts` begins with this many four-byte integers: the first columns of a row. */
const integerColumns = 10;
const packedRowBytes = integerColumns * 4 + 4 + 8;

/** Selects `columns` of the blocks of the fit sets $1 and the part types $2. */
const blocksText = (columns: string) => `
  select p.fit_set_id as key, ${columns} from product p
  where p.fit_set_id = any($1::int[]) and p.is_active and not p.is_universal
  group by p.fit_set_id
  union all
  select -p.part_type_id, ${columns} from product p
  where p.part_type_id = any($2::int[]) and p.is_active and p.is_universal
  group by p.part_type_id`;

const packedRows = "string_agg(p.facts, ''::bytea) as packed";
const rowsOnly = `${packedRows}, null as attributes`;
const rowsAndAttributes = `${packedRows}, string_agg(p.attribute_values, E'\\n') as attributes`;

/** Packed rows, and on request the attributes of each product as one line of JSON. */
type PackedRow = { packed: Uint8Array; attributes: string | null };
type BlockRow = PackedRow & { key: number };

/** Returns blocks from the cache and loads the missing ones in one statement. */
export async function loadBlocks(
  { database, cache }: CatalogueReader,
  keys: BlockKeys,
  withValues: boolean,
): Promise<ProductBlock[]> {
  const found: ProductBlock[] = [];
  const missing: number[] = [];
  for (const key of keysOf(keys)) {
    const block = cache.blocks.get(key);
    if (block && (block.values || !withValues)) found.push(block);
    else missing.push(key);
  }
  if (missing.length === 0) return found;
  const rows = await database.rows<BlockRow>({
    name: withValues ? "blocks-and-values" : "blocks",
    isLookup: missing.length <= maxLookupBlocks,
    text: blocksText(withValues ? rowsAndAttributes : rowsOnly),
    values: splitKeys(missing),
  });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const key of missing) {
    const row = byKey.get(key);
    const block = row ? unpackBlock(row) : emptyBlock;
    cache.blocks.set(key, block);
    found.push(block);
  }
  return found;
}

/**
 * Finds and loads the blocks of one part type for any of several variants in one statement. Finding the missing ones first
 * would cost more than reloading the few cached ones.
 */
export async function loadBlocksForVariants(
  { database, cache }: CatalogueReader,
  variantKeys: readonly number[],
  partTypeId: number,
  withValues: boolean,
): Promise<ProductBlock[]> {
  const rows = await database.rows<BlockRow>({
    name: withValues ? "blocks-of-any-and-values" : "blocks-of-any",
    isLookup: true,
    text: `select p.fit_set_id as key, ${withValues ? rowsAndAttributes : rowsOnly} from product p
      where p.fit_set_id in (select line.fit_set_id from fit_line line
          where line.variant_id = any($1::int[]) and line.part_type_id = $2)
        and p.is_active and not p.is_universal
      group by p.fit_set_id`,
    values: [variantKeys, partTypeId],
  });
  return rows.map((row) => {
    const block = unpackBlock(row);
    cache.blocks.set(row.key, block);
    return block;
  });
}

/**
 * Loads all products of some brands in a scope as one block, whatever they fit.
 *
 * @param partTypeIds null: all part types.
 */
export async function loadBrandBlock(
  { database, cache }: CatalogueReader,
  brandIds: readonly number[],
  partTypeIds: readonly number[] | null,
  withValues: boolean,
): Promise<ProductBlock> {
  const breadth = breadthOf(partTypeIds);
  const key = `${brandIds.join()} ${partTypeIds?.join() ?? breadth}`;
  const known = cache.blocks.get(key);
  if (known && (known.values || !withValues)) return known;
  const { packed, attributes } = await onlyRow<Partial<PackedRow>>(database, {
    name: `brands-${breadth}${withValues ? "-and-values" : ""}`,
    isLookup: breadth === "one",
    text: `select ${withValues ? rowsAndAttributes : rowsOnly} from product p
           where p.is_active and p.brand_id = any($1::int[]) and ${inPartTypes(breadth, "p")}`,
    values: [brandIds, partTypeIds],
  });
  const block = packed ? unpackBlock({ packed, attributes: attributes ?? null }) : emptyBlock;
  cache.blocks.set(key, block);
  return block;
}

const emptyBlock = createBlock(0, [], []);

function unpackBlock({ packed, attributes }: PackedRow): ProductBlock {
  const size = packed.length / packedRowBytes;
  return createBlock(size, unpackRows(packed, size), attributes === null ? null : parseValues(attributes));
}

/**
 * Parses attribute values, with the rows that have each; `attributes` has one line per row, in row order. Most products of
 * a block differ only in their brand, so each distinct line is parsed once.
 */
function parseValues(attributes: string): BlockValue[] {
  const rowIndexesOf = new Map<string, number[]>();
  for (const [row, line] of attributes.split("\n").entries()) {
    if (!rowIndexesOf.get(line)?.push(row)) rowIndexesOf.set(line, [row]);
  }
  const found = new Map<number, Map<number | string, number[][]>>();
  rowIndexesOf.forEach((rowIndexes, line) => {
    const product: [attributeId: number, value: number | string][] = JSON.parse(line);
    for (const [attributeId, value] of product) {
      const values = found.get(attributeId);
      if (!values) found.set(attributeId, new Map([[value, [rowIndexes]]]));
      else if (!values.get(value)?.push(rowIndexes)) values.set(value, [rowIndexes]);
    }
  });
  return [...found].flatMap(([attributeId, values]) =>
    Array.from(values, ([value, rowIndexes]) => ({
      attributeId,
      code: typeof value === "string" ? value : null,
      number: typeof value === "number" ? value : null,
      rowIndexes: rowIndexes.flat(),
    })),
  );
}

/** Unpacks the big-endian bytes of `product.facts`. */
function unpackRows(bytes: Uint8Array, size: number): PackedRows {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows = allocateRows(size);
  for (let product = 0; product < size; product++) {
    const from = product * packedRowBytes;
    const to = product * columnCount;
    for (let offset = 0; offset < integerColumns; offset++)
      rows[to + offset] = view.getInt32(from + offset * 4);
    rows[to + column.rating_average] = view.getFloat32(from + integerColumns * 4);
    rows[to + column.offer_ends_ms] = view.getFloat64(from + integerColumns * 4 + 4);
  }
  return rows;
}
