import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { InjectOptions } from "fastify";
import { onTestFinished } from "vitest";
import { buildApp } from "../../src/app.ts";
import { createCaches } from "../../src/platform/caches/caches.ts";
import { watchRevision } from "../../src/platform/catalogue-revision.ts";
import { settableClock } from "../../src/platform/clock.ts";
import { readConfig } from "../../src/platform/config.ts";
import { openFolderStore } from "../../src/platform/files/folder-store.ts";
import type { App, Context } from "../../src/platform/http/context.ts";
import { openResponseCache } from "../../src/platform/http/response-cache.ts";
import { loadShop } from "../../src/platform/load-shop.ts";
import { openTestDatabase } from "./test-database.ts";

export type Answer = { status: number; body: unknown; headers: Record<string, unknown>; text: string };

/**
 * A whole shop on a fresh database, without a socket. Every answer is checked against its schema.
 *
 * @param environment what is set beside what all tests need.
 */
export async function openTestShop(environment: Record<string, string> = {}) {
  const database = await openTestDatabase();
  const config = {
    ...readConfig({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      SHOP_ORIGIN: "http://shop.test",
      // On a busy machine everything is late, and all visitors are from one network.
      OVERLOAD_DELAY_MS: "0",
      PAGE_PATIENCE_MS: "60000",
      NETWORK_CARTS_PER_HOUR: "1000000",
      ...environment,
    }),
    shopConfigPath: fileURLToPath(new URL("../../../shop.config.json", import.meta.url)),
  };
  const folder = await mkdtemp(join(tmpdir(), "recambia-shop-"));
  const revision = await watchRevision(database);
  const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
  const caches = createCaches(config.cacheBytes);
  const responseCache = openResponseCache(caches, revision.current);
  const context: Context = {
    config,
    database,
    files: openFolderStore(folder),
    clock,
    revision,
    caches,
    responseCache,
    // All test browsers share a network.
    shop: { ...(await loadShop(config.shopConfigPath)), new_accounts: { per_network: 1_000_000, hours: 24 } },
    secret: "a secret of at least thirty-two characters",
    earlierSecrets: [],
  };
  const app = await buildApp(context, { checkAnswers: true });
  await app.ready();
  return {
    app,
    clock,
    context,
    database,
    /** A browser of its own: keeps cookies and fetches its CSRF token when it first writes. */
    visitor: (locale = "es_ES") => createVisitor(app, locale),
    /** The same browser as it is answered by another process of the shop, which remembers for itself. */
    async atAnotherProcess(visitor: Visitor, given: Partial<Context> = {}): Promise<Visitor> {
      const another = await buildApp({ ...context, ...given }, { checkAnswers: true });
      onTestFinished(() => another.close());
      return createVisitor(another, "es_ES", visitor.cookies);
    },
    /** Another process of the shop on the same database, perhaps set up otherwise; the caller closes it. */
    async startProcess(given: Partial<Context> = {}) {
      const another = await buildApp({ ...context, ...given }, { checkAnswers: true });
      await another.ready();
      return {
        app: another,
        /** A browser with its cookies, answered by this process. */
        answer: (visitor: Visitor, locale = "es_ES") => createVisitor(another, locale, visitor.cookies),
        close: () => another.close(),
      };
    },
    async close() {
      await app.close();
      await revision.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
export type Visitor = ReturnType<typeof createVisitor>;

function createVisitor(app: App, locale: string, cookies = new Map<string, string>()) {
  let token: string | undefined;

  async function call(options: InjectOptions): Promise<Answer> {
    const answer = await app.inject({
      ...options,
      cookies: { ...Object.fromEntries(cookies), ...options.cookies },
      headers: { "accept-language": locale, ...options.headers },
    });
    for (const cookie of answer.cookies) cookies.set(cookie.name, cookie.value);
    const isJson = String(answer.headers["content-type"] ?? "").includes("json");
    return {
      status: answer.statusCode,
      body: isJson && answer.body ? JSON.parse(answer.body) : null,
      headers: answer.headers,
      text: answer.body,
    };
  }

  async function write(method: "POST" | "PUT" | "DELETE", url: string, payload?: object) {
    token ??= String(readField((await call({ url: "/sanctum/csrf-cookie" })).body, "csrf_token"));
    return call({ method, url, headers: { "x-csrf-token": token }, ...(payload ? { payload } : {}) });
  }

  return {
    cookies,
    call,
    get: (url: string) => call({ url }),
    post: (url: string, payload?: object) => write("POST", url, payload),
    put: (url: string, payload?: object) => write("PUT", url, payload),
    remove: (url: string) => write("DELETE", url),
  };
}

/** One field of an unknown JSON value; undefined when it has none. */
export function readField(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
}
