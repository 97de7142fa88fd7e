import type { Sort } from "@recambia/contract/catalogue/schemas";
import { sortKeys } from "../list-order.ts";
import { type Facts, fact, type ShelfSums } from "./shelf-facts.ts";

/** Where a product's facts begin. */
export type Place = { facts: Facts; at: number };

/** Keeps the first so many of the products that it is shown, without putting the others in order. */
export function collectFirst(sort: Sort, count: number) {
  const keys = sortKeys[sort].map(({ key, isDescending }) => ({
    offset: fact[key],
    sign: isDescending ? -1 : 1,
  }));
  let best: Place[] = [];
  /** None that comes after it is wanted. */
  let last: Place | undefined;

  function compareAt(facts: Facts, at: number, other: Place): number {
    for (const { offset, sign } of keys) {
      const difference = (facts[at + offset] ?? 0) - (other.facts[other.at + offset] ?? 0);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  }
  const compare = (a: Place, b: Place) => compareAt(a.facts, a.at, b);

  return {
    /** Whether any product of a shelf may be among the first, by what decides first. */
    mayTake({ least, most }: ShelfSums): boolean {
      const [lead] = keys;
      if (!last || !lead) return true;
      const best = (lead.sign > 0 ? least : most)[lead.offset] ?? 0;
      return lead.sign * (best - (last.facts[last.at + lead.offset] ?? 0)) <= 0;
    },
    add(facts: Facts, at: number) {
      if (last && compareAt(facts, at, last) > 0) return;
      best.push({ facts, at });
      if (best.length < 2 * count) return;
      best = best.sort(compare).slice(0, count);
      last = best.at(-1);
    },
    inOrder: () => best.sort(compare).slice(0, count),
  };
}
