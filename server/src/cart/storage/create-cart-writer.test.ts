import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { add, cartNow, cartOf, expectRefusal, shopper } from "../../../test/orders/shopper.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { systemClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { createCart } from "../create-cart.ts";
import { createCartDeps } from "../create-cart-deps.ts";
import type { CartWrite } from "./cart-statements.ts";
import { createCartWriter } from "./create-cart-writer.ts";
import type { Caller } from "./stored-cart.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Creates carts of new visitors, each with a pending change. */
async function changesOf(count: number): Promise<CartWrite[]> {
  const deps = createCartDeps(shop.context);
  const revision = shop.context.revision.current();
  const changes: CartWrite[] = [];
  for (let index = 0; index < count; index++) {
    const visitorHash = Buffer.alloc(32);
    visitorHash.write(`${process.hrtime.bigint()}`);
    const caller: Caller = { owner: { visitorHash }, now: systemClock.now() };
    const { id, version } = await createCart(deps, caller);
    const line = {
      id: `line${index}`,
      thingId: "purchasable",
      vehicleId: null,
      quantity: 1,
      isFitConfirmed: false,
    };
    changes.push({
      caller,
      cart: { id, version, lines: [] },
      lines: [line],
      revision,
      stock: { productKeys: [], pieces: [] },
    });
  }
  return changes;
}

/** The shop's database with failing batch statements. */
function failing(error: Error): Database {
  const { database } = shop;
  return {
    ...database,
    rows(statement) {
      if (/^update-\d/.test(statement.name ?? "")) throw error;
      return database.rows(statement);
    },
  };
}

test("in a batch, only the carts with conflicts are skipped", async () => {
  const changes = await changesOf(30);
  const stale = changes.map((change, index) =>
    index % 3 === 0 ? { ...change, cart: { ...change.cart, version: 7 } } : change,
  );
  const write = createCartWriter(shop.database);
  const written = await Promise.all(stale.map((change) => write(change)));
  for (const [index, cart] of written.entries()) {
    const { id } = changes[index]?.cart ?? { id: "" };
    if (index % 3 === 0) expect(cart).toBeNull();
    else expect(cart).toMatchObject({ id, version: 1, lines: [{ id: `line${index}` }] });
  }
});

test("a changed catalogue prevents all writes", async () => {
  const changes = await changesOf(12);
  const write = createCartWriter(shop.database);
  const written = await Promise.all(changes.map((change) => write({ ...change, revision: 0 })));
  expect(written).toEqual(Array(12).fill(null));
});

test("after a deadlock each cart is written alone; other errors reject each promise", async () => {
  const changes = await changesOf(10);
  const afterDeadlock = createCartWriter(failing(Object.assign(new Error("deadlock"), { code: "40P01" })));
  const written = await Promise.all(changes.map((change) => afterDeadlock(change)));
  expect(written.map((cart) => cart?.version)).toEqual(Array(10).fill(1));
  const broken = createCartWriter(failing(new Error("no database")));
  const settled = await Promise.allSettled((await changesOf(10)).map((change) => broken(change)));
  // The first is written alone, before the database is busy.
  expect(settled.filter(({ status }) => status === "rejected").length).toBe(9);
});

test("a waiting statement does not block other carts", async () => {
  const changes = await changesOf(3);
  const { database } = shop;
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  const write = createCartWriter({
    ...database,
    async rows(statement) {
      const isHeld = isFirst;
      isFirst = false;
      if (isHeld) await held.promise;
      return database.rows(statement);
    },
  });
  const [first, ...others] = changes.map((change) => write(change));
  expect((await Promise.all(others)).map((cart) => cart?.version)).toEqual([1, 1]);
  held.resolve();
  expect((await first)?.version).toBe(1);
});

test("concurrent visitors each get their own purchasable, within stock", async () => {
  const products = [];
  for (let index = 0; index < 40; index++) products.push(await makeProduct(shop.database, { available: 1 }));
  const visitors = await Promise.all(products.map(() => shopper(shop)));
  const ids = products.map(({ publicId }) => publicId);
  const first = await Promise.all(
    visitors.map((visitor, index) => add(visitor, { purchasable_public_id: ids[index] ?? "" })),
  );
  expect(first.map((answer) => cartOf(answer).lines.map(({ product }) => product.id))).toEqual(
    ids.map((id) => [id]),
  );
  const second = await Promise.all(
    visitors.map((visitor, index) => add(visitor, { purchasable_public_id: ids[index] ?? "" })),
  );
  for (const answer of second) expectRefusal(answer, 409, "out_of_stock");
  for (const visitor of visitors) expect((await cartNow(visitor)).version).toBe(1);
});
