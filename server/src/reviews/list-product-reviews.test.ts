import { Review } from "@recambia/contract/reviews/schemas";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { ratingOf, writtenReview } from "../../test/orders/reviews.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { hideReview } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The list as a visitor reads it. */
async function list(slug: string, query = "") {
  const answer = await shop.visitor().get(`/spa/catalog/products/${slug}/reviews${query}`);
  expect(answer.status).toBe(200);
  const reviews = readField(answer.body, "data");
  if (!Value.Check(Type.Array(Review), reviews)) throw new Error(answer.text);
  return { reviews, ids: reviews.map(({ id }) => id), meta: readField(answer.body, "meta") };
}

test("there is no list for a product that is not sold, and no odd question is answered", async () => {
  const withdrawn = await makeProduct(shop.database, { isActive: false });
  const product = await makeProduct(shop.database);
  const visitor = shop.visitor();
  const path = (slug: string) => `/spa/catalog/products/${slug}/reviews`;
  expectRefusal(await visitor.get(path(withdrawn.slug)), 404, "not_found");
  for (const query of ["sort=oldest", "stars=0", "stars=6", "page=0", "per_page=500", "x=1"]) {
    expectRefusal(await visitor.get(`${path(product.slug)}?${query}`), 422, "validation_failed");
  }
});

test("a product without reviews has an empty list and no average", async () => {
  const product = await makeProduct(shop.database);
  const { ids, meta } = await list(product.slug);
  expect(ids).toEqual([]);
  expect(meta).toMatchObject({
    total: 0,
    pages: 0,
    summary: { average: null, count: 0, with_pictures: 0, hidden: 0 },
  });
});

test("reviews are sorted, filtered by stars and paged, with what they add up to", async () => {
  const product = await makeProduct(shop.database);
  const made: string[] = [];
  for (const rating of [4, 1, 5, 4]) {
    shop.clock.set(new Date(shop.clock.now().getTime() + 60_000));
    made.push((await writtenReview(shop, product, { rating })).id);
  }
  const [four = "", one = "", five = "", lastFour = ""] = made;
  await shop.database.rows({
    text: `insert into review_picture (public_id, review_id, position, width, height, sent_at)
           select 'picturepicture22', id, 1, 1600, 900, now() from review where public_id = $1`,
    values: [one],
  });
  expect((await list(product.slug)).ids).toEqual([lastFour, five, one, four]);
  expect((await list(product.slug, "?sort=best")).ids).toEqual([five, lastFour, four, one]);
  expect((await list(product.slug, "?sort=worst")).ids).toEqual([one, lastFour, four, five]);
  expect((await list(product.slug, "?sort=pictures")).ids).toEqual([one, lastFour, five, four]);
  const fours = await list(product.slug, "?stars=4&per_page=1&page=2");
  expect(fours.ids).toEqual([four]);
  expect(fours.meta).toMatchObject({
    total: 2,
    page: 2,
    pages: 2,
    summary: {
      average: 3.5,
      count: 4,
      distribution: [
        { stars: 5, count: 1 },
        { stars: 4, count: 2 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 1 },
      ],
      with_pictures: 1,
    },
  });
});

test("a hidden review is not shown, and its stars count all the same", async () => {
  const product = await makeProduct(shop.database);
  const { id } = await writtenReview(shop, product, { rating: 1 });
  const shown = await writtenReview(shop, product, { rating: 4 });
  const asked = {
    ...{ reviewId: id, rule: "offensive" as const, reason: "Insulta" },
    ...{ origin: "http://shop.test", now: shop.clock.now() },
  };
  expect(await hideReview(shop.database, asked)).toBeNull();
  await vi.waitFor(async () => expect((await list(product.slug)).ids).toEqual([shown.id]), 20_000);
  expect((await list(product.slug)).meta).toMatchObject({
    total: 1,
    summary: { average: 2.5, count: 2, hidden: 1 },
  });
  expect(await ratingOf(shop, product)).toEqual([2.5, 2]);
});

test("the list is kept like the catalogue's, and a new review is in it at once", async () => {
  const product = await makeProduct(shop.database);
  const path = `/spa/catalog/products/${product.slug}/reviews`;
  const visitor = shop.visitor();
  const before = await visitor.get(path);
  expect(before.headers["cache-control"]).toBe("public, no-cache");
  const again = await visitor.call({ url: path, headers: { "if-none-match": String(before.headers.etag) } });
  const second = await visitor.call({ url: path, headers: { "if-none-match": String(again.headers.etag) } });
  expect(second.status).toBe(304);
  await writtenReview(shop, product);
  await vi.waitFor(async () => expect((await list(product.slug)).ids).toHaveLength(1), 20_000);
  const card = readField((await visitor.get(`/spa/catalog/products/${product.slug}`)).body, "data");
  expect(readField(card, "rating")).toEqual({ average: 5, count: 1 });
});
