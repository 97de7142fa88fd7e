import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([
  ["/brands", 200, ["/brands?utm_source=a", "/brands?x=1&y=2", "/BRANDS?z"]],
  ["/nothing", 404, ["/nothing/else", "/more?x=1", "/products/a/b"]],
  ["/orders/abc", 200, ["/orders/def?sign=1"]],
  ["/sign-in", 200, ["/sign-in?next=%2Forders"]],
])("%s is rendered once, whatever is added to its address", async (path, status, others) => {
  const visitor = shop.visitor();
  const first = await visitor.get(path);
  expect(first.status).toBe(status);
  const cached = shop.context.responseCache.byteCount();
  for (const other of others) {
    const answer = await visitor.get(other);
    expect([other, answer.status, answer.text]).toEqual([other, status, first.text]);
    expect(answer.headers.etag).toBe(first.headers.etag);
    for (const header of ["referrer-policy", "content-security-policy"]) {
      expect(answer.headers[header]).toBe(first.headers[header]);
    }
  }
  expect(shop.context.responseCache.byteCount()).toBe(cached);
});

test("a page with a secret in its address has other headers than one without, though both are the same", async () => {
  const visitor = shop.visitor();
  const policies = ["/orders/abc", "/profile", "/orders/abc/def", "/nothing"].map(
    async (path) => (await visitor.get(path)).headers["referrer-policy"],
  );
  const usual = "strict-origin-when-cross-origin";
  expect(await Promise.all(policies)).toEqual(["no-referrer", usual, "no-referrer", usual]);
});

test.each(["/shell", "/ca/shell", "/en/shell"])(
  "%s has no content, and is not for search engines",
  async (path) => {
    const answer = await shop.visitor().get(path);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(answer.text).toContain("Loading...");
    expect(answer.text).toContain("noindex");
    expect(answer.text).not.toContain("<main");
  },
);

test.each(["/brands", "/nothing", "/shopping-cart", "/shell"])(
  "%s holds its styles, which its policy names",
  async (path) => {
    const { text, headers } = await shop.visitor().get(path);
    const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = ""]) => style);
    expect(styles.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/<link rel="stylesheet" href="[^"]*">/);
    const hashes = styles.map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(headers["content-security-policy"]).toContain(`style-src 'self' ${hashes.join(" ")};`);
  },
);

test("what is not there is not kept for each address, and is found as soon as it exists", async () => {
  const visitor = shop.visitor();
  await visitor.get("/products/nothing-1");
  const cached = shop.context.responseCache.byteCount();
  const answer = await visitor.get("/products/nothing-2");
  expect([answer.status, answer.text.includes("nothing-2")]).toEqual([404, true]);
  expect(shop.context.responseCache.byteCount()).toBe(cached);
});

test.each([
  ["/brands/", "/brands"],
  ["/ca/brands//?page=2", "/ca/brands?page=2"],
  ["//evil.example/", "/evil.example"],
  ["///evil.example//", "/evil.example"],
  ["//", "/"],
])("the slashes at the end of %s lead to %s, never to another site", async (path, to) => {
  const answer = await shop.visitor().get(path);
  expect([answer.status, answer.headers.location]).toEqual([301, to]);
});

test("a product that is gone leads to another, and no browser keeps that for good", async () => {
  const { slug } = await makeProduct(shop.database, { isActive: false });
  const answer = await shop.visitor().get(`/products/${slug}`);
  expect([answer.status, answer.headers["cache-control"]]).toEqual([301, "no-cache"]);
  expect(answer.headers.location).toMatch(/^\/subcategories\//);
});

test.each([
  ["/products?vehicle=%00", "es", "Página no encontrada"],
  ["/ca/products/%E0%A4%A", "ca", "Pàgina no trobada"],
  ["/en/%00", "en", "Page not found"],
  ["/products/%zz?q=a", "es", "Página no encontrada"],
])("%s, which nobody can read, is a page that is not there", async (path, locale, title) => {
  const { status, headers, text } = await shop.visitor().get(path);
  expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(text).toContain(`<html lang="${locale}"`);
  expect(text).toContain(title);
});

test.each([
  ["/spa/products?vehicle=%00", 400],
  ["/spa/products/%E0%A4%A", 400],
  ["/pictures/%00.webp", 400],
])("%s is refused as data", async (path, status) => {
  const answer = await shop.visitor().get(path);
  expect([answer.status, answer.headers["content-type"]]).toEqual([
    status,
    "application/json; charset=utf-8",
  ]);
});

test.each([
  ["/sign-in", "Para comprar y entrar en tu cuenta, actívalo."],
  ["/ca", "Per comprar i entrar al teu compte, activa'l."],
  ["/en/brands", "To buy and to sign in, turn it on."],
])("%s says what it needs scripts for", async (path, words) => {
  const { text } = await shop.visitor().get(path);
  expect(/<noscript>(.*?)<\/noscript>/.exec(text)?.[1]).toContain(words);
});
