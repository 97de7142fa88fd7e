import { Cart } from "@recambia/contract/cart/schemas";
import { Value } from "typebox/value";
import { expect, inject, test, vi } from "vitest";
import { makeProduct, makeVariant } from "../test/orders/factories.ts";
import { makeStorage, remoteVisitor, type Storage, startShop } from "../test/shop/shop-process.ts";
import { readField } from "../test/shop/test-shop.ts";
import { bumpRevision } from "./platform/catalogue-revision.ts";

// Each test starts processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

type Remote = Awaited<ReturnType<typeof remoteVisitor>>;

/** Products that can be bought without a question. */
async function makeProducts(storage: Storage, count: number): Promise<string[]> {
  const database = await storage.open();
  const ids: string[] = [];
  for (let made = 0; made < count; made++)
    ids.push((await makeProduct(database, { available: 99 })).publicId);
  await database.close();
  return ids;
}

/** Product → pieces, as a cart says it. */
function piecesIn(body: unknown): Map<string, number> {
  const cart = readField(body, "data");
  if (!Value.Check(Cart, cart)) throw new Error(`Not a cart: ${JSON.stringify(body)}`);
  return new Map(cart.lines.map((line) => [line.product.id, line.quantity]));
}

/**
 * Adds pieces of products, several calls at a time, until the shop is gone.
 *
 * @returns what was acknowledged, and what was asked for.
 */
async function addUntilGone(visitor: Remote, origin: string, ids: string[]) {
  const acknowledged = new Map<string, number>();
  const asked = new Map<string, number>();
  async function addOn(own: string[]) {
    for (let turn = 0; turn < 99 * own.length; turn++) {
      const id = own[turn % own.length] ?? "";
      asked.set(id, (asked.get(id) ?? 0) + 1);
      const answer = await visitor
        .call(origin, "POST", "/spa/cart/lines", { purchasable_public_id: id })
        .catch(() => null);
      if (answer === null) return;
      expect(answer.status).toBe(200);
      acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1);
    }
  }
  await Promise.all([0, 1, 2, 3].map((place) => addOn(ids.filter((_id, index) => index % 4 === place))));
  return { acknowledged, asked };
}

test("a killed process has lost no line that it acknowledged, and its tokens outlive it", async () => {
  const storage = await makeStorage();
  const ids = await makeProducts(storage, 40);
  const visitor = await remoteVisitor();
  // The secret is the one that the first of them has made; later ones take what it has signed.
  const environment = { ...storage.environment, SHOP_SECRET: "" };
  let shop = await startShop(environment);
  await visitor.greet(shop.origin);
  let before = piecesIn((await visitor.call(shop.origin, "POST", "/spa/cart")).body);
  for (let life = 0; life < 2; life++) {
    const adding = addUntilGone(visitor, shop.origin, ids);
    const killAfterMs = 50 + Math.floor(Math.random() * 1500);
    setTimeout(() => shop.process.kill("SIGKILL"), killAfterMs);
    const { acknowledged, asked } = await adding;
    await shop.ended;

    shop = await startShop(environment);
    const after = piecesIn((await visitor.call(shop.origin, "GET", "/spa/cart")).body);
    for (const id of ids) {
      const [pieces, held] = [after.get(id) ?? 0, before.get(id) ?? 0];
      expect([killAfterMs, id, pieces >= held + (acknowledged.get(id) ?? 0)]).toEqual([
        killAfterMs,
        id,
        true,
      ]);
      expect([killAfterMs, id, pieces <= held + (asked.get(id) ?? 0)]).toEqual([killAfterMs, id, true]);
    }
    before = after;
  }
  expect([...before.values()].reduce((sum, pieces) => sum + pieces, 0)).toBeGreaterThan(0);
});

if (inject("postgresUrl")) {
  test("processes on one database share carts and tokens, see its catalogue change, and take another secret's tokens for strangers'", async () => {
    const storage = await makeStorage();
    const database = await storage.open();
    await makeVariant(database, { maker: "Before" });
    const [id = ""] = await makeProducts(storage, 1);
    const [one, other, stranger] = await Promise.all([
      startShop(storage.environment),
      startShop(storage.environment),
      startShop({ ...storage.environment, SHOP_SECRET: "another secret of thirty-two characters" }),
    ]);
    const visitor = await remoteVisitor();
    await visitor.greet(one.origin);
    await visitor.call(other.origin, "POST", "/spa/cart");
    const turns = Array.from({ length: 20 }, (_none, turn) => (turn % 2 ? one : other));
    const answers = await Promise.all(
      turns.map(({ origin }) =>
        visitor.call(origin, "POST", "/spa/cart/lines", { purchasable_public_id: id }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { origin } of [one, other]) {
      expect(piecesIn((await visitor.call(origin, "GET", "/spa/cart")).body)).toEqual(new Map([[id, 20]]));
    }
    expect((await visitor.call(stranger.origin, "POST", "/spa/cart")).status).toBe(419);

    const makersOf = async (origin: string) => (await fetch(`${origin}/spa/bypass/indexes/makers`)).text();
    for (const { origin } of [one, other]) expect(await makersOf(origin)).toContain("Before");
    await database.transaction(async (transaction) => {
      await transaction.rows({ text: "update maker set name = 'After'" });
      await bumpRevision(transaction);
    });
    await database.close();
    for (const { origin } of [one, other]) {
      await vi.waitUntil(async () => (await makersOf(origin)).includes("After"), { timeout: 60_000 });
    }
  });

  test("of processes that open an empty database at once, one makes the shop and all open", async () => {
    const storage = await makeStorage();
    const empty = await storage.open();
    await empty.script("drop schema public cascade; create schema public");
    const environment = { ...storage.environment, DEMO_PRODUCTS: "60" };
    const shops = await Promise.all([startShop(environment), startShop(environment), startShop(environment)]);
    const loading = shops.filter((shop) => shop.output().includes("loading 60 demo products"));
    expect(loading).toHaveLength(1);
    const counts = await empty.rows({
      text: `select (select count(*)::integer from product) as products,
               (select count(*)::integer from (
                  select price_cents = lag(price_cents)
                    over (partition by product_id, kit_id order by valid_from, id) as is_repeated
                  from price_history) told where is_repeated) as repeated_prices`,
    });
    expect(counts).toEqual([{ products: 60, repeated_prices: 0 }]);
    await empty.close();
  });
}
