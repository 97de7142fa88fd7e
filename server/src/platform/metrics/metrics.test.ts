import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../../scripts/free-port.ts";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { buyer, placeNow } from "../../../test/orders/checkout.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { cacheShares } from "../caches/caches.ts";
import { explainFailedStart } from "../explain-failed-start.ts";
import { createShopMetrics, serveMetrics } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A process that is watched, and what it says of itself. */
async function watchedProcess() {
  const metrics = createShopMetrics(shop.context);
  const started = await shop.startProcess({ metrics });
  const port = await freePort();
  const close = await serveMetrics(metrics.registry, { port, host: "127.0.0.1" });
  onTestFinished(async () => {
    await close();
    await started.close();
  });
  const address = `http://127.0.0.1:${port}`;
  return { ...started, address, read: async () => (await fetch(`${address}/metrics`)).text() };
}

test("only the metrics are on their port", async () => {
  const { address } = await watchedProcess();
  for (const [method, path] of [
    ["GET", "/"],
    ["GET", "/spa/cart"],
    ["POST", "/metrics"],
  ] as const) {
    expect((await fetch(address + path, { method })).status).toBe(404);
  }
});

test("a port that is taken is told to the operator", async () => {
  const { address } = await watchedProcess();
  const port = Number(new URL(address).port);
  const { registry } = createShopMetrics(shop.context);
  const told = await serveMetrics(registry, { port, host: "127.0.0.1" }).catch(explainFailedStart);
  expect(told).toBe(`Port ${port} is taken: stop what listens there, or set another (PORT, METRICS_PORT).`);
});

test("responses are counted by the pattern of their route, whatever visitors ask for", async () => {
  const { app, read } = await watchedProcess();
  for (const url of [
    "/spa/catalog/products/one",
    "/spa/catalog/products/two",
    "/spa/none/1",
    "/spa/none/2",
  ]) {
    await app.inject(url);
  }
  const text = await read();
  const counted = text.split("\n").filter((line) => line.startsWith("recambia_http_responses_total{"));
  expect(counted.sort()).toEqual([
    'recambia_http_responses_total{method="GET",route="/spa/catalog/products/:slug",status="404"} 2',
    'recambia_http_responses_total{method="GET",route="none",status="404"} 2',
  ]);
  expect(text).toContain(
    'recambia_http_response_seconds_count{method="GET",route="/spa/catalog/products/:slug"} 2',
  );
});

test("the metrics cover orders, mails, refunds, the pool and the cache", async () => {
  const product = await makeProduct(shop.database, { available: 5 });
  await placeNow(await buyer(shop, [{ thing: product }]));
  const { read } = await watchedProcess();
  const text = await read();
  expect(text).toContain('recambia_orders{state="pending_payment"} 1');
  expect(text).toMatch(/recambia_mails\{state="waiting"\} [1-9]/);
  expect(text).toContain('recambia_refunds{state="due"} 0');
  expect(text).toContain("recambia_database_up 1");
  expect(text).toMatch(/recambia_database_connections\{state="open"\} \d/);
  const counted = [...text.matchAll(/recambia_cache_bytes\{cache="(\w+)"\} \d/g)].map(([, cache]) => cache);
  expect(counted.sort()).toEqual(Object.keys(cacheShares).sort());
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
});

test("without its database, a process reports that and all other metrics", async () => {
  const broken = { ...shop.context.database, rows: () => Promise.reject(new Error("away")) };
  const metrics = createShopMetrics({ ...shop.context, database: broken });
  const text = await metrics.registry.metrics();
  expect(text).toContain("recambia_database_up 0");
  expect(text).not.toContain("recambia_orders{");
  expect(text).toContain("process_resident_memory_bytes");
});

test("the alert rules name metrics, labels and routes that exist", async () => {
  const rules = await readFile(
    fileURLToPath(new URL("../../../../docs/prometheus-rules.yml", import.meta.url)),
    "utf8",
  );
  const expressions = rules.split("\n").filter((line) => !/^\s*(?:#|- alert|labels|annotations)/.test(line));
  const named = expressions.join("\n").match(/\b(?:recambia|nodejs|process)_\w+/g) ?? [];
  const known = (await createShopMetrics(shop.context).registry.getMetricsAsJSON()).map(({ name }) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !known.includes(name.replace(/_(?:bucket|sum|count)$/, "")))).toEqual([]);
  for (const route of ["/spa/orders", "/spa/checkout/quote"]) {
    expect(shop.app.hasRoute({ method: "POST", url: route })).toBe(true);
  }
});
