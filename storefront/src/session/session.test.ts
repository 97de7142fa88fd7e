import { createServer } from "node:http";
import { getCart } from "@recambia/contract/cart/endpoints";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createHttpClient, type HttpClient } from "../lib/http/http-client.ts";
import { completeLogout } from "./complete-logout.ts";
import { fetchCurrentUser } from "./fetch-current-user.ts";
import { isEmailUnverified, resetLastRefusal } from "./last-refusal.ts";
import { logOut } from "./log-out.ts";
import { isLogoutPending } from "./pending-logout.ts";
import { readVerifiedEmail } from "./sign-up/read-verified-email.ts";
import { authStore, clearCurrentUser, setCurrentUser, syncAuthAcrossTabs } from "./store.ts";

const user = { id: "abcdefgh", name: "Ana", email: "ana@example.com", profile: { picture: null } };
const minuteMs = 60_000;
let status = 200;
let answered: object = user;
const stored = new Map<string, string>();
let calls = 0;
let paths: string[] = [];
let http: HttpClient;
let close: () => void;

beforeAll(async () => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const server = createServer((request, response) => {
    calls += 1;
    paths.push(`${request.method} ${request.url}`);
    response.writeHead(status, { "content-type": "application/json" });
    const refusal = { message: "", code: status === 403 ? "email_unverified" : "unauthenticated" };
    response.end(JSON.stringify(status === 200 ? { data: answered } : refusal));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  http = createHttpClient({
    origin: typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "",
    serverLocale: "es_ES",
    beforeRequest: resetLastRefusal,
    mayRequest: (path) => completeLogout(http, path),
    onUnauthenticated: () => undefined,
    confirmIdentity: async () => false,
    readCsrfToken: () => "token",
    renewCsrfToken: async () => "token",
  });
  close = () => server.close();
});

afterAll(() => {
  vi.unstubAllGlobals();
  close();
});

beforeEach(() => {
  clearCurrentUser();
  resetLastRefusal();
  status = 200;
  answered = user;
  calls = 0;
  paths = [];
  stored.clear();
});

test("a refused fetch signs out, and its reason is known until the next request", async () => {
  setCurrentUser(user, 0);
  status = 403;
  expect(await fetchCurrentUser(http, { nowMs: 11 * minuteMs })).toBe(false);
  expect(authStore.getState()).toEqual({ user: null, lastFetched: null, isAuthenticated: false });
  expect(isEmailUnverified()).toBe(true);
  status = 200;
  await http.call(getCart);
  expect(isEmailUnverified()).toBe(false);
});

test("a 200 signs in and remembers when", async () => {
  expect(await fetchCurrentUser(http, { nowMs: 5 })).toBe(true);
  expect(authStore.getState()).toEqual({ user, lastFetched: 5, isAuthenticated: true });
});

test("a user under ten minutes old is not asked for again, unless forced", async () => {
  setCurrentUser(user, 0);
  expect(await fetchCurrentUser(http, { nowMs: 10 * minuteMs - 1 })).toBe(true);
  expect(calls).toBe(0);
  await fetchCurrentUser(http, { nowMs: 10 * minuteMs - 1, force: true });
  expect(calls).toBe(1);
  await fetchCurrentUser(http, { nowMs: 21 * minuteMs });
  expect(calls).toBe(2);
  // The clock, a day ahead until now, has been put right.
  await fetchCurrentUser(http, { nowMs: 21 * minuteMs - 24 * 60 * minuteMs });
  expect(calls).toBe(3);
});

test("logging out forgets the user even when the call fails", async () => {
  setCurrentUser(user, 0);
  status = 500;
  await logOut(http);
  expect(authStore.getState().isAuthenticated).toBe(false);
});

test("a failed logout is completed before anyone is asked for, and until then signs nobody in", async () => {
  setCurrentUser(user, 0);
  status = 500;
  await logOut(http);
  expect(isLogoutPending()).toBe(true);
  expect(await fetchCurrentUser(http, { force: true })).toBe(false);
  expect(paths.slice(-2)).toEqual(["POST /spa/logout", "POST /spa/logout"]);
  status = 200;
  await fetchCurrentUser(http);
  expect(paths.slice(-2)).toEqual(["POST /spa/logout", "GET /spa/me/user"]);
  expect(isLogoutPending()).toBe(false);
});

test("nothing of a person is asked for before a failed logout is completed, and everything else is", async () => {
  setCurrentUser(user, 0);
  status = 500;
  await logOut(http);
  paths = [];
  expect(await http.call(getCart)).toEqual({ status: 0, data: null });
  expect(paths).toEqual(["POST /spa/logout"]);
  expect(await http.read("/spa/catalog/brands")).toMatchObject({ status: 500 });
  status = 200;
  paths = [];
  await Promise.all([http.call(getCart), http.read("/spa/orders")]);
  expect([paths[0], paths.slice(1).sort()]).toEqual([
    "POST /spa/logout",
    ["GET /spa/cart", "GET /spa/orders"],
  ]);
  await http.call(getCart);
  expect(paths).toHaveLength(4);
});

test("a page's guard and its start share one question", async () => {
  await Promise.all([fetchCurrentUser(http), fetchCurrentUser(http)]);
  expect(calls).toBe(1);
  await Promise.all([fetchCurrentUser(http, { force: true }), fetchCurrentUser(http, { force: true })]);
  expect(calls).toBe(3);
});

test("an email is verified when its owner is signed in and no other one waits", async () => {
  answered = { email: "ana@example.com", pending_email: null };
  expect([await readVerifiedEmail(http), calls]).toEqual([null, 0]);
  setCurrentUser(user, 0);
  expect(await readVerifiedEmail(http)).toBe("ana@example.com");
  answered = { email: "ana@example.com", pending_email: "new@example.com" };
  expect(await readVerifiedEmail(http)).toBeNull();
  status = 401;
  expect(await readVerifiedEmail(http)).toBeNull();
});

test("a page looks again who is signed in when another tab has changed it, and when it is come back to", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const rehydrate = vi.spyOn(authStore, "rehydrate").mockImplementation(() => undefined);
  onTestFinished(() => rehydrate.mockRestore());
  syncAuthAcrossTabs();
  const tell = (name: string, details: object) => {
    page.dispatchEvent(Object.assign(new Event(name), details));
    return rehydrate.mock.calls.length;
  };
  expect(tell("storage", { key: "theme" })).toBe(0);
  expect(tell("storage", { key: "auth" })).toBe(1);
  expect(tell("storage", { key: null })).toBe(2);
  expect(tell("pageshow", { persisted: false })).toBe(2);
  expect(tell("pageshow", { persisted: true })).toBe(3);
});
