/**
 * Rows of products in one flat array; `column` gives the offsets within a row. A plain array, because V8 runs a full
 * collection whenever 64 MB have been allocated outside its heap, where typed arrays store their data (decision 035).
 */
export type PackedRows = number[];

/** The products of one fit set, or the universal ones of one part type, in memory for counting and sorting (decision 031). */
export type ProductBlock = {
  size: number;
  rows: PackedRows;
  totals: BlockTotals;
  /** Attribute values; null when they have not been loaded. */
  values: readonly BlockValue[] | null;
};

/** One attribute value, with the indexes of the rows in the block that have it. */
export type BlockValue = {
  attributeId: number;
  code: string | null;
  number: number | null;
  rowIndexes: readonly number[];
};

/** Offsets within a product's row; a row has `columnCount` numbers. */
export const column = {
  id: 0,
  brand_id: 1,
  part_type_id: 2,
  /** 1-based index into the contract's positions; 0: none. */
  position: 3,
  side: 4,
  price_cents: 5,
  rating_count: 6,
  relevance: 7,
  /** In days. */
  released_on: 8,
  is_in_stock: 9,
  /** -1: not rated. */
  rating_average: 10,
  /** End of a reduction of a whole per cent at least, in milliseconds since 1970; 0: none. */
  offer_ends_ms: 11,
} as const;
export const columnCount = 12;

/**
 * Facet counts of a whole block. Most lists have no filters, and a vehicle has ten times as many products as blocks, so
 * adding up blocks is cheaper than counting products.
 */
export type BlockTotals = {
  /** Alternating keys and product counts. */
  brands: number[];
  partTypes: number[];
  stars: number[];
  positions: number[];
  sides: number[];
  inStock: number;
  /** Smallest and largest value of each column, at the column's offset. */
  min: number[];
  max: number[];
  /** Milliseconds since 1970. */
  offerEnds: number[];
};

/** Allocates rows for `size` products. */
export function allocateRows(size: number): PackedRows {
  // A fraction makes V8 store doubles from the start; an array of zeros would be converted at the first fraction.
  return new Array<number>(size * columnCount).fill(0.5);
}

export function createBlock(
  size: number,
  rows: PackedRows,
  values: readonly BlockValue[] | null,
): ProductBlock {
  return { size, rows, totals: computeTotals(size, rows), values };
}

/** Objects and lists of a block and its totals, without what they hold. */
const blockBytes = 800;
/** An attribute value without its row indexes. */
const valueBytes = 100;
const numberBytes = 8;

/** Estimates the memory of a block. */
export function bytesOfBlock({ rows, totals, values }: ProductBlock): number {
  const { brands, partTypes, stars, positions, sides, offerEnds } = totals;
  const lists = [rows, brands, partTypes, stars, positions, sides, offerEnds];
  const numbers = lists.reduce((sum, list) => sum + list.length, 2 * columnCount);
  return (values ?? []).reduce(
    (sum, { rowIndexes }) => sum + valueBytes + rowIndexes.length * numberBytes,
    blockBytes + numbers * numberBytes,
  );
}

function computeTotals(size: number, rows: PackedRows): BlockTotals {
  const offerEnds: number[] = [];
  const min = new Array<number>(columnCount).fill(Number.POSITIVE_INFINITY);
  const max = new Array<number>(columnCount).fill(Number.NEGATIVE_INFINITY);
  let inStock = 0;
  for (let product = 0, at = 0; product < size; product++, at += columnCount) {
    const endsMs = rows[at + column.offer_ends_ms] ?? 0;
    if (rows[at + column.is_in_stock] === 1) inStock++;
    if (endsMs > 0) offerEnds.push(endsMs);
    for (let offset = 0; offset < columnCount; offset++) {
      const value = rows[at + offset] ?? 0;
      if (value < (min[offset] ?? 0)) min[offset] = value;
      if (value > (max[offset] ?? 0)) max[offset] = value;
    }
  }
  const countsOf = (offset: number, minKey: number) => countKeys(size, rows, offset, minKey);
  return {
    brands: countsOf(column.brand_id, 0),
    partTypes: countsOf(column.part_type_id, 0),
    stars: countsOf(column.rating_average, 0),
    positions: countsOf(column.position, 1),
    sides: countsOf(column.side, 1),
    ...{ inStock, min, max, offerEnds },
  };
}

/**
 * Counts products by the integer part of one column, as alternating keys and counts; keys below `minKey` are skipped. A
 * block has few distinct keys, mostly in runs, so a linear search is faster than a Map.
 */
function countKeys(size: number, rows: PackedRows, offset: number, minKey: number): number[] {
  const counts: number[] = [];
  let found = 0;
  for (let product = 0, at = offset; product < size; product++, at += columnCount) {
    const key = Math.floor(rows[at] ?? 0);
    if (key < minKey) continue;
    if (counts[found] !== key) {
      found = 0;
      while (found < counts.length && counts[found] !== key) found += 2;
    }
    if (found === counts.length) counts.push(key, 1);
    else counts[found + 1] = (counts[found + 1] ?? 0) + 1;
  }
  return counts;
}
