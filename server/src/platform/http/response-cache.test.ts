import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { makeBrand, makePartType, makeProduct } from "../../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import {
  compressBrotli,
  createResponseCache,
  decompressBrotli,
  encodeUtf8,
  type FreshResponse,
  type ResponseCache,
  toGzip,
} from "./response-cache.ts";

const body = JSON.stringify({ data: Array.from({ length: 200 }, (_none, index) => `disco ${index}`) });
const megabyte = 1024 * 1024;

let revision: number;
let cache: ResponseCache;
let app: ReturnType<typeof appOf>;

function appOf() {
  const fastify = Fastify();
  fastify.get("/*", (request, reply) => {
    if (cache.sendCached(request.url, request, reply)) return reply;
    return reply.code(404).send("");
  });
  return fastify;
}

beforeEach(() => {
  revision = 7;
  cache = createResponseCache(megabyte, () => revision);
  app = appOf();
});
afterEach(() => app.close());

function fresh(changes: Partial<FreshResponse> = {}): FreshResponse {
  return { revision: 7, status: 200, contentType: "application/json; charset=utf-8", body, ...changes };
}

const ask = (headers: Record<string, string> = {}) => app.inject({ url: "/list", headers });

test("a response of another catalogue revision is not sent", async () => {
  cache.store("/list", fresh({ revision: 6 }));
  expect((await ask()).statusCode).toBe(404);
  cache.store("/list", fresh());
  expect((await ask()).statusCode).toBe(200);
  revision = 8;
  expect((await ask()).statusCode).toBe(404);
});

test("failures are not cached, a 404 is", async () => {
  cache.store("/list", fresh({ status: 503 }));
  expect((await ask()).body).toBe("");
  cache.store("/list", fresh({ status: 404 }));
  const missing = await ask();
  expect([missing.statusCode, missing.body]).toEqual([404, body]);
  const again = await ask({ "if-none-match": String(missing.headers.etag) });
  expect(again.statusCode).toBe(404);
});

test("a cached response is sent in an encoding that the client accepts", async () => {
  cache.store("/list", fresh());
  const plain = await ask();
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toBe(body);
  const brotli = await ask({ "accept-encoding": "gzip, deflate, br, zstd" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(body);
  const zipped = await ask({ "accept-encoding": "gzip, br;q=0" });
  const refused = await ask({ "accept-encoding": "br ; q=0, GZIP; q=0.000" });
  expect([refused.headers["content-encoding"], refused.body]).toEqual([undefined, body]);
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
  for (const answer of [plain, brotli, zipped]) {
    expect(answer.headers.vary).toBe("accept-encoding, accept-language");
    expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
  }
});

test("a small response is sent uncompressed", async () => {
  cache.store("/list", fresh({ body: '{"data":[]}' }));
  const answer = await ask({ "accept-encoding": "br" });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.body).toBe('{"data":[]}');
});

test("a matching if-none-match gets 304 without a body", async () => {
  cache.store("/list", fresh());
  const etag = String((await ask()).headers.etag);
  const again = await ask({ "if-none-match": etag });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload.length).toBe(0);
  for (const named of ["*", `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`]) {
    expect([named, (await ask({ "if-none-match": named })).statusCode]).toEqual([named, 304]);
  }
  expect((await ask({ "if-none-match": `"other", ${etag.slice(0, -2)}"` })).statusCode).toBe(200);
});

test("the least recently used responses are evicted first", async () => {
  const many = 200;
  for (let index = 0; index < many; index++) {
    cache.store("/list", fresh());
    cache.store(`/other/${index}`, fresh({ body: randomBytes(megabyte / 100).toString("base64") }));
    expect((await ask()).statusCode).toBe(200);
  }
  expect((await app.inject("/other/0")).statusCode).toBe(404);
});

const texts = {
  "a short text": "disco",
  "multi-byte text": "disco ventilado Ø 280 mm · 34,90 € · 🚗 ".repeat(50),
  "a text of a response's length": JSON.stringify(
    Array.from({ length: 900 }, (_none, id) => ({ id, name: `pinza ${id}` })),
  ),
  "a text longer than the shared buffer": "ñ".repeat(600_000),
};

test.each(Object.entries(texts))("%s survives brotli and gzip unchanged", (_name, text) => {
  for (const isPage of [false, true]) {
    const compressed = compressBrotli(encodeUtf8(text), isPage);
    expect(decompressBrotli(compressed).toString()).toBe(text);
    expect(gunzipSync(toGzip(compressed)).toString()).toBe(text);
  }
});

test("input shares one buffer, and each compressed result has a buffer of its own size", () => {
  const first = encodeUtf8(texts["a text of a response's length"]);
  const compressed = compressBrotli(first, false);
  const second = encodeUtf8(texts["a short text"]);
  expect(second.buffer).toBe(first.buffer);
  expect(compressed.buffer.byteLength).toBe(compressed.length);
  expect(decompressBrotli(compressed).toString()).toBe(texts["a text of a response's length"]);
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function priceOf(slug: string, locale = "es_ES") {
  const { status, body } = await shop.visitor(locale).get(`/spa/catalog/products/${slug}`);
  return status === 200 ? readField(readField(readField(body, "data"), "price"), "cents") : status;
}

async function setPrice(slug: string, priceCents: number) {
  await shop.database.rows({
    text: "update product set price_cents = $2 where slug = $1",
    values: [slug, priceCents],
  });
}

test("refusals are not cached: a product is found as soon as it exists", async () => {
  expect(await priceOf("late")).toBe(404);
  await makeProduct(shop.database, { slug: "late", priceCents: 500 });
  expect(await priceOf("late")).toBe(500);
});

test("a response is cached by language until the catalogue revision changes", async () => {
  await makeProduct(shop.database, { slug: "kept", priceCents: 1000 });
  expect(await priceOf("kept")).toBe(1000);
  await setPrice("kept", 2000);
  expect(await priceOf("kept")).toBe(1000);
  expect(await priceOf("kept", "en")).toBe(2000);
  await publishCatalogue(shop);
  expect(await priceOf("kept")).toBe(2000);
});

test("rows added by a running import are read with fresh definitions instead of refused", async () => {
  await makeProduct(shop.database, { slug: "before" });
  expect(await priceOf("before")).toBe(3490);
  const brand = await makeBrand(shop.database, { slug: "brand-new" });
  const partType = await makePartType(shop.database, { slug: "part-type-new" });
  await makeProduct(shop.database, { slug: "during", brandId: brand.id, partTypeId: partType.id });
  expect(await priceOf("during")).toBe(3490);
  expect((await shop.visitor().get("/spa/catalog/brands/brand-new")).status).toBe(200);
});

test("a hundred concurrent identical requests cause one database query", async () => {
  await makeProduct(shop.database, { slug: "asked" });
  await publishCatalogue(shop);
  const { database } = shop.context;
  const statements: (string | undefined)[] = [];
  shop.context.database = {
    ...database,
    rows(statement) {
      statements.push(statement.name);
      return database.rows(statement);
    },
  };
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async () => (await shop.visitor().get("/spa/catalog/products/asked")).status),
  );
  shop.context.database = database;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statements.filter((name) => name === "find-product")).toHaveLength(1);
  expect(statements.filter((name) => name === "definitions").length).toBeLessThanOrEqual(1);
});

test("HEAD sends the headers of GET without the body", async () => {
  const visitor = shop.visitor();
  for (const _time of ["fresh", "kept"]) {
    const head = await visitor.call({ method: "HEAD", url: "/spa/catalog/brands?" });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, "", expect.stringContaining('"')]);
  }
});
