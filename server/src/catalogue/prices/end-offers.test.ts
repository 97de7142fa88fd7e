import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import type { Database } from "../../platform/database/database.ts";
import { endOffers } from "./end-offers.ts";

const before = new Date("2026-11-30T22:59:59Z");
const end = new Date("2026-11-30T23:00:00Z");
const later = new Date("2026-12-05T00:00:00Z");

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function makeOffer(database: Database, slug: string, offerEndsAt: Date) {
  return makeProduct(database, { slug, priceCents: 8000, offerPreviousCents: 10_000, offerEndsAt });
}

async function revisionOf(database: Database): Promise<number> {
  const [row] = await database.rows<{ revision: number }>({
    text: "select revision from catalogue_revision",
  });
  return Number(row?.revision);
}

async function historyOf(database: Database, productId: number) {
  return database.rows<{ price_cents: number; valid_from: Date }>({
    text: "select price_cents, valid_from from price_history where product_id = $1 order by valid_from",
    values: [productId],
  });
}

test("a running offer is left alone, and the revision does not change", async () => {
  const database = await databaseForThisTest();
  const { id } = await makeOffer(database, "runs", end);
  const revision = await revisionOf(database);
  expect(await endOffers(database, before)).toBe(0);
  expect(await revisionOf(database)).toBe(revision);
  expect(await historyOf(database, id)).toEqual([]);
});

test("an expired offer restores the price and records it in the history, once", async () => {
  const database = await databaseForThisTest();
  const over = await makeOffer(database, "over", end);
  await makeOffer(database, "runs", later);
  const revision = await revisionOf(database);
  expect(await endOffers(database, end)).toBe(1);
  expect(await endOffers(database, end)).toBe(0);
  expect(await revisionOf(database)).toBe(revision + 1);
  expect(await historyOf(database, over.id)).toEqual([{ price_cents: 10_000, valid_from: end }]);
  const rows = await database.rows({
    text: "select price_cents, offer_previous_cents, offer_ends_at from product where slug = 'over'",
  });
  expect(rows).toEqual([{ price_cents: 10_000, offer_previous_cents: null, offer_ends_at: null }]);
});

test("expired offers of kits end as well", async () => {
  const database = await databaseForThisTest();
  const part = await makeProduct(database);
  const kit = await makeKit(database, { components: [{ productId: part.id }], priceCents: 900 });
  await database.rows({
    text: "update kit set offer_previous_cents = 1000, offer_ends_at = $2 where id = $1",
    values: [kit.id, end],
  });
  expect(await endOffers(database, end)).toBe(1);
  const rows = await database.rows({ text: "select kit_id, product_id, price_cents from price_history" });
  expect(rows).toEqual([{ kit_id: kit.id, product_id: null, price_cents: 1000 }]);
});

test("with ten concurrent processes, each offer ends once", async () => {
  const database = await databaseForThisTest();
  for (let made = 0; made < 20; made++) await makeOffer(database, `over-${made}`, end);
  const ended = await Promise.all(Array.from({ length: 10 }, () => endOffers(database, end)));
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(20);
  const rows = await database.rows({ text: "select product_id from price_history" });
  expect(rows).toHaveLength(20);
});

test("the own price is shown from the second an offer expires, even before cleanup", async () => {
  const variant = await makeVariant(shop.database);
  const { id: partTypeId, slug: subcategory } = await makePartType(shop.database);
  const fitSet = await makeFitSet(shop.database, { partTypeId, lines: [{ variantId: variant.id }] });
  await makeProduct(shop.database, {
    slug: "soon-over",
    partTypeId,
    fitSetId: fitSet.id,
    priceCents: 8000,
    offerPreviousCents: 10_000,
    offerEndsAt: end,
  });
  async function shown() {
    await publishCatalogue(shop);
    const { body } = await shop.visitor().get("/spa/catalog/products/soon-over");
    const { body: offers } = await shop.visitor().get("/spa/catalog/offers");
    const price = readField(readField(body, "data"), "price");
    return [
      readField(price, "cents"),
      readField(price, "offer"),
      readField(readField(offers, "meta"), "total"),
    ];
  }
  async function lowest(query = "") {
    const { body } = await shop.visitor().get(`/spa/catalog/subcategories/${subcategory}${query}`);
    return readField(readField(body, "data"), "from_cents");
  }
  shop.clock.set(before);
  const offer = { previous_cents: 10_000, percent: 20, ends_at: end.toISOString() };
  expect(await shown()).toEqual([8000, offer, 1]);
  expect(await lowest()).toBe(8000);
  shop.clock.set(end);
  expect(await shown()).toEqual([10_000, null, 0]);
  const revision = shop.context.revision.current();
  await endOffers(shop.database, end);
  await vi.waitUntil(() => shop.context.revision.current() > revision, { timeout: 20_000 });
  expect(await lowest()).toBe(10_000);
  expect(await lowest(`?vehicle=${variant.publicId}`)).toBe(10_000);
  expect(await shown()).toEqual([10_000, null, 0]);
});
