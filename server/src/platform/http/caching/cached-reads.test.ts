import { afterAll, beforeAll, expect, test } from "vitest";
import { publishCatalogue } from "../../../../test/catalogue/publish-catalogue.ts";
import { makeBrand, makePartType, makeProduct } from "../../../../test/orders/factories.ts";
import { openTestShop, readField, type TestShop } from "../../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function priceOf(slug: string, locale = "es_ES") {
  const { status, body } = await shop.visitor(locale).get(`/spa/catalog/products/${slug}`);
  return status === 200 ? readField(readField(readField(body, "data"), "price"), "cents") : status;
}

async function setPrice(slug: string, priceCents: number) {
  await shop.database.rows({
    text: "update product set price_cents = $2 where slug = $1",
    values: [slug, priceCents],
  });
}

test("refusals are not cached: a product is found as soon as it exists", async () => {
  expect(await priceOf("late")).toBe(404);
  await makeProduct(shop.database, { slug: "late", priceCents: 500 });
  expect(await priceOf("late")).toBe(500);
});

test("a response is cached by language until the catalogue revision changes", async () => {
  await makeProduct(shop.database, { slug: "kept", priceCents: 1000 });
  expect(await priceOf("kept")).toBe(1000);
  await setPrice("kept", 2000);
  expect(await priceOf("kept")).toBe(1000);
  expect(await priceOf("kept", "en")).toBe(2000);
  await publishCatalogue(shop);
  expect(await priceOf("kept")).toBe(2000);
});

test("rows added by a running import are read with fresh definitions instead of refused", async () => {
  await makeProduct(shop.database, { slug: "before" });
  expect(await priceOf("before")).toBe(3490);
  const brand = await makeBrand(shop.database, { slug: "brand-new" });
  const partType = await makePartType(shop.database, { slug: "part-type-new" });
  await makeProduct(shop.database, { slug: "during", brandId: brand.id, partTypeId: partType.id });
  expect(await priceOf("during")).toBe(3490);
  expect((await shop.visitor().get("/spa/catalog/brands/brand-new")).status).toBe(200);
});

test("a hundred concurrent identical requests cause one database query", async () => {
  await makeProduct(shop.database, { slug: "asked" });
  await publishCatalogue(shop);
  const { database } = shop.context;
  const asked: (string | undefined)[] = [];
  shop.context.database = {
    ...database,
    rows(statement) {
      asked.push(statement.name);
      return database.rows(statement);
    },
  };
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async () => (await shop.visitor().get("/spa/catalog/products/asked")).status),
  );
  shop.context.database = database;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(asked.filter((name) => name === "find-product")).toHaveLength(1);
  expect(asked.filter((name) => name === "definitions").length).toBeLessThanOrEqual(1);
});

test("HEAD sends the headers of GET without the body", async () => {
  const visitor = shop.visitor();
  for (const _time of ["fresh", "kept"]) {
    const head = await visitor.call({ method: "HEAD", url: "/spa/catalog/brands?" });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, "", expect.stringContaining('"')]);
  }
});
