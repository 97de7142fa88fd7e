import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { admitReads } from "./admit-reads.ts";

let close = async () => {};
afterEach(() => close());

type Asked = { request: IncomingMessage; response: ServerResponse };

/** A server with room for one read at work and one that waits; the test answers what is handed on to it. */
async function openServer(delayMs: number) {
  const asked: Asked[] = [];
  const cached = new Set<string>();
  let countRefused = () => 0;
  const admission = admitReads(
    {
      config: { overload: { delayMs, heapBytes: 0 }, shopOrigin: "https://shop.example" },
      responseCache: { has: (key) => cached.has(key) },
      metrics: {
        watchRefusedReads(count) {
          countRefused = count;
        },
      },
    },
    { atWork: 1, waiting: 1 },
  );
  const server = createServer(admission.admit((request, response) => asked.push({ request, response })));
  await once(server.listen(0, "127.0.0.1"), "listening");
  close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { "accept-language": "en" },
    });
  /** Waits until a path has been handed on, and answers it. */
  async function answer(path: string) {
    (await received(path)).response.end(path);
  }
  function received(path: string): Promise<Asked> {
    const find = () => asked.find(({ request }) => request.url === path);
    return vi.waitUntil(find, { timeout: 30_000 });
  }
  return { ask, answer, received, asked, cached, countRefused: () => countRefused(), admission };
}

const hourMs = 3_600_000;
const list = (page: number) => `/spa/catalog/products?page=${page}`;

test("a read beyond the queue's limit is refused in the caller's language; the others are answered in order", async () => {
  const shop = await openServer(hourMs);
  const first = shop.ask(list(1));
  await shop.received(list(1));
  const others = [list(2), list(3)].map((path) => shop.ask(path));
  const refused = await Promise.race(others);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await refused.json()).toEqual({
    message: expect.stringContaining("try again"),
    code: "unavailable",
  });
  expect(shop.countRefused()).toBe(1);
  expect(shop.asked).toHaveLength(1);

  await shop.answer(list(1));
  expect((await first).status).toBe(200);
  const waited = await vi.waitUntil(() => shop.asked[1], 30_000);
  waited.response.end();
  const statuses = await Promise.all(others.map(async (answer) => (await answer).status));
  expect(statuses.toSorted()).toEqual([200, 503]);
});

test("cached reads, writes, carts, orders and files pass while other reads wait", async () => {
  const shop = await openServer(hourMs);
  const busy = [shop.ask(list(1)), shop.ask(list(2))];
  await vi.waitUntil(() => shop.asked.length === 1, 30_000);
  shop.cached.add("en /spa/catalog/offers").add("/brands");
  const others = ["/spa/catalog/offers", "/brands", "/spa/cart", "/spa/orders?page=2", "/spa/me/user"];
  for (const path of [...others, "/assets/a.js", "/pictures/a.webp", "/sitemap.xml", "/readyz", "/healthz"]) {
    const asked = shop.ask(path);
    await shop.answer(path);
    expect((await asked).status, path).toBe(200);
  }
  const write = shop.ask("/spa/catalog/anything", { method: "POST" });
  await shop.answer("/spa/catalog/anything");
  expect((await write).status).toBe(200);
  await Promise.all([shop.answer(list(1)), shop.answer(list(2)), ...busy]);
});

test("a read that has waited too long is refused, and a page is sent as its shell", async () => {
  const shop = await openServer(1);
  const working = shop.ask("/catalogo");
  await shop.received("/catalogo");
  expect((await shop.ask(list(1))).status).toBe(503);
  const page = shop.ask("/en/brands?page=2");
  const late = await shop.received("/en/brands?page=2");
  expect(shop.admission.isOverdue(late.request)).toBe(true);
  late.response.end();
  await page;
  expect(shop.asked.some(({ request }) => request.url === list(1))).toBe(false);
  await shop.answer("/catalogo");
  await working;
});

test("a client that disconnects makes room for the next", async () => {
  const shop = await openServer(hourMs);
  const leaving = new AbortController();
  const left = shop.ask(list(1), { signal: leaving.signal }).catch(() => null);
  await shop.received(list(1));
  leaving.abort();
  await left;
  const next = shop.ask(list(2));
  await shop.answer(list(2));
  expect((await next).status).toBe(200);
});

test("unanswered requests of any kind make a crowd, until they are answered or their clients are gone", async () => {
  const shop = await openServer(hourMs);
  expect(shop.admission.isCrowded()).toBe(false);
  for (const path of [list(1), "/spa/cart"]) {
    const asked = shop.ask(path);
    await shop.received(path);
    expect(shop.admission.isCrowded()).toBe(true);
    await shop.answer(path);
    await asked;
    expect(shop.admission.isCrowded()).toBe(false);
  }
  const leaving = new AbortController();
  const left = shop.ask("/spa/orders", { signal: leaving.signal }).catch(() => null);
  await shop.received("/spa/orders");
  leaving.abort();
  await left;
  await vi.waitUntil(() => !shop.admission.isCrowded(), 30_000);
});
