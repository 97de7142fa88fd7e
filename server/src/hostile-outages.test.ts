import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { goodBody } from "../test/access/filled-requests.ts";
import { publishCatalogue } from "../test/catalogue/publish-catalogue.ts";
import { type WholeAccount, wholeAccount } from "../test/people/whole-account.ts";
import { lostRows, readAllRows } from "../test/shop/all-rows.ts";
import { type DatabaseProxy, openDatabaseProxy } from "../test/shop/database-proxy.ts";
import { type HostileRequest, hostileRequests } from "../test/shop/hostile-requests.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../test/shop/test-shop.ts";
import { photograph } from "../test/uploads/send-file.ts";
import { onlyRow } from "./platform/database/database.ts";
import { openPostgres } from "./platform/database/postgres.ts";

/** Requests of a run; `npm run test:hostile -- --outages` sends more. */
const total = Number(process.env.HOSTILE_OUTAGES ?? 180);
const seed = Number(process.env.HOSTILE_SEED ?? 20261125);
/** Requests of one attacker, with the link in one state. */
const perState = 30;
/** Requests that are under way at once. */
const atOnce = 8;

vi.setConfig({ testTimeout: Math.max(240_000, total * 1_000), hookTimeout: 240_000 });

const limits = {
  connectMs: 400,
  statementMs: 400,
  lockMs: 200,
  idleTransactionMs: 1_000,
  transactionMs: 800,
};

/** What happens to the link while requests are under way; it is good when they begin. */
const states: Record<string, (proxy: DatabaseProxy) => void> = {
  cut: (proxy) => proxy.cut(),
  "cut and restored": (proxy) => {
    proxy.cut();
    proxy.restore();
  },
  slow: (proxy) => proxy.delay(60),
  "too slow": (proxy) => proxy.delay(1_000),
  "frozen where it was open": (proxy) => proxy.freezeOpen(),
  frozen: (proxy) => proxy.freeze(),
};

describe.runIf(inject("postgresUrl"))("a shop whose database comes and goes", () => {
  const opened = new AsyncDisposableStack();
  let shop: TestShop;
  let victim: WholeAccount;
  let photo: Buffer;
  let proxy: DatabaseProxy;
  /** The same shop behind the link. */
  let behind: Awaited<ReturnType<TestShop["startProcess"]>>;

  beforeAll(async () => {
    shop = await openTestShop();
    opened.defer(() => shop.close());
    victim = await wholeAccount(shop);
    photo = await photograph();
    await publishCatalogue(shop);
    const { name } = await onlyRow<{ name: string }>(shop.database, {
      text: "select current_database() as name",
    });
    proxy = await openDatabaseProxy(`${inject("postgresUrl")}/${name}`, (close) => opened.defer(close));
    const database = openPostgres(proxy.url, 4, { limits });
    opened.defer(async () => {
      proxy.restore();
      await database.close();
    });
    behind = await shop.startProcess({ database });
    opened.defer(() => behind.close());
  });
  afterAll(() => opened.disposeAsync());

  async function send(caller: Visitor, token: string, request: HostileRequest) {
    const { method, path, query, headers, payload } = request;
    const { status, text } = await caller.call({
      method,
      url: query ? `${path}?${query}` : path,
      headers: { "x-csrf-token": token, "content-type": "application/json", ...headers },
      ...(payload === null || method === "GET" || method === "HEAD" ? {} : { payload }),
    });
    const isTold = method === "HEAD" || !path.startsWith("/spa/") || text.includes('"unavailable"');
    if (status < 500 || (status === 503 && isTold)) return status;
    const sent = { ...request, payload: payload?.toString("latin1") };
    throw new Error(JSON.stringify({ ...sent, answered: [status, text.slice(0, 500)] }));
  }

  test("hostile requests get 503 meanwhile and no other failure, and change nobody else's rows", async () => {
    const { person, order, product } = victim;
    const ids = [person.personId, order.publicId, order.number, product.publicId, product.slug];
    const before = await readAllRows(shop.database);
    const unavailable: Record<string, number> = {};
    for (let sent = 0, turn = 0; sent < total; sent += perState, turn += 1) {
      // Limits have their own tests; here they would end every run early.
      await shop.database.script("delete from attempt_count");
      const own = await wholeAccount(shop);
      const callers = [behind.answer(shop.visitor()), behind.answer(own.person)];
      const requests = hostileRequests(shop.app.swagger(), {
        ids: [...ids, own.product.publicId, own.order.publicId],
        emails: [person.email, own.person.email],
        fillings: [victim.pathFor, own.pathFor],
        bodies: [victim, own].map((account) => (name: string) => goodBody(name, account)),
        files: [photo],
      });
      const tokens = await Promise.all(
        callers.map(async (caller) =>
          String(readField((await caller.get("/sanctum/csrf-cookie")).body, "csrf_token")),
        ),
      );
      const drawn = fc.sample(requests, { numRuns: perState, seed: seed + sent });
      const [state = "", fail] = Object.entries(states)[turn % Object.keys(states).length] ?? [];
      let next = 0;
      const statuses: number[] = [];
      const senders = Array.from({ length: atOnce }, async () => {
        for (let request = drawn[next]; request; request = drawn[next]) {
          const caller = next++ % 4 === 0 ? 0 : 1;
          statuses.push(await send(callers[caller] ?? shop.visitor(), tokens[caller] ?? "", request));
          if (statuses.length === atOnce) fail?.(proxy);
        }
      });
      const results = await Promise.allSettled(senders);
      proxy.restore();
      const failures = results.flatMap((result) =>
        result.status === "rejected" ? [String(result.reason)] : [],
      );
      expect([state, failures]).toEqual([state, []]);
      unavailable[state] = (unavailable[state] ?? 0) + statuses.filter((status) => status === 503).length;
      await vi.waitUntil(async () => (await behind.app.inject("/readyz")).statusCode === 200, {
        timeout: 30_000,
      });
    }
    expect(Object.keys(unavailable)).toEqual(Object.keys(states).slice(0, Math.ceil(total / perState)));
    expect(unavailable.cut).toBeGreaterThan(0);
    expect(lostRows(before, await readAllRows(shop.database))).toEqual([]);
    if (process.env.HOSTILE_OUTAGES) process.stdout.write(`Answers 503: ${JSON.stringify(unavailable)}\n`);
  });
});
