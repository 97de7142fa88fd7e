import fc from "fast-check";
import { expect, test } from "vitest";
import { listOffline } from "./offline-list.ts";

type Stored = Parameters<typeof listOffline>[0];
type Entry = Stored["products"][number];

const anyProduct = fc.record({
  stock: fc.record({
    state: fc.constantFrom("in_stock", "few_left", "out_of_stock"),
    left: fc.constant(null),
  }),
  price: fc.record({ cents: fc.integer({ min: 1, max: 99 }), offer: fc.constant(null) }),
  rating: fc.option(fc.record({ average: fc.integer({ min: 1, max: 5 }), count: fc.nat(9) })),
});
const anyStored = anyProduct.map((drawn): Entry => {
  const product = {
    ...drawn,
    brand: { slug: "b", name: "B" },
    part_type: { slug: `t${drawn.price.cents % 3}`, name: "T" },
    category: { slug: "c", name: "C" },
  };
  return Object.assign(Object.create(null), { product, values: [] });
});

function stored(products: readonly Entry[]): Stored {
  const overview = { vehicle: null, categories: [], filter_words: {} };
  return Object.assign(Object.create(null), { locale: "es", overview, products, checkedAt: 0 });
}

test("what is sold out comes last in every order, and an unknown order is none", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStored, { maxLength: 24 }),
      fc.constantFrom(undefined, "price_asc", "price_desc", "rating", "newest", "constructor"),
      async (products, sort) => {
        const parameters = sort === undefined ? {} : { sort };
        const { data } = await listOffline(stored(products), parameters, new Date(0));
        const soldOut = data.map(({ stock }) => stock.state === "out_of_stock");
        expect(soldOut).toEqual(soldOut.toSorted((a, b) => Number(a) - Number(b)));
        const prices = data.flatMap(({ price, stock }) =>
          stock.state === "out_of_stock" ? [] : [price.cents],
        );
        if (sort === "price_asc") expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        if (sort === "newest" || sort === "constructor") {
          expect(data).toEqual((await listOffline(stored(products), {}, new Date(0))).data);
        }
      },
    ),
  );
});

test("part types take turns where they should, unless an order is chosen", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStored, { maxLength: 24 }), async (products) => {
      const listed = async (sort: string | undefined, isByTurns: boolean) => {
        const parameters = sort === undefined ? {} : { sort };
        return (await listOffline(stored(products), parameters, new Date(0), isByTurns)).data;
      };
      expect(await listed("price_asc", true)).toEqual(await listed("price_asc", false));
      const data = await listed(undefined, true);
      expect(new Set(data)).toEqual(new Set(await listed(undefined, false)));
      const inStock = data.filter(({ stock }) => stock.state !== "out_of_stock");
      expect(data.slice(0, inStock.length)).toEqual(inStock);
      const kinds = inStock.map(({ part_type }) => part_type.slug);
      const isSide = (place: number) => kinds[place] === kinds[place + 1];
      const firstPair = kinds.findIndex((_kind, place) => isSide(place));
      if (firstPair >= 0) expect(new Set(kinds.slice(firstPair)).size).toBe(1);
    }),
  );
});

test("a category and a part type that are asked for are filters to be removed, as online", async () => {
  const products = [fc.sample(anyStored, 1)].flat();
  const [entry] = products;
  const partType = entry?.product.part_type.slug ?? "";
  const { meta } = await listOffline(stored(products), { category: "c", subcategory: partType }, new Date(0));
  expect(meta.facets.filter(({ key }) => key === "category" || key === "subcategory")).toEqual([
    {
      kind: "options",
      key: "category",
      name: "category",
      options: [{ value: "c", label: "C", count: 1, selected: true }],
    },
    {
      kind: "options",
      key: "subcategory",
      name: "subcategory",
      options: [{ value: partType, label: "T", count: 1, selected: true }],
    },
  ]);
});
