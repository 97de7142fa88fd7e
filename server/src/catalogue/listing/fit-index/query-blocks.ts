import type { Sort } from "@recambia/contract/catalogue/list";
import { takeTurns } from "@recambia/contract/catalogue/take-turns";
import { positions, sides } from "@recambia/contract/vehicles/fit";
import { isByTurns, sortKeys } from "../list-order.ts";
import type { AttributeFilter } from "../product-filters.ts";
import type { CountRow, ListRequest } from "../sql/list-statement.ts";
import { bits, firstAttributeBit } from "../sql/list-text.ts";
import { createFacetTally, failsAll } from "./facet-tally.ts";
import {
  type BlockTotals,
  type BlockValue,
  column,
  columnCount,
  type PackedRows,
  type ProductBlock,
} from "./product-block.ts";

export type BlockQueryResult = {
  total: number;
  /** Products of the chosen brands, regardless of other filters. */
  inScope: number;
  counts: CountRow[];
  /** Keys of the page's products, in list order. */
  ids: number[];
};

type BlockQuery = Pick<
  ListRequest,
  | "filters"
  | "isOfferList"
  | "isFiltered"
  | "facetAttributeIds"
  | "measureIds"
  | "sort"
  | "limit"
  | "offset"
  | "now"
>;

/**
 * Computes a list's page and counts from the blocks of its candidates. Each facet counts the products that pass all filters
 * but its own (decision 007).
 *
 * @param blocks with their values, when attributes are counted or filtered.
 */
export function queryBlocks(query: BlockQuery, blocks: readonly ProductBlock[]): BlockQueryResult {
  const failuresOf = query.isFiltered ? createFilterCheck(query) : null;
  const tally = createFacetTally(query);
  const end = query.offset + query.limit;
  const first = isByTurns(query) ? collectTurns(query.sort) : collectTopN(query.sort, end);
  let total = 0;
  let inScope = 0;
  function addAll({ size, rows, totals, values }: ProductBlock) {
    if (first.mayContain(totals)) {
      for (let product = 0, at = 0; product < size; product++, at += columnCount) first.add(rows, at);
    }
    total += size;
    inScope += size;
    tally.addBlock(size, totals);
    tally.addValues(null, values ?? []);
  }
  function addPassing({ size, rows, values }: ProductBlock, fails: number[]) {
    for (let product = 0, at = 0; product < size; product++, at += columnCount) {
      const fail = fails[product] ?? 0;
      if ((fail & bits.brand) === 0) inScope++;
      if (fail === 0) {
        total++;
        first.add(rows, at);
      }
      tally.add(rows, at, fail);
    }
    tally.addValues(fails, values ?? []);
  }
  for (const block of blocks) {
    if (failuresOf) addPassing(block, failuresOf(block));
    else addAll(block);
  }
  const page = first.inOrder().slice(query.offset, end);
  return { total, inScope, counts: tally.rows(), ids: page.map(({ rows, at }) => rows[at + column.id] ?? 0) };
}

/** Returns a function that computes the failed filters of each product of a block, as bits. */
function createFilterCheck({ filters, isOfferList, now }: BlockQuery) {
  const brandIds = filters.brands && new Set(filters.brands.map(({ id }) => id));
  const wordsOf = (all: readonly string[], chosen: string[] | null) =>
    chosen && new Set(chosen.map((word) => all.indexOf(word) + 1));
  const chosenPositions = wordsOf(positions, filters.positions);
  const chosenSides = wordsOf(sides, filters.sides);
  const { ratingMin, minCents, maxCents, isInStock, isOnOffer, attributes } = filters;
  const lowest = minCents ?? 0;
  const highest = maxCents ?? Number.MAX_SAFE_INTEGER;

  function failOf(rows: PackedRows, at: number): number {
    const isReduced = (rows[at + column.offer_ends_ms] ?? 0) > now.getTime();
    if (isOfferList && !isReduced) return failsAll;
    const cents = rows[at + column.price_cents] ?? 0;
    let fail = 0;
    if (brandIds && !brandIds.has(rows[at + column.brand_id] ?? 0)) fail |= bits.brand;
    if (chosenPositions && !chosenPositions.has(rows[at + column.position] ?? 0)) fail |= bits.position;
    if (chosenSides && !chosenSides.has(rows[at + column.side] ?? 0)) fail |= bits.side;
    if (cents < lowest || cents > highest) fail |= bits.price;
    if (ratingMin !== null && (rows[at + column.rating_average] ?? -1) < ratingMin) fail |= bits.rating;
    if (isInStock && rows[at + column.is_in_stock] !== 1) fail |= bits.stock;
    if (isOnOffer && !isReduced) fail |= bits.offers;
    return fail;
  }

  return ({ size, rows, values }: ProductBlock): number[] => {
    const fails = attributeFails(size, attributes, values ?? []);
    for (let product = 0; product < size; product++) {
      fails[product] = (fails[product] ?? 0) | failOf(rows, product * columnCount);
    }
    return fails;
  };
}

/** Computes for each product of a block the bits of the attribute filters that none of its values meets. */
function attributeFails(
  size: number,
  filters: readonly AttributeFilter[],
  values: readonly BlockValue[],
): number[] {
  const fails = new Array<number>(size).fill(0);
  for (const [index, filter] of filters.entries()) {
    const bit = firstAttributeBit << index;
    for (let product = 0; product < size; product++) fails[product] = (fails[product] ?? 0) | bit;
    for (const value of values) {
      if (!meets(filter, value)) continue;
      for (const row of value.rowIndexes) fails[row] = (fails[row] ?? 0) & ~bit;
    }
  }
  return fails;
}

/** The database stores measures as `real`, so comparisons use single precision. */
function meets({ attribute, codes, range }: AttributeFilter, value: BlockValue): boolean {
  if (value.attributeId !== attribute.id) return false;
  if (!range) return value.code !== null && codes.includes(value.code);
  if (value.number === null) return false;
  const number = Math.fround(value.number);
  return number >= Math.fround(range.low ?? -Infinity) && number <= Math.fround(range.high ?? Infinity);
}

/** A product's row: `at` is the offset of its first column. */
export type RowPosition = { rows: PackedRows; at: number };

/** Collects the first `count` products in sort order without sorting the rest. */
export function collectTopN(sort: Sort, count: number) {
  const keys = sortKeys[sort].map(({ key, isDescending }) => ({
    offset: column[key],
    sign: isDescending ? -1 : 1,
  }));
  let best: RowPosition[] = [];
  /** Products that sort after this one are skipped. */
  let last: RowPosition | undefined;

  function compareAt(rows: PackedRows, at: number, other: RowPosition): number {
    for (const { offset, sign } of keys) {
      const difference = (rows[at + offset] ?? 0) - (other.rows[other.at + offset] ?? 0);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  }
  const compare = (a: RowPosition, b: RowPosition) => compareAt(a.rows, a.at, b);

  return {
    /** Whether a block may contain one of the first products, judged by the best value of each sort key. */
    mayContain({ min, max }: BlockTotals): boolean {
      if (!last) return true;
      for (const { offset, sign } of keys) {
        const best = (sign > 0 ? min : max)[offset] ?? 0;
        const difference = sign * (best - (last.rows[last.at + offset] ?? 0));
        if (difference !== 0) return difference < 0;
      }
      return true;
    },
    add(rows: PackedRows, at: number) {
      if (last && compareAt(rows, at, last) > 0) return;
      best.push({ rows, at });
      if (best.length < 2 * count) return;
      best = best.sort(compare).slice(0, count);
      last = best.at(-1);
    },
    inOrder: () => best.sort(compare).slice(0, count),
  };
}

/** Collects all products, and lets their part types take turns, those in stock first. */
function collectTurns(sort: Sort) {
  const all = collectTopN(sort, Number.POSITIVE_INFINITY);
  const kindOf = ({ rows, at }: RowPosition) =>
    `${rows[at + column.is_in_stock]} ${rows[at + column.part_type_id]}`;
  return { ...all, inOrder: () => inStockFirst(takeTurns(all.inOrder(), kindOf)) };
}

function inStockFirst(products: RowPosition[]): RowPosition[] {
  const isInStock = ({ rows, at }: RowPosition) => rows[at + column.is_in_stock] === 1;
  return [...products.filter(isInStock), ...products.filter((product) => !isInStock(product))];
}
