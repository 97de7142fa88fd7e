import type { Sort } from "@recambia/contract/catalogue/schemas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { allocateRows, column } from "./product-block.ts";
import { collectTopN, type RowPosition } from "./top-n.ts";

const anyProduct = fc.record({
  price: fc.nat(3),
  rating: fc.integer({ min: -1, max: 5 }),
  relevance: fc.nat(2),
});

function rowIndexesOf(products: { price: number; rating: number; relevance: number }[]): RowPosition[] {
  return products.map(({ price, rating, relevance }, index) => {
    const rows = allocateRows(1);
    rows[column.id] = index;
    rows[column.price_cents] = price;
    rows[column.rating_average] = rating;
    rows[column.relevance] = relevance;
    return { rows, at: 0 };
  });
}

function firstPlaces(rowIndexes: readonly RowPosition[], sort: Sort, count: number): RowPosition[] {
  const first = collectTopN(sort, count);
  for (const { rows, at } of rowIndexes) first.add(rows, at);
  return first.inOrder();
}

test("no products, or a count of zero, give an empty result", () => {
  expect(firstPlaces([], "relevance", 24)).toEqual([]);
  expect(firstPlaces(rowIndexesOf([{ price: 1, rating: 1, relevance: 1 }]), "relevance", 0)).toEqual([]);
});

test("the first products are those of the fully sorted list", () => {
  const sorts = fc.constantFrom<Sort[]>("relevance", "price_asc", "price_desc", "newest", "rating");
  fc.assert(
    fc.property(
      fc.array(anyProduct, { maxLength: 60 }),
      sorts,
      fc.integer({ min: 1, max: 20 }),
      (drawn, sort, n) => {
        const rowIndexes = rowIndexesOf(drawn);
        expect(firstPlaces(rowIndexes, sort, n)).toEqual(
          firstPlaces(rowIndexes, sort, rowIndexes.length + 1).slice(0, n),
        );
      },
    ),
  );
});
