import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeKit, makeProduct } from "../../../test/catalogue/factories.ts";
import { add, cartNow, cartOf, expectRefusal, lineAt, shopper } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";
import { changeStock } from "../../catalogue/index.ts";
import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Database, Statement } from "../../platform/database/database.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Two processes on one database, both with a shopper's cart in their cache. */
async function twoProcesses(): Promise<[Visitor, Visitor]> {
  const one = await shopper(shop);
  const other = await shop.atAnotherProcess(one);
  for (const process of [one, other]) await process.get("/spa/cart");
  return [one, other];
}

const addOne = (visitor: Visitor, id: string, quantity = 1) =>
  add(visitor, { purchasable_public_id: id, quantity });

/** The shop's database with a hook before each statement. */
function watched(before: (statement: Statement) => Promise<void> | void): Database {
  const { database } = shop;
  return {
    ...database,
    async rows(statement) {
      await before(statement);
      return database.rows(statement);
    },
  };
}

/** Changes a product and bumps the revision, as an import or an order does. */
async function changeProduct(id: number, column: string, value: unknown) {
  await shop.database.transaction(async (transaction) => {
    await transaction.rows({ text: `update product set ${column} = $2 where id = $1`, values: [id, value] });
    await bumpRevision(transaction);
  });
}

describe("two processes that remember the same cart", () => {
  test("refuse nothing that is granted by what the other has changed", async () => {
    const [one, other] = await twoProcesses();
    const { publicId } = await makeProduct(shop.database, { available: 5 });
    const full = cartOf(await addOne(one, publicId, 5));
    expectRefusal(await addOne(one, publicId), 409, "out_of_stock");
    cartOf(await other.put(`/spa/cart/lines/${lineAt(full).id}`, { quantity: 1 }));
    expect(lineAt(cartOf(await addOne(one, publicId, 2))).quantity).toBe(3);
    cartOf(await other.remove(`/spa/cart/lines/${lineAt(full).id}`));
    expectRefusal(await one.remove(`/spa/cart/lines/${lineAt(full).id}`), 404, "not_found");
  });

  test("grant nothing that the other has already given", async () => {
    const [one, other] = await twoProcesses();
    const disc = await makeProduct(shop.database, { available: 5 });
    const kit = await makeKit(shop.database, { components: [{ productId: disc.id, quantity: 2 }] });
    cartOf(await addOne(one, kit.publicId, 2));
    expectRefusal(await addOne(other, disc.publicId, 2), 409, "out_of_stock");
    cartOf(await addOne(other, disc.publicId, 1));
    expectRefusal(await addOne(one, disc.publicId, 1), 409, "out_of_stock");
    expect(await cartNow(one)).toEqual(await cartNow(other));
  });

  test("agree in whatever order they are asked, and each version is given once", async () => {
    const [one, other] = await twoProcesses();
    const { publicId } = await makeProduct(shop.database, { available: 500 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_none, turn) => addOne(turn % 2 ? one : other, publicId, 2)),
    );
    const seen = answers.map((answer) => cartOf(answer)).sort((a, b) => a.version - b.version);
    expect(seen.map(({ version, totals }) => [version, totals.item_count])).toEqual(
      Array.from({ length: 40 }, (_none, index) => [index + 1, 2 * (index + 1)]),
    );
    expect(await cartNow(one)).toEqual(await cartNow(other));
  });

  test("of the last pieces give no more than there are", async () => {
    const [one, other] = await twoProcesses();
    const disc = await makeProduct(shop.database, { available: 7 });
    const kit = await makeKit(shop.database, { components: [{ productId: disc.id, quantity: 2 }] });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_none, turn) =>
        addOne(turn % 2 ? one : other, turn % 3 ? disc.publicId : kit.publicId),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { lines } = await cartNow(one);
    const pieces = lines.reduce(
      (sum, line) => sum + line.quantity * (line.product.kind === "kit" ? 2 : 1),
      0,
    );
    expect(pieces).toBeGreaterThanOrEqual(6);
    expect(pieces).toBeLessThanOrEqual(7);
  });

  test("know a cart that was made anew from the one that was there before", async () => {
    const [one, other] = await twoProcesses();
    const [old, fresh] = [await makeProduct(shop.database), await makeProduct(shop.database)];
    const before = cartOf(await addOne(one, old.publicId));
    await shop.database.rows({ text: "delete from cart where public_id = $1", values: [before.id] });
    await other.post("/spa/cart");
    expect(cartOf(await addOne(other, fresh.publicId)).version).toBe(before.version);
    const { lines } = cartOf(await addOne(one, fresh.publicId));
    expect(lines.map((line) => [line.product.id, line.quantity])).toEqual([[fresh.publicId, 2]]);
  });

  test("add more of what is in a cart that they have not seen yet", async () => {
    const one = await shopper(shop);
    const disc = await makeProduct(shop.database, { available: 9 });
    await addOne(one, disc.publicId, 4);
    const other = await shop.atAnotherProcess(one);
    expectRefusal(await addOne(other, disc.publicId, 6), 409, "out_of_stock");
    expect(lineAt(cartOf(await addOne(other, disc.publicId, 5)))).toMatchObject({
      quantity: 9,
      available: 9,
    });
  });
});

describe("a change of the catalogue", () => {
  test("counts from the moment it is made, however late a process hears of it", async () => {
    const visitor = await shopper(shop);
    const product = await makeProduct(shop.database, { available: 9, priceCents: 2000 });
    cartOf(await addOne(visitor, product.publicId, 3));
    await changeProduct(product.id, "available", 4);
    expectRefusal(await addOne(visitor, product.publicId, 2), 409, "out_of_stock");
    await changeProduct(product.id, "price_cents", 1900);
    expect(lineAt(cartOf(await addOne(visitor, product.publicId)))).toMatchObject({
      quantity: 4,
      unit_cents: 1900,
      available: 4,
    });
    await changeProduct(product.id, "available", 30);
    expect(lineAt(await cartNow(visitor)).available).toBe(30);
    await changeProduct(product.id, "is_active", false);
    expectRefusal(await addOne(visitor, product.publicId), 404, "not_found");
  });
});

describe("a change of stock that the catalogue tells alike", () => {
  test("counts at once: what has come in is granted, what is gone is refused, on every process", async () => {
    const [one, other] = await twoProcesses();
    const disc = await makeProduct(shop.database, { available: 10 });
    const kit = await makeKit(shop.database, { components: [{ productId: disc.id, quantity: 2 }] });
    for (const process of [one, other]) cartOf(await addOne(process, disc.publicId, 2));
    expectRefusal(await addOne(one, disc.publicId, 50), 409, "out_of_stock");
    await changeStock(shop.database, disc.id, { to: 90 });
    expect(lineAt(await cartNow(one)).available).toBe(90);
    expect(lineAt(cartOf(await addOne(one, disc.publicId, 50)))).toMatchObject({
      quantity: 54,
      available: 90,
    });
    await changeStock(shop.database, disc.id, { to: 60 });
    expectRefusal(await addOne(other, disc.publicId, 30), 409, "out_of_stock");
    expectRefusal(await addOne(other, kit.publicId, 4), 409, "out_of_stock");
    expect(lineAt(cartOf(await addOne(other, disc.publicId, 1)))).toMatchObject({
      quantity: 55,
      available: 60,
    });
    await changeStock(shop.database, disc.id, { to: 70 });
    const { lines } = cartOf(await addOne(one, kit.publicId, 7));
    expect(lines.map(({ quantity, available }) => [quantity, available])).toEqual([
      [55, 56],
      [7, 7],
    ]);
    expect(await cartNow(other)).toEqual(await cartNow(one));
  });
});

describe("a change of the catalogue that is met while adding something else", () => {
  test("counts for what is in the cart as well", async () => {
    const visitor = await shopper(shop);
    const [held, added] = [
      await makeProduct(shop.database, { priceCents: 2000 }),
      await makeProduct(shop.database),
    ];
    await addOne(visitor, held.publicId);
    await changeProduct(held.id, "price_cents", 1900);
    const { lines } = cartOf(await addOne(visitor, added.publicId));
    expect(lines.map((line) => [line.product.id, line.unit_cents])).toEqual([
      [held.publicId, 1900],
      [added.publicId, 3490],
    ]);
  });
});

describe("a writer that is always faster", () => {
  test("keeps nobody from changing the cart", async () => {
    const slow = await shopper(shop);
    const { id } = await cartNow(slow);
    const { publicId } = await makeProduct(shop.database);
    const { rows } = shop.database;
    const overtaking = watched(async ({ name }) => {
      if (!name?.startsWith("update-cart")) return;
      await rows({ text: "update cart set version = version + 1 where public_id = $1", values: [id] });
    });
    const overtaken = await shop.atAnotherProcess(slow, { database: overtaking });
    const cart = cartOf(await addOne(overtaken, publicId, 2));
    expect(lineAt(cart).quantity).toBe(2);
    expect(cart.version).toBeGreaterThan(2);
    expect(await cartNow(slow)).toEqual(cart);
  });
});

describe("what a change costs", () => {
  test("a visitor whose cart is remembered costs one statement, a person one more for the session", async () => {
    const names: (string | undefined)[] = [];
    const database = watched(({ name }) => {
      names.push(name);
    });
    const person = await signedInCustomer(shop);
    const visitor = await shopper(shop);
    const products = [await makeProduct(shop.database), await makeProduct(shop.database)];
    for (const [caller, expected] of [
      [visitor, ["update-cart-of-visitor"]],
      [person, ["read-session", "update-cart-of-person"]],
    ] as const) {
      const process = await shop.atAnotherProcess(caller, { database });
      await process.post("/spa/cart");
      // Reads the products into the cache.
      for (const { publicId } of products) cartOf(await addOne(process, publicId));
      names.length = 0;
      for (const { publicId } of products) cartOf(await addOne(process, publicId));
      expect(names).toEqual([...expected, ...expected]);
    }
  });
});
