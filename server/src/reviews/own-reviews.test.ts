import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { buyer, ratingOf, reviewIn, reviewOfProduct, writtenReview } from "../../test/orders/reviews.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { reviewRecords } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const path = (id: string) => `/spa/reviews/${id}`;
const words = { rating: 2, title: "Ruido al frenar", text: "", pictures: [], used_recently: false };

test("another person's review is not found", async () => {
  const product = await makeProduct(shop.database);
  const review = await writtenReview(shop, product);
  const colleague = await signedInCustomer(shop, { customerId: review.author_person.customerId });
  for (const other of [await signedInCustomer(shop), colleague]) {
    for (const id of [review.id, "abcdefgh23456789"]) {
      expectRefusal(await other.get(path(id)), 404, "not_found");
      expectRefusal(await other.put(path(id), words), 404, "not_found");
      expectRefusal(await other.remove(path(id)), 404, "not_found");
    }
    expect(readField((await other.get("/spa/reviews")).body, "data")).toEqual([]);
  }
  expect(await ratingOf(shop, product)).toEqual([5, 1]);
});

test("a changed review says so, and its stars count as they are now", async () => {
  const product = await makeProduct(shop.database);
  const { id, author_person: ana } = await writtenReview(shop, product);
  await writtenReview(shop, product, { rating: 4 });
  const same = { rating: 5, title: "Encaja a la primera", text: "Montado en media hora.", pictures: [] };
  const untouched = reviewIn(await ana.put(path(id), { ...same, used_recently: false }));
  expect(untouched.edited_at).toBeNull();
  const changed = reviewIn(await ana.put(path(id), words));
  expect(changed).toMatchObject({ rating: 2, title: "Ruido al frenar", text: "" });
  expect(changed.edited_at).toBe(shop.clock.now().toISOString());
  expect(await ratingOf(shop, product)).toEqual([3, 2]);
});

test("a review says the name that it gets when it is saved, and gets it with or without a change", async () => {
  const { id, author, author_person: ana } = await writtenReview(shop, await makeProduct(shop.database));
  const call = (nickname: string) =>
    shop.database.rows({
      text: "update person set nickname = $2 where id = $1",
      values: [ana.personId, nickname],
    });
  await call("Motera");
  expect(reviewIn(await ana.get(path(id)))).toMatchObject({ author, author_now: "Motera" });
  const same = { rating: 5, title: "Encaja a la primera", text: "Montado en media hora.", pictures: [] };
  const saved = reviewIn(await ana.put(path(id), { ...same, used_recently: false }));
  expect(saved).toMatchObject({ author: "Motera", edited_at: null });
  await call("Otra");
  expect(reviewIn(await ana.put(path(id), words)).author).toBe("Otra");
});

test("a change long after the purchase needs the declaration again", async () => {
  const ana = await buyer(shop, { boughtDaysAgo: 40 });
  const body = reviewOfProduct(ana.product, { used_recently: true });
  const { id } = reviewIn(await ana.post("/spa/reviews", body));
  expectRefusal(await ana.put(path(id), words), 422, "validation_failed", ["used_recently"]);
  expect(reviewIn(await ana.put(path(id), { ...words, used_recently: true })).rating).toBe(2);
});

test("a deleted review is gone from everywhere and can be written anew", async () => {
  const product = await makeProduct(shop.database);
  const { id, author_person: ana } = await writtenReview(shop, product);
  expect((await ana.remove(path(id))).status).toBe(204);
  expectRefusal(await ana.remove(path(id)), 404, "not_found");
  expect(await ratingOf(shop, product)).toEqual([null, 0]);
  reviewIn(await ana.post("/spa/reviews", reviewOfProduct(product)));
});

test("my reviews are listed newest first, of what is no longer sold too", async () => {
  const ana = await buyer(shop);
  const first = reviewIn(await ana.post("/spa/reviews", reviewOfProduct(ana.product)));
  await shop.database.rows({
    text: "update product set is_active = false where id = $1",
    values: [ana.product.id],
  });
  const list = await ana.get("/spa/reviews?per_page=1&page=1");
  expect(list.headers["cache-control"]).toBe("no-store");
  expect(readField(list.body, "meta")).toEqual({ total: 1, page: 1, per_page: 1, pages: 1 });
  expect(readField(list.body, "data")).toMatchObject([{ id: first.id, product: { is_sold: false } }]);
});

test("too many changes in an hour are refused", async () => {
  const ana = await buyer(shop);
  const { id } = reviewIn(await ana.post("/spa/reviews", reviewOfProduct(ana.product)));
  let status = 200;
  for (let times = 0; times < 30 && status === 200; times++) {
    status = (await ana.put(path(id), { ...words, title: `Vez ${times}` })).status;
  }
  expect(status).toBe(429);
});

test("a data download tells a person's reviews, and who leaves takes the name and the pictures along", async () => {
  const product = await makeProduct(shop.database);
  const { id, author_person: ana } = await writtenReview(shop, product, { rating: 3 });
  const stranger = shop.visitor();
  const report = { reason: "false", explanation: "No es verdad", email: ana.email };
  const other = await writtenReview(shop, await makeProduct(shop.database));
  expect((await stranger.post(`${path(other.id)}/report`, report)).status).toBe(204);

  expect(await reviewRecords.exportPersonalData(shop.database, ana)).toMatchObject({
    reviews: [{ id, rating: 3, page: `/products/${product.slug}`, author: "Ana" }],
    reports: [{ reason: "false", explanation: "No es verdad" }],
  });
  await shop.database.transaction(async (transaction) => {
    await reviewRecords.forgetPerson(transaction, ana);
    await transaction.rows({ text: "delete from person where id = $1", values: [ana.personId] });
  });
  const [left] = [
    readField((await stranger.get(`/spa/catalog/products/${product.slug}/reviews`)).body, "data"),
  ].flat();
  expect(left).toMatchObject({ id, author: "", rating: 3, pictures: [] });
  expect(await ratingOf(shop, product)).toEqual([3, 1]);
  const kept = await shop.database.rows({ text: "select 1 from review_report where email is not null" });
  expect(kept).toEqual([]);
});
