import type { Sort } from "@recambia/contract/catalogue/schemas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { collectFirst, type Place } from "./collect-first.ts";
import { fact, openFacts } from "./shelf-facts.ts";

const anyProduct = fc.record({
  price: fc.nat(3),
  rating: fc.integer({ min: -1, max: 5 }),
  relevance: fc.nat(2),
});

function placesOf(products: { price: number; rating: number; relevance: number }[]): Place[] {
  return products.map(({ price, rating, relevance }, index) => {
    const facts = openFacts(1);
    facts[fact.id] = index;
    facts[fact.price_cents] = price;
    facts[fact.rating_average] = rating;
    facts[fact.relevance] = relevance;
    return { facts, at: 0 };
  });
}

function firstPlaces(places: readonly Place[], sort: Sort, count: number): Place[] {
  const first = collectFirst(sort, count);
  for (const { facts, at } of places) first.add(facts, at);
  return first.inOrder();
}

test("nothing comes first of nothing, and none of many when none is wanted", () => {
  expect(firstPlaces([], "relevance", 24)).toEqual([]);
  expect(firstPlaces(placesOf([{ price: 1, rating: 1, relevance: 1 }]), "relevance", 0)).toEqual([]);
});

test("the first so many are those of all in order", () => {
  const sorts = fc.constantFrom<Sort[]>("relevance", "price_asc", "price_desc", "newest", "rating");
  fc.assert(
    fc.property(
      fc.array(anyProduct, { maxLength: 60 }),
      sorts,
      fc.integer({ min: 1, max: 20 }),
      (drawn, sort, n) => {
        const places = placesOf(drawn);
        expect(firstPlaces(places, sort, n)).toEqual(
          firstPlaces(places, sort, places.length + 1).slice(0, n),
        );
      },
    ),
  );
});
