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

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  golf = await makeVariant(database);
  const other = await makeVariant(database);
  const discs = await makePartType(database, { slug: "discos" });
  const pads = await makePartType(database, { slug: "pastillas" });
  const cleaners = await makePartType(database, { slug: "limpiadores" });
  await makePartType(database, { slug: "latiguillos" });
  await database.rows({
    text: "update part_type set companions = '{pastillas,limpiadores,latiguillos,no-existe}' where slug = 'discos'",
  });
  const discSet = await makeFitSet(database, { partTypeId: discs.id, lines: [{ variantId: golf.id }] });
  const padSet = await makeFitSet(database, { partTypeId: pads.id, lines: [{ variantId: golf.id }] });
  const otherSet = await makeFitSet(database, { partTypeId: pads.id, lines: [{ variantId: other.id }] });
  const disc = { partTypeId: discs.id, fitSetId: discSet.id };
  const front = await makeProduct(database, { ...disc, slug: "disco", position: "front" });
  await makeProduct(database, { ...disc, slug: "disco-trasero", position: "rear" });
  const gone = await makeProduct(database, { ...disc, slug: "disco-retirado", isActive: false });
  await makeProduct(database, { slug: "suelta" });
  const pad = { partTypeId: pads.id, fitSetId: padSet.id };
  await makeProduct(database, { ...pad, slug: "pastillas-traseras", position: "rear", relevance: 900 });
  await makeProduct(database, {
    ...pad,
    slug: "pastillas-agotadas",
    position: "front",
    relevance: 800,
    available: 0,
  });
  await makeProduct(database, { ...pad, slug: "pastillas-delanteras", position: "front", relevance: 10 });
  await makeProduct(database, { ...pad, fitSetId: otherSet.id, slug: "pastillas-ajenas", relevance: 950 });
  const cleaner = { partTypeId: cleaners.id, isUniversal: true };
  await makeProduct(database, {
    ...cleaner,
    slug: "limpiador-prohibido",
    relevance: 99,
    restricted: "f_gas",
  });
  const sold = await makeProduct(database, { ...cleaner, slug: "limpiador", relevance: 5 });
  await makeKit(database, {
    slug: "con-disco",
    components: [{ productId: front.id }, { productId: sold.id }],
  });
  await makeKit(database, {
    slug: "retirado",
    components: [{ productId: front.id }, { productId: gone.id }],
  });
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

const get = (path: string) => shop.visitor().get(`/spa/catalog/${path}`);

async function companionsOf(slug: string, vehicleId?: string) {
  const { body } = await get(`products/${slug}/companions${vehicleId ? `?vehicle=${vehicleId}` : ""}`);
  const list = readField(body, "data");
  return (Array.isArray(list) ? list : []).map((companion) => [
    readField(readField(companion, "part_type"), "slug"),
    readField(readField(companion, "product"), "slug"),
  ]);
}

test("unknown and withdrawn products have no companions", async () => {
  for (const slug of ["nada", "disco-retirado", "%00"]) {
    expect([slug, (await get(`products/${slug}/companions`)).status]).toEqual([slug, 404]);
  }
});

test.each([
  "",
  "products=",
  "products=a,",
  "products=A",
  `products=${"a,".repeat(12)}a`,
  "products=a&page=1",
  "products=a&vehicle=z",
  `products=${"a".repeat(2000)}`,
])("cards of «%s» are refused", async (query) => {
  expect((await get(`cards?${query}`)).status).toBe(422);
});

test("with a vehicle, each companion is in stock, fits it and has the same position", async () => {
  expect(await companionsOf("disco", golf.publicId)).toEqual([
    ["pastillas", "pastillas-delanteras"],
    ["limpiadores", "limpiador"],
    ["latiguillos", undefined],
  ]);
  expect((await companionsOf("disco-trasero", golf.publicId))[0]).toEqual([
    "pastillas",
    "pastillas-traseras",
  ]);
});

test("without a vehicle, only companions that fit any are offered", async () => {
  expect(await companionsOf("disco")).toEqual([
    ["pastillas", undefined],
    ["limpiadores", "limpiador"],
    ["latiguillos", undefined],
  ]);
  expect((await get("products/suelta/companions")).body).toMatchObject({ data: [] });
});

test("a product has the number of kits on sale that contain it", async () => {
  expect((await get("products/disco")).body).toMatchObject({ data: { kit_count: 1 } });
  expect((await get("products/limpiador")).body).toMatchObject({ data: { kit_count: 1 } });
  expect((await get("products/suelta")).body).toMatchObject({ data: { kit_count: 0 } });
});

test("cards are in the requested order, without duplicates; unavailable products are named", async () => {
  const { body } = await get(
    `cards?products=limpiador,disco-retirado,disco,limpiador,nada&vehicle=${golf.publicId}`,
  );
  expect(readField(body, "data")).toMatchObject([
    { slug: "limpiador", fit: { answer: "universal" } },
    { slug: "disco", fit: { answer: "fits" } },
  ]);
  expect(readField(body, "meta")).toMatchObject({
    vehicle: { id: golf.publicId },
    is_vehicle_unknown: false,
    missing: ["disco-retirado", "nada"],
  });
});
