import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeProduct } from "../../../../test/catalogue/factories.ts";
import { openTestShop, readField, type TestShop } from "../../../../test/shop/test-shop.ts";
import { responseCacheKey } from "../response-cache.ts";
import { isServedUnderLoad, pressureOf } from "./shed-load.ts";

/** Its heap is always fuller than it may be. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ OVERLOAD_DELAY_MS: "60000", OVERLOAD_HEAP_MB: "1" });
  await vi.waitUntil(() => shop.app.isUnderPressure(), { timeout: 60_000 });
});
afterAll(() => shop.close());

test("an expensive request is refused with 503, in the caller's language, with Retry-After", async () => {
  const answer = await shop.visitor("en").get("/spa/catalog/brands");
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
  expect(answer.body).toEqual({ message: expect.stringContaining("try again"), code: "unavailable" });
});

test("a page is sent as its shell, with 503", async () => {
  const answer = await shop.visitor().get("/en/brands");
  expect([answer.status, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(answer.text).toContain('<html lang="en"');
  expect(answer.text).toContain("Loading...");
});

test("a cached response is sent", async () => {
  const { responseCache, revision } = shop.context;
  const kept = { revision: revision.current(), status: 200, contentType: "application/json", body: "{}" };
  responseCache.store(responseCacheKey("/spa/catalog/offers", "es"), kept);
  expect((await shop.visitor().get("/spa/catalog/offers")).status).toBe(200);
});

test("shoppers can fill their cart and get a quote", async () => {
  const { publicId } = await makeProduct(shop.database);
  const visitor = shop.visitor();
  expect((await visitor.post("/spa/cart")).status).toBe(200);
  expect((await visitor.post("/spa/cart/lines", { purchasable_public_id: publicId })).status).toBe(200);
  const guest = { email: "ana@example.com", name: "Ana" };
  const quote = await visitor.post("/spa/checkout/quote", { shipping_method: "pickup", guest });
  expect([quote.status, typeof readField(readField(quote.body, "data"), "id")]).toEqual([200, "string"]);
  expect((await visitor.get("/readyz")).status).toBe(200);
});

test.each([
  ["/spa/orders?page=2", 2, true],
  ["/spa/orders/abc/payment", 3.9, true],
  ["/spa/checkout/quote", Number.POSITIVE_INFINITY, true],
  ["/payments/redsys/notification", 2, true],
  ["/sanctum/csrf-cookie", 2, true],
  ["/readyz", 2, true],
  ["/pictures/thumbs/part-box.webp", 2, true],
  ["/vehicles/hatchback.svg", 2, true],
  ["/pictures/thumbs/part-box.webp", 4.1, false],
  ["/spa/checkout/quote", 4.1, false],
  ["/spa/ordersx", 2, false],
  ["/spa/catalog/products?next=/spa/orders", 2, false],
  ["/spa/me/data", 2, false],
])("%s at %f times the limit: served %s", (url, delays, isServed) => {
  expect(isServedUnderLoad(url, delays)).toBe(isServed);
});

const limits = { delayMs: 1000, heapBytes: 100 };
test.each([
  ["a loop that other programs make late, under few requests", 9000, 50, false, 0],
  ["no sample of the loop, under few requests", Number.POSITIVE_INFINITY, 50, false, 0],
  ["a loop that is late under many", 2500, 50, true, 2.5],
  ["no sample of the loop, under many", Number.POSITIVE_INFINITY, 50, true, Number.POSITIVE_INFINITY],
  ["a loop in time under many", 900, 50, true, 0],
  ["a full heap, under few", 9000, 101, false, 1],
  ["a full heap, under many", 900, 101, true, 1],
])("%s", (_case, eventLoopDelay, heapUsed, isCrowded, pressure) => {
  expect(pressureOf({ eventLoopDelay, heapUsed }, limits, isCrowded)).toBe(pressure);
});
