/**
 * Facts of products one after another. A plain array: V8 collects all its memory whenever 64 MB have come outside its heap,
 * where typed arrays keep what they hold (decision 035).
 */
export type Facts = number[];

/** What lists of a vehicle are counted and ordered by, kept in memory (decision 031). */
export type Shelf = { size: number; facts: Facts; sums: ShelfSums };

/** Places of a product's facts; the next product's begin `factCount` further on. */
export const fact = {
  id: 0,
  brand_id: 1,
  part_type_id: 2,
  /** 1 for the first of the contract's positions; 0: none. */
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
export const factCount = 12;

/**
 * What facets count of a whole shelf: most lists are narrowed by nothing, and what fits a vehicle has
 * a tenth as many shelves as products.
 */
export type ShelfSums = {
  /** A key and how many products have it, in turns. */
  brands: number[];
  partTypes: number[];
  stars: number[];
  positions: number[];
  sides: number[];
  inStock: number;
  /** The least and the most of each fact, at its place. */
  least: number[];
  most: number[];
  /** In milliseconds since 1970. */
  offerEnds: number[];
};

/** Room for the facts of so many products. */
export function openFacts(size: number): Facts {
  // Filled with a fraction the array holds doubles from the start: one filled with zeros would be made anew for the first.
  return new Array<number>(size * factCount).fill(0.5);
}

/** A shelf of so many products. */
export function shelfOf(size: number, facts: Facts): Shelf {
  return { size, facts, sums: sumsOf(size, facts) };
}

function sumsOf(size: number, facts: Facts): ShelfSums {
  const offerEnds: number[] = [];
  const least = new Array<number>(factCount).fill(Number.POSITIVE_INFINITY);
  const most = new Array<number>(factCount).fill(Number.NEGATIVE_INFINITY);
  let inStock = 0;
  for (let product = 0, at = 0; product < size; product++, at += factCount) {
    const endsMs = facts[at + fact.offer_ends_ms] ?? 0;
    if (facts[at + fact.is_in_stock] === 1) inStock++;
    if (endsMs > 0) offerEnds.push(endsMs);
    for (let place = 0; place < factCount; place++) {
      const value = facts[at + place] ?? 0;
      if (value < (least[place] ?? 0)) least[place] = value;
      if (value > (most[place] ?? 0)) most[place] = value;
    }
  }
  const countsOf = (place: number, least: number) => countKeys(size, facts, place, least);
  return {
    brands: countsOf(fact.brand_id, 0),
    partTypes: countsOf(fact.part_type_id, 0),
    stars: countsOf(fact.rating_average, 0),
    positions: countsOf(fact.position, 1),
    sides: countsOf(fact.side, 1),
    ...{ inStock, least, most, offerEnds },
  };
}

/**
 * How many products have each whole number at a place of their facts, key and number in turns; keys smaller than
 * `least` are not counted. A shelf has few keys, and neighbours mostly the same: looking through them takes less than
 * making a Map.
 */
function countKeys(size: number, facts: Facts, place: number, least: number): number[] {
  const counts: number[] = [];
  let found = 0;
  for (let product = 0, at = place; product < size; product++, at += factCount) {
    const key = Math.floor(facts[at] ?? 0);
    if (key < least) continue;
    if (counts[found] !== key) {
      found = 0;
      while (found < counts.length && counts[found] !== key) found += 2;
    }
    if (found === counts.length) counts.push(key, 1);
    else counts[found + 1] = (counts[found + 1] ?? 0) + 1;
  }
  return counts;
}
