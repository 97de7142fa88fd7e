import { positions, sides } from "@recambia/contract/vehicles/fit";
import type { AttributeFilter } from "../attribute-filters.ts";
import { isUnfiltered } from "../product-filters.ts";
import type { CountRow, ListRequest } from "../sql/list-statement.ts";
import { bits, firstAttributeBit } from "../sql/list-text.ts";
import { collectFirst } from "./collect-first.ts";
import { type Facts, fact, factCount, type Shelf } from "./shelf-facts.ts";
import type { ShelfValue } from "./shelf-store.ts";
import { failsAll, openTally } from "./shelf-tally.ts";

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
  const failing = isNarrowed(asked) ? failureOf(asked) : null;
  const tally = openTally(asked);
  const first = collectFirst(asked.sort, asked.offset + asked.limit);
  let total = 0;
  let inScope = 0;
  function addAll({ size, facts, sums }: Shelf, own: readonly ShelfValue[]) {
    if (first.mayTake(sums)) {
      for (let product = 0, at = 0; product < size; product++, at += factCount) first.add(facts, at);
    }
    total += size;
    inScope += size;
    tally.addShelf(size, sums);
    tally.addValues(null, own);
  }
  function addPassing({ size, facts }: Shelf, own: readonly ShelfValue[], fails: number[]) {
    for (let product = 0, at = 0; product < size; product++, at += factCount) {
      const fail = fails[product] ?? 0;
      if ((fail & bits.brand) === 0) inScope++;
      if (fail === 0) {
        total++;
        first.add(facts, at);
      }
      tally.add(facts, at, fail);
    }
    tally.addValues(fails, own);
  }
  // A list of all that fits has hundreds: an iterator would make two objects for each.
  shelves.forEach((shelf, key) => {
    const own = values.get(key) ?? [];
    if (failing) addPassing(shelf, own, failing(shelf.size, shelf.facts, own));
    else addAll(shelf, own);
  });
  const page = first.inOrder().slice(asked.offset);
  return { total, inScope, counts: tally.rows(), ids: page.map(({ facts, at }) => facts[at + fact.id] ?? 0) };
}

function isNarrowed({ filters, isOfferList }: Asked): boolean {
  return isOfferList || !isUnfiltered(filters);
}

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

  function failOf(facts: Facts, at: number): number {
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

  return (size: number, facts: Facts, values: readonly ShelfValue[]): number[] => {
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
): number[] {
  const fails = new Array<number>(size).fill(0);
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
