import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accessMatrix } from "../test/access/access-matrix.ts";
import { filledRequest, type Operation, operationsOf } from "../test/access/filled-requests.ts";
import { type WholeAccount, wholeAccount } from "../test/people/whole-account.ts";
import { readAllRows } from "../test/shop/all-rows.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../test/shop/test-shop.ts";
import { checkRoute } from "./platform/http/create-app.ts";
import { pathOf } from "./platform/http/target-path.ts";

let shop: TestShop;
let account: WholeAccount;
let port: number;
beforeAll(async () => {
  shop = await openTestShop();
  account = await wholeAccount(shop);
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  port = Number(readField(shop.app.server.address(), "port"));
});
afterAll(() => shop.close());

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Addresses that the API's description leaves out. */
const others = [
  "/",
  "/carrito",
  "/nothing",
  "/robots.txt",
  "/sitemap.xml",
  "/.well-known/security.txt",
  "/healthz",
];
const foreign = "https://evil.example";

/** Sends every operation as the account's person, and as a visitor; from another website. */
async function* everyAnswer(isMeant: (operation: Operation) => boolean = () => true) {
  for (const caller of [shop.visitor(), account.person]) {
    const csrf = await caller.get("/sanctum/csrf-cookie");
    const headers = { "x-csrf-token": String(readField(csrf.body, "csrf_token")), origin: foreign };
    for (const operation of operationsOf(shop.app.swagger()).filter(isMeant)) {
      if (operation.name === "POST /spa/logout" || operation.name === "DELETE /spa/me") continue;
      const { headers: own, ...request } = filledRequest(operation, account);
      const answer = await caller.call({ ...request, headers: { ...headers, ...own } });
      yield { name: operation.name, isPerson: caller === account.person, answer };
    }
  }
  for (const url of others) {
    const answer = await shop.visitor().call({ url, headers: { origin: foreign } });
    yield { name: `GET ${url}`, isPerson: false, answer };
  }
}

// First, while the account has everything.
test("reading changes no row of anybody, but that a download of all data is noted", async () => {
  const before = await readAllRows(shop.database);
  const statuses: number[] = [];
  for await (const { answer } of everyAnswer(({ method }) => method === "GET" || method === "HEAD")) {
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
  const after = await readAllRows(shop.database);
  expect(after.get("data_request")?.size).toBe(1);
  expect(after.set("data_request", new Set())).toEqual(before);
});

const typesWithCharset = /^(?:text\/|application\/(?:json|xml|manifest\+json|javascript))/;

/** What is wrong with an answer's headers. */
function problemsOf({ status, headers, text: body }: Answer): string[] {
  const header = (name: string) => String(headers[name] ?? "");
  const type = header("content-type");
  const isPage = type.startsWith("text/html");
  const cookies = [headers["set-cookie"] ?? []].flat().map(String);
  const problems: Record<string, boolean> = {
    "can be sniffed": header("x-content-type-options") !== "nosniff",
    "can be framed": !header("content-security-policy").includes("frame-ancestors 'none'"),
    "runs what it likes": !header("content-security-policy").includes("default-src 'none'"),
    "sends the whole referrer": !/^(?:no-referrer|strict-origin-when-cross-origin)$/.test(
      header("referrer-policy"),
    ),
    "is not a page, but sends a referrer": !isPage && header("referrer-policy") !== "no-referrer",
    "may be stored, though it refuses": status >= 400 && !isPage && header("cache-control") !== "no-store",
    "names other origins": Object.keys(headers).some((name) => name.startsWith("access-control-")),
    "names its software": "server" in headers || "x-powered-by" in headers,
    "has no type": body !== "" && type === "",
    "has no charset": typesWithCharset.test(type) && !/; ?charset=utf-8$/i.test(type),
    "sets a cookie for scripts": cookies.some((cookie) => !/; HttpOnly/i.test(cookie)),
    "sets a cookie for other sites": cookies.some((cookie) => !/; SameSite=(?:Lax|Strict)/i.test(cookie)),
    "sets a cookie in an answer for all": cookies.length > 0 && /public/.test(header("cache-control")),
  };
  return Object.keys(problems).filter((name) => problems[name]);
}

test("every answer has the headers that keep browsers from misusing it, and opens nothing to other websites", async () => {
  const found: [string, string[]][] = [];
  for await (const { name, answer } of everyAnswer()) {
    const problems = problemsOf(answer);
    if (problems.length > 0) found.push([`${name} ${answer.status}`, problems]);
  }
  expect(found).toEqual([]);
});

test("no answer about somebody is stored anywhere", async () => {
  const found: string[] = [];
  for await (const { name, isPerson, answer } of everyAnswer()) {
    const isPersonal = !["shop", undefined].includes(accessMatrix[name]);
    if (!isPerson || !isPersonal || answer.status >= 400 || answer.status === 204) continue;
    const isKept = !/no-store|private/.test(String(answer.headers["cache-control"]));
    if (isKept) found.push(`${name}: ${answer.headers["cache-control"]}`);
  }
  expect(found).toEqual([]);
});

/** What the shop answers to bytes on a connection. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(request);
  return await text(socket).catch(() => "");
}

test("requests that a proxy could read in another way are refused, and their connection is closed", async () => {
  const post = "POST /spa/cart HTTP/1.1\r\nHost: shop.test\r\n";
  const hidden = "GET /spa/me/user HTTP/1.1\r\nHost: shop.test\r\n\r\n";
  const ambiguous = [
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde${hidden}`,
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
    `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${post}Transfer-Encoding: chunked\r\n\r\n0x5\r\nabcde\r\n0\r\n\r\n${hidden}`,
    `${post}Content-Length: +5\r\n\r\nabcde${hidden}`,
    `${post}X-A: b\nContent-Length: 5\n\n${hidden}`,
    `GET /spa/me/user HTTP/1.1\r\n\r\n`,
    `GET /spa/me/user HTTP/1.1\r\nHost: shop.test\r\nX-A\u0000: b\r\n\r\n`,
    `GET /spa/me/ user HTTP/1.1\r\nHost: shop.test\r\n\r\n`,
  ];
  for (const request of ambiguous) {
    const answer = await answerTo(request);
    expect([request, answer.match(/^HTTP\/1\.1 \d+/gm)]).toEqual([request, ["HTTP/1.1 400"]]);
  }
});

test("a body that is too large is read to its end, so that its sender gets the refusal", async () => {
  const { cookies, token } = await formToken();
  const from = `Host: shop.test\r\nX-CSRF-Token: ${token}\r\nCookie: ${cookies}\r\n`;
  const body = `"${"x".repeat(3_000_000)}"`;
  const head = `POST /spa/login HTTP/1.1\r\n${from}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const next = "GET /spa/me/user HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n";
  const answers = await answerTo(`${head}\r\n${body}${next}`);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 401"]);
});

/** A visitor's CSRF token with the cookies that it belongs to. */
async function formToken() {
  const visitor = shop.visitor();
  const csrf = await visitor.get("/sanctum/csrf-cookie");
  const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { cookies, token: String(readField(csrf.body, "csrf_token")) };
}

test("no method gives a request back, and no address another file", async () => {
  const echoed = "X-Secret: do-not-repeat\r\nConnection: close\r\n";
  for (const method of ["TRACE", "TRACK", "DEBUG", "CONNECT", "PROPFIND"]) {
    const answer = await answerTo(`${method} /spa/cart HTTP/1.1\r\nHost: shop.test\r\n${echoed}\r\n`);
    expect([method, answer]).toEqual([method, expect.not.stringContaining("do-not-repeat")]);
    expect([method, answer]).toEqual([method, expect.not.stringMatching(/^HTTP\/1\.1 2/)]);
  }
  for (const url of [
    ...[
      "/.git/HEAD",
      "/.git/config",
      "/.gitignore",
      "/.env",
      "/.npmrc",
      "/package.json",
      "/shop.config.json",
    ],
    ...[
      "/server/src/main.ts",
      "/node_modules/fastify/package.json",
      "/assets/",
      "/icons/",
      "/pictures/",
      "/vehicles/",
    ],
    ...["/assets/..%2f..%2fserver%2fentry-server.js", "/.vite/manifest.json", "/data/secret"],
  ]) {
    const { status, text: body } = await shop.visitor().get(url);
    expect([url, status]).toEqual([url, expect.toBeOneOf([400, 403, 404])]);
    expect(body).not.toMatch(/ref: refs|Index of|"dependencies"/);
  }
});

test("a body with thousands of wrong fields gets a short answer, which names any field", async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_none, index) => [`k${index}`, 1]));
  const { status, text: body } = await shop.visitor().post("/spa/login", many);
  expect([status, body.length]).toEqual([422, expect.toSatisfy((length: number) => length < 10_000)]);
  for (const field of ["constructor", "toString", "hasOwnProperty"]) {
    const answer = await shop
      .visitor()
      .post("/spa/forgot-password", { email: "ana@example.com", [field]: 1 });
    expect(Object.keys(Object(readField(answer.body, "errors")))).toEqual([field]);
  }
});

test("what a request says of host and scheme is repeated nowhere", async () => {
  const forged = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher" };
  const paths = operationsOf(shop.app.swagger()).filter(({ method }) => method === "GET");
  const urls = [...others, "/carrito/", "/en/?next=/x", ...paths.map(({ path }) => account.pathFor(path))];
  for (const caller of [shop.visitor(), account.person]) {
    for (const url of urls) {
      const { headers, text: body } = await caller.call({ url, headers: forged });
      expect([url, `${JSON.stringify(headers)}${body}`]).toEqual([
        url,
        expect.not.stringMatching(/evil\.example|gopher/),
      ]);
    }
  }
});

test("an address with scheme and host is that of its path, in every language", async () => {
  const read = async (target: string, language: string) => {
    const from = `Host: shop.test\r\nAccept-Language: ${language}\r\nConnection: close\r\n\r\n`;
    const answer = await answerTo(`GET ${target} HTTP/1.1\r\n${from}`);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    return [head.split("\r\n")[0], body];
  };
  for (const path of ["/spa/nothing", "/spa/catalog/products/nothing", "/", "/carrito/", "/robots.txt"]) {
    for (const language of ["es", "en"]) {
      const plain = await read(path, language);
      expect([path, await read(`http://evil.example${path}`, language)]).toEqual([path, plain]);
    }
  }
  expect(pathOf("http://evil.example?x=1")).toBe("/?x=1");
  expect(pathOf("*")).toBe("*");
});

test("a route that writes or is personal cannot be left out of the API's description", () => {
  const route = { url: "/spa/back-door", handler: () => null, schema: { hide: true } };
  const open = { ...route, method: "GET", config: { access: "anyone" } } as const;
  expect(() => checkRoute(open)).not.toThrow();
  expect(() => checkRoute({ ...open, config: {} })).toThrow("does not say who");
  expect(() => checkRoute({ ...open, method: ["GET", "POST"] })).toThrow("is missing");
  expect(() => checkRoute({ ...open, config: { access: "customer" } })).toThrow("is missing");
});
