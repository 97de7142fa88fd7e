import { randomInt } from "node:crypto";
import { ErrorBody } from "@recambia/contract/http";
import { type Locale, localeFromHeader } from "@recambia/contract/locale";
import type { InjectOptions } from "fastify";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeKit, makeProduct, makeVariant } from "../test/catalogue/factories.ts";
import { publishCatalogue } from "../test/catalogue/publish-catalogue.ts";
import { signedInCustomer } from "../test/people/customers.ts";
import { type Answer, openTestShop, readField, type TestShop, type Visitor } from "../test/shop/test-shop.ts";
import { refusalTexts } from "./platform/http/refusals/refusal-texts.ts";

/** One route as the API's own description names it. */
type Route = { method: (typeof methods)[number]; path: string; queries: string[] };
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

const languages = ["es_ES", "es_CA", "en"];

let shop: TestShop;
let routes: Route[];
/** By the language they ask in. */
let visitors: Map<string, Visitor>;
/** Name of a path parameter → an existing value. */
let existing: Record<string, string>;

// Thousands of calls, one after the other.
vi.setConfig({ testTimeout: 180_000 });

/** Each route gets a third of the odd values, the next route the next third; each run draws them again. */
let route = randomInt(3);
function share<Thing>(things: readonly Thing[]): readonly Thing[] {
  route += 1;
  return things.filter((_thing, place) => (place + route) % 3 === 0);
}

beforeAll(async () => {
  shop = await openTestShop();
  const variant = await makeVariant(shop.database);
  const product = await makeProduct(shop.database);
  const kit = await makeKit(shop.database, { components: [{ productId: product.id }] });
  await publishCatalogue(shop);
  existing = { slug: product.slug, variantId: variant.publicId, kitSlug: kit.slug };
  routes = routesOf(shop.app.swagger());
  visitors = new Map(languages.map((language) => [language, shop.visitor(language)]));
  for (const visitor of visitors.values()) await visitor.post("/spa/cart");
});
afterAll(() => shop.close());

function routesOf(description: unknown): Route[] {
  return Object.entries(Object(readField(description, "paths"))).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = readField(operations, method.toLowerCase());
      if (operation === undefined) return [];
      const parameters = [readField(operation, "parameters") ?? []].flat();
      const queries = parameters
        .filter((parameter) => readField(parameter, "in") === "query")
        .map((parameter) => String(readField(parameter, "name")));
      return [{ method, path, queries }];
    }),
  );
}

/** A path with its parameters filled in: with what is given, else with something that exists. */
function fill(path: string, value?: string): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => value ?? existing[name] ?? "abcdefgh23456789");
}

const oddTexts = [
  "%00",
  "%0d%0aset-cookie:x=y",
  "%e0%a4%a",
  "%ff%fe",
  "%f0%9f%9a%97",
  "%d9%85%d8%b5%d8%a8%d8%a7%d8%ad",
  "%e2%80%ae",
  "..%2f..%2f..%2fetc%2fpasswd",
  "'%20or%201=1;%20--",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "__proto__",
  "constructor",
  "undefined",
  "null",
  "-1",
  "0",
  "1e9",
  "99999999999999999999",
  "NaN",
  "a,b,,c",
  "..1",
  "a".repeat(199),
  "a".repeat(3000),
];

const oddQueries = [
  "?",
  "?&&&",
  "?=",
  "?nobody=knows",
  "?__proto__=x&constructor=y",
  "?a[]=1&a[b]=2",
  "?%zz",
  "?page=1&page=2&vehicle=x&vehicle=y",
  `?q=${"%f0%9f%9a%97".repeat(500)}`,
];

const oddBodies = [
  "",
  "null",
  "[]",
  "[[[[[[[[]]]]]]]]",
  "{}",
  "{",
  '"text"',
  "-0",
  '{"__proto__":{"x":1}}',
  '{"id":"\\u0000"}',
  '{"quantity":1e400}',
  '{"purchasable_public_id":{"length":16}}',
  `{"purchasable_public_id":"${"a".repeat(100_000)}"}`,
  `${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`,
  "\u0000\u0001\u0002",
  "x".repeat(300_000),
];

const oddHeaders: Record<string, string>[] = [
  { "accept-language": "*" },
  { "accept-language": "es_CA;q=abc, ;;;, en;q=2" },
  { "accept-language": `xx-${"a-".repeat(3000)}` },
  { "accept-encoding": "br;q=0, gzip;q=0, identity;q=0" },
  { "accept-encoding": "nonsense, *;q=1.5" },
  { accept: "application/x-nonsense" },
  { "if-none-match": '*, W/"x", "' },
  { "content-type": "application/json; charset=utf-99" },
  { "content-type": "/" },
  { cookie: 'recambia_visitor=%; recambia_csrf="; =; ;;' },
  { cookie: `a=${"b".repeat(8000)}` },
  { range: "bytes=9-1,-,x" },
  { "x-request-id": "../../<script>" },
  { "x-forwarded-for": "' or 1=1" },
  { host: "evil.example" },
  { origin: "null", referer: "https://evil.example/" },
  { "x-csrf-token": "a".repeat(8000) },
];

/**
 * Every language in turn, so that each odd thing is tried in some language and each language often. What
 * only customers may ask is asked by one, after a visitor has been sent away once.
 */
let turn = 0;
async function ask(options: InjectOptions & { url: string }): Promise<void> {
  const language = languages[turn++ % languages.length] ?? "en";
  const address = `${options.method} ${options.url.replace(/\?.*/, "")}`;
  if (!guarded.has(address)) {
    const visitor = visitors.get(language);
    if (!visitor) throw new Error("Nobody asks");
    if ((await askAs(visitor, language, options)).status !== 401) return;
    guarded.add(address);
  }
  const known = customers.get(language);
  // Much of what is asked signs the customer out: then the next one asks.
  if (known && (await askAs(known, language, options)).status !== 401) return;
  const customer = await signedInCustomer(shop, { locale: language });
  customers.set(language, customer);
  await askAs(customer, language, options);
}
/** Addresses, with their method, that visitors are sent away from. */
const guarded = new Set<string>();
/** By the language they ask in. */
const customers = new Map<string, Visitor>();
/** CSRF token of each caller; a new one is fetched when it is refused. */
const tokens = new Map<Visitor, string>();

async function askAs(
  asking: Visitor,
  language: string,
  options: InjectOptions & { url: string },
): Promise<Answer> {
  const isRead = options.method === "GET" || options.method === "HEAD";
  const kept = tokens.get(asking);
  const token = isRead ? "" : (kept ?? (await freshToken(asking)));
  const answer = await asking.call({ ...options, headers: { "x-csrf-token": token, ...options.headers } });
  const given: unknown = options.headers?.["accept-language"];
  expectWellAnswered(
    answer,
    `${options.method} ${options.url.slice(0, 200)}`,
    localeFromHeader(typeof given === "string" ? given : language),
  );
  if (answer.status !== 419) return answer;
  tokens.delete(asking);
  return kept === undefined ? answer : await askAs(asking, language, options);
}

async function freshToken(asking: Visitor): Promise<string> {
  const token = String(readField((await asking.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  tokens.set(asking, token);
  return token;
}

function expectWellAnswered(answer: Answer, name: string, locale: Locale) {
  expect([name, answer.status, answer.status < 500 ? "" : answer.text]).toEqual([name, answer.status, ""]);
  expect(answer.text).not.toMatch(/node_modules|\.ts:\d+|^\s+at /m);
  expect([name, answer.headers["x-content-type-options"]]).toEqual([name, "nosniff"]);
  const isPage = String(answer.headers["content-type"]).startsWith("text/html");
  if (answer.status < 400 || answer.text === "" || isPage) return;
  if (!Value.Check(ErrorBody, answer.body))
    throw new Error(`${name} was refused in another shape: ${answer.text.slice(0, 500)}`);
  const { code, message } = answer.body;
  const sentence = new RegExp(`^${RegExp.escape(refusalTexts[code][locale]).replace(/\\\{\w+\\\}/g, ".+")}$`);
  expect([name, code, message]).toEqual([name, code, expect.stringMatching(sentence)]);
}

test("the description names every route of the API", () => {
  const paths = new Set(routes.map((route) => route.path));
  for (const path of ["/sanctum/csrf-cookie", "/spa/cart/lines/{lineId}", "/spa/bypass/indexes/makers"]) {
    expect(paths).toContain(path);
  }
  expect(routes.length).toBeGreaterThan(20);
});

test("no odd parameter in a path breaks a route", async () => {
  for (const { method, path } of routes.filter((route) => route.path.includes("{"))) {
    for (const text of share(oddTexts)) await ask({ method, url: fill(path, text) });
  }
});

test("no odd query breaks a route", async () => {
  for (const { method, path, queries } of routes) {
    for (const query of share(oddQueries)) await ask({ method, url: fill(path) + query });
    for (const name of queries) {
      for (const text of share(oddTexts))
        await ask({ method, url: `${fill(path)}?${encodeURIComponent(name)}=${text}` });
    }
  }
});

test("no odd body breaks a route", async () => {
  for (const { method, path } of routes.filter((route) => route.method !== "GET")) {
    for (const payload of share(oddBodies)) {
      await ask({ method, url: fill(path), payload, headers: { "content-type": "application/json" } });
    }
    for (const type of ["text/plain", "multipart/form-data", "application/x-www-form-urlencoded"]) {
      await ask({ method, url: fill(path), payload: "quantity=1", headers: { "content-type": type } });
    }
  }
});

test("no odd header breaks a route", async () => {
  for (const { method, path } of routes) {
    for (const headers of share(oddHeaders)) await ask({ method, url: fill(path), headers });
  }
});

test("every method is answered on every path", async () => {
  for (const path of new Set(routes.map((route) => route.path))) {
    for (const method of methods) {
      await ask({ method, url: fill(path) });
    }
  }
});

test("no address that nothing is at breaks the shop, nor an overlong or unreadable one", async () => {
  const addresses = [
    "/spa",
    "/spa/",
    "/spa/nothing",
    "/spa/cart/",
    "/spa//cart",
    "/SPA/cart",
    "/sanctum/csrf-cookie/more",
    "/healthz",
    "/readyz",
    "/docs/api/nothing",
    "/assets/../../package.json",
    "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
    "/pictures/..%5c..%5cpackage.json",
    "/pictures/%00.webp",
    "/data-sheets/..%2f..%2fpackage.json",
    "/data-sheets/none.pdf",
    "/vehicles/..%2f..%2fshop.config.json",
    "/favicon.ico",
    "//",
    "//evil.example/spa/cart",
    "/%",
    "/%e0%a4%a",
    "/%00",
    "/\\evil.example",
    "/?",
    "/?%zz=%",
    "/es/../ca",
    `/${"a".repeat(20_000)}`,
    `/spa/${"a/".repeat(5000)}`,
    `/spa/cart?${"a=b&".repeat(5000)}`,
  ];
  for (const url of addresses) {
    for (const method of ["GET", "POST"] as const) await ask({ method, url });
  }
});
