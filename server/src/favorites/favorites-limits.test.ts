import { maxFavorites } from "@recambia/contract/favorites/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const path = (id: string) => `/spa/me/favorites/${id}`;

/** Fills a person's favorites so that only `room` more fit. */
async function fillUp(person: TestCustomer, room: number) {
  const sample = await makeProduct(shop.database);
  // Copies of one product, because only their number matters.
  await shop.database.rows({
    text: `
      with made as (
        insert into product (external_id, public_id, slug, brand_id, part_type_id, is_universal, part_number,
          part_number_normal, pictures, price_cents, sold_as, depth_mm, height_mm, length_mm, weight_g, released_on)
        select sample.external_id || '-' || n, sample.public_id || n, sample.slug || '-' || n, brand_id,
          part_type_id, true, part_number || n, part_number_normal || 'N' || n, pictures, price_cents, sold_as,
          depth_mm, height_mm, length_mm, weight_g, released_on
        from product sample, generate_series(1, $3::int) n where sample.id = $1
        returning id
      )
      insert into favorite (person_id, product_id, added_at) select $2, id, now() from made`,
    values: [sample.id, person.personId, maxFavorites - room],
  });
}

async function countOf(person: TestCustomer): Promise<number> {
  return [readField((await person.get("/spa/me/favorites/ids")).body, "data")].flat().length;
}

test("the 501st favorite is refused with a message, and nothing is added", async () => {
  const ana = await signedInCustomer(shop);
  await fillUp(ana, 0);
  const product = await makeProduct(shop.database);
  const answer = await ana.put(path(product.publicId));
  expectRefusal(answer, 422, "validation_failed", ["id"]);
  expect(JSON.stringify(answer.body)).toContain("500 favoritos");
  expect(await countOf(ana)).toBe(maxFavorites);
});

test("favorites beyond the limit at sign-in are reported; the newest come first", async () => {
  const ana = await signedInCustomer(shop);
  await fillUp(ana, 1);
  const newest = await makeProduct(shop.database);
  const older = await makeProduct(shop.database);
  const answer = await ana.post("/spa/me/favorites/join", { ids: [newest.publicId, older.publicId] });
  expect(readField(readField(answer.body, "data"), "left_out")).toEqual([older.publicId]);
  expect(await countOf(ana)).toBe(maxFavorites);
});

test("concurrent additions never exceed 500, and none is refused because of another", async () => {
  const ana = await signedInCustomer(shop);
  await fillUp(ana, 3);
  const products = await Promise.all(Array.from({ length: 8 }, () => makeProduct(shop.database)));
  await ana.get("/sanctum/csrf-cookie");
  const answers = await Promise.all([
    ...products.map(({ publicId }) => ana.put(path(publicId))),
    ana.post("/spa/me/favorites/join", { ids: products.map(({ publicId }) => publicId) }),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
  expect(await countOf(ana)).toBe(maxFavorites);
});

test("one favorite toggled concurrently exists once or not at all", async () => {
  const ana = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  await ana.get("/sanctum/csrf-cookie");
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? ana.remove(path(product.publicId)) : ana.put(path(product.publicId)),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await countOf(ana)).toBeLessThanOrEqual(1);
});

const oddIds = [
  "'; drop table favorite; --",
  "<b>x</b>",
  "🚗🚗🚗🚗🚗🚗🚗🚗",
  "مصباح",
  "A".repeat(16),
  "a".repeat(33),
];

test.each(oddIds)("the id %s is refused in an address and in a list", async (id) => {
  const ana = await signedInCustomer(shop);
  expect((await ana.put(path(encodeURIComponent(id)))).status).toBe(404);
  expect((await ana.remove(path(encodeURIComponent(id)))).status).toBe(404);
  expectRefusal(await ana.post("/spa/me/favorites/join", { ids: [id] }), 422, "validation_failed");
});

test.each([
  ["missing", {}],
  ["no list", { ids: "abcdefgh23456789" }],
  ["a list of numbers", { ids: [12345678] }],
  ["a list of lists", { ids: [["abcdefgh23456789"]] }],
  ["too many", { ids: Array.from({ length: maxFavorites + 1 }, () => "abcdefgh23456789") }],
  ["accompanied by another's id", { ids: [], person_id: "abcdefgh23456789" }],
])("ids to join that are %s are refused", async (_name, body) => {
  const ana = await signedInCustomer(shop);
  expectRefusal(await ana.post("/spa/me/favorites/join", body), 422, "validation_failed");
});

test("a megabyte of ids is too large", async () => {
  const ana = await signedInCustomer(shop);
  const answer = await ana.post("/spa/me/favorites/join", { ids: ["a".repeat(1_000_000)] });
  expectRefusal(answer, 413, "too_large");
});
