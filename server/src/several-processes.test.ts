import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { makeProduct } from "../test/catalogue/factories.ts";
import { openBalancer } from "../test/shop/balancer.ts";
import { type DatabaseProxy, openDatabaseProxy } from "../test/shop/database-proxy.ts";
import { createRecord, orderOnce, sendShoppers } from "../test/shop/remote-shoppers.ts";
import {
  type AtEnd,
  remoteVisitor,
  type ShopProcess,
  startShop,
  temporaryFolder,
} from "../test/shop/shop-process.ts";
import { openReplicatedPostgres } from "../test/shop/standby.ts";
import { readField } from "../test/shop/test-shop.ts";
import { bumpRevision } from "./platform/catalogue-revision.ts";
import { type Database, onlyRow } from "./platform/database/database.ts";
import { openPostgres } from "./platform/database/postgres.ts";

// Processes on a machine that may be busy.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

/** `OUTAGE_SECONDS=1,5,30` tries longer outages than `npm test`, with the time limits that the shop has by default. */
const tried = process.env.OUTAGE_SECONDS;
const outageSeconds = (tried ?? "0").split(",").map(Number);
const limits = tried ? {} : { DATABASE_CONNECT_SECONDS: "3", DATABASE_STATEMENT_SECONDS: "1" };

/** Between a shopper's requests, for processes that start or come back: they need the processor as well. */
const breathMs = 100;

const poolSize = 2;
/** Two more for lookups and two that listen; jobs close theirs. */
const connectionsOfAProcess = poolSize + 4;

/** The shop's settings, with room for all orders of one network. */
async function writeShopConfig(folder: string): Promise<string> {
  const text = await readFile(new URL("../../shop.config.json", import.meta.url), "utf8");
  const config: { unpaid_limits: object } = JSON.parse(text);
  const path = join(folder, "shop.json");
  const unpaid_limits = { ...config.unpaid_limits, guest_orders_per_network: 100_000 };
  await writeFile(path, JSON.stringify({ ...config, unpaid_limits }));
  return path;
}

/** Starting processes and servers takes longest, so that all tests share them. */
describe.runIf(inject("postgresUrl"))("two processes on one PostgreSQL server", () => {
  const opened = new AsyncDisposableStack();
  const atEnd: AtEnd = (run) => opened.defer(run);
  let servers: Awaited<ReturnType<typeof openReplicatedPostgres>>;
  let proxy: DatabaseProxy;
  let database: Database;
  let environments: Record<string, string>[];
  let shops: ShopProcess[];
  /** What the first start has made of the empty database, before any test changes it. */
  let made: { loadedBy: number; products: number; repeated_prices: number };
  /** A product that is never sold out. */
  let productId: string;

  beforeAll(async () => {
    servers = await openReplicatedPostgres(atEnd);
    proxy = await openDatabaseProxy(servers.primaryUrl, atEnd);
    const primary = openPostgres(servers.primaryUrl, 2);
    atEnd(() => primary.close());
    database = primary;
    const folder = await temporaryFolder(atEnd);
    const config = await writeShopConfig(folder);
    environments = [await freePort(), await freePort()].map((port) => ({
      ...limits,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: proxy.url,
      DATABASE_POOL_SIZE: String(poolSize),
      DEMO_PRODUCTS: "60",
      DRAIN_SECONDS: "2",
      SHOP_CONFIG: config,
      LOG_LEVEL: "fatal",
    }));
    shops = await Promise.all(environments.map((environment) => startShop(environment, atEnd)));
    made = await readFirstStart();
    productId = (await makeProduct(database, { available: 1_000_000 })).publicId;
    await database.transaction(bumpRevision);
  });
  afterAll(() => opened.disposeAsync());

  /** Connections to the database besides those of the test itself. */
  async function countConnections(): Promise<number> {
    const [row] = await database.rows<{ count: number }>({
      text: `select count(*)::int as count from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid()`,
    });
    return row?.count ?? 0;
  }

  async function readFirstStart(): Promise<typeof made> {
    const loading = shops.filter((shop) => shop.output().includes("loading 60 demo products"));
    const counts = await onlyRow<Omit<typeof made, "loadedBy">>(database, {
      text: `select (select count(*)::integer from product) as products,
               (select count(*)::integer from (
                  select price_cents = lag(price_cents)
                    over (partition by product_id, kit_id order by valid_from, id) as is_repeated
                  from price_history) told where is_repeated) as repeated_prices`,
    });
    return { loadedBy: loading.length, ...counts };
  }

  test("that have opened an empty database at once: one has made the shop", () => {
    expect(made).toEqual({ loadedBy: 1, products: 60, repeated_prices: 0 });
  });

  test("share carts and tokens, and see the catalogue change", async () => {
    const [one = "", other = ""] = shops.map(({ origin }) => origin);
    const visitor = await remoteVisitor();
    await visitor.greet(one);
    await visitor.call(other, "POST", "/spa/cart");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, turn) =>
        visitor.call(turn % 2 ? one : other, "POST", "/spa/cart/lines", { purchasable_public_id: productId }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const origin of [one, other]) {
      const { body } = await visitor.call(origin, "GET", "/spa/cart");
      expect(readField(body, "data")).toMatchObject({
        lines: [{ product: { id: productId }, quantity: 20 }],
      });
    }

    const makersOf = async (origin: string) => (await fetch(`${origin}/spa/bypass/indexes/makers`)).text();
    for (const origin of [one, other]) expect(await makersOf(origin)).not.toContain("After");
    await database.transaction(async (transaction) => {
      await transaction.rows({ text: "update maker set name = 'After'" });
      await bumpRevision(transaction);
    });
    for (const origin of [one, other]) {
      await vi.waitUntil(async () => (await makersOf(origin)).includes("After"), { timeout: 60_000 });
    }
  });

  test("outlive a database that stops or does not answer: 503 meanwhile, nothing acknowledged is lost", async () => {
    const record = createRecord();
    const origins = shops.map(({ origin }) => origin);
    let turn = 0;
    const shoppers = sendShoppers(async (isOver) => {
      const origin = origins[turn++ % origins.length] ?? "";
      while (!isOver()) {
        await orderOnce(origin, productId, record);
        await pause(breathMs);
      }
    }, 4);
    const untilMoreOrders = () => {
      const enough = record.orders.length + 8;
      return shoppers.until(() => record.orders.length >= enough);
    };
    const statusOf = async (origin: string, path: string) => (await fetch(`${origin}${path}`)).status;

    for (const [seconds, fail] of outageSeconds.flatMap((seconds) => [
      [seconds, proxy.cut] as const,
      [seconds, proxy.freeze] as const,
    ])) {
      await untilMoreOrders();
      record.unavailable = 0;
      fail();
      for (const origin of origins) {
        await shoppers.until(async () => (await statusOf(origin, "/readyz")) === 503);
        expect(await statusOf(origin, "/healthz")).toBe(200);
      }
      await shoppers.letPass(seconds);
      await shoppers.until(() => record.unavailable > 0);
      const restoredAt = performance.now();
      proxy.restore();
      for (const origin of origins)
        await shoppers.until(async () => (await statusOf(origin, "/readyz")) === 200);
      await untilMoreOrders();
      await shoppers.until(async () => (await countConnections()) <= shops.length * connectionsOfAProcess);
      if (tried) {
        const back = Math.round(performance.now() - restoredAt);
        const slowest = Math.round(record.slowestMs);
        process.stdout.write(
          `${fail.name} ${seconds} s: back after ${back} ms, slowest answer ${slowest} ms\n`,
        );
      }
    }
    await shoppers.stop();
    expect([...record.statuses].sort()).toEqual([200, 201, 503]);
    const stored = await database.rows<{ public_id: string }>({
      text: "select public_id from customer_order",
    });
    expect(stored.map((order) => order.public_id).sort()).toEqual(record.orders.toSorted());
    expect(shops.map(({ process }) => process.exitCode)).toEqual([null, null]);
  });

  test("are restarted one after the other, and no request fails", async () => {
    const balancer = openBalancer(shops.map(({ origin }) => origin));
    const statuses = new Set<number | string>();
    let answered = 0;
    const shoppers = sendShoppers(async (isOver) => {
      const visitor = await remoteVisitor();
      await visitor.greet(await balancer.pick(0));
      const call = async (turn: number, method: string, path: string, body?: object) => {
        const answer = await visitor.call(await balancer.pick(turn), method, path, body).catch(String);
        statuses.add(typeof answer === "string" ? `${method} ${path}: ${answer}` : answer.status);
        answered += 1;
        await pause(breathMs);
      };
      await call(0, "POST", "/spa/cart");
      for (let turn = 0; !isOver(); turn += 1) {
        // A line has at most 99 pieces.
        if (turn < 90) await call(turn, "POST", "/spa/cart/lines", { purchasable_public_id: productId });
        await call(turn, "GET", "/spa/cart");
      }
    }, 4);
    const untilMore = (count: number) => {
      const enough = answered + count;
      return shoppers.until(() => answered >= enough);
    };
    await untilMore(20);
    for (const [index, shop] of shops.entries()) {
      shop.process.kill("SIGTERM");
      expect(await shop.ended).toBe(0);
      await untilMore(20);
      shops[index] = await startShop(environments[index] ?? {}, atEnd);
      await shoppers.until(() => balancer.readyCount() === shops.length);
      await untilMore(20);
    }
    await shoppers.stop();
    await balancer.close();
    expect([...statuses]).toEqual([200]);
  });

  test("go on with a promoted standby: 503 meanwhile, and nothing acknowledged is lost", async () => {
    const [{ origin } = { origin: "" }] = shops;
    let acknowledged = 0;
    const statuses = new Set<number>();
    const visitors: Awaited<ReturnType<typeof remoteVisitor>>[] = [];
    const shoppers = sendShoppers(async (isOver) => {
      const visitor = await remoteVisitor();
      await visitor.greet(origin);
      expect((await visitor.call(origin, "POST", "/spa/cart")).status).toBe(200);
      visitors.push(visitor);
      const body = { purchasable_public_id: productId };
      while (!isOver()) {
        const answer = await visitor.call(origin, "POST", "/spa/cart/lines", body);
        statuses.add(answer.status);
        if (answer.status === 200) acknowledged += 1;
        else await pause(breathMs);
      }
    }, 4);
    const untilMore = () => {
      const enough = acknowledged + 20;
      return shoppers.until(() => acknowledged >= enough);
    };
    await shoppers.until(() => visitors.length === 4);
    await untilMore();

    proxy.cut();
    await servers.crashPrimary();
    const diedAt = performance.now();
    const standby = openPostgres(servers.standbyUrl, 2);
    atEnd(() => standby.close());
    await standby.rows({ text: "select pg_promote()" });
    database = standby;
    proxy.moveTo(servers.standbyUrl);
    await untilMore();
    const away = Math.round(performance.now() - diedAt);
    process.stdout.write(`Carts changed again ${away} ms after the primary had died\n`);
    await shoppers.stop();

    expect([...statuses].sort()).toEqual([200, 503]);
    const carts = await Promise.all(visitors.map((visitor) => visitor.call(origin, "GET", "/spa/cart")));
    const pieces = carts.map(({ body }) =>
      Number(readField(readField(readField(body, "data"), "totals"), "item_count")),
    );
    expect(pieces.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(acknowledged);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });
});
