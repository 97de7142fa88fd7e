import { Cart } from "@recambia/contract/cart/schemas";
import { Value } from "typebox/value";
import { expect, test, vi } from "vitest";
import { makeProduct } from "../test/catalogue/factories.ts";
import { fitLineIndexes, importUntilKilled } from "../test/catalogue/fit-line-indexes.ts";
import { readRevision } from "../test/shop/read-revision.ts";
import { makeStorage, remoteVisitor, type Storage, startShop } from "../test/shop/shop-process.ts";
import { readField } from "../test/shop/test-shop.ts";

// Processes on a machine that may be busy.
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
  // The first process generates the secret; cookies that it has signed must stay valid at the next one.
  const environment = { ...storage.environment, SHOP_SECRET: "" };
  const killed = await startShop(environment);
  await visitor.greet(killed.origin);
  await visitor.call(killed.origin, "POST", "/spa/cart");
  const adding = addUntilGone(visitor, killed.origin, ids);
  const killAfterMs = 50 + Math.floor(Math.random() * 1500);
  setTimeout(() => killed.process.kill("SIGKILL"), killAfterMs);
  const { acknowledged, asked } = await adding;
  await killed.ended;

  const next = await startShop(environment);
  const after = piecesIn((await visitor.call(next.origin, "GET", "/spa/cart")).body);
  for (const id of ids) {
    const pieces = after.get(id) ?? 0;
    const isKept = pieces >= (acknowledged.get(id) ?? 0) && pieces <= (asked.get(id) ?? 0);
    expect([killAfterMs, id, isKept]).toEqual([killAfterMs, id, true]);
  }
  const line = { purchasable_public_id: ids[0] ?? "" };
  expect((await visitor.call(next.origin, "POST", "/spa/cart/lines", line)).status).toBe(200);
});

test("a start after a killed import publishes it and has all indexes, even if it does not complete the import", async () => {
  const storage = await makeStorage();
  const before = await storage.open();
  const migrated = await fitLineIndexes(before);
  await importUntilKilled(before);
  const loaded = await readRevision(before);
  await before.close();
  const shop = await startShop(storage.environment);
  shop.process.kill("SIGKILL");
  await shop.ended;
  const after = await storage.open();
  expect(await fitLineIndexes(after)).toEqual(migrated);
  expect(await readRevision(after)).toBe(loaded + 1);
  await after.close();
});
