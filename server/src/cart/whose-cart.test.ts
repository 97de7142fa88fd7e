import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { add, cartNow, cartOf, expectRefusal, lineAt, shopper } from "../../test/orders/shopper.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { openTestShop, type TestShop, type Visitor } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const session = "recambia_session";

/** Another browser of the same person. */
function otherDevice(person: Visitor): Visitor {
  const device = shop.visitor();
  device.cookies.set(session, person.cookies.get(session) ?? "");
  return device;
}

async function addProduct(visitor: Visitor, quantity = 1) {
  const { publicId } = await makeProduct(shop.database);
  return cartOf(await add(visitor, { purchasable_public_id: publicId, quantity }));
}

test("a person's line is not found by other persons or visitors", async () => {
  const [owner, stranger] = [await signedInCustomer(shop), await signedInCustomer(shop)];
  for (const person of [owner, stranger]) await person.post("/spa/cart");
  const cart = await addProduct(owner, 3);
  const path = `/spa/cart/lines/${lineAt(cart).id}`;
  for (const other of [stranger, await shopper(shop)]) {
    expectRefusal(await other.put(path, { quantity: 1 }), 404, "not_found");
    expectRefusal(await other.remove(path), 404, "not_found");
    expect((await cartNow(other)).lines).toEqual([]);
  }
  expect(await cartNow(owner)).toEqual(cart);
});

test("each person of a customer has their own cart", async () => {
  const ana = await signedInCustomer(shop);
  const pau = await signedInCustomer(shop, { customerId: ana.customerId });
  for (const person of [ana, pau]) await person.post("/spa/cart");
  await addProduct(ana);
  expect((await cartNow(pau)).lines).toEqual([]);
});

test("a person's cart is the same on every device", async () => {
  const phone = await signedInCustomer(shop);
  await phone.post("/spa/cart");
  const desktop = otherDevice(phone);
  const cart = await addProduct(phone, 2);
  expect(await cartNow(desktop)).toEqual(cart);
  const changed = cartOf(await desktop.put(`/spa/cart/lines/${lineAt(cart).id}`, { quantity: 5 }));
  expect(await cartNow(phone)).toEqual(changed);
});

test("after logout the person's cart is kept, and the browser's next visitor does not see it", async () => {
  const browser = await signedInCustomer(shop);
  await browser.post("/spa/cart");
  const cart = await addProduct(browser, 2);
  const signedIn = browser.cookies.get(session) ?? "";
  browser.cookies.delete(session);
  expect((await browser.get("/spa/cart")).status).toBe(204);
  expect(cartOf(await browser.post("/spa/cart")).lines).toEqual([]);
  await addProduct(browser);
  browser.cookies.set(session, signedIn);
  expect(await cartNow(browser)).toEqual(cart);
});

test("a pending registration has a visitor's cart", async () => {
  const pending = await signedInCustomer(shop, { isVerified: false });
  await pending.post("/spa/cart");
  const cart = await addProduct(pending);
  pending.cookies.delete(session);
  expect(await cartNow(pending)).toEqual(cart);
});

test("a forged or ended session has the visitor's cart", async () => {
  const visitor = await shopper(shop);
  const cart = await addProduct(visitor);
  const person = await signedInCustomer(shop);
  await shop.database.rows({ text: "delete from session where person_id = $1", values: [person.personId] });
  for (const value of ["x", "x.y", person.cookies.get(session) ?? ""]) {
    visitor.cookies.set(session, value);
    expect(await cartNow(visitor)).toEqual(cart);
  }
});

test("concurrent requests from many devices create one cart", async () => {
  const person = await signedInCustomer(shop);
  const devices = Array.from({ length: 8 }, () => otherDevice(person));
  const carts = await Promise.all(devices.map(async (device) => cartOf(await device.post("/spa/cart"))));
  expect(new Set(carts.map((cart) => cart.id)).size).toBe(1);
});
