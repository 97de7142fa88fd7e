import { positions, sides } from "@recambia/contract/vehicles/fit";
import type { CountRow, ListRequest } from "../sql/list-statement.ts";
import { bits, type CountedFacet, firstAttributeBit } from "../sql/list-text.ts";
import { type BlockTotals, type BlockValue, column, type PackedRows } from "./product-block.ts";

/** Filter bits of a product that is no candidate: it fails every filter. */
export const failsAll = -1;

type FacetQuery = Pick<ListRequest, "facetAttributeIds" | "measureIds" | "filters" | "now">;

/**
 * Accumulates the facet counts of a list. Each facet counts the products that pass all filters but its own, given the bits
 * of the filters that a product fails. Counters are plain numbers and arrays, because a list for a vehicle counts tens of
 * thousands of products.
 */
export function createFacetTally(query: FacetQuery) {
  const nowMs = query.now.getTime();
  const brands: number[] = [];
  const partTypes: number[] = [];
  const stars: number[] = [];
  /** Index 0 counts products without a position. */
  const ofPositions: number[] = [0, 0, 0];
  const ofSides: number[] = [0, 0, 0];
  let inStock = 0;
  let onOffer = 0;
  let priced = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  const values = createValueTally(query);

  function add(rows: PackedRows, at: number, fail: number) {
    if (fail === failsAll) return;
    if ((fail & ~bits.brand) === 0) count(brands, rows[at + column.brand_id]);
    if (fail === 0) count(partTypes, rows[at + column.part_type_id]);
    if ((fail & ~bits.position) === 0) count(ofPositions, rows[at + column.position]);
    if ((fail & ~bits.side) === 0) count(ofSides, rows[at + column.side]);
    if ((fail & ~bits.stock) === 0 && rows[at + column.is_in_stock] === 1) inStock++;
    if ((fail & ~bits.offers) === 0 && (rows[at + column.offer_ends_ms] ?? 0) > nowMs) onOffer++;
    if ((fail & ~bits.price) === 0) {
      const cents = rows[at + column.price_cents] ?? 0;
      priced++;
      if (cents < lowest) lowest = cents;
      if (cents > highest) highest = cents;
    }
    const rating = rows[at + column.rating_average] ?? -1;
    if (rating >= 0 && (fail & ~bits.rating) === 0) count(stars, Math.floor(rating));
  }

  /** Adds a whole block whose products pass all filters. */
  function addBlock(size: number, totals: BlockTotals) {
    countEach(brands, totals.brands);
    countEach(partTypes, totals.partTypes);
    countEach(stars, totals.stars);
    countEach(ofPositions, totals.positions);
    countEach(ofSides, totals.sides);
    inStock += totals.inStock;
    for (const endsMs of totals.offerEnds) if (endsMs > nowMs) onOffer++;
    priced += size;
    lowest = Math.min(lowest, totals.min[column.price_cents] ?? lowest);
    highest = Math.max(highest, totals.max[column.price_cents] ?? highest);
  }

  return {
    add,
    addBlock,
    addValues: values.add,
    rows(): CountRow[] {
      const counts: Record<CountedFacet, Iterable<CountRow>> = {
        brand: byKey("brand", brands),
        part_type: byKey("part_type", partTypes),
        stars: byKey("stars", stars),
        position: byWord("position", positions, ofPositions),
        side: byWord("side", sides, ofSides),
        stock: [["stock", null, null, inStock, null, null]],
        offers: [["offers", null, null, onOffer, null, null]],
        price: [["price", null, null, priced, priced > 0 ? lowest : null, priced > 0 ? highest : null]],
        attribute: values.rows(),
      };
      return Object.values(counts).flatMap((rows) => [...rows]);
    },
  };
}

/** Accumulates the counts of attribute values, for attributes that are facets. */
function createValueTally({ facetAttributeIds, measureIds, filters }: FacetQuery) {
  const values = new Map<string, CountRow>();

  /** @param fails bits of failed filters by row; null when all products pass. */
  function add(fails: readonly number[] | null, blockValues: readonly BlockValue[]) {
    for (const value of blockValues) {
      if (!facetAttributeIds.includes(value.attributeId)) continue;
      const products = fails ? countPassing(fails, value) : value.rowIndexes.length;
      if (products > 0) countValue(value, products);
    }
  }

  function countPassing(fails: readonly number[], { attributeId, rowIndexes }: BlockValue): number {
    const filter = filters.attributes.findIndex(({ attribute }) => attribute.id === attributeId);
    const others = filter < 0 ? ~0 : ~(firstAttributeBit << filter);
    let products = 0;
    for (const row of rowIndexes) if (((fails[row] ?? 0) & others) === 0) products++;
    return products;
  }

  function countValue({ attributeId, code, number }: BlockValue, products: number) {
    const each = measureIds.includes(attributeId) ? number : null;
    const name = `${attributeId} ${code ?? each ?? ""}`;
    const row = values.get(name);
    if (!row) {
      values.set(name, ["attribute", attributeId, code, products, number, number]);
      return;
    }
    row[3] += products;
    if (number === null) return;
    row[4] = row[4] === null ? number : Math.min(row[4], number);
    row[5] = row[5] === null ? number : Math.max(row[5], number);
  }

  return { add, rows: () => values.values() };
}

function count(counts: number[], key = 0) {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** @param pairs alternating keys and counts. */
function countEach(counts: number[], pairs: readonly number[]) {
  for (let at = 0; at < pairs.length; at += 2) {
    const key = pairs[at] ?? 0;
    counts[key] = (counts[key] ?? 0) + (pairs[at + 1] ?? 0);
  }
}

function byKey(facet: CountedFacet, counts: readonly number[]): CountRow[] {
  const rows: CountRow[] = [];
  // forEach skips the holes of a sparse array.
  counts.forEach((count, key) => {
    rows.push([facet, key, null, count, null, null]);
  });
  return rows;
}

function byWord(facet: CountedFacet, words: readonly string[], counts: readonly number[]): CountRow[] {
  return words.map((word, index) => [facet, null, word, counts[index + 1] ?? 0, null, null]);
}
