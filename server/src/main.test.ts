import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { makeProduct } from "../test/catalogue/factories.ts";
import {
  makeStorage,
  remoteVisitor,
  type ShopProcess,
  shopSecret,
  spawnShop,
  startShop,
  temporaryFolder,
} from "../test/shop/shop-process.ts";
import { openShop } from "./open-shop.ts";
import { explainFailedStart } from "./platform/explain-failed-start.ts";

// Processes on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

/** Skips tests that do not depend on the engine, except on one. */
const isOther = !inject("isForAllEngines");

test.skipIf(isOther)("a wrong variable keeps the shop from opening", async () => {
  const shop = await spawnShop({ PORT: "web", LOG_LEVEL: "loud" });
  expect(await shop.ended).toBe(1);
  expect(shop.errors()).toMatch(/^PORT must be .+\nLOG_LEVEL must be .+\n$/);
});

/** Opens a shop in this process, which must fail; returns the message for the operator. */
async function explainedFailure(environment: Record<string, string>): Promise<string | null> {
  const given = { HOST: "127.0.0.1", SHOP_SECRET: shopSecret, DEMO_PRODUCTS: "0", LOG_LEVEL: "silent" };
  try {
    await openShop({ ...given, ...environment });
  } catch (error) {
    return explainFailedStart(error);
  }
  throw new Error("The shop has opened");
}

test.skipIf(isOther)("so does a shop configuration that can't be used", async () => {
  const path = join(await temporaryFolder(), "shop.json");
  await writeFile(path, '{"name":""}');
  expect(await explainedFailure({ SHOP_CONFIG: path })).toMatch(
    /^\S+shop\.json is not usable:\n(?: {2}.+\n?)+$/,
  );
});

test.skipIf(isOther)("so does a database that can't be reached, and its password is not told", async () => {
  const DATABASE_URL = `postgres://shop:hunter2@127.0.0.1:${await freePort()}/parts`;
  expect(await explainedFailure({ DATABASE_URL, DATA_DIR: await temporaryFolder() })).toMatch(
    /^The database at 127\.0\.0\.1:\d+\/parts can't be reached: nothing listens there\.$/,
  );
});

test.skipIf(isOther)("so does a certificate of the database's that is not there", async () => {
  const DATABASE_URL =
    "postgres://shop:hunter2@127.0.0.1/parts?sslmode=verify-full&sslrootcert=/nothing/ca.pem";
  expect(await explainedFailure({ DATABASE_URL, DATA_DIR: await temporaryFolder() })).toMatch(
    /^DATABASE_URL can't be used: ENOENT.*\/nothing\/ca\.pem'\.$/,
  );
});

test.skipIf(isOther)("so does a folder that is a file", async () => {
  const path = join(await temporaryFolder(), "file");
  await writeFile(path, "");
  expect(await explainedFailure({ DATA_DIR: path, SHOP_SECRET: "" })).toMatch(
    /^\S+file.* can't be written \(\w+\): set DATA_DIR/,
  );
  for (const BACKUP_DIR of [path, join(path, "backups")]) {
    const told = await explainedFailure({ DATA_DIR: await temporaryFolder(), BACKUP_DIR });
    expect(told).toBe(`BACKUP_DIR must be a folder, and ${path} is a file.`);
  }
});

/** Listens on a port until the test ends. */
async function takePort(): Promise<number> {
  const holder = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void holder.close());
  await once(holder, "listening");
  const address = holder.address();
  return address && typeof address === "object" ? address.port : 0;
}

test.skipIf(isOther)("so does a port that is taken, before anything is opened", async () => {
  const port = await takePort();
  const DATA_DIR = join(await temporaryFolder(), "data");
  expect(await explainedFailure({ DATA_DIR, PORT: String(port) })).toMatch(
    new RegExp(`^Port ${port} is taken: .+$`),
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});

// Only the embedded database could not be opened again.
test.skipIf(inject("postgresUrl"))(
  "so does a taken port for metrics, and what was opened is closed",
  async () => {
    const { environment, open } = await makeStorage();
    const port = await takePort();
    const ports = { PORT: String(await freePort()), METRICS_PORT: String(port) };
    expect(await explainedFailure({ ...environment, ...ports })).toMatch(
      new RegExp(`^Port ${port} is taken: .+$`),
    );
    await (await open()).close();
  },
);

if (inject("postgresUrl")) {
  test("so does a database that does not exist", async () => {
    const { environment } = await makeStorage();
    const DATABASE_URL = `${environment.DATABASE_URL}_missing`;
    expect(await explainedFailure({ ...environment, DATABASE_URL })).toMatch(
      /can't be reached: there is no such database\.$/,
    );
  });
} else {
  test("so does a folder that another process has open", async () => {
    const { environment, open } = await makeStorage();
    const holder = await open();
    onTestFinished(() => holder.close());
    expect(await explainedFailure(environment)).toMatch(
      /^The database in \S+ is open in another process\. .+$/,
    );
  });
}

/** Sends a request but the last byte of its body: it is under way for as long as one likes. */
async function beginRequest(shop: ShopProcess, head: string[], body: string): Promise<Socket> {
  const { hostname, port } = new URL(shop.origin);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const lines = [
    ...head,
    `host: ${hostname}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body.slice(0, -1)}`);
  return socket;
}

async function readToEnd(socket: Socket): Promise<string> {
  let text = "";
  for await (const piece of socket.setEncoding("utf8")) text += piece;
  return text;
}

/** Nothing takes connections any more. */
function isRefused(shop: ShopProcess): Promise<boolean> {
  const { hostname, port } = new URL(shop.origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", () => resolve(true));
  });
}

test("on a signal it finishes what is under way and ends with code 0; its log names requests by their route, and nobody", async () => {
  const { environment, open } = await makeStorage();
  const database = await open();
  const product = await makeProduct(database);
  await database.close();
  const shop = await startShop({ ...environment, DRAIN_SECONDS: "5", LOG_LEVEL: "debug" });
  const visitor = await remoteVisitor();
  await visitor.greet(shop.origin);
  await visitor.call(shop.origin, "POST", "/spa/cart");
  await visitor.call(shop.origin, "PUT", "/spa/cart/lines/secretlineid2345", { quantity: 987654321 });
  await visitor.call(shop.origin, "GET", "/spa/vehicles/by-papers?kw=secretquery");
  const body = JSON.stringify({ purchasable_public_id: product.publicId });
  const head = [
    "POST /spa/cart/lines HTTP/1.1",
    `cookie: ${[...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")}`,
    `x-csrf-token: ${visitor.token()}`,
  ];
  const underWay = await beginRequest(shop, head, body);
  const answered = readToEnd(underWay);
  // An open connection does not hold it.
  const { hostname, port } = new URL(shop.origin);
  const idle = connect(Number(port), hostname);
  onTestFinished(() => void idle.destroy());
  await once(idle, "connect");

  shop.process.kill("SIGINT");
  await vi.waitUntil(async () => (await visitor.call(shop.origin, "GET", "/readyz")).status === 503, {
    timeout: 60_000,
  });
  await vi.waitUntil(() => isRefused(shop), { timeout: 60_000, interval: 100 });
  expect(shop.process.exitCode).toBeNull();
  underWay.write(body.slice(-1));

  const answer = await answered;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain(product.publicId);
  expect(await shop.ended).toBe(0);
  // The demonstration's data is warned of; nothing else is.
  expect(shop.errors()).toMatch(/^Before you open to customers:\n(?: {2}.+\n)+$/);
  expectLogOfNobody(shop.output(), visitor);
});

function expectLogOfNobody(log: string, visitor: Awaited<ReturnType<typeof remoteVisitor>>) {
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  const answered = lines
    .map((line): unknown => JSON.parse(line))
    .filter((line) => Reflect.get(Object(line), "msg") === "answered");
  expect(answered).toContainEqual(
    expect.objectContaining({
      method: "PUT",
      route: "/spa/cart/lines/:lineId",
      status: 422,
      reqId: expect.any(String),
    }),
  );
  for (const [name, value] of visitor.cookies)
    expect(log).not.toMatch(new RegExp(`${name}|${RegExp.escape(value)}`));
  for (const personal of [
    "secretlineid",
    "secretquery",
    "987654321",
    visitor.token(),
    "remoteAddress",
    "user-agent",
  ]) {
    expect(log).not.toContain(personal);
  }
}
