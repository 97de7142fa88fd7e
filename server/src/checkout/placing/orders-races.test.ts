import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { makeKit, makeProduct } from "../../../test/catalogue/factories.ts";
import { buyer, countRows, order, orderOf, quoteNow, stockOf } from "../../../test/orders/checkout.ts";
import { cartNow, lineAt } from "../../../test/orders/shopper.ts";
import { type Answer, openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { openPostgres } from "../../platform/database/postgres.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
// Many customers sign in on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

const tally = (answers: Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Customers with a quote each for one piece of the product. */
async function quoted(count: number, thing: Awaited<ReturnType<typeof makeProduct>>) {
  const buyers = [];
  for (let made = 0; made < count; made += 1) {
    const customer = await buyer(shop, [{ thing }]);
    buyers.push({ customer, quote: await quoteNow(customer) });
  }
  return buyers;
}

test("forty concurrent customers for the last ten pieces make ten orders", async () => {
  // Two hundred order from several processes in order-processes.test.ts.
  const customers = 40;
  const thing = await makeProduct(shop.database, { available: 10 });
  const buyers = await quoted(customers, thing);
  const orders = await countRows(shop.database, "customer_order");
  const answers = await Promise.all(buyers.map(({ customer, quote }) => order(customer, quote.id)));
  expect(tally(answers)).toEqual({ 201: 10, 409: customers - 10 });
  expect(await stockOf(shop.database, thing)).toEqual([0]);
  expect(await countRows(shop.database, "customer_order")).toBe(orders + 10);
});

test("orders of the same products in opposite order do not deadlock", async () => {
  const [one, other] = [
    await makeProduct(shop.database, { available: 500 }),
    await makeProduct(shop.database, { available: 500 }),
  ];
  const kit = await makeKit(shop.database, { components: [{ productId: other.id }, { productId: one.id }] });
  const wanted = [[one, other], [other, one], [kit], [other, kit, one]];
  const buyers = [];
  for (let made = 0; made < 20; made += 1) {
    const things = wanted[made % wanted.length] ?? [];
    const customer = await buyer(
      shop,
      things.map((thing) => ({ thing })),
    );
    buyers.push({ customer, quote: await quoteNow(customer) });
  }
  const answers = await Promise.all(buyers.map(({ customer, quote }) => order(customer, quote.id)));
  expect(tally(answers)).toEqual({ 201: 20 });
  expect(await stockOf(shop.database, one, other)).toEqual([475, 475]);
});

test("a double click makes one order, and both requests return it", async () => {
  const thing = await makeProduct(shop.database);
  const customer = await buyer(shop, [{ thing }]);
  const quote = await quoteNow(customer);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => order(customer, quote.id, "one-and-the-same")),
  );
  expect(new Set(answers.map((answer) => orderOf(answer).id)).size).toBe(1);
  expect(await stockOf(shop.database, thing)).toEqual([19]);
});

test("one quote under many concurrent keys makes one order", async () => {
  const thing = await makeProduct(shop.database);
  const customer = await buyer(shop, [{ thing, quantity: 2 }]);
  const quote = await quoteNow(customer);
  const answers = await Promise.all(Array.from({ length: 8 }, () => order(customer, quote.id)));
  expect(new Set(answers.map((answer) => orderOf(answer).id)).size).toBe(1);
  expect(await stockOf(shop.database, thing)).toEqual([18]);
});

test("a cart changed while ordering is ordered as quoted or not at all", async () => {
  for (let round = 0; round < 8; round += 1) {
    const thing = await makeProduct(shop.database);
    const customer = await buyer(shop, [{ thing }]);
    const quote = await quoteNow(customer);
    const line = lineAt(await cartNow(customer)).id;
    const [placed, changed] = await Promise.all([
      order(customer, quote.id),
      customer.put(`/spa/cart/lines/${line}`, { quantity: 5 }),
    ]);
    const quantities = (await cartNow(customer)).lines.map(({ quantity }) => quantity);
    if (placed.status === 201) {
      expect([orderOf(placed).lines.map(({ quantity }) => quantity), changed.status]).toEqual([[1], 404]);
      expect(quantities).toEqual([]);
    } else {
      expect([placed.status, changed.status, quantities]).toEqual([409, 200, [5]]);
    }
  }
});

/** Ends all connections of the shop, as a restart of PostgreSQL does. */
async function endAllConnections() {
  const { name } = await onlyRow<{ name: string }>(shop.database, {
    text: "select current_database() as name",
  });
  const admin = openPostgres(`${inject("postgresUrl")}/postgres`, 1);
  await admin.rows({
    text: "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1",
    values: [name],
  });
  await admin.close();
}

// The embedded database has no connections.
test.runIf(inject("postgresUrl"))(
  "orders that lose their connections are placed once when they are repeated, and nothing fails for good",
  async () => {
    const thing = await makeProduct(shop.database, { available: 1000 });
    const buyers = await quoted(40, thing);
    const orders = await countRows(shop.database, "customer_order");
    let asked = buyers;
    for (let round = 0; round < 4 && asked.length > 0; round += 1) {
      const asking = asked.map(({ customer, quote }) => order(customer, quote.id, `key-of-${quote.id}`));
      if (round < 2) await Promise.race(asking).then(endAllConnections);
      const answers = await Promise.all(asking);
      asked = asked.filter((_buyer, index) => answers[index]?.status !== 201);
    }
    expect(asked).toEqual([]);
    expect(await countRows(shop.database, "customer_order")).toBe(orders + buyers.length);
    expect(await stockOf(shop.database, thing)).toEqual([1000 - buyers.length]);
    const reads = await Promise.all(buyers.map(({ customer }) => customer.get("/spa/orders")));
    expect(tally(reads)).toEqual({ 200: buyers.length });
  },
);
