import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../test/catalogue/factories.ts";
import { add, cartNow, cartOf, expectRefusal, lineAt, shopper } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { openTestShop, type TestShop, type Visitor } from "../../test/shop/test-shop.ts";
import { hashVisitor } from "../platform/http/access/visitor.ts";
import { mergeCarts } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The merge of a sign-in. */
function merge(visitor: Visitor, { personId }: TestCustomer) {
  const visitorHash = hashVisitor(visitor.cookies.get("recambia_visitor") ?? "");
  return mergeCarts(shop.database, { visitorHash, personId, now: shop.clock.now() });
}

const addOne = (visitor: Visitor, id: string, quantity = 1) =>
  add(visitor, { purchasable_public_id: id, quantity });

test("a visitor without a cart merges nothing", async () => {
  const person = await signedInCustomer(shop);
  expect(await merge(shop.visitor(), person)).toBeNull();
  expect((await person.get("/spa/cart")).status).toBe(204);
});

test("an empty cart merges nothing and is deleted", async () => {
  const [person, guest] = [await signedInCustomer(shop), await shopper(shop)];
  expect(await merge(guest, person)).toEqual({ linesAdded: 0, linesCapped: 0 });
  expect((await guest.get("/spa/cart")).status).toBe(204);
});

test("a visitor's cart is merged once and deleted", async () => {
  const [person, guest] = [await signedInCustomer(shop), await shopper(shop)];
  const [first, second] = [await makeProduct(shop.database), await makeProduct(shop.database)];
  await person.post("/spa/cart");
  await addOne(person, first.publicId, 2);
  await addOne(guest, second.publicId, 3);
  await addOne(guest, first.publicId, 4);
  expect(await merge(guest, person)).toEqual({ linesAdded: 2, linesCapped: 0 });
  expect((await cartNow(person)).lines.map((line) => [line.product.id, line.quantity])).toEqual([
    [first.publicId, 6],
    [second.publicId, 3],
  ]);
  expect((await guest.get("/spa/cart")).status).toBe(204);
  expectRefusal(await addOne(guest, first.publicId), 404, "not_found");
  expect(await merge(guest, person)).toBeNull();
});

test("a person without a cart gets one, and its lines can be changed", async () => {
  const [person, guest] = [await signedInCustomer(shop), await shopper(shop)];
  const { publicId } = await makeProduct(shop.database);
  const { id } = lineAt(cartOf(await addOne(guest, publicId, 3)));
  await merge(guest, person);
  const changed = cartOf(await person.put(`/spa/cart/lines/${id}`, { quantity: 2 }));
  expect(lineAt(changed).quantity).toBe(2);
  expectRefusal(await guest.put(`/spa/cart/lines/${id}`, { quantity: 9 }), 404, "not_found");
});

test("quantities are capped by stock, kits and their parts together", async () => {
  const [person, guest] = [await signedInCustomer(shop), await shopper(shop)];
  const disc = await makeProduct(shop.database, { available: 5 });
  const pad = await makeProduct(shop.database, { available: 50 });
  const kit = await makeKit(shop.database, {
    components: [{ productId: disc.id, quantity: 2 }, { productId: pad.id }],
  });
  await person.post("/spa/cart");
  await addOne(person, disc.publicId, 2);
  await addOne(guest, kit.publicId, 2);
  await addOne(guest, disc.publicId, 1);
  await addOne(guest, pad.publicId, 7);
  expect(await merge(guest, person)).toEqual({ linesAdded: 3, linesCapped: 1 });
  expect((await cartNow(person)).lines.map((line) => [line.product.id, line.quantity])).toEqual([
    [disc.publicId, 3],
    [kit.publicId, 1],
    [pad.publicId, 7],
  ]);
});

test("an addition that is sent again after the sign-in counts once", async () => {
  const [person, guest] = [await signedInCustomer(shop), await shopper(shop)];
  const { publicId } = await makeProduct(shop.database);
  const input = { purchasable_public_id: publicId, quantity: 2, addition_id: "lost23456789" };
  await person.post("/spa/cart");
  await addOne(person, publicId);
  await add(guest, input);
  await merge(guest, person);
  expect(lineAt(cartOf(await add(person, input))).quantity).toBe(3);
});

test("fit confirmations are kept", async () => {
  const [person, guest] = [await signedInCustomer(shop), await shopper(shop)];
  const golf = await makeVariant(shop.database);
  const { id: partTypeId } = await makePartType(shop.database);
  const fitSet = await makeFitSet(shop.database, {
    partTypeId,
    lines: [{ variantId: golf.id, alternatives: [[{ kind: "position", position: "front" }]] }],
  });
  const { publicId } = await makeProduct(shop.database, { partTypeId, fitSetId: fitSet.id });
  const input = { purchasable_public_id: publicId, vehicle_id: golf.publicId, fit_confirmed: true };
  await add(guest, input);
  await merge(guest, person);
  expect(lineAt(await cartNow(person))).toMatchObject({
    fit_confirmed: true,
    fit: { answer: "fits_if" },
    vehicle: { id: golf.publicId },
  });
});

test("a failed transaction merges nothing", async () => {
  const [person, guest] = [await signedInCustomer(shop), await shopper(shop)];
  const cart = cartOf(await addOne(guest, (await makeProduct(shop.database)).publicId));
  const visitorHash = hashVisitor(guest.cookies.get("recambia_visitor") ?? "");
  const signIn = shop.database.transaction(async (transaction) => {
    await mergeCarts(transaction, { visitorHash, personId: person.personId, now: shop.clock.now() });
    throw new Error("The sign-in failed");
  });
  await expect(signIn).rejects.toThrow("The sign-in failed");
  expect(await cartNow(guest)).toEqual(cart);
  expect((await person.get("/spa/cart")).status).toBe(204);
});

test("of concurrent sign-ins of one visitor, one merges", async () => {
  const [person, guest] = [await signedInCustomer(shop), await shopper(shop)];
  await addOne(guest, (await makeProduct(shop.database)).publicId, 3);
  const merges = await Promise.all(Array.from({ length: 8 }, () => merge(guest, person)));
  expect(merges.filter((merged) => merged !== null)).toEqual([{ linesAdded: 1, linesCapped: 0 }]);
  expect(lineAt(await cartNow(person)).quantity).toBe(3);
});

test("concurrent sign-ins on many devices merge all carts, up to the stock", async () => {
  const person = await signedInCustomer(shop);
  const scarce = await makeProduct(shop.database, { available: 5 });
  const guests = await Promise.all(Array.from({ length: 8 }, () => shopper(shop)));
  const own: string[] = [];
  for (const guest of guests) {
    const { publicId } = await makeProduct(shop.database);
    own.push(publicId);
    await addOne(guest, publicId);
    await addOne(guest, scarce.publicId);
  }
  const merges = await Promise.all(guests.map((guest) => merge(guest, person)));
  const sum = (key: "linesAdded" | "linesCapped") =>
    merges.reduce((total, merged) => total + (merged?.[key] ?? 0), 0);
  expect([sum("linesAdded"), sum("linesCapped")]).toEqual([8 + 5, 3]);
  const { lines } = await cartNow(person);
  expect(new Map(lines.map((line) => [line.product.id, line.quantity]))).toEqual(
    new Map([[scarce.publicId, 5], ...own.map((id): [string, number] => [id, 1])]),
  );
});

test("a line added during a sign-in on another device is not lost", async () => {
  const [person, guest] = [await signedInCustomer(shop), await shopper(shop)];
  const [own, brought] = [await makeProduct(shop.database), await makeProduct(shop.database)];
  await person.post("/spa/cart");
  await addOne(guest, brought.publicId, 2);
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => addOne(person, own.publicId)),
    merge(guest, person),
    ...Array.from({ length: 6 }, () => addOne(person, own.publicId)),
  ]);
  expect(answers.filter((answer) => answer && "status" in answer && answer.status !== 200)).toEqual([]);
  const { lines } = await cartNow(person);
  expect(new Map(lines.map((line) => [line.product.id, line.quantity]))).toEqual(
    new Map([
      [own.publicId, 12],
      [brought.publicId, 2],
    ]),
  );
});
