import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Made,
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
let golf: Made;
let polo: Made;

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  golf = await makeVariant(database, { builtFrom: 200810, builtTo: 201311 });
  polo = await makeVariant(database);
  const discs = await makePartType(database, { slug: "discos", name: "Disco" });
  const pads = await makePartType(database, { slug: "pastillas", name: "Pastilla" });
  const built = (from: number | null, to: number | null) => [[{ kind: "built" as const, from, to }]];
  async function part(slug: string, partTypeId: number, lines: Parameters<typeof makeFitSet>[1]["lines"]) {
    const { id } = await makeFitSet(database, { partTypeId, lines });
    return makeProduct(database, { slug, partTypeId, fitSetId: id, priceCents: 2000, available: 9 });
  }
  const anyDisc = await part("disco-ambos", discs.id, [{ variantId: golf.id }, { variantId: polo.id }]);
  const newDisc = await part("disco-nuevo", discs.id, [
    { variantId: golf.id, alternatives: built(201205, null) },
  ]);
  const golfPads = await part("pastillas-golf", pads.id, [{ variantId: golf.id }]);
  const oldPads = await part("pastillas-viejas", pads.id, [
    { variantId: golf.id, alternatives: built(null, 201204) },
  ]);
  const unknownPads = await makeProduct(database, { slug: "pastillas-sin-datos", partTypeId: pads.id });
  const cleaner = await makeProduct(database, {
    slug: "limpiador",
    isUniversal: true,
    priceCents: 500,
    available: 5,
    coreDepositCents: 100,
  });
  const polish = await makeProduct(database, { slug: "pulimento", isUniversal: true });
  const gone = await makeProduct(database, { slug: "retirado", isUniversal: true, isActive: false });

  async function kit(slug: string, ...parts: [Made, number][]) {
    await makeKit(database, {
      slug,
      components: parts.map(([product, quantity]) => ({ productId: product.id, quantity })),
      priceCents: 2500,
    });
  }
  await kit("kit-golf", [anyDisc, 2], [golfPads, 1]);
  await kit("kit-condicional", [newDisc, 1], [golfPads, 1], [cleaner, 1]);
  await kit("kit-contradictorio", [newDisc, 1], [oldPads, 1]);
  await kit("kit-ambos", [anyDisc, 1], [cleaner, 2]);
  await kit("kit-universal", [cleaner, 2], [polish, 1]);
  await kit("kit-sin-datos", [anyDisc, 1], [unknownPads, 1]);
  await kit("kit-retirado", [anyDisc, 1], [gone, 1]);
  // Its gas was not restricted when the kit was loaded.
  const gas = await makeProduct(database, { slug: "gas", isUniversal: true, restricted: "f_gas" });
  await kit("kit-con-gas", [cleaner, 1], [gas, 1]);
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

async function get(path: string, locale = "es_ES") {
  const { status, body } = await shop.visitor(locale).get(`/spa/catalog/${path}`);
  const found = readField(body, "data");
  const list = Array.isArray(found) ? found : [];
  const fits = list.map((kit) => [readField(kit, "slug"), readField(readField(kit, "fit"), "answer")]);
  return { status, body, found, fits: Object.fromEntries(fits), meta: readField(body, "meta") };
}

test("unknown kits and kits with a withdrawn or restricted part are not found; invalid queries are refused", async () => {
  for (const slug of ["nada", "kit-retirado", "kit-con-gas", "%00", "KIT"]) {
    expect([slug, (await get(`kits/${slug}`)).status]).toEqual([slug, 404]);
  }
  for (const query of [
    "vehicle=z",
    "page=0",
    "page=401",
    "per_page=0",
    "all=2",
    "sort=price",
    "product=%00",
  ]) {
    expect([query, (await get(`kits?${query}`)).status]).toEqual([query, 422]);
  }
});

test("a kit is listed for a vehicle when all its parts fit and their conditions are compatible", async () => {
  const mine = await get(`kits?vehicle=${golf.publicId}`);
  expect(mine.fits).toEqual({
    "kit-golf": "fits",
    "kit-condicional": "fits_if",
    "kit-ambos": "fits",
    "kit-universal": "universal",
  });
  expect(mine.meta).toMatchObject({ total: 4, hidden: 2, vehicle: { id: golf.publicId } });
  const other = await get(`kits?vehicle=${polo.publicId}`);
  expect(other.fits).toEqual({ "kit-ambos": "fits", "kit-universal": "universal" });
  expect(other.meta).toMatchObject({ total: 2, hidden: 4 });
});

test("with `all`, every kit is listed with its own fit", async () => {
  const all = await get(`kits?vehicle=${golf.publicId}&all=1`);
  expect(all.fits).toMatchObject({ "kit-contradictorio": "does_not_fit", "kit-sin-datos": "unknown" });
  expect(all.meta).toMatchObject({ total: 6, hidden: 0 });
  expect((await get("kits")).fits).toMatchObject({ "kit-golf": "no_vehicle", "kit-universal": "universal" });
});

test("a kit has its parts, their sum, its lower price, and the stock of the scarcest part", async () => {
  const { found } = await get(`kits/kit-ambos?vehicle=${polo.publicId}`, "es_CA");
  expect(found).toMatchObject({
    slug: "kit-ambos",
    parts: [
      { slug: "disco-ambos", name: "Disco (ca)", quantity: 1, unit_cents: 2000, picture: "brake-disc" },
      { slug: "limpiador", quantity: 2, unit_cents: 500 },
    ],
    price: {
      cents: 2500,
      currency: "EUR",
      offer: null,
      unit_price: null,
      core_deposit_cents: 200,
      sold_as: "set",
    },
    separate_cents: 3000,
    stock: { state: "few_left", left: 2 },
    fit: { answer: "fits", alternatives: [] },
    description: "Varias piezas juntas. (ca)",
    vehicle: { id: polo.publicId },
  });
});

test("kits are paged, and can be filtered by a product that they contain", async () => {
  const first = await get("kits?per_page=4");
  const second = await get("kits?per_page=4&page=2");
  expect(first.meta).toMatchObject({ total: 6, pages: 2, page: 1, per_page: 4 });
  expect(new Set([...Object.keys(first.fits), ...Object.keys(second.fits)]).size).toBe(6);
  expect((await get("kits?page=400")).found).toEqual([]);
  expect(Object.keys((await get("kits?product=pastillas-golf")).fits)).toEqual([
    "kit-golf",
    "kit-condicional",
  ]);
  expect((await get("kits?product=no-existe")).found).toEqual([]);
});

test("each part of a kit has its own fit, and is sold out when the kit needs more than there are", async () => {
  const mixed = await get(`kits/kit-sin-datos?vehicle=${polo.publicId}`);
  expect(mixed.found).toMatchObject({
    parts: [
      { slug: "disco-ambos", fit: { answer: "fits", alternatives: [] }, stock: { state: "in_stock" } },
      { slug: "pastillas-sin-datos", fit: { answer: "unknown", alternatives: [] } },
    ],
  });
  await shop.database.rows({
    text: "update product set available = 1 where slug = 'disco-ambos'",
    values: [],
  });
  await publishCatalogue(shop);
  const two = await get("kits/kit-golf");
  expect(two.found).toMatchObject({
    parts: [
      { slug: "disco-ambos", quantity: 2, stock: { state: "out_of_stock", left: null } },
      { slug: "pastillas-golf", stock: { state: "in_stock", left: null }, fit: { answer: "no_vehicle" } },
    ],
    stock: { state: "out_of_stock" },
  });
  // It was the first of the list.
  expect(Object.keys((await get("kits")).fits).at(-1)).toBe("kit-golf");
  const one = await get("kits/kit-ambos");
  expect(one.found).toMatchObject({ parts: [{ stock: { state: "few_left", left: 1 } }, { quantity: 2 }] });
});
