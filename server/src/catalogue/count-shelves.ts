import { positions, sides } from "@recambia/contract/fit";
import type { AttributeFilter } from "./attribute-filters.ts";
import { firstPlaces, type Place } from "./first-places.ts";
import type { CountedFacet, CountRow, ListRequest } from "./list-statement.ts";
import { bits, firstAttributeBit } from "./list-text.ts";
import { fact, factCount, type Shelf, type ShelfValue } from "./shelves.ts";

export type CountedShelves = {
  total: number;
  /** Of the chosen brands, whatever else narrows the list. */
  inScope: number;
  counts: CountRow[];
  /** Keys of the page's products, in the list's order. */
  ids: number[];
};

type Asked = Pick<
  ListRequest,
  "filters" | "isOfferList" | "facetAttributeIds" | "sort" | "limit" | "offset" | "now"
>;

/** Counts of one facet by what they are of. */
type Tally = {
  key: number | null;
  code: string | null;
  count: number;
  low: number | null;
  high: number | null;
};

/**
 * A list's page and counts out of the shelves that hold its candidates: each facet is counted without
 * its own filter and with all others (decision 007).
 *
 * @param values of the shelves' products, where attributes are counted or narrow the list.
 */
export function countShelves(
  asked: Asked,
  shelves: ReadonlyMap<number, Shelf>,
  values: ReadonlyMap<number, readonly ShelfValue[]>,
): CountedShelves {
  const failing = failureOf(asked);
  const tallies = openTallies();
  const passing: Place[] = [];
  let inScope = 0;
  for (const [key, shelf] of shelves) {
    const own = values.get(key) ?? [];
    const fails = failing(shelf, own);
    for (let product = 0; product < shelf.size; product++) {
      const fail = fails[product] ?? 0;
      const place = { facts: shelf.facts, at: product * factCount };
      if ((fail & bits.brand) === 0) inScope++;
      if (fail === 0) passing.push(place);
      countProduct(tallies, place, fail, asked.now.getTime());
    }
    countValues(tallies, asked, fails, own);
  }
  const first = firstPlaces(passing, asked.sort, asked.offset + asked.limit).slice(asked.offset);
  return {
    total: passing.length,
    inScope,
    counts: tallies.rows(),
    ids: first.map(({ facts, at }) => facts[at + fact.id] ?? 0),
  };
}

/** Products that are no candidates fail everything. */
const failsAll = -1;

/** A way to tell for each product of a shelf which filters it fails, as bits. */
function failureOf({ filters, isOfferList, now }: Asked) {
  const brandIds = filters.brands && new Set(filters.brands.map(({ id }) => id));
  const wordsOf = (all: readonly string[], chosen: string[] | null) =>
    chosen && new Set(chosen.map((word) => all.indexOf(word) + 1));
  const chosenPositions = wordsOf(positions, filters.positions);
  const chosenSides = wordsOf(sides, filters.sides);
  const { ratingMin, minCents, maxCents, isInStock, isOnOffer, attributes } = filters;
  const lowest = minCents ?? 0;
  const highest = maxCents ?? Number.MAX_SAFE_INTEGER;

  function failOf(facts: Float64Array, at: number): number {
    const isReduced = (facts[at + fact.offer_ends_ms] ?? 0) > now.getTime();
    if (isOfferList && !isReduced) return failsAll;
    const cents = facts[at + fact.price_cents] ?? 0;
    let fail = 0;
    if (brandIds && !brandIds.has(facts[at + fact.brand_id] ?? 0)) fail |= bits.brand;
    if (chosenPositions && !chosenPositions.has(facts[at + fact.position] ?? 0)) fail |= bits.position;
    if (chosenSides && !chosenSides.has(facts[at + fact.side] ?? 0)) fail |= bits.side;
    if (cents < lowest || cents > highest) fail |= bits.price;
    if (ratingMin !== null && (facts[at + fact.rating_average] ?? -1) < ratingMin) fail |= bits.rating;
    if (isInStock && facts[at + fact.is_in_stock] !== 1) fail |= bits.stock;
    if (isOnOffer && !isReduced) fail |= bits.offers;
    return fail;
  }

  return ({ size, facts }: Shelf, values: readonly ShelfValue[]): Int32Array => {
    const fails = attributeFails(size, attributes, values);
    for (let product = 0; product < size; product++) {
      fails[product] = (fails[product] ?? 0) | failOf(facts, product * factCount);
    }
    return fails;
  };
}

/** For each product of a shelf the bits of the attribute filters that none of its values meets. */
function attributeFails(
  size: number,
  filters: readonly AttributeFilter[],
  values: readonly ShelfValue[],
): Int32Array {
  const fails = new Int32Array(size);
  for (const [index, filter] of filters.entries()) {
    const bit = firstAttributeBit << index;
    for (let product = 0; product < size; product++) fails[product] = (fails[product] ?? 0) | bit;
    for (const value of values) {
      if (!meets(filter, value)) continue;
      for (const place of value.places) fails[place] = (fails[place] ?? 0) & ~bit;
    }
  }
  return fails;
}

/** Measures are kept with the precision of `real`. */
function meets({ attribute, codes, range }: AttributeFilter, value: ShelfValue): boolean {
  if (value.attributeId !== attribute.id) return false;
  if (!range) return value.code !== null && codes.includes(value.code);
  if (value.number === null) return false;
  const number = Math.fround(value.number);
  return number >= Math.fround(range.low ?? -Infinity) && number <= Math.fround(range.high ?? Infinity);
}

function countProduct(tallies: Tallies, { facts, at }: Place, fail: number, nowMs: number) {
  if (fail === failsAll) return;
  const others = (bit: number) => (fail & ~bit) === 0;
  if (others(bits.brand)) tallies.add("brand", facts[at + fact.brand_id] ?? 0, null);
  if (fail === 0) tallies.add("part_type", facts[at + fact.part_type_id] ?? 0, null);
  const position = positions[(facts[at + fact.position] ?? 0) - 1];
  if (position && others(bits.position)) tallies.add("position", null, position);
  const side = sides[(facts[at + fact.side] ?? 0) - 1];
  if (side && others(bits.side)) tallies.add("side", null, side);
  if (others(bits.price)) tallies.add("price", null, null, facts[at + fact.price_cents] ?? 0);
  if (facts[at + fact.is_in_stock] === 1 && others(bits.stock)) tallies.add("stock", null, null);
  if ((facts[at + fact.offer_ends_ms] ?? 0) > nowMs && others(bits.offers)) tallies.add("offers", null, null);
  const rating = facts[at + fact.rating_average] ?? -1;
  if (rating >= 0 && others(bits.rating)) tallies.add("stars", Math.floor(rating), null);
}

/** How many products have each value of the attributes that are facets. */
function countValues(
  tallies: Tallies,
  { facetAttributeIds, filters }: Asked,
  fails: Int32Array,
  values: readonly ShelfValue[],
) {
  for (const { attributeId, code, number, places } of values) {
    if (!facetAttributeIds.includes(attributeId)) continue;
    const own = filters.attributes.findIndex(({ attribute }) => attribute.id === attributeId);
    const others = own < 0 ? ~0 : ~(firstAttributeBit << own);
    for (const place of places) {
      if (((fails[place] ?? 0) & others) === 0) tallies.add("attribute", attributeId, code, number);
    }
  }
}

type Tallies = ReturnType<typeof openTallies>;

/** Counts by facet and what they are of, with the lowest and the highest measure. */
function openTallies() {
  const byFacet = new Map<CountedFacet, Map<string | number | null, Tally>>();
  function open(facet: CountedFacet, key: number | null, code: string | null): Tally {
    const tallies = byFacet.get(facet) ?? new Map<string | number | null, Tally>();
    byFacet.set(facet, tallies);
    const name = code === null ? key : `${key} ${code}`;
    const tally = tallies.get(name) ?? { key, code, count: 0, low: null, high: null };
    tallies.set(name, tally);
    return tally;
  }
  return {
    add(facet: CountedFacet, key: number | null, code: string | null, measure: number | null = null) {
      const tally = open(facet, key, code);
      tally.count++;
      if (measure === null) return;
      if (tally.low === null || measure < tally.low) tally.low = measure;
      if (tally.high === null || measure > tally.high) tally.high = measure;
    },
    rows: () =>
      [...byFacet].flatMap(([facet, tallies]) =>
        [...tallies.values()].map(
          ({ key, code, count, low, high }): CountRow => [facet, key, code, count, low, high],
        ),
      ),
  };
}
