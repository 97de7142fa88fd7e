import { createServer, type IncomingHttpHeaders } from "node:http";
import { addLine, changeLine, claimCart, getCart, removeLine } from "@recambia/contract/cart/endpoints";
import { listOrders } from "@recambia/contract/orders/endpoints";
import { removePasskey, signOut } from "@recambia/contract/session/endpoints";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createHttpClient, type HttpClientOptions, refusalOf } from "./http-client.ts";

type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; body?: unknown };

let seen: Seen[] = [];
let answers: Answer[] = [];
/** What somebody before the shop answers instead of it; no body: never. */
let foreign: { status: number; type: string | null; body: string | null } | null = null;
let origin = "";
let close: () => Promise<void>;

beforeEach(async () => {
  seen = [];
  answers = [];
  foreign = null;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    seen.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body });
    if (foreign?.body === null) return;
    if (foreign) {
      response.writeHead(foreign.status, foreign.type ? { "content-type": foreign.type } : {});
      return response.end(foreign.body);
    }
    const answer = answers.shift() ?? { status: 200, body: { data: "fine" } };
    response.statusCode = answer.status;
    if (answer.body !== undefined) response.setHeader("content-type", "application/json; charset=utf-8");
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
  close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
});

afterEach(() => close());

test("tells when the shop sent an answer", async () => {
  const dates: (string | null)[] = [];
  const { http } = clientWith({ noteShopTime: (date) => dates.push(date) });
  await http.call(getCart);
  expect(dates.map((date) => Date.parse(date ?? "") > 0)).toEqual([true]);
});

/** Creates a client that keeps its token in a variable and counts callbacks. */
function clientWith(options: Partial<HttpClientOptions> = {}) {
  const counts = { before: 0, unauthenticated: 0, renewals: 0 };
  let token = "first";
  const http = createHttpClient({
    origin,
    serverLocale: "es_CA",
    beforeRequest: () => {
      counts.before += 1;
    },
    onUnauthenticated: () => {
      counts.unauthenticated += 1;
    },
    confirmIdentity: async () => false,
    readCsrfToken: () => token,
    renewCsrfToken: async () => {
      counts.renewals += 1;
      token = "fresh";
      return token;
    },
    ...options,
  });
  return { http, counts };
}

describe("a shop that cannot serve", () => {
  const busy = { status: 503, body: { message: "Busy", code: "unavailable" } };
  const repeatAfterMs = [1, 1];

  test("a read is repeated until it can", async () => {
    const { http } = clientWith({ repeatAfterMs });
    answers = [busy, { status: 502 }];
    expect(await http.call(getCart)).toEqual({ status: 200, data: { data: "fine" } });
    expect(seen.map(({ path }) => path)).toEqual(["/spa/cart", "/spa/cart", "/spa/cart"]);
  });

  test("a read has the last answer when it cannot for long", async () => {
    const { http, counts } = clientWith({ repeatAfterMs });
    answers = [busy, busy, busy, busy];
    expect((await http.call(getCart)).status).toBe(503);
    expect(seen).toHaveLength(3);
    expect(counts.unauthenticated).toBe(0);
  });

  test("neither a change nor a refused read is repeated, nor a query's read", async () => {
    const { http } = clientWith({ repeatAfterMs });
    answers = [busy, { status: 404 }, { status: 500 }, busy];
    await http.call(removeLine, { params: { lineId: "line" } });
    await http.call(getCart);
    await http.call(getCart);
    await http.read("/spa/orders");
    expect(seen).toHaveLength(4);
  });
});

describe("responses", () => {
  test("a refusal is a value with a code and fields", async () => {
    const { http } = clientWith();
    const refusal = { message: "No", code: "validation_failed", errors: { quantity: ["Demasiado"] } };
    answers = [{ status: 422, body: refusal }];
    const answer = await http.call(addLine, { body: { purchasable_public_id: "disc00000001", quantity: 0 } });
    expect(answer.status).toBe(422);
    expect(refusalOf(answer)).toEqual(refusal);
  });

  test("a missing network is status 0", async () => {
    await close();
    const { http } = clientWith();
    expect(await http.call(getCart)).toEqual({ status: 0, data: null });
    close = async () => undefined;
  });

  test("a response that never comes is no response, after some time", async () => {
    foreign = { status: 200, type: "application/json", body: null };
    const { http } = clientWith({ patienceMs: 20 });
    expect(await http.call(changeLine, { params: { lineId: "abc" }, body: { quantity: 3 } })).toEqual({
      status: 0,
      data: null,
    });
    expect(await http.read("/spa/cart", { signal: new AbortController().signal })).toEqual({
      status: 0,
      data: null,
    });
  });

  test("a response without a body reads as null", async () => {
    const { http } = clientWith();
    answers = [{ status: 204 }];
    expect(await http.call(signOut)).toEqual({ status: 204, data: null });
  });

  test.each([
    [200, "text/html", "<html>Welcome to the hotel"],
    [401, "text/html", "<html>Sign in to the hotel"],
    [404, null, ""],
    [200, "application/json", '{"data":[{"id":"a'],
  ])("a response %i of somebody else, or cut, is no response", async (status, type, body) => {
    foreign = { status, type, body };
    const { http, counts } = clientWith();
    expect(await http.call(getCart)).toEqual({ status: 0, data: null });
    expect(counts.unauthenticated).toBe(0);
  });

  test.each([413, 429, 502])("what a proxy tells by its status %i stays", async (status) => {
    foreign = { status, type: "text/html", body: "<html>" };
    const { http } = clientWith({ repeatAfterMs: [] });
    expect(await http.call(getCart)).toEqual({ status, data: null });
  });

  test("a body that is not the API's is not a refusal", async () => {
    expect(refusalOf({ status: 502, data: "<html>" })).toBeNull();
    expect(refusalOf({ status: 502, data: null })).toBeNull();
  });
});

describe("requests", () => {
  test("every request carries language, JSON and token", async () => {
    const { http } = clientWith();
    await http.call(changeLine, { params: { lineId: "abc" }, body: { quantity: 3 } });
    expect(seen[0]).toMatchObject({ method: "PUT", path: "/spa/cart/lines/abc", body: '{"quantity":3}' });
    expect(seen[0]?.headers).toMatchObject({
      accept: "application/json",
      "accept-language": "es_CA",
      "content-type": "application/json",
      "x-csrf-token": "first",
    });
  });

  test("the session's last refusal is reset before each request", async () => {
    const { http, counts } = clientWith();
    await http.call(getCart);
    await http.call(removeLine, { params: { lineId: "abc" } });
    expect(counts.before).toBe(2);
  });

  test("a write without a token fetches one first; a read does not wait", async () => {
    const { http, counts } = clientWith({ readCsrfToken: () => "" });
    await http.call(getCart);
    expect(counts.renewals).toBe(0);
    await http.call(claimCart);
    expect(counts.renewals).toBe(1);
    expect(seen[1]?.headers["x-csrf-token"]).toBe("fresh");
  });
});

describe("statuses 419 and 401", () => {
  const mismatch = { status: 419, body: { message: "", code: "csrf_token_mismatch" } };

  test("a 419 is retried once with a fresh token", async () => {
    const { http, counts } = clientWith();
    answers = [mismatch, { status: 200, body: { data: 1 } }];
    const answer = await http.call(claimCart);
    expect(answer).toEqual({ status: 200, data: { data: 1 } });
    expect(seen.map((call) => call.headers["x-csrf-token"])).toEqual(["first", "fresh"]);
    expect(counts.renewals).toBe(1);
  });

  test("a second 419 is returned", async () => {
    const { http } = clientWith();
    answers = [mismatch, mismatch];
    expect((await http.call(claimCart)).status).toBe(419);
    expect(seen).toHaveLength(2);
  });

  test("a 419 without a fresh token is not retried", async () => {
    const { http } = clientWith({ renewCsrfToken: async () => "" });
    answers = [mismatch];
    expect((await http.call(claimCart)).status).toBe(419);
    expect(seen).toHaveLength(1);
  });

  test("a 401 is reported and returned", async () => {
    const { http, counts } = clientWith();
    answers = [{ status: 401, body: { message: "", code: "unauthenticated" } }];
    expect((await http.call(listOrders)).status).toBe(401);
    expect(counts.unauthenticated).toBe(1);
  });

  test("a pending session is reported like none; any other 403 is not", async () => {
    const { http, counts } = clientWith();
    answers = [
      { status: 403, body: { message: "", code: "forbidden" } },
      { status: 403, body: { message: "", code: "email_unverified" } },
    ];
    await http.call(listOrders);
    expect(counts.unauthenticated).toBe(0);
    expect((await http.call(listOrders)).status).toBe(403);
    expect(counts.unauthenticated).toBe(1);
  });

  test("a change that needs a confirmation is repeated once it is given, and only then", async () => {
    const refused = { status: 403, body: { message: "", code: "confirmation_required" } };
    for (const isConfirmed of [true, false]) {
      seen = [];
      answers = [refused, { status: 204 }];
      const { http, counts } = clientWith({ confirmIdentity: async () => isConfirmed });
      const answer = await http.call(removePasskey, { params: { id: "abcdefgh23456789" } });
      expect(answer.status).toBe(isConfirmed ? 204 : 403);
      expect(seen.map(({ method }) => method)).toEqual(isConfirmed ? ["DELETE", "DELETE"] : ["DELETE"]);
      expect(counts.unauthenticated).toBe(0);
    }
  });

  test("a confirmation that cannot be asked for leaves the refusal", async () => {
    answers = [{ status: 403, body: { message: "", code: "confirmation_required" } }];
    const { http } = clientWith({ confirmIdentity: () => Promise.reject(new TypeError("no such file")) });
    expect((await http.call(removePasskey, { params: { id: "abcdefgh23456789" } })).status).toBe(403);
    expect(seen).toHaveLength(1);
  });
});
