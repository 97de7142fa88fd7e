import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeKit, makeProduct } from "../../test/catalogue/factories.ts";
import { add, cartNow, cartOf, lineAt, shopper } from "../../test/orders/shopper.ts";
import { type Answer, openTestShop, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const atOnce = (count: number, call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_none, index) => call(index)));

const statusesOf = (answers: Answer[]) => answers.map((answer) => answer.status);

test("concurrent additions to one cart never exceed the stock", async () => {
  const product = await makeProduct(shop.database, { available: 7 });
  const kit = await makeKit(shop.database, { components: [{ productId: product.id, quantity: 2 }] });
  const visitor = await shopper(shop);
  const answers = await atOnce(20, (index) =>
    add(visitor, { purchasable_public_id: index % 2 ? product.publicId : kit.publicId }),
  );
  expect(new Set(statusesOf(answers))).toEqual(new Set([200, 409]));
  const { lines } = await cartNow(visitor);
  const pieces = lines.reduce((sum, line) => sum + line.quantity * (line.product.kind === "kit" ? 2 : 1), 0);
  expect(pieces).toBeGreaterThanOrEqual(6);
  expect(pieces).toBeLessThanOrEqual(7);
});

test("concurrent additions never exceed a hundred lines", async () => {
  const visitor = await shopper(shop);
  const ids: string[] = [];
  for (let made = 0; made < 110; made++) ids.push((await makeProduct(shop.database)).publicId);
  for (const id of ids.slice(0, 95)) await add(visitor, { purchasable_public_id: id });
  const answers = await atOnce(15, (index) => add(visitor, { purchasable_public_id: ids[95 + index] ?? "" }));
  expect(statusesOf(answers).toSorted()).toEqual([...Array(5).fill(200), ...Array(10).fill(422)]);
  expect((await cartNow(visitor)).lines).toHaveLength(100);
});

test("concurrent additions never exceed ninety-nine of one purchasable", async () => {
  const product = await makeProduct(shop.database, { available: 500 });
  const visitor = await shopper(shop);
  const answers = await atOnce(12, () =>
    add(visitor, { purchasable_public_id: product.publicId, quantity: 9 }),
  );
  expect(statusesOf(answers).toSorted()).toEqual([...Array(11).fill(200), 422]);
  expect(lineAt(await cartNow(visitor)).quantity).toBe(99);
});

test("adding the same purchasable concurrently makes one line with the exact sum", async () => {
  const product = await makeProduct(shop.database, { available: 500 });
  const visitor = await shopper(shop);
  const answers = await atOnce(32, () =>
    add(visitor, { purchasable_public_id: product.publicId, quantity: 3 }),
  );
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
  const cart = await cartNow(visitor);
  expect(cart.lines.map((line) => line.quantity)).toEqual([96]);
  expect(cart.version).toBe(32);
  // Each response shows one version of the cart: each exactly once, with three more pieces each time.
  const seen = answers.map((answer) => cartOf(answer)).sort((a, b) => a.version - b.version);
  expect(seen.map(({ version, totals }) => [version, totals.item_count])).toEqual(
    Array.from({ length: 32 }, (_none, index) => [index + 1, 3 * (index + 1)]),
  );
});

test("one addition sent by several at once counts once, and another one on top", async () => {
  const product = await makeProduct(shop.database, { available: 500 });
  const visitor = await shopper(shop);
  const input = { purchasable_public_id: product.publicId, quantity: 3 };
  const answers = await atOnce(12, (index) =>
    add(visitor, { ...input, addition_id: index % 2 ? "page23456789" : "else23456789" }),
  );
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
  expect(lineAt(await cartNow(visitor)).quantity).toBe(6);
});

test("different purchasables added concurrently are all in the cart, and each response includes all earlier ones", async () => {
  const visitor = await shopper(shop);
  const ids: string[] = [];
  for (let made = 0; made < 16; made++) ids.push((await makeProduct(shop.database)).publicId);
  const answers = await atOnce(16, (index) => add(visitor, { purchasable_public_id: ids[index] ?? "" }));
  expect(new Set((await cartNow(visitor)).lines.map((line) => line.product.id))).toEqual(new Set(ids));
  for (const cart of answers.map((answer) => cartOf(answer))) expect(cart.lines).toHaveLength(cart.version);
});

test("concurrent adding, changing and removing never fails, and the last response is the final state", async () => {
  const product = await makeProduct(shop.database, { available: 500 });
  const other = await makeProduct(shop.database, { available: 500 });
  const visitor = await shopper(shop);
  for (let round = 0; round < 5; round++) {
    const cart = cartOf(await add(visitor, { purchasable_public_id: product.publicId }));
    const path = `/spa/cart/lines/${cart.lines.find((line) => line.product.id === product.publicId)?.id}`;
    const answers = await atOnce(24, (index) => {
      if (index % 4 === 0) return add(visitor, { purchasable_public_id: product.publicId });
      if (index % 4 === 1) return visitor.put(path, { quantity: (index % 9) + 1 });
      if (index % 4 === 2) return visitor.remove(path);
      return add(visitor, { purchasable_public_id: other.publicId });
    });
    for (const status of statusesOf(answers)) expect([200, 404, 422]).toContain(status);
    const carts = answers.filter((answer) => answer.status === 200).map((answer) => cartOf(answer));
    const newest = carts.sort((a, b) => a.version - b.version).at(-1);
    expect(await cartNow(visitor)).toEqual(newest);
  }
});

test("concurrent requests for a new cart create one", async () => {
  const visitor = shop.visitor();
  // Fetches its token before the race begins.
  await visitor.post("/spa/logout");
  const carts = (await atOnce(16, () => visitor.post("/spa/cart"))).map((answer) => cartOf(answer));
  expect(new Set(carts.map((cart) => cart.id)).size).toBe(1);
});

// The embedded database has one connection, where a transaction blocks everything.
test.runIf(inject("postgresUrl") !== "")("a cart that waits for its row holds up no other cart", async () => {
  const product = await makeProduct(shop.database, { available: 500 });
  const [held, free] = [await shopper(shop), await shopper(shop)];
  const { id } = cartOf(await add(held, { purchasable_public_id: product.publicId }));
  let waiting: Promise<Answer> | undefined;
  await shop.database.transaction(async (transaction) => {
    await transaction.rows({ text: "select from cart where public_id = $1 for update", values: [id] });
    waiting = add(held, { purchasable_public_id: product.publicId });
    const answer = await add(free, { purchasable_public_id: product.publicId });
    expect(lineAt(cartOf(answer)).quantity).toBe(1);
  });
  expect((await waiting)?.status).toBe(200);
  expect(lineAt(await cartNow(held)).quantity).toBe(2);
});
