import { maxCollectionItems, maxCollections } from "@recambia/contract/collections/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { collectionOf, makeList } from "../../test/people/collections.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const lists = "/spa/collections";

/** Fills a person's lists so that only `room` more fit. */
async function fillLists(person: TestCustomer, room: number) {
  await shop.database.rows({
    text: `insert into collection (public_id, person_id, name, created_at, updated_at)
           select substr($1::text || n, 1, 32), $1, 'Lista ' || n, now(), now() from generate_series(1, $2::int) n`,
    values: [person.personId, maxCollections - room],
  });
}

/** Fills a list with unknown items, so that only `room` more fit. */
async function fillItems(path: string, room: number) {
  await shop.database.rows({
    text: `insert into collection_item (collection_id, thing_id, quantity, added_at)
           select $1, 'forgotten' || n, 1, now() from generate_series(1, $2::int) n`,
    values: [path.split("/").at(-1), maxCollectionItems - room],
  });
}

async function countOf(person: TestCustomer): Promise<number> {
  return [readField((await person.get(lists)).body, "data")].flat().length;
}

const tally = (answers: Answer[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [
      status,
      all?.length,
    ]),
  );

test("concurrent additions never exceed 200 lists", async () => {
  const ana = await signedInCustomer(shop);
  await fillLists(ana, 3);
  await ana.get(lists);
  await makeList(ana, "La primera de las tres");
  const answers = await Promise.all(Array.from({ length: 8 }, () => ana.post(lists, { name: "Otra" })));
  expect(tally(answers)).toEqual({ 201: 2, 422: 6 });
  expect(await countOf(ana)).toBe(maxCollections);
  const refused = await ana.post(lists, { name: "Otra" });
  expectRefusal(refused, 422, "validation_failed", ["name"]);
  expect(refused.text).toContain("200 listas");
});

test("concurrent additions never exceed 200 items", async () => {
  const ana = await signedInCustomer(shop);
  const list = await makeList(ana, "Llena");
  await fillItems(list, 3);
  const products = await Promise.all(Array.from({ length: 8 }, () => makeProduct(shop.database)));
  const answers = await Promise.all(products.map(({ publicId }) => ana.put(`${list}/items/${publicId}`, {})));
  expect(tally(answers)).toEqual({ 200: 3, 422: 5 });
  expect(collectionOf(await ana.get(list)).items).toHaveLength(3);
});

test("an item added concurrently is in the list once", async () => {
  const ana = await signedInCustomer(shop);
  const list = await makeList(ana, "Una");
  const product = await makeProduct(shop.database);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_none, index) =>
      ana.put(`${list}/items/${product.publicId}`, { quantity: index + 1 }),
    ),
  );
  expect(tally(answers)).toEqual({ 200: 12 });
  const { items } = collectionOf(await ana.get(list));
  expect(items).toHaveLength(1);
  expect(answers.map(({ body }) => readField(readField(body, "data"), "quantity"))).toContain(
    items[0]?.quantity,
  );
});

test("deleting a list during changes of its items breaks nothing", async () => {
  for (let round = 0; round < 5; round++) {
    const ana = await signedInCustomer(shop);
    const list = await makeList(ana, "Fugaz");
    const products = await Promise.all(Array.from({ length: 6 }, () => makeProduct(shop.database)));
    const answers = await Promise.all([
      ...products.map(({ publicId }) => ana.put(`${list}/items/${publicId}`, {})),
      ana.remove(list),
      ...products.map(({ publicId }) => ana.remove(`${list}/items/${publicId}`)),
      ana.post(`${list}/share`),
      ana.post(`${list}/cart`, {}),
    ]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
    expectRefusal(await ana.get(list), 404, "not_found");
    expect(await countOf(ana)).toBe(0);
  }
});

test.each([
  ["empty", ""],
  ["blank", "   "],
  ["too long", "a".repeat(81)],
  ["of two lines", "a\nb"],
  ["with a bell in it", "a\u0007b"],
  ["half a character", "a\ud800"],
  ["no text", 7],
])("a name that is %s is refused", async (_name, name) => {
  const ana = await signedInCustomer(shop);
  const list = await makeList(ana, "Buena");
  expectRefusal(await ana.post(lists, { name }), 422, "validation_failed", ["name"]);
  expectRefusal(await ana.put(list, { name }), 422, "validation_failed", ["name"]);
  expect(await countOf(ana)).toBe(1);
});

test.each(["<b>x</b>", "مصباح 🚗", "'; drop table collection; --", "%_%", "a".repeat(80)])(
  "the name %s is kept as it is",
  async (name) => {
    const ana = await signedInCustomer(shop);
    expect(collectionOf(await ana.get(await makeList(ana, name))).name).toBe(name);
  },
);

test.each([0, -1, 1.5, 100, "2", null])("the quantity %s is refused", async (quantity) => {
  const ana = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  const list = await makeList(ana, "Lista");
  const item = `${list}/items/${product.publicId}`;
  expectRefusal(await ana.put(item, { quantity }), 422, "validation_failed", ["quantity"]);
});

test.each([
  ["someone else's", { name: "A", person_id: "abcdefgh23456789" }],
  ["shared by itself", { name: "A", share_token: "abcdefgh23456789" }],
  ["of too many items", { name: "A", items: Array(201).fill({ purchasable_public_id: "abcdefgh23456789" }) }],
])("a list that is %s is refused", async (_name, body) => {
  const ana = await signedInCustomer(shop);
  expectRefusal(await ana.post(lists, body), 422, "validation_failed");
});
