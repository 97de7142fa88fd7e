import { positions, sides } from "@recambia/contract/vehicles/fit";
import type { CountedFacet, CountRow, ListRequest } from "../sql/list-statement.ts";
import { bits, firstAttributeBit } from "../sql/list-text.ts";
import { type Facts, fact, type ShelfSums } from "./shelf-facts.ts";
import type { ShelfValue } from "./shelf-store.ts";

/** Products that are no candidates fail everything. */
export const failsAll = -1;

type Asked = Pick<ListRequest, "facetAttributeIds" | "filters" | "now">;

/**
 * What the facets of a list count of each product that it is shown, by the bits of the filters that
 * the product fails: each facet without its own filter. Plain numbers and arrays: a list of all that
 * fits a vehicle counts ten thousands of products.
 */
export function openTally(asked: Asked) {
  const nowMs = asked.now.getTime();
  const brands: number[] = [];
  const partTypes: number[] = [];
  const stars: number[] = [];
  /** Place 0: of none. */
  const ofPositions: number[] = [0, 0, 0];
  const ofSides: number[] = [0, 0, 0];
  let inStock = 0;
  let onOffer = 0;
  let priced = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  const values = openValueTally(asked);

  function add(facts: Facts, at: number, fail: number) {
    if (fail === failsAll) return;
    if ((fail & ~bits.brand) === 0) count(brands, facts[at + fact.brand_id]);
    if (fail === 0) count(partTypes, facts[at + fact.part_type_id]);
    if ((fail & ~bits.position) === 0) count(ofPositions, facts[at + fact.position]);
    if ((fail & ~bits.side) === 0) count(ofSides, facts[at + fact.side]);
    if ((fail & ~bits.stock) === 0 && facts[at + fact.is_in_stock] === 1) inStock++;
    if ((fail & ~bits.offers) === 0 && (facts[at + fact.offer_ends_ms] ?? 0) > nowMs) onOffer++;
    if ((fail & ~bits.price) === 0) {
      const cents = facts[at + fact.price_cents] ?? 0;
      priced++;
      if (cents < lowest) lowest = cents;
      if (cents > highest) highest = cents;
    }
    const rating = facts[at + fact.rating_average] ?? -1;
    if (rating >= 0 && (fail & ~bits.rating) === 0) count(stars, Math.floor(rating));
  }

  /** All products of a shelf, none of which fails anything. */
  function addShelf(size: number, sums: ShelfSums) {
    countEach(brands, sums.brands);
    countEach(partTypes, sums.partTypes);
    countEach(stars, sums.stars);
    countEach(ofPositions, sums.positions);
    countEach(ofSides, sums.sides);
    inStock += sums.inStock;
    for (const endsMs of sums.offerEnds) if (endsMs > nowMs) onOffer++;
    priced += size;
    lowest = Math.min(lowest, sums.least[fact.price_cents] ?? lowest);
    highest = Math.max(highest, sums.most[fact.price_cents] ?? highest);
  }

  return {
    add,
    addShelf,
    addValues: values.add,
    rows: (): CountRow[] => [
      ...byKey("brand", brands),
      ...byKey("part_type", partTypes),
      ...byKey("stars", stars),
      ...byWord("position", positions, ofPositions),
      ...byWord("side", sides, ofSides),
      ["stock", null, null, inStock, null, null],
      ["offers", null, null, onOffer, null, null],
      ["price", null, null, priced, priced > 0 ? lowest : null, priced > 0 ? highest : null],
      ...values.rows(),
    ],
  };
}

/** The same of the values that products have of the attributes that are facets. */
function openValueTally({ facetAttributeIds, filters }: Asked) {
  const values = new Map<string, CountRow>();

  /**
   * How many products have each value of the attributes that are facets.
   *
   * @param fails null: nothing fails anything.
   */
  function add(fails: readonly number[] | null, own: readonly ShelfValue[]) {
    for (const value of own) {
      if (!facetAttributeIds.includes(value.attributeId)) continue;
      const products = fails ? passing(fails, value) : value.places.length;
      if (products > 0) countValue(value, products);
    }
  }

  function passing(fails: readonly number[], { attributeId, places }: ShelfValue): number {
    const filter = filters.attributes.findIndex(({ attribute }) => attribute.id === attributeId);
    const others = filter < 0 ? ~0 : ~(firstAttributeBit << filter);
    let products = 0;
    for (const place of places) if (((fails[place] ?? 0) & others) === 0) products++;
    return products;
  }

  function countValue({ attributeId, code, number }: ShelfValue, products: number) {
    const name = `${attributeId} ${code ?? ""}`;
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

function count(counts: number[], place = 0) {
  counts[place] = (counts[place] ?? 0) + 1;
}

/** @param pairs a place and how many to count there, in turns. */
function countEach(counts: number[], pairs: readonly number[]) {
  for (let at = 0; at < pairs.length; at += 2) {
    const place = pairs[at] ?? 0;
    counts[place] = (counts[place] ?? 0) + (pairs[at + 1] ?? 0);
  }
}

function byKey(facet: CountedFacet, counts: readonly number[]): CountRow[] {
  const rows: CountRow[] = [];
  // Only the places that something was counted at.
  counts.forEach((count, key) => {
    rows.push([facet, key, null, count, null, null]);
  });
  return rows;
}

function byWord(facet: CountedFacet, words: readonly string[], counts: readonly number[]): CountRow[] {
  return words.map((word, index) => [facet, null, word, counts[index + 1] ?? 0, null, null]);
}
