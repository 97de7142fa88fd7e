import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../test/catalogue/factories.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { favoriteRecords } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const path = (id: string) => `/spa/me/favorites/${id}`;

async function idsOf(person: TestCustomer): Promise<unknown> {
  return readField((await person.get("/spa/me/favorites/ids")).body, "data");
}

test("visitors and unverified accounts are refused on every path", async () => {
  const product = await makeProduct(shop.database);
  const pending = await signedInCustomer(shop, { isVerified: false });
  for (const [who, status] of [
    [shop.visitor(), 401],
    [pending, 403],
  ] as const) {
    for (const answer of [
      await who.get("/spa/me/favorites"),
      await who.get("/spa/me/favorites/ids"),
      await who.put(path(product.publicId)),
      await who.remove(path(product.publicId)),
      await who.post("/spa/me/favorites/join", { ids: [] }),
    ]) {
      expect(answer.status).toBe(status);
    }
  }
});

test("unavailable products cannot be marked", async () => {
  const ana = await signedInCustomer(shop);
  const withdrawn = await makeProduct(shop.database, { isActive: false });
  expectRefusal(await ana.put(path("abcdefgh23456789")), 404, "not_found");
  expectRefusal(await ana.put(path(withdrawn.publicId)), 404, "not_found");
  expect(await idsOf(ana)).toEqual([]);
});

test("marking is idempotent, and favorites are listed newest first", async () => {
  const ana = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  const kit = await makeKit(shop.database, { components: [{ productId: product.id }] });
  for (const _again of [1, 2]) {
    expect((await ana.put(path(product.publicId))).body).toEqual({
      data: { id: product.publicId, is_favorite: true, total: 1 },
    });
  }
  expect((await ana.put(path(kit.publicId), {})).status).toBe(200);
  expect(await idsOf(ana)).toEqual([kit.publicId, product.publicId]);
  const list = await ana.get("/spa/me/favorites");
  expect(list.status).toBe(200);
  expect(list.headers["cache-control"]).toBe("no-store");
  const rows = [readField(list.body, "data")].flat();
  expect(rows.map((row) => [readField(row, "kind"), readField(row, "is_sold")])).toEqual([
    ["kit", true],
    ["product", true],
  ]);
  expect(readField(list.body, "meta")).toEqual({
    total: 2,
    page: 1,
    per_page: 24,
    pages: 1,
    vehicle: null,
    is_vehicle_unknown: false,
  });
});

test("unmarking is idempotent", async () => {
  const ana = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  const other = await makeProduct(shop.database);
  await ana.put(path(product.publicId));
  await ana.put(path(other.publicId));
  for (const _again of [1, 2]) {
    expect((await ana.remove(path(product.publicId))).body).toEqual({
      data: { id: product.publicId, is_favorite: false, total: 1 },
    });
  }
  expect(await idsOf(ana)).toEqual([other.publicId]);
});

test("people see and change only their own favorites, even within one account", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  const stranger = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  await ana.put(path(product.publicId));
  for (const other of [luis, stranger]) {
    expect(await idsOf(other)).toEqual([]);
    expect((await other.remove(path(product.publicId))).status).toBe(200);
  }
  expect(await idsOf(ana)).toEqual([product.publicId]);
});

test("the list has the fit for a vehicle in the caller's language, and pages", async () => {
  const eva = await signedInCustomer(shop, { locale: "en" });
  const variant = await makeVariant(shop.database);
  const partType = await makePartType(shop.database, { name: "Disco" });
  const fitSet = await makeFitSet(shop.database, {
    partTypeId: partType.id,
    lines: [{ variantId: variant.id }],
  });
  const fitting = await makeProduct(shop.database, { partTypeId: partType.id, fitSetId: fitSet.id });
  const universal = await makeProduct(shop.database, { isUniversal: true });
  await eva.put(path(fitting.publicId));
  await eva.put(path(universal.publicId));
  const page = await eva.get(`/spa/me/favorites?vehicle=${variant.publicId}&page=2&per_page=1`);
  const [favorite] = [readField(page.body, "data")].flat();
  const card = readField(favorite, "card");
  expect(readField(card, "id")).toBe(fitting.publicId);
  expect(readField(card, "name")).toBe("Disco (en)");
  expect(readField(readField(card, "fit"), "answer")).toBe("fits");
  expect(readField(readField(readField(page.body, "meta"), "vehicle"), "id")).toBe(variant.publicId);
  expect(readField(readField(page.body, "meta"), "pages")).toBe(2);
  const forUnknown = await eva.get("/spa/me/favorites?vehicle=abcdefgh23456789");
  expect(readField(forUnknown.body, "meta")).toMatchObject({
    total: 2,
    vehicle: null,
    is_vehicle_unknown: true,
  });
  const beyond = await eva.get("/spa/me/favorites?page=9");
  expect([beyond.status, readField(beyond.body, "data")]).toEqual([200, []]);
});

test("withdrawn products stay listed as sold out, and can be unmarked", async () => {
  const ana = await signedInCustomer(shop);
  const part = await makeProduct(shop.database);
  const kit = await makeKit(shop.database, { components: [{ productId: part.id }] });
  await ana.put(path(part.publicId));
  await ana.put(path(kit.publicId));
  await shop.database.rows({ text: "update product set is_active = false where id = $1", values: [part.id] });
  const rows = [readField((await ana.get("/spa/me/favorites")).body, "data")].flat();
  for (const row of rows) {
    expect(readField(row, "is_sold")).toBe(false);
    expect(readField(readField(readField(row, "card"), "stock"), "state")).toBe("out_of_stock");
  }
  // A marked product stays marked, so marking it again is not refused.
  expect((await ana.put(path(part.publicId))).status).toBe(200);
  expect(readField(readField((await ana.remove(path(part.publicId))).body, "data"), "total")).toBe(1);
});

test("a visitor's favorites are merged at sign-in in their order; unknown ids are reported", async () => {
  const ana = await signedInCustomer(shop);
  const [first, second, third] = [
    await makeProduct(shop.database),
    await makeProduct(shop.database),
    await makeProduct(shop.database),
  ];
  await ana.put(path(first.publicId));
  const ids = [third.publicId, "abcdefgh23456789", first.publicId, second.publicId, third.publicId];
  expect((await ana.post("/spa/me/favorites/join", { ids })).body).toEqual({
    data: {
      ids: [third.publicId, second.publicId, first.publicId],
      unknown: ["abcdefgh23456789"],
      left_out: [],
    },
  });
});

test("a data download has the favorites, and deleting the person deletes them", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  await ana.put(path(product.publicId));
  await luis.put(path(product.publicId));
  const favorites = await favoriteRecords.exportPersonalData(shop.database, ana);
  expect(favorites).toEqual([
    {
      part_number: expect.stringMatching(/^RX-/),
      page: `/products/${product.slug}`,
      added_at: new Date("2026-11-21T10:00:00Z"),
    },
  ]);
  await shop.database.transaction((transaction) => favoriteRecords.forgetPerson(transaction, ana));
  expect(await idsOf(ana)).toEqual([]);
  expect(await idsOf(luis)).toEqual([product.publicId]);
});
