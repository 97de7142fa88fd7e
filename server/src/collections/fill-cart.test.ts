import { maxLines } from "@recambia/contract/cart/schemas";
import { FilledCart } from "@recambia/contract/collections/schemas";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../test/catalogue/factories.ts";
import { cartNow, expectRefusal } from "../../test/orders/shopper.ts";
import { collectionOf, makeList } from "../../test/people/collections.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { changeStock } from "../catalogue/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function filledOf(answer: Answer): FilledCart {
  const payload = readField(answer.body, "data");
  if (answer.status !== 200 || !Value.Check(FilledCart, payload)) {
    throw new Error(`No cart: ${answer.status} ${answer.text}`);
  }
  return payload;
}

const outcomesOf = ({ outcomes }: FilledCart) => outcomes.map(({ added, reason }) => [added, reason]);

test("an unknown vehicle is refused, and the cart stays the same", async () => {
  const ana = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  const list = await makeList(ana, "Lista", [product.publicId]);
  const answer = await ana.post(`${list}/cart`, { vehicle_id: "abcdefgh23456789" });
  expectRefusal(answer, 422, "validation_failed", ["vehicle_id"]);
  expect((await ana.get("/spa/cart")).status).toBe(204);
});

test("one response lists what was added and what was not, with reasons", async () => {
  const { database } = shop;
  const ana = await signedInCustomer(shop);
  const variant = await makeVariant(database);
  const partType = await makePartType(database);
  const onCondition = await makeFitSet(database, {
    partTypeId: partType.id,
    lines: [{ variantId: variant.id, alternatives: [[{ kind: "position", position: "front" }]] }],
  });
  const whole = await makeProduct(database, { isUniversal: true });
  const scarce = await makeProduct(database, { available: 2, isUniversal: true });
  const soldOut = await makeProduct(database, { available: 0, isUniversal: true });
  const doubtful = await makeProduct(database, { partTypeId: partType.id, fitSetId: onCondition.id });
  const gone = await makeProduct(database);
  const firmsOnly = await makeProduct(database, { restricted: "f_gas" });
  const kit = await makeKit(database, { components: [{ productId: whole.id }] });
  const all = [whole, scarce, soldOut, doubtful, gone, firmsOnly, kit].map(({ publicId }) => publicId);
  const list = await makeList(ana, "Todo", all, variant.publicId);
  await ana.put(`${list}/items/${scarce.publicId}`, { quantity: 5 });
  await database.rows({ text: "update product set is_active = false where id = $1", values: [gone.id] });
  const filled = filledOf(await ana.post(`${list}/cart`, {}));
  expect(outcomesOf(filled)).toEqual([
    [1, null],
    [2, "out_of_stock"],
    [0, "out_of_stock"],
    [0, "fit_unconfirmed"],
    [0, "not_sold"],
    [0, "not_for_sale"],
    [1, null],
  ]);
  expect(filled.outcomes.map(({ id }) => id)).toEqual(all);
  const cart = await cartNow(ana);
  expect(cart).toEqual(filled.cart);
  expect(cart.lines.map((line) => [line.product.id, line.quantity, line.vehicle?.id])).toEqual([
    [whole.publicId, 1, variant.publicId],
    [scarce.publicId, 2, variant.publicId],
    [kit.publicId, 1, variant.publicId],
  ]);
  // The list is unchanged.
  expect(collectionOf(await ana.get(list)).items).toHaveLength(7);
});

test("stock that has grown is seen, for whichever vehicle the thing was looked at before", async () => {
  const ana = await signedInCustomer(shop);
  const variant = await makeVariant(shop.database);
  const part = await makeProduct(shop.database, { available: 26, isUniversal: true });
  const list = await makeList(ana, "Lista", [part.publicId]);
  await ana.put(`${list}/items/${part.publicId}`, { quantity: 60 });
  const fillFor = async (vehicleId: string | null) =>
    outcomesOf(filledOf(await ana.post(`${list}/cart`, { vehicle_id: vehicleId })));
  expect(await fillFor(variant.publicId)).toEqual([[26, "out_of_stock"]]);
  expect(await fillFor(null)).toEqual([[0, "out_of_stock"]]);
  await changeStock(shop.database, part.id, { to: 500 });
  await cartNow(ana);
  expect(await fillFor(null)).toEqual([[60, null]]);
});

test("quantities in the cart count towards the stock", async () => {
  const ana = await signedInCustomer(shop);
  const part = await makeProduct(shop.database, { available: 5 });
  const kit = await makeKit(shop.database, { components: [{ productId: part.id, quantity: 2 }] });
  const plenty = await makeProduct(shop.database, { available: 500 });
  const list = await makeList(ana, "Lista", [part.publicId, kit.publicId, plenty.publicId]);
  await ana.put(`${list}/items/${part.publicId}`, { quantity: 2 });
  await ana.put(`${list}/items/${plenty.publicId}`, { quantity: 60 });
  expect(outcomesOf(filledOf(await ana.post(`${list}/cart`, {})))).toEqual([
    [2, null],
    [1, null],
    [60, null],
  ]);
  expect(outcomesOf(filledOf(await ana.post(`${list}/cart`, {})))).toEqual([
    [1, "out_of_stock"],
    [0, "out_of_stock"],
    [39, "too_many"],
  ]);
});

test("an addition that is sent again, because its answer was lost, adds nothing twice", async () => {
  const ana = await signedInCustomer(shop);
  const part = await makeProduct(shop.database, { available: 50 });
  const scarce = await makeProduct(shop.database, { available: 3 });
  const later = await makeProduct(shop.database, { available: 0 });
  const list = await makeList(ana, "Lista", [part.publicId, scarce.publicId, later.publicId]);
  await ana.put(`${list}/items/${scarce.publicId}`, { quantity: 5 });
  const body = { addition_id: "abcdefgh23456789" };
  const fill = async () => outcomesOf(filledOf(await ana.post(`${list}/cart`, body)));
  const first = await fill();
  expect(first).toEqual([
    [1, null],
    [3, "out_of_stock"],
    [0, "out_of_stock"],
  ]);
  expect(await fill()).toEqual(first);
  expect((await cartNow(ana)).totals.item_count).toBe(4);
  await changeStock(shop.database, later.id, { to: 9 });
  expect(await fill()).toEqual([...first.slice(0, 2), [1, null]]);
});

test("when stock and line limit are both short, the stricter one applies", async () => {
  const ana = await signedInCustomer(shop);
  const part = await makeProduct(shop.database, { available: 70 });
  const list = await makeList(ana, "Lista", [part.publicId]);
  await ana.put(`${list}/items/${part.publicId}`, { quantity: 60 });
  expect(outcomesOf(filledOf(await ana.post(`${list}/cart`, {})))).toEqual([[60, null]]);
  expect(outcomesOf(filledOf(await ana.post(`${list}/cart`, {})))).toEqual([[10, "out_of_stock"]]);
  expect((await cartNow(ana)).totals.item_count).toBe(70);
});

test("the given vehicle takes precedence over the list's; null means none", async () => {
  const ana = await signedInCustomer(shop);
  const [own, other] = [await makeVariant(shop.database), await makeVariant(shop.database)];
  const product = await makeProduct(shop.database, { isUniversal: true });
  const list = await makeList(ana, "Lista", [product.publicId], own.publicId);
  for (const body of [{}, { vehicle_id: other.publicId }, { vehicle_id: null }]) {
    await ana.post(`${list}/cart`, body);
  }
  expect((await cartNow(ana)).lines.map((line) => line.vehicle?.id)).toEqual([
    own.publicId,
    other.publicId,
    undefined,
  ]);
});

test("concurrent additions of lists never exceed the stock", async () => {
  const ana = await signedInCustomer(shop);
  const part = await makeProduct(shop.database, { available: 7 });
  const list = await makeList(ana, "Lista", [part.publicId]);
  await ana.put(`${list}/items/${part.publicId}`, { quantity: 2 });
  const elsewhere = await shop.atAnotherProcess(ana);
  await elsewhere.get("/spa/collections");
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_none, index) => (index % 2 ? ana : elsewhere).post(`${list}/cart`, {})),
  );
  const added = answers
    .flatMap((answer) => filledOf(answer).outcomes)
    .reduce((sum, one) => sum + one.added, 0);
  expect(added).toBe(7);
  expect((await cartNow(ana)).totals.item_count).toBe(7);
});

test("items without room in a full cart are reported", async () => {
  const ana = await signedInCustomer(shop);
  const ids: string[] = [];
  for (let made = 0; made <= maxLines; made += 1) {
    ids.push((await makeProduct(shop.database, { isUniversal: true })).publicId);
  }
  const full = await makeList(ana, "Llena", ids.slice(0, maxLines));
  expect(filledOf(await ana.post(`${full}/cart`, {})).outcomes).toHaveLength(maxLines);
  const list = await makeList(ana, "Lista", [ids[0] ?? "", ids[maxLines] ?? ""]);
  const filled = filledOf(await ana.post(`${list}/cart`, {}));
  expect(outcomesOf(filled)).toEqual([
    [1, null],
    [0, "cart_full"],
  ]);
});
