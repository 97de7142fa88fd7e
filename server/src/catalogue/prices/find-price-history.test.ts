import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

const dayMs = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * dayMs).toISOString();

/** Creates a product with a price history, each price set the given number of days ago. */
async function makePriced(slug: string, prices: readonly [days: number, cents: number][]): Promise<number> {
  const { id } = await makeProduct(shop.database, { slug, priceCents: prices.at(-1)?.[1] ?? 1 });
  for (const [days, cents] of prices) {
    await shop.database.rows({
      text: "insert into price_history (product_id, price_cents, valid_from) values ($1, $2, $3)",
      values: [id, cents, daysAgo(days)],
    });
  }
  return id;
}

async function historyOf(slug: string): Promise<unknown> {
  const { status, body } = await shop.visitor().get(`/spa/catalog/products/${slug}/price-history`);
  expect(status).toBe(200);
  return readField(body, "data");
}

test("an unknown product has no price history; query parameters are refused", async () => {
  expect((await shop.visitor().get("/spa/catalog/products/nothing/price-history")).status).toBe(404);
  await makePriced("asked", [[5, 1000]]);
  expect((await shop.visitor().get("/spa/catalog/products/asked/price-history?days=9")).status).toBe(422);
});

test("the history covers 180 days from the price in force then, without prices of no duration", async () => {
  await makePriced("long", [
    [400, 900],
    [300, 1100],
    [90, 1000],
    [40, 1200],
    [40, 950],
    [20, 950],
  ]);
  expect(await historyOf("long")).toEqual({
    currency: "EUR",
    prices: [
      { cents: 1100, from: daysAgo(180) },
      { cents: 1000, from: daysAgo(90) },
      { cents: 950, from: daysAgo(40) },
    ],
    reduction: null,
  });
});

test("a running reduction has its 30 days and the lowest price in them", async () => {
  const id = await makePriced("reduced", [
    [100, 1000],
    [20, 1100],
    [10, 800],
  ]);
  const endsAt = daysAgo(-5);
  await shop.database.rows({
    text: `update product set offer_previous_cents = 1000, offer_after_cents = 1100, offer_started_at = $2,
             offer_ends_at = $3 where id = $1`,
    values: [id, daysAgo(10), endsAt],
  });
  expect(await historyOf("reduced")).toMatchObject({
    prices: [{ cents: 1000 }, { cents: 1100 }, { cents: 800 }],
    reduction: {
      lowest_cents: 1000,
      days_begin: daysAgo(40),
      started_at: daysAgo(10),
      ends_at: endsAt,
    },
  });
  shop.clock.set(new Date(Date.parse(endsAt) + 1));
  const visitor = shop.visitor("en");
  const { body } = await visitor.get("/spa/catalog/products/reduced/price-history");
  expect(readField(readField(body, "data"), "reduction")).toBeNull();
});
