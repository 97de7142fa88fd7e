import type { Sort } from "@recambia/contract/catalogue";
import { sortKeys } from "./list-order.ts";
import { fact } from "./shelves.ts";

/** Where a product's facts begin. */
export type Place = { facts: Float64Array; at: number };

/** The first so many of the products in a list's order, without putting all the others in order. */
export function firstPlaces(places: readonly Place[], sort: Sort, count: number): Place[] {
  const compare = comparing(sort);
  let best: Place[] = [];
  let last: Place | undefined;
  for (const place of places) {
    if (last && compare(place, last) > 0) continue;
    best.push(place);
    if (best.length < 2 * count) continue;
    best = best.sort(compare).slice(0, count);
    last = best.at(-1);
  }
  return best.sort(compare).slice(0, count);
}

function comparing(sort: Sort): (a: Place, b: Place) => number {
  const keys = sortKeys[sort].map(({ key, isDescending }) => ({
    offset: fact[key],
    sign: isDescending ? -1 : 1,
  }));
  return (a, b) => {
    for (const { offset, sign } of keys) {
      const difference = (a.facts[a.at + offset] ?? 0) - (b.facts[b.at + offset] ?? 0);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  };
}
