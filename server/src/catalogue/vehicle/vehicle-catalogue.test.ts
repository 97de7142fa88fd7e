import { type OfflineProduct, VehicleCatalogue } from "@recambia/contract/catalogue/vehicle-catalogue";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Made,
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
  const discs = await makePartType(database, { slug: "discos" });
  const cleaners = await makePartType(database, { slug: "limpiadores" });
  const fitting = await makeFitSet(database, { partTypeId: discs.id, lines: [{ variantId: golf.id }] });
  const foreign = await makeFitSet(database, { partTypeId: discs.id, lines: [{ variantId: other.id }] });
  for (const slug of ["disco-1", "disco-2", "disco-3", "disco-4", "disco-5"]) {
    await makeProduct(database, { partTypeId: discs.id, fitSetId: fitting.id, slug });
  }
  await makeProduct(database, {
    partTypeId: discs.id,
    fitSetId: fitting.id,
    slug: "disco-retirado",
    isActive: false,
  });
  await makeProduct(database, { partTypeId: discs.id, fitSetId: foreign.id, slug: "disco-ajeno" });
  await makeProduct(database, { partTypeId: cleaners.id, isUniversal: true, slug: "limpiador" });
  await makeProduct(database, { slug: "sin-datos" });
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.visitor().call({ method: "GET", url: `/spa/catalog/vehicles/${path}`, headers });

async function readShare(share: number, query = ""): Promise<OfflineProduct[]> {
  const { body } = await get(`${golf.publicId}/products?of=3&share=${share}${query}`);
  const data = readField(body, "data");
  return Array.isArray(data) ? data : [];
}

async function slugsInShares(query = ""): Promise<string[]> {
  const shares = await Promise.all([0, 1, 2].map((share) => readShare(share, query)));
  return shares.flat().map(({ product }) => product.slug);
}

test("an unknown vehicle is not found, and impossible shares are refused", async () => {
  expect((await get("zzzzzzzz23456789")).status).toBe(404);
  expect((await get("zzzzzzzz23456789/products?of=1&share=0")).status).toBe(404);
  for (const query of ["", "?of=0&share=0", "?of=2", "?of=2&share=-1", "?of=2&share=x", "?of=9999&share=1"]) {
    expect((await get(`${golf.publicId}/products${query}`)).status).toBe(422);
  }
});

test("the shares together hold what fits the vehicle, each product once", async () => {
  const fitting = ["disco-1", "disco-2", "disco-3", "disco-4", "disco-5"];
  expect((await slugsInShares()).sort()).toEqual(fitting);
  expect((await slugsInShares("&universal=1")).sort()).toEqual([...fitting, "limpiador"]);
  expect(await readShare(3)).toEqual([]);
});

test("a kept product is the product of its page", async () => {
  const [kept] = await readShare(0);
  const { body } = await shop
    .visitor()
    .get(`/spa/catalog/products/${kept?.product.slug}?vehicle=${golf.publicId}`);
  expect(readField(body, "data")).toMatchObject({ ...kept?.product });
  expect(kept?.product.fit.answer).toBe("fits");
});

test("the overview counts, measures and names what a device needs", async () => {
  const { body } = await get(`${golf.publicId}?universal=1`);
  const shown = readField(body, "data");
  if (!Value.Check(VehicleCatalogue, shown)) throw new Error(JSON.stringify(body));
  expect(shown).toMatchObject({ product_count: 6, shares: 1, vehicle: { id: golf.publicId } });
  expect(shown.product_bytes).toBeGreaterThan(1000);
  const subcategories = shown.categories.flatMap((category) => category.subcategories);
  expect(subcategories.find(({ slug }) => slug === "discos")?.product_count).toBe(5);
  expect(shown.filter_words).toMatchObject({ brand: "Marca", "position=front": "Delante" });
});

test("a share is sent again only when one of its own products has changed", async () => {
  const urls = [0, 1, 2].map((share) => `${golf.publicId}/products?of=3&share=${share}`);
  const etags = await Promise.all(urls.map(async (url) => String((await get(url)).headers.etag)));
  await shop.database.transaction(async (transaction) => {
    await transaction.rows({
      text: "update product set price_cents = price_cents + 1 where slug = 'disco-1'",
    });
  });
  await publishCatalogue(shop);
  const statuses = await Promise.all(
    urls.map(async (url, share) => (await get(url, { "if-none-match": etags[share] ?? "" })).status),
  );
  expect(statuses.sort()).toEqual([200, 304, 304]);
});
