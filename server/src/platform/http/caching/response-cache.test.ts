import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createResponseCache, type FreshResponse, type ResponseCache } from "./response-cache.ts";

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

test("failures are not cached, and what is not there is", async () => {
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
