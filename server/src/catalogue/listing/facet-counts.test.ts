import type { ProductQuery } from "@recambia/contract/catalogue/list";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeAttribute,
  makeBrand,
  makeCategory,
  makeFitSet,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../../test/catalogue/factories.ts";
import { openCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { openTestDatabase } from "../../../test/shop/test-database.ts";
import type { Database } from "../../platform/database/database.ts";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { listProducts } from "./list-products.ts";

/** One product as the plain count below sees it. */
type Plain = {
  slug: string;
  partType: string;
  category: string;
  brand: string;
  fitSet: "first" | "second" | null;
  isUniversal: boolean;
  position: string | null;
  priceCents: number;
  available: number;
  isOnOffer: boolean;
  rating: number | null;
  relevance: number;
  colour: string | null;
  width: number | null;
};

const partTypes = [
  { slug: "discos", category: "frenos" },
  { slug: "pastillas", category: "frenos" },
  { slug: "cera", category: "cuidado" },
];
const brands = ["alfa", "beta", "gamma"];
const colours = ["rojo", "verde", "azul"];

const anyProduct = fc.record({
  partType: fc.nat(2),
  brand: fc.constantFrom(...brands),
  fit: fc.constantFrom("first", "second", "universal", "unknown"),
  position: fc.constantFrom("front", "rear", null),
  priceCents: fc.integer({ min: 1, max: 9 }).map((tens) => tens * 1000),
  available: fc.constantFrom(0, 0, 1, 9),
  isOnOffer: fc.boolean(),
  rating: fc.constantFrom(1.5, 2, 3.9, 4, 5, null),
  relevance: fc.nat(5),
  colour: fc.constantFrom(...colours, null),
  width: fc.constantFrom(20, 22.5, 25, null),
});

/** Filters as an address says them. */
const anyQuery = fc
  .record({
    vehicle: fc.boolean(),
    all: fc.boolean(),
    scope: fc.constantFrom("none", "category", "subcategory"),
    brand: fc.option(fc.subarray(brands, { minLength: 1 })),
    position: fc.option(fc.subarray(["front", "rear"], { minLength: 1 })),
    stock: fc.boolean(),
    offers: fc.boolean(),
    rating_min: fc.option(fc.integer({ min: 1, max: 5 })),
    price_min: fc.option(fc.integer({ min: 0, max: 9000 })),
    price_max: fc.option(fc.integer({ min: 0, max: 9000 })),
    colour: fc.option(fc.subarray(colours, { minLength: 1 })),
    width: fc.option(fc.constantFrom("20..22.5", "22.5..", "..22", "30..")),
    sort: fc.constantFrom("relevance", "price_asc", "price_desc", "rating"),
  })
  .filter(({ price_min, price_max }) => (price_min ?? 0) <= (price_max ?? Number.POSITIVE_INFINITY))
  .map((drawn) => ({ ...drawn, rating_min: drawn.rating_min ?? undefined }));
type Drawn = typeof anyQuery extends fc.Arbitrary<infer Query> ? Query : never;

let database: Database;
let vehicleId: string;
let keys: Record<string, Record<string, number>>;

beforeAll(async () => {
  database = await openTestDatabase();
  const variant = await makeVariant(database);
  const other = await makeVariant(database);
  vehicleId = variant.publicId;
  keys = { partType: {}, brand: {}, first: {}, second: {}, colour: {}, width: {} };
  for (const { slug, category } of partTypes) {
    const known = await database.rows<{ id: number }>({
      text: "select id from category where slug = $1",
      values: [category],
    });
    const categoryId = known[0]?.id ?? (await makeCategory(database, { slug: category })).id;
    const { id } = await makePartType(database, { slug, categoryId });
    const line = (variantId: number) => ({ partTypeId: id, lines: [{ variantId }] });
    Object.assign(keys.partType ?? {}, { [slug]: id });
    Object.assign(keys.first ?? {}, { [slug]: (await makeFitSet(database, line(variant.id))).id });
    Object.assign(keys.second ?? {}, { [slug]: (await makeFitSet(database, line(other.id))).id });
    const options = Object.fromEntries(colours.map((word) => [word, { es: word, ca: word, en: word }]));
    const colour = await makeAttribute(database, {
      partTypeId: id,
      slug: `color-${slug}`,
      kind: "option",
      options,
    });
    const width = await makeAttribute(database, { partTypeId: id, slug: `ancho-${slug}`, kind: "number" });
    Object.assign(keys.colour ?? {}, { [slug]: colour.id });
    Object.assign(keys.width ?? {}, { [slug]: width.id });
  }
  for (const slug of brands)
    Object.assign(keys.brand ?? {}, { [slug]: (await makeBrand(database, { slug })).id });
});
afterAll(() => database.close());

const key = (kind: string, name: string) => keys[kind]?.[name] ?? 0;
const offerEndsAt = new Date("2026-12-24T00:00:00Z");

async function stock(
  drawn: (typeof anyProduct extends fc.Arbitrary<infer P> ? P : never)[],
): Promise<Plain[]> {
  await database.rows({ text: "delete from product" });
  const plain: Plain[] = [];
  for (const product of drawn) {
    const partType = partTypes[product.partType] ?? { slug: "", category: "" };
    const fitSet = product.fit === "first" || product.fit === "second" ? product.fit : null;
    const { slug, id } = await makeProduct(database, {
      brandId: key("brand", product.brand),
      partTypeId: key("partType", partType.slug),
      fitSetId: fitSet ? key(fitSet, partType.slug) : null,
      isUniversal: product.fit === "universal",
      position: product.position,
      priceCents: product.priceCents,
      available: product.available,
      offerPreviousCents: product.isOnOffer ? product.priceCents * 2 : null,
      offerEndsAt: product.isOnOffer ? offerEndsAt : null,
      relevance: product.relevance,
      attributes: [
        ...(product.colour ? [{ attributeId: key("colour", partType.slug), code: product.colour }] : []),
        ...(product.width ? [{ attributeId: key("width", partType.slug), number: product.width }] : []),
      ],
    });
    await database.rows({
      text: "update product set rating_average = $2, rating_count = 1 where id = $1",
      values: [id, product.rating],
    });
    plain.push({
      ...product,
      slug,
      partType: partType.slug,
      category: partType.category,
      fitSet,
      isUniversal: product.fit === "universal",
    });
  }
  return plain;
}

function addressOf(drawn: Drawn): ProductQuery {
  const isPartType = drawn.scope === "subcategory";
  return {
    ...(drawn.vehicle ? { vehicle: vehicleId } : {}),
    ...(drawn.all ? { all: "1" } : {}),
    ...(drawn.scope === "category" ? { category: "frenos" } : {}),
    ...(isPartType ? { subcategory: "discos" } : {}),
    ...(drawn.brand ? { brand: drawn.brand.join(",") } : {}),
    ...(drawn.position ? { position: drawn.position.join(",") } : {}),
    ...(drawn.stock ? { stock: "1" } : {}),
    ...(drawn.offers ? { offers: "1" } : {}),
    ...(drawn.rating_min === undefined ? {} : { rating_min: drawn.rating_min }),
    ...(drawn.price_min === null ? {} : { price_min: drawn.price_min }),
    ...(drawn.price_max === null ? {} : { price_max: drawn.price_max }),
    ...(isPartType && drawn.colour ? { "a.color-discos": drawn.colour.join(",") } : {}),
    ...(isPartType && drawn.width ? { "a.ancho-discos": drawn.width } : {}),
    sort: drawn.sort,
    per_page: 48,
  };
}

/** Each filter by the key of its facet. */
function filtersOf(drawn: Drawn): Record<string, (product: Plain) => boolean> {
  const [low, high] = (drawn.width ?? "..").split("..");
  const isPartType = drawn.scope === "subcategory";
  return {
    brand: ({ brand }) => !drawn.brand || drawn.brand.includes(brand),
    position: ({ position }) => !drawn.position || (position !== null && drawn.position.includes(position)),
    price: ({ priceCents }) =>
      priceCents >= (drawn.price_min ?? 0) && priceCents <= (drawn.price_max ?? Number.POSITIVE_INFINITY),
    stock: ({ available }) => !drawn.stock || available > 0,
    offers: ({ isOnOffer }) => !drawn.offers || isOnOffer,
    rating_min: ({ rating }) => drawn.rating_min === undefined || (rating ?? 0) >= drawn.rating_min,
    "a.color-discos": ({ colour }) =>
      !isPartType || !drawn.colour || (colour !== null && drawn.colour.includes(colour)),
    "a.ancho-discos": ({ width }) =>
      !isPartType ||
      !drawn.width ||
      (width !== null && width >= Number(low || 0) && width <= Number(high || Number.POSITIVE_INFINITY)),
  };
}

function inScope(drawn: Drawn, product: Plain): boolean {
  if (drawn.scope === "none") return true;
  return drawn.scope === "category" ? product.category === "frenos" : product.partType === "discos";
}

const fitsVehicle = ({ isUniversal, fitSet }: Plain) => isUniversal || fitSet === "first";

function tallyOf(products: Plain[], valueIn: (product: Plain) => string | null): Record<string, number> {
  const tally: Record<string, number> = {};
  for (const product of products) {
    const value = valueIn(product);
    if (value !== null) tally[value] = (tally[value] ?? 0) + 1;
  }
  return tally;
}

/** An option facet's counts; zeros are shown only where they are chosen, so they are left out. */
function countsOf(
  list: Awaited<ReturnType<typeof listProducts>>,
  facetKey: string,
): Record<string, number> | null {
  if (isRefusal(list)) throw new Error(list.refused);
  const facet = list.meta.facets.find((candidate) => candidate.key === facetKey);
  if (facet?.kind !== "options") return null;
  return Object.fromEntries(
    facet.options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
  );
}

/** Nothing narrows the list: neither scope nor vehicle nor filter. */
function isEverything({
  vehicle,
  all,
  scope,
  sort: _sort,
  colour: _colour,
  width: _width,
  ...filters
}: Drawn) {
  const isNarrowed = Object.values(filters).some(
    (value) => value !== null && value !== undefined && value !== false,
  );
  return scope === "none" && (!vehicle || all) && !isNarrowed;
}

async function compare(catalogue: CatalogueContext, products: Plain[], drawn: Drawn) {
  const list = await listProducts(catalogue, addressOf(drawn));
  if (isRefusal(list)) throw new Error(list.refused);
  const isObeyed = drawn.vehicle && !drawn.all;
  const scope = products.filter((product) => inScope(drawn, product));
  const candidates = scope.filter((product) => !isObeyed || fitsVehicle(product));
  const filters = filtersOf(drawn);
  /** Products that pass all filters except the facet's own. */
  function passingBut(facetKey: string): Plain[] {
    const others = Object.entries(filters).filter(([name]) => name !== facetKey);
    return candidates.filter((product) => others.every(([, passes]) => passes(product)));
  }
  const listed = passingBut("none of them");
  expect(list.data.map(({ slug }) => slug).sort()).toEqual(listed.map(({ slug }) => slug).sort());
  expect(list.meta.total).toBe(listed.length);
  const ofBrands = (product: Plain) => filters.brand?.(product) ?? true;
  expect(list.meta.hidden).toBe(
    isObeyed ? scope.filter(ofBrands).length - candidates.filter(ofBrands).length : 0,
  );

  const expected: Record<string, Record<string, number>> = {
    brand: tallyOf(passingBut("brand"), ({ brand }) => brand),
    position: tallyOf(passingBut("position"), ({ position }) => position),
    stock: tallyOf(passingBut("stock"), ({ available }) => (available > 0 ? "1" : null)),
    offers: tallyOf(passingBut("offers"), ({ isOnOffer }) => (isOnOffer ? "1" : null)),
    "a.color-discos":
      drawn.scope === "subcategory" ? tallyOf(passingBut("a.color-discos"), ({ colour }) => colour) : {},
    category: drawn.scope === "subcategory" ? {} : tallyOf(listed, ({ category }) => category),
    subcategory: drawn.scope === "none" ? {} : tallyOf(listed, ({ partType }) => partType),
  };
  for (const [facetKey, tally] of Object.entries(expected)) {
    const shown = countsOf(list, facetKey);
    if (shown) expect([facetKey, shown]).toEqual([facetKey, tally]);
    // A facet that leaves no choice is not shown; everything listed at once has no places and no stock.
    const isUncounted = isEverything(drawn) && (facetKey === "position" || facetKey === "stock");
    const fewest = facetKey === "stock" || facetKey === "offers" ? 1 : 2;
    if (!shown && !isUncounted)
      expect([facetKey, Object.keys(tally).length < fewest]).toEqual([facetKey, true]);
  }
  const price = list.meta.facets.find(({ key: name }) => name === "price");
  const prices = passingBut("price").map(({ priceCents }) => priceCents);
  if (price?.kind === "range") {
    expect([price.min, price.max]).toEqual([Math.min(...prices), Math.max(...prices)]);
  }
  const width = list.meta.facets.find(({ key: name }) => name === "a.ancho-discos");
  if (width?.kind === "range") {
    const counted = tallyOf(passingBut("a.ancho-discos"), (product) => product.width?.toString() ?? null);
    expect(width.values?.map(({ value, count }) => [value.toString(), count])).toEqual(
      Object.entries(counted).toSorted(([a], [b]) => Number(a) - Number(b)),
    );
  }
  expect(list.data.map(({ slug }) => slug)).toEqual(sorted(listed, drawn.sort, list.data));
}

/** The listed slugs in the order asked for, sold out last; equals keep the order in which they were listed. */
function sorted(listed: Plain[], sort: Drawn["sort"], shown: { slug: string }[]): string[] {
  const places = new Map(shown.map(({ slug }, place) => [slug, place]));
  const rank: Record<Drawn["sort"], (product: Plain) => number> = {
    relevance: ({ relevance }) => -relevance,
    price_asc: ({ priceCents }) => priceCents,
    price_desc: ({ priceCents }) => -priceCents,
    rating: ({ rating }) => -(rating ?? 0),
  };
  const isSoldOut = ({ available }: Plain) => Number(available === 0);
  return listed
    .toSorted(
      (a, b) =>
        isSoldOut(a) - isSoldOut(b) ||
        rank[sort](a) - rank[sort](b) ||
        (places.get(a.slug) ?? 0) - (places.get(b.slug) ?? 0),
    )
    .map(({ slug }) => slug);
}

test("lists, totals, hidden and facet counts are those of a plain count, whatever is asked", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyProduct, { minLength: 1, maxLength: 30 }),
      fc.array(anyQuery, { minLength: 12, maxLength: 12 }),
      async (drawn, queries) => {
        const products = await stock(drawn);
        const catalogue = await openCatalogue(database);
        for (const query of queries) await compare(catalogue, products, query);
      },
    ),
    { numRuns: 12 },
  );
});
