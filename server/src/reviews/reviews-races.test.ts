import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { buyer, ratingOf, reviewIn, reviewOfProduct, writtenReview } from "../../test/orders/reviews.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import { hideReview, readForModeration, reviewRecords } from "./index.ts";
import { reportReview } from "./moderation/report-review.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Sum of a product's stars, counted from its reviews. */
async function counted(productId: number): Promise<[number | null, number]> {
  const reviews = await shop.database.rows<{ rating: number }>({
    text: "select rating from review where product_id = $1",
    values: [productId],
  });
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return [reviews.length === 0 ? null : sum / reviews.length, reviews.length];
}

test("of many reviews that one person sends at once, one is published", async () => {
  const ana = await buyer(shop);
  await ana.get("/sanctum/csrf-cookie");
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      ana.post("/spa/reviews", reviewOfProduct(ana.product, { rating: (n % 5) + 1 })),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
  expect((await ratingOf(shop, ana.product))[1]).toBe(1);
});

test("many people's reviews of one product at once are all in its average", async () => {
  const product = await makeProduct(shop.database);
  const people = [];
  for (let n = 0; n < 10; n++) people.push(await buyer(shop, { product }));
  const answers = await Promise.all(
    people.map((person, n) => person.post("/spa/reviews", reviewOfProduct(product, { rating: (n % 5) + 1 }))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await ratingOf(shop, product)).toEqual([3, 10]);
});

test("changes, deletions, hiding and leaving at once leave an average that is true, and answer no 500", async () => {
  const product = await makeProduct(shop.database);
  const written = [];
  for (let n = 0; n < 6; n++) written.push(await writtenReview(shop, product, { rating: 5 }));
  const words = { rating: 1, title: "Cambia", text: "", pictures: [], used_recently: false };
  const now = shop.clock.now();
  const works = written.flatMap(({ id, author_person: person }, n) => [
    person.put(`/spa/reviews/${id}`, words).then(({ status }) => status),
    n % 2
      ? person.remove(`/spa/reviews/${id}`).then(({ status }) => status)
      : hideReview(shop.database, {
          reviewId: id,
          rule: "false",
          reason: "x",
          origin: "http://shop.test",
          now,
        }).then(() => 200),
    n === 4
      ? shop.database
          .transaction(async (transaction) => {
            await transaction.rows({
              text: "select 1 from person where id = $1 for no key update",
              values: [person.personId],
            });
            await reviewRecords.forgetPerson(transaction, person);
            await transaction.rows({ text: "delete from person where id = $1", values: [person.personId] });
          })
          .then(() => 200)
      : person.get(`/spa/reviews/${id}`).then(({ status }) => status),
  ]);
  const statuses = await Promise.all(works);
  expect(statuses.filter((status) => ![200, 204, 401, 404, 422].includes(status))).toEqual([]);
  const [average, count] = await counted(product.id);
  const [kept, keptCount] = await ratingOf(shop, product);
  expect(keptCount).toBe(count);
  // Kept with seven digits.
  expect(kept ?? 0).toBeCloseTo(average ?? 0, 5);
});

test("a review that is deleted while it is changed is gone, or changed and then gone", async () => {
  for (let round = 0; round < 3; round++) {
    const ana = await buyer(shop);
    const { id } = reviewIn(await ana.post("/spa/reviews", reviewOfProduct(ana.product)));
    const words = { rating: 2, title: "Otra", text: "", pictures: [], used_recently: false };
    const [changed, removed] = await Promise.all([
      ana.put(`/spa/reviews/${id}`, words),
      ana.remove(`/spa/reviews/${id}`),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 404]).toContain(changed.status);
    expect(await ratingOf(shop, ana.product)).toEqual([null, 0]);
  }
});

test("a review that is hidden while it is reported has no report that nobody decides", async () => {
  const { id } = await writtenReview(shop, await makeProduct(shop.database));
  const now = shop.clock.now();
  const asked = { reviewId: id, origin: "http://shop.test", now };
  const report = (reporter: number) =>
    reportReview(shop.database, {
      ...asked,
      reporter: String(reporter),
      body: { reason: "false", explanation: "", email: null },
      locale: "es",
    });
  await Promise.all([
    ...[1, 2, 3].map(report),
    hideReview(shop.database, { ...asked, rule: "false", reason: "x" }),
    ...[4, 5, 6, 7, 8].map(report),
  ]);
  expect((await readForModeration(shop.database, id))?.openReports).toBe(0);
});
