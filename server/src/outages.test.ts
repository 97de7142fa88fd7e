import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { legalVersions } from "@recambia/contract/shop/legal";
import { expect, inject, test, vi } from "vitest";
import { makeProduct } from "../test/orders/factories.ts";
import { openDatabaseProxy } from "../test/shop/database-proxy.ts";
import { makeStorage, remoteVisitor, type ShopProcess, startShop } from "../test/shop/shop-process.ts";
import { readField } from "../test/shop/test-shop.ts";
import type { Database } from "./platform/database/database.ts";
import { randomPublicId } from "./platform/public-id.ts";

// Processes on a machine that may be busy.
vi.setConfig({ testTimeout: 600_000 });

/** `OUTAGE_SECONDS=1,5,30` tries longer outages than `npm test`, with the time limits that the shop has by default. */
const tried = process.env.OUTAGE_SECONDS;
const outageSeconds = (tried ?? "0").split(",").map(Number);
const limits = tried ? {} : { DATABASE_CONNECT_SECONDS: "1", DATABASE_STATEMENT_SECONDS: "1" };

/** By default, a statement is waited for 6 s and a connection 3 s; the rest is for a busy machine. */
const patienceMs = 20_000;

const poolSize = 2;
/** Two more for lookups and two that listen; jobs close theirs. */
const connectionsOfAProcess = poolSize + 4;

/** The shop's settings, with room for all orders of one network. */
async function writeShopConfig(folder: string): Promise<string> {
  const text = await readFile(new URL("../../shop.config.json", import.meta.url), "utf8");
  const config: { unpaid_limits: object } = JSON.parse(text);
  const path = join(folder, "shop.json");
  const limits = { ...config.unpaid_limits, guest_orders_per_network: 100_000 };
  await writeFile(path, JSON.stringify({ ...config, unpaid_limits: limits }));
  return path;
}

/** What shoppers were told, and how long they waited at the most. */
type Told = { orders: string[]; statuses: Set<number>; slowestMs: number; unavailable: number };

type Call = { method: string; path: string; body?: object; headers?: object };

/**
 * Lets one shopper after another put a part into the cart and order it, until `isOver`. A refused or lost request is repeated as
 * browsers do, an order with its key.
 */
async function shopUntil(isOver: () => boolean, { origin }: ShopProcess, productId: string, told: Told) {
  const visitor = () => remoteVisitor();
  async function persist(caller: Awaited<ReturnType<typeof visitor>>, { method, path, body, headers }: Call) {
    for (;;) {
      const begunAt = performance.now();
      const answer = await Promise.race([
        caller.call(origin, method, path, body, headers),
        pause(patienceMs, null, { ref: false }),
      ]);
      told.slowestMs = Math.max(told.slowestMs, performance.now() - begunAt);
      if (answer === null) throw new Error(`${method} ${path} was not answered`);
      told.statuses.add(answer.status);
      if (answer.status !== 503) return answer.body;
      expect(answer.headers.get("retry-after")).toBe("5");
      told.unavailable += 1;
      await pause(20);
    }
  }
  while (!isOver()) {
    const caller = await visitor();
    await caller.greet(origin);
    const cart = { purchasable_public_id: productId };
    await persist(caller, { method: "POST", path: "/spa/cart" });
    await persist(caller, { method: "POST", path: "/spa/cart/lines", body: cart });
    const guest = { email: `${randomPublicId()}@example.com`, name: "Berta Invitada" };
    const quote = await persist(caller, {
      method: "POST",
      path: "/spa/checkout/quote",
      body: { shipping_method: "pickup", guest },
    });
    const order = await persist(caller, {
      method: "POST",
      path: "/spa/orders",
      body: { quote_id: readField(readField(quote, "data"), "id"), terms_version: legalVersions.terms },
      headers: { "idempotency-key": randomPublicId() },
    });
    told.orders.push(String(readField(readField(order, "data"), "id")));
  }
}

/** Connections to the database besides those of the test itself. */
async function countConnections(database: Database): Promise<number> {
  const [row] = await database.rows<{ count: number }>({
    text: `select count(*)::int as count from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
  });
  return row?.count ?? 0;
}

test.runIf(inject("postgresUrl"))(
  "two processes outlive a database that stops or does not answer: 503 meanwhile, nothing acknowledged is lost",
  async () => {
    const storage = await makeStorage();
    const database = await storage.open();
    const proxy = await openDatabaseProxy(storage.environment.DATABASE_URL ?? "");
    const environment = {
      ...storage.environment,
      ...limits,
      DATABASE_POOL_SIZE: String(poolSize),
      DATABASE_URL: proxy.url,
      SHOP_CONFIG: await writeShopConfig(storage.environment.DATA_DIR ?? ""),
      LOG_LEVEL: "fatal",
    };
    const [{ publicId }, ...shops] = await Promise.all([
      makeProduct(database, { available: 1_000_000 }),
      startShop(environment),
      startShop(environment),
    ]);
    const told: Told = { orders: [], statuses: new Set(), slowestMs: 0, unavailable: 0 };
    let isOver = false;
    const shopping = Promise.all(
      [...shops, ...shops].map((shop) => shopUntil(() => isOver, shop, publicId, told)),
    );
    const until = async (isTrue: () => boolean | Promise<boolean>) => {
      await Promise.race([shopping, vi.waitUntil(isTrue, { timeout: 120_000, interval: 20 })]);
    };
    const untilMoreOrders = async () => {
      const enough = told.orders.length + 8;
      await until(() => told.orders.length >= enough);
    };

    for (const [seconds, fail] of outageSeconds.flatMap((seconds) => [
      [seconds, proxy.cut] as const,
      [seconds, proxy.freeze] as const,
    ])) {
      await untilMoreOrders();
      told.unavailable = 0;
      fail();
      for (const { origin } of shops) {
        await until(async () => (await fetch(`${origin}/readyz`)).status === 503);
        expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      }
      await Promise.race([shopping, pause(seconds * 1000)]);
      await until(() => told.unavailable > 0);
      const restoredAt = performance.now();
      proxy.restore();
      for (const { origin } of shops)
        await until(async () => (await fetch(`${origin}/readyz`)).status === 200);
      await untilMoreOrders();
      await until(async () => (await countConnections(database)) <= shops.length * connectionsOfAProcess);
      if (tried) {
        const back = performance.now() - restoredAt;
        process.stdout.write(
          `${fail.name} ${seconds} s: back after ${Math.round(back)} ms, slowest answer ${Math.round(told.slowestMs)} ms\n`,
        );
      }
    }
    isOver = true;
    await shopping;
    expect([...told.statuses].sort()).toEqual([200, 201, 503]);
    const stored = await database.rows<{ public_id: string }>({
      text: "select public_id from customer_order",
    });
    expect(stored.map((order) => order.public_id).sort()).toEqual(told.orders.toSorted());
    expect(shops.map(({ process }) => process.exitCode)).toEqual([null, null]);
    await database.close();
  },
);
