import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { openTracing, type Tracing } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type SpanSent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code: number };
};
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: SpanSent[] }[];
  }[];
};

/** A collector that takes traces over HTTP as JSON. */
async function openCollector() {
  const paths: string[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    paths.push(request.url ?? "");
    texts.push(text);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const exports = () => texts.map((text): Export => JSON.parse(text)).flatMap((sent) => sent.resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    paths,
    text: () => texts.join("\n"),
    services: () => exports().flatMap(({ resource }) => resource.attributes),
    spans: () => exports().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

/** A process of the shop that is traced; what it did is sent when `tracing` closes. */
async function openTraced(share = 1) {
  const collector = await openCollector();
  const tracing = await openTracing({ endpoint: `${collector.endpoint}/`, serviceName: "shop-1", share });
  if (!tracing) throw new Error("Nothing is traced");
  const database = tracing.traceDatabase(shop.database);
  const { app, answer, close } = await shop.startProcess({ tracing, database });
  onTestFinished(close);
  return { app, answer, collector, tracing };
}

function attributeOf(span: SpanSent | undefined, key: string) {
  const value = span?.attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
}

test("without a collector nothing is traced", async () => {
  expect(await openTracing({ endpoint: "", serviceName: "shop", share: 1 })).toBeNull();
});

test("a request and its statements are one trace, named by the route's pattern", async () => {
  const { app, collector, tracing } = await openTraced();
  const answer = await app.inject("/spa/catalog/products/secret-slug");
  await tracing.close();
  expect(collector.paths).toEqual(["/v1/traces"]);
  expect(collector.services()).toContainEqual({ key: "service.name", value: { stringValue: "shop-1" } });
  const request = collector.spans().find(({ name }) => name === "GET /spa/catalog/products/:slug");
  expect(attributeOf(request, "http.response.status_code")).toBe(answer.statusCode);
  expect(attributeOf(request, "recambia.request_id")).toBe(answer.headers["x-request-id"]);
  const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  expect(attributeOf(statements[0], "db.query.text")).toMatch(/select/);
  expect(collector.text()).not.toContain("secret-slug");
});

test("a request with a body is traced with its statements, without the body", async () => {
  const { answer, collector, tracing } = await openTraced();
  const { publicId } = await makeProduct(shop.database);
  const visitor = answer(shop.visitor());
  await visitor.post("/spa/cart/lines", { purchasable_public_id: publicId });
  await tracing.close();
  const request = collector.spans().find(({ name }) => name === "POST /spa/cart/lines");
  const inner = collector.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(inner.length).toBeGreaterThan(0);
  expect(collector.text()).not.toContain(publicId);
});

test("a sample rate of zero traces nothing", async () => {
  const { app, collector, tracing } = await openTraced(0);
  await app.inject("/healthz");
  await tracing.close();
  expect(collector.spans()).toEqual([]);
});

test("an unreachable collector does not affect requests", async () => {
  const tracing: Tracing | null = await openTracing({
    endpoint: "http://127.0.0.1:1",
    serviceName: "shop",
    share: 1,
  });
  const { app, close } = await shop.startProcess(tracing ? { tracing } : {});
  onTestFinished(close);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});
