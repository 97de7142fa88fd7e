import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Made,
  makeBrand,
  makeCategory,
  makeFitSet,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
let golf: Made;

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  golf = await makeVariant(database);
  const other = await makeVariant(database);
  const brakes = await makeCategory(database, { slug: "frenos", name: "Frenos" });
  const discs = await makePartType(database, { slug: "discos", name: "Disco", categoryId: brakes.id });
  const pads = await makePartType(database, { slug: "pastillas", categoryId: brakes.id });
  await database.rows({ text: "update part_type set companions = '{pastillas}' where slug = 'discos'" });
  await makeCategory(database, { slug: "vacia" });
  const zeta = await makeBrand(database, { slug: "zeta", name: "Zeta" });
  const anvil = await makeBrand(database, { slug: "anvil", name: "Ánvil" });
  const golfDiscs = await makeFitSet(database, { partTypeId: discs.id, lines: [{ variantId: golf.id }] });
  const otherDiscs = await makeFitSet(database, { partTypeId: discs.id, lines: [{ variantId: other.id }] });
  const disc = { partTypeId: discs.id, brandId: zeta.id };
  await makeProduct(database, { ...disc, fitSetId: golfDiscs.id, priceCents: 3000 });
  await makeProduct(database, { ...disc, fitSetId: golfDiscs.id, priceCents: 2500 });
  await makeProduct(database, { ...disc, fitSetId: otherDiscs.id, priceCents: 1000 });
  await makeProduct(database, { ...disc, brandId: anvil.id, isUniversal: true, priceCents: 2800 });
  await makeProduct(database, { ...disc, fitSetId: golfDiscs.id, priceCents: 1, isActive: false });
  await makeProduct(database, { partTypeId: pads.id, brandId: zeta.id, fitSetId: null, priceCents: 700 });
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

async function get(path: string, locale = "es_ES") {
  const { status, body } = await shop.visitor(locale).get(`/spa/catalog/${path}`);
  return { status, body, found: readField(body, "data") };
}

test("unknown slugs are not found; invalid vehicles and unknown parameters are refused", async () => {
  for (const kind of ["categories", "subcategories", "brands"]) {
    for (const slug of ["nada", "Frenos", "%E0%A4%A1", "a".repeat(130), "..%2f..%2fetc"]) {
      expect([kind, slug, (await get(`${kind}/${slug}`)).status]).toEqual([kind, slug, 404]);
    }
  }
  for (const path of ["categories", "categories/frenos", "subcategories/discos", "brands", "brands/zeta"]) {
    for (const query of ["vehicle=z", "vehicle=", "vehicle=a&vehicle=b", "page=1"]) {
      expect([path, query, (await get(`${path}?${query}`)).status]).toEqual([path, query, 422]);
    }
  }
});

test("categories are in display order and count all products, or those for the vehicle", async () => {
  const counts = async (query: string) => {
    const { found } = await get(`categories${query}`);
    return Array.isArray(found)
      ? found.map((entry) => [readField(entry, "slug"), readField(entry, "product_count")])
      : [];
  };
  expect(await counts("")).toEqual([
    ["frenos", 5],
    ["vacia", 0],
  ]);
  expect(await counts(`?vehicle=${golf.publicId}`)).toEqual([
    ["frenos", 3],
    ["vacia", 0],
  ]);
});

test("a category lists its subcategories with counts and lowest prices", async () => {
  const all = await get("categories/frenos", "en");
  expect(all.found).toMatchObject({
    slug: "frenos",
    name: "Frenos (en)",
    product_count: 5,
    vehicle: null,
    subcategories: [
      { slug: "discos", name: "Discos (en)", product_count: 4, from_cents: 1000 },
      { slug: "pastillas", product_count: 1, from_cents: 700 },
    ],
  });
  const mine = await get(`categories/frenos?vehicle=${golf.publicId}`);
  expect(mine.found).toMatchObject({
    product_count: 3,
    vehicle: { id: golf.publicId },
    subcategories: [
      { slug: "discos", product_count: 3, from_cents: 2500 },
      { slug: "pastillas", product_count: 0, from_cents: null },
    ],
  });
  expect((await get("categories/vacia")).found).toMatchObject({ product_count: 0, subcategories: [] });
});

test("a subcategory has its category, companions and counts", async () => {
  expect((await get(`subcategories/discos?vehicle=${golf.publicId}`, "es_CA")).found).toMatchObject({
    slug: "discos",
    name: "Discos (ca)",
    category: { slug: "frenos", name: "Frenos (ca)" },
    description: "Qué hace la pieza. (ca)",
    is_universal: false,
    companions: [{ slug: "pastillas", name: "pastillass (ca)" }],
    product_count: 3,
    from_cents: 2500,
  });
});

test("brands are in Spanish alphabetical order with their counts", async () => {
  expect((await get("brands")).found).toEqual([
    { slug: "anvil", name: "Ánvil", country: "ES", product_count: 1 },
    { slug: "zeta", name: "Zeta", country: "ES", product_count: 4 },
  ]);
  expect((await get(`brands?vehicle=${golf.publicId}`)).found).toMatchObject([
    { slug: "anvil", product_count: 1 },
    { slug: "zeta", product_count: 2 },
  ]);
});

test("a brand has its manufacturer and the categories of its products", async () => {
  expect((await get("brands/zeta", "en")).found).toMatchObject({
    slug: "zeta",
    description: "Una marca. (en)",
    manufacturer: { name: "zeta, S.A.", address: "Calle Industria 1, Zaragoza" },
    responsible_person: null,
    product_count: 4,
    categories: [{ slug: "frenos", product_count: 4 }],
    vehicle: null,
  });
  expect((await get(`brands/zeta?vehicle=${golf.publicId}`)).found).toMatchObject({
    product_count: 2,
    categories: [{ slug: "frenos", product_count: 2 }],
  });
});
