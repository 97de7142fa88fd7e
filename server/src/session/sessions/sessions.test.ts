import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { customerWithPassword, goodPassword, moveClock, signInWith } from "../../../test/people/sign-up.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const minutesOfDays = (days: number) => days * 24 * 60;

type Session = { id: string; is_current: boolean; device: string; last_used_at: string };

async function sessionsOf(visitor: Visitor): Promise<Session[]> {
  const data = readField((await visitor.get("/spa/me/security")).body, "data");
  const sessions = readField(data, "sessions");
  if (!Array.isArray(sessions)) throw new Error("No sessions in the answer");
  return sessions;
}

/** Signs in on another browser with its user agent. */
async function signedInBrowser(email: string, userAgent = firefox): Promise<Visitor> {
  const visitor = shop.visitor();
  const csrf = await visitor.get("/sanctum/csrf-cookie");
  await visitor.call({
    method: "POST",
    url: "/spa/login",
    payload: { email, password: "tornillo-verde-41" },
    headers: { "user-agent": userAgent, "x-csrf-token": String(readField(csrf.body, "csrf_token")) },
  });
  return visitor;
}

test("sessions of others cannot be listed or ended", async () => {
  const visitor = shop.visitor();
  expectRefusal(await visitor.get("/spa/me/security"), 401, "unauthenticated");
  expectRefusal(await visitor.get("/spa/me/sessions"), 401, "unauthenticated");
  expectRefusal(await visitor.remove("/spa/me/sessions"), 401, "unauthenticated");
  const [{ visitor: own }, { visitor: other }] = [
    await customerWithPassword(shop),
    await customerWithPassword(shop),
  ];
  const [session] = await sessionsOf(other);
  for (const id of [session?.id, "abcdefgh23456789", "'; drop table session; --", "🔑🔑🔑🔑🔑🔑🔑🔑"]) {
    const answer = await own.remove(`/spa/me/sessions/${encodeURIComponent(String(id))}`);
    expectRefusal(answer, 404, "not_found");
  }
  expect(await sessionsOf(other)).toHaveLength(1);
  const pending = await signedInCustomer(shop, { isVerified: false });
  expectRefusal(await pending.get("/spa/me/security"), 403, "email_unverified");
});

test("sessions are listed by device and last use, and ended one by one", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  moveClock(shop, 90);
  const other = await signedInBrowser(email);
  const sessions = await sessionsOf(visitor);
  expect((await visitor.get("/spa/me/sessions")).body).toEqual({ data: sessions });
  expect(sessions).toMatchObject([
    { is_current: false, device: "Firefox · Windows", last_used_at: "2026-11-21T11:30:00.000Z" },
    { is_current: true, device: "", last_used_at: "2026-11-21T10:00:00.000Z" },
  ]);
  await visitor.post("/spa/me/confirmation", { password: goodPassword });
  expect((await visitor.remove(`/spa/me/sessions/${sessions[0]?.id}`)).status).toBe(204);
  expectRefusal(await other.get("/spa/me/user"), 401, "unauthenticated");
  expect((await visitor.get("/spa/me/user")).status).toBe(200);
});

test("all other sessions are ended at once, and one's own on request", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  const others = [await signedInBrowser(email), await signedInBrowser(email)];
  expect((await visitor.remove("/spa/me/sessions")).status).toBe(204);
  for (const other of others) expectRefusal(await other.get("/spa/me/user"), 401, "unauthenticated");
  const [own] = await sessionsOf(visitor);
  const ended = await visitor.remove(`/spa/me/sessions/${own?.id}`);
  expect([ended.status, String(ended.headers["set-cookie"])]).toEqual([
    204,
    expect.stringContaining("recambia_session=;"),
  ]);
  expectRefusal(await visitor.get("/spa/me/user"), 401, "unauthenticated");
});

test("a session expires 30 days after its last use", async () => {
  const { visitor } = await customerWithPassword(shop);
  moveClock(shop, minutesOfDays(29));
  const renewed = await visitor.get("/spa/me/user");
  expect([renewed.status, String(renewed.headers["set-cookie"])]).toEqual([
    200,
    expect.stringContaining("Max-Age=2592000"),
  ]);
  expect((await visitor.get("/spa/me/user")).headers["set-cookie"]).toBeUndefined();
  moveClock(shop, minutesOfDays(29));
  expect((await visitor.get("/spa/me/user")).status).toBe(200);
  moveClock(shop, minutesOfDays(30));
  expectRefusal(await visitor.get("/spa/me/user"), 401, "unauthenticated");
});

test("signing in ends the browser's previous session", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  await signInWith(visitor, email);
  expect(await sessionsOf(visitor)).toHaveLength(1);
});

test("a sign-in that a browser sends twice opens one session, which either answer's cookie is valid for", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  for (const browser of [visitor, shop.visitor()]) {
    await browser.get("/sanctum/csrf-cookie");
    const windows = [0, 1].map(() => {
      const window = shop.visitor();
      for (const [name, value] of browser.cookies) window.cookies.set(name, value);
      return window;
    });
    const before = browser.cookies.get("recambia_session");
    const answers = await Promise.all(windows.map((window) => signInWith(window, email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const window of windows) {
      expect(window.cookies.get("recambia_session")).not.toBe(before);
      expect(await sessionsOf(window)).toHaveLength(browser === visitor ? 1 : 2);
    }
  }
});

test("two browsers that sign in at once have a session each", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  const others = [shop.visitor(), shop.visitor()];
  await Promise.all(others.map((other) => signInWith(other, email)));
  expect(await sessionsOf(visitor)).toHaveLength(3);
});

test("a session ends 90 days after signing in, although it is used every day", async () => {
  const { visitor } = await customerWithPassword(shop);
  const statuses: number[] = [];
  for (let days = 1; days <= 91; days += 1) {
    moveClock(shop, minutesOfDays(1));
    statuses.push((await visitor.get("/spa/me/user")).status);
  }
  expect(statuses).toEqual([...Array(89).fill(200), 401, 401]);
});
