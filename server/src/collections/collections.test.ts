import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../test/catalogue/factories.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { collectionOf, makeList } from "../../test/people/collections.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { collectionRecords } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const nobodys = "abcdefgh23456789";

test("only shared lists are public", async () => {
  const pending = await signedInCustomer(shop, { isVerified: false });
  for (const [who, status] of [
    [shop.visitor(), 401],
    [pending, 403],
  ] as const) {
    for (const answer of [
      await who.get("/spa/collections"),
      await who.get(`/spa/collections/${nobodys}`),
      await who.post("/spa/collections", { name: "A" }),
      await who.put(`/spa/collections/${nobodys}`, { name: "B" }),
      await who.remove(`/spa/collections/${nobodys}`),
      await who.put(`/spa/collections/${nobodys}/items/${nobodys}`, {}),
      await who.remove(`/spa/collections/${nobodys}/items/${nobodys}`),
      await who.post(`/spa/collections/${nobodys}/share`),
      await who.remove(`/spa/collections/${nobodys}/share`),
      await who.post(`/spa/collections/${nobodys}/cart`, {}),
    ]) {
      expect(answer.status).toBe(status);
    }
    expectRefusal(await who.get(`/spa/collections/shared/${nobodys}`), 404, "not_found");
  }
});

test("lists of others look missing, even within one account", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  const product = await makeProduct(shop.database);
  const list = await makeList(ana, "Mía", [product.publicId]);
  for (const answer of [
    await luis.get(list),
    await luis.put(list, { name: "Suya" }),
    await luis.put(`${list}/items/${product.publicId}`, { quantity: 9 }),
    await luis.remove(`${list}/items/${product.publicId}`),
    await luis.post(`${list}/share`),
    await luis.remove(`${list}/share`),
    await luis.post(`${list}/cart`, {}),
    await luis.remove(list),
  ]) {
    expectRefusal(answer, 404, "not_found");
  }
  expect(readField((await luis.get("/spa/collections")).body, "data")).toEqual([]);
  const mine = collectionOf(await ana.get(list));
  expect([mine.name, mine.items[0]?.quantity, mine.share_token]).toEqual(["Mía", 1, null]);
  expect((await luis.get("/spa/cart")).status).toBe(204);
});

test("a list is created with vehicle and items, or not at all", async () => {
  const ana = await signedInCustomer(shop);
  const variant = await makeVariant(shop.database);
  const [first, second] = [await makeProduct(shop.database), await makeProduct(shop.database)];
  const withdrawn = await makeProduct(shop.database, { isActive: false });
  const items = [{ purchasable_public_id: first.publicId }];
  for (const [body, field] of [
    [{ name: "A", vehicle_id: nobodys, items }, "vehicle_id"],
    [{ name: "A", items: [...items, { purchasable_public_id: nobodys }] }, "items"],
    [{ name: "A", items: [...items, { purchasable_public_id: withdrawn.publicId }] }, "items"],
  ] as const) {
    expectRefusal(await ana.post("/spa/collections", body), 422, "validation_failed", [field]);
  }
  expect(readField((await ana.get("/spa/collections")).body, "data")).toEqual([]);
  const made = await ana.post("/spa/collections", {
    name: "  Ibiza: 60 000 km  ",
    vehicle_id: variant.publicId,
    items: [
      { purchasable_public_id: second.publicId, quantity: 60 },
      { purchasable_public_id: first.publicId },
      { purchasable_public_id: second.publicId, quantity: 60 },
    ],
  });
  expect(made.status).toBe(201);
  expect(readField(made.body, "data")).toMatchObject({
    name: "Ibiza: 60 000 km",
    item_count: 2,
    pictures: ["brake-disc", "brake-disc"],
    vehicle: { id: variant.publicId },
    is_shared: false,
    held: null,
  });
  const list = collectionOf(
    await ana.get(`/spa/collections/${String(readField(readField(made.body, "data"), "id"))}`),
  );
  expect(list.items.map((item) => [item.card.id, item.quantity])).toEqual([
    [second.publicId, 99],
    [first.publicId, 1],
  ]);
});

test("lists are ordered by last change, with the quantity of an item", async () => {
  const ana = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  const older = await makeList(ana, "Primera");
  shop.clock.set(new Date("2026-11-21T10:01:00Z"));
  await makeList(ana, "Segunda");
  shop.clock.set(new Date("2026-11-21T10:02:00Z"));
  await ana.put(`${older}/items/${product.publicId}`, { quantity: 3 });
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  const lists = [
    readField((await ana.get(`/spa/collections?purchasable=${product.publicId}`)).body, "data"),
  ].flat();
  expect(lists).toMatchObject([
    { name: "Primera", held: 3, item_count: 1, pictures: ["brake-disc"] },
    { name: "Segunda", held: 0, item_count: 0, pictures: [] },
  ]);
});

test("putting and removing items is idempotent, and sets the quantity", async () => {
  const ana = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  const kit = await makeKit(shop.database, { components: [{ productId: product.id }] });
  const list = await makeList(ana, "Cosas");
  const item = `${list}/items/${product.publicId}`;
  const { publicId: id } = product;
  expect((await ana.put(item, { quantity: 4 })).body).toEqual({ data: { id, quantity: 4, item_count: 1 } });
  // Adding an existing item leaves it as it is.
  expect((await ana.put(item, {})).body).toEqual({ data: { id, quantity: 4, item_count: 1 } });
  expect((await ana.put(item, { quantity: 2 })).body).toEqual({ data: { id, quantity: 2, item_count: 1 } });
  await ana.put(`${list}/items/${kit.publicId}`, {});
  expect(collectionOf(await ana.get(list)).items.map(({ kind }) => kind)).toEqual(["product", "kit"]);
  for (const _again of [1, 2]) {
    expect((await ana.remove(item)).body).toEqual({ data: { id, quantity: 0, item_count: 1 } });
  }
  expectRefusal(await ana.put(`${list}/items/${nobodys}`, {}), 404, "not_found", ["id"]);
});

test("name and vehicle change independently, and a list is deleted once", async () => {
  const ana = await signedInCustomer(shop);
  const variant = await makeVariant(shop.database);
  const list = await makeList(ana, "Vieja");
  expectRefusal(await ana.put(list, {}), 422, "validation_failed");
  expectRefusal(await ana.put(list, { vehicle_id: nobodys }), 422, "validation_failed", ["vehicle_id"]);
  await ana.put(list, { vehicle_id: variant.publicId });
  const renamed = await ana.put(list, { name: "Nueva" });
  expect(readField(renamed.body, "data")).toMatchObject({ name: "Nueva", vehicle: { id: variant.publicId } });
  const freed = await ana.put(list, { vehicle_id: null });
  expect(readField(freed.body, "data")).toMatchObject({ name: "Nueva", vehicle: null });
  expect((await ana.remove(list)).status).toBe(204);
  expectRefusal(await ana.remove(list), 404, "not_found");
  expectRefusal(await ana.get(list), 404, "not_found");
});

test("a list has the fit for its own vehicle, or for the given one", async () => {
  const ana = await signedInCustomer(shop, { locale: "en" });
  const [own, other] = [await makeVariant(shop.database), await makeVariant(shop.database)];
  const partType = await makePartType(shop.database, { name: "Disco" });
  const fitSet = await makeFitSet(shop.database, { partTypeId: partType.id, lines: [{ variantId: own.id }] });
  const product = await makeProduct(shop.database, { partTypeId: partType.id, fitSetId: fitSet.id });
  const list = await makeList(ana, "Frenos", [product.publicId], own.publicId);
  const forOwn = collectionOf(await ana.get(list));
  expect([forOwn.fit_vehicle?.id, forOwn.items[0]?.card.fit.answer, forOwn.items[0]?.card.name]).toEqual([
    own.publicId,
    "fits",
    "Disco (en)",
  ]);
  const forOther = collectionOf(await ana.get(`${list}?vehicle=${other.publicId}`));
  expect([forOther.vehicle?.id, forOther.items[0]?.card.fit.answer]).toEqual([own.publicId, "does_not_fit"]);
  const forUnknown = collectionOf(await ana.get(`${list}?vehicle=${nobodys}`));
  expect([forUnknown.fit_vehicle?.id, forUnknown.is_vehicle_unknown]).toEqual([own.publicId, true]);
});

test("totals use current prices with deposits, without withdrawn products", async () => {
  const ana = await signedInCustomer(shop);
  const offer = await makeProduct(shop.database, {
    priceCents: 1000,
    offerPreviousCents: 1500,
    offerEndsAt: new Date("2026-11-22T00:00:00Z"),
    coreDepositCents: 500,
  });
  const gone = await makeProduct(shop.database, { priceCents: 7777 });
  const list = await makeList(ana, "Sumas", [gone.publicId]);
  await ana.put(`${list}/items/${offer.publicId}`, { quantity: 3 });
  await shop.database.rows({ text: "update product set is_active = false where id = $1", values: [gone.id] });
  const { items, totals } = collectionOf(await ana.get(list));
  expect(items.map(({ is_sold, card }) => [is_sold, card.stock.state])).toEqual([
    [false, "out_of_stock"],
    [true, "in_stock"],
  ]);
  expect(totals).toMatchObject({
    item_count: 3,
    goods_cents: 3000,
    core_deposit_cents: 1500,
    total_cents: 4500,
  });
  // Items stay on a list, so setting their quantity is not refused.
  expect((await ana.put(`${list}/items/${gone.publicId}`, { quantity: 2 })).status).toBe(200);
});

test("a link shows the list without its owner, until it is withdrawn", async () => {
  const ana = await signedInCustomer(shop);
  const variant = await makeVariant(shop.database);
  const product = await makeProduct(shop.database);
  const list = await makeList(ana, "Para el taller", [product.publicId], variant.publicId);
  const shared = await ana.post(`${list}/share`);
  const token = String(readField(readField(shared.body, "data"), "share_token"));
  expect((await ana.post(`${list}/share`)).body).toEqual(shared.body);
  const seen = await shop.visitor("en").get(`/spa/collections/shared/${token}`);
  expect(seen.headers["cache-control"]).toBe("no-store");
  expect(readField(seen.body, "data")).toMatchObject({
    name: "Para el taller",
    items: [{ kind: "product", quantity: 1, card: { id: product.publicId } }],
    fit_vehicle: null,
  });
  for (const secret of [ana.email, ana.personId, ana.customerId, variant.publicId, list.split("/").at(-1)]) {
    expect(seen.text).not.toContain(secret);
  }
  const forMine = await shop.visitor().get(`/spa/collections/shared/${token}?vehicle=${variant.publicId}`);
  expect(readField(readField(forMine.body, "data"), "fit_vehicle")).toMatchObject({ id: variant.publicId });
  expect((await ana.remove(`${list}/share`)).body).toEqual({ data: { share_token: null } });
  expectRefusal(await shop.visitor().get(`/spa/collections/shared/${token}`), 404, "not_found");
  const again = await ana.post(`${list}/share`);
  expect(readField(readField(again.body, "data"), "share_token")).not.toBe(token);
});

test("a data download has the lists, and deletion deletes them with their links", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  const list = await makeList(ana, "Mía", [product.publicId]);
  await makeList(luis, "De Luis", [product.publicId]);
  const token = String(readField(readField((await ana.post(`${list}/share`)).body, "data"), "share_token"));
  expect(await collectionRecords.exportPersonalData(shop.database, ana)).toEqual([
    {
      name: "Mía",
      is_shared: true,
      vehicle_id: null,
      created_at: new Date("2026-11-21T10:00:00Z"),
      updated_at: new Date("2026-11-21T10:00:00Z"),
      items: [
        {
          part_number: expect.stringMatching(/^RX-/),
          page: `/products/${product.slug}`,
          quantity: 1,
          added_at: expect.stringContaining("2026-11-21"),
        },
      ],
    },
  ]);
  await shop.database.transaction((transaction) => collectionRecords.forgetPerson(transaction, ana));
  expect(readField((await ana.get("/spa/collections")).body, "data")).toEqual([]);
  expectRefusal(await shop.visitor().get(`/spa/collections/shared/${token}`), 404, "not_found");
  expect([readField((await luis.get("/spa/collections")).body, "data")].flat()).toHaveLength(1);
});
