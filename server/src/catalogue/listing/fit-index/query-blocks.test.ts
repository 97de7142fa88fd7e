import type { Sort } from "@recambia/contract/catalogue/list";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProductFilters } from "../product-filters.ts";
import { allocateRows, column, columnCount, createBlock, type ProductBlock } from "./product-block.ts";
import { collectTopN, queryBlocks, type RowPosition } from "./query-blocks.ts";

const anyProduct = fc.record({
  brand_id: fc.integer({ min: 1, max: 4 }),
  part_type_id: fc.integer({ min: 1, max: 3 }),
  position: fc.nat(2),
  side: fc.nat(2),
  price_cents: fc.integer({ min: 1, max: 99 }),
  rating_count: fc.nat(9),
  relevance: fc.nat(3),
  released_on: fc.nat(9),
  is_in_stock: fc.nat(1),
  rating_average: fc.constantFrom(-1, 1.5, 2, 4.9, 5),
  offer_ends_ms: fc.constantFrom(0, 900, 1000, 1001),
});
type AnyProduct = typeof anyProduct extends fc.Arbitrary<infer Product> ? Product : never;

const filters: ProductFilters = {
  brands: null,
  positions: null,
  sides: null,
  minCents: null,
  maxCents: null,
  ratingMin: null,
  isInStock: false,
  isOnOffer: false,
  attributes: [],
};
const asked = {
  filters,
  isOfferList: false,
  isFiltered: false,
  facetAttributeIds: [7],
  measureIds: [],
  sort: "relevance" as const,
  limit: 5,
  offset: 0,
  now: new Date(1000),
} satisfies Parameters<typeof queryBlocks>[0];

const anySort = fc.constantFrom<Sort[]>("relevance", "price_asc", "price_desc", "newest", "rating");

function blocksOf(drawn: AnyProduct[][]): ProductBlock[] {
  let id = 0;
  return drawn.map((products) => {
    const rows = allocateRows(products.length);
    for (const [place, product] of products.entries()) {
      const at = place * columnCount;
      rows[at + column.id] = ++id;
      let name: keyof AnyProduct;
      for (name in product) rows[at + column[name]] = product[name];
    }
    const rowIndexes = Array.from({ length: Math.ceil(products.length / 2) }, (_none, index) => index);
    const values = [{ attributeId: 7, code: "rojo", number: null, rowIndexes }];
    return createBlock(products.length, rows, values);
  });
}

test("block totals and counting product by product give the same result", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyProduct, { maxLength: 6 }), { maxLength: 5 }),
      anySort,
      (drawn, sort) => {
        const blocks = blocksOf(drawn);
        const whole = queryBlocks({ ...asked, sort }, blocks);
        const passingAll = { ...asked, sort, filters: { ...filters, minCents: 0 }, isFiltered: true };
        const oneByOne = queryBlocks(passingAll, blocks);
        expect(whole).toEqual(oneByOne);
        expect(whole.total).toBe(drawn.flat().length);
      },
    ),
  );
});

const anySortedProduct = fc.record({
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
      fc.array(anySortedProduct, { maxLength: 60 }),
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
