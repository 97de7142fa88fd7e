import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import {
  customerWithPassword,
  goodPassword,
  lastMailTo,
  mailsTo,
  moveClock,
  newAddress,
  signInWith,
} from "../../../test/people/sign-up.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());

const newPassword = "otra-clave-larga-7";

/** A person whose browser has been signed in, and knows it. */
async function knownCustomer() {
  const customer = await customerWithPassword(shop);
  expect((await customer.visitor.get("/spa/me/user")).status).toBe(200);
  return customer;
}

/** Fails three times from a browser that nobody knows. */
async function lockByStranger(email: string) {
  for (let failed = 0; failed < 3; failed += 1) await signInWith(shop.visitor(), email, "wrong");
  expectRefusal(await signInWith(shop.visitor(), email), 423, "password_locked");
}

async function signOut(visitor: Visitor) {
  expect((await visitor.post("/spa/logout")).status).toBe(204);
}

test("three failures of a stranger do not lock out a browser that the person has signed in from", async () => {
  const { visitor, email } = await knownCustomer();
  await signOut(visitor);
  await lockByStranger(email);
  expect((await signInWith(visitor, email)).status).toBe(200);
  expectRefusal(await signInWith(shop.visitor(), email), 423, "password_locked");
});

test("that browser is locked by its own three failures, and strangers are not", async () => {
  const { visitor, email } = await knownCustomer();
  await signOut(visitor);
  for (let failed = 0; failed < 3; failed += 1) await signInWith(visitor, email, "wrong");
  expectRefusal(await signInWith(visitor, email), 423, "password_locked");
  expect((await signInWith(shop.visitor(), email)).status).toBe(200);
});

test("a browser is known to those who have signed in from it only, and to no forged cookie", async () => {
  const [known, victim] = [await knownCustomer(), await knownCustomer()];
  await lockByStranger(victim.email);
  expectRefusal(await signInWith(known.visitor, victim.email), 423, "password_locked");
  const cookie = String(victim.visitor.cookies.get("recambia_device"));
  const [personId = "", deviceId = "", signature = ""] = cookie.split(".");
  const [othersId = ""] = String(known.visitor.cookies.get("recambia_device")).split(".");
  for (const forged of [
    `${personId}.${"A".repeat(22)}.${signature}`,
    `${othersId}.${deviceId}.${signature}`,
    `${personId}.${deviceId}.${"A".repeat(43)}`,
    `${personId}.${deviceId}`,
    "~~~",
    cookie.repeat(20),
  ]) {
    const stranger = shop.visitor();
    stranger.cookies.set("recambia_device", forged);
    expectRefusal(await signInWith(stranger, victim.email), 423, "password_locked");
  }
});

test("of several people at one browser, each is known", async () => {
  const [first, second] = [await knownCustomer(), await knownCustomer()];
  await signOut(first.visitor);
  expect((await signInWith(first.visitor, second.email)).status).toBe(200);
  for (const { email } of [first, second]) {
    await lockByStranger(email);
    expect((await signInWith(first.visitor, email)).status).toBe(200);
  }
});

test("the failures of a network do not stop a browser that the person has signed in from", async () => {
  const { visitor, email } = await knownCustomer();
  await signOut(visitor);
  await Promise.all(Array.from({ length: 40 }, () => signInWith(shop.visitor(), newAddress(), "wrong")));
  expectRefusal(await signInWith(shop.visitor(), email), 429, "too_many_requests");
  expect((await signInWith(visitor, email)).status).toBe(200);
});

test("a signed-in session can use its password while a stranger has locked the account", async () => {
  const { visitor, email } = await knownCustomer();
  await lockByStranger(email);
  expect((await visitor.get("/spa/me/user")).status).toBe(200);
  const change = {
    current_password: goodPassword,
    password: newPassword,
    password_confirmation: newPassword,
  };
  expect((await visitor.put("/spa/me/password", change)).status).toBe(204);
});

test("a session that fails three times is locked alone", async () => {
  const { visitor, email } = await knownCustomer();
  const other = shop.visitor();
  await signInWith(other, email);
  const failed = { password: "wrong", email: newAddress() };
  for (let times = 0; times < 3; times += 1) await visitor.put("/spa/me/email", failed);
  expectRefusal(
    await visitor.put("/spa/me/email", { ...failed, password: goodPassword }),
    423,
    "password_locked",
  );
  expect((await other.put("/spa/me/email", { ...failed, password: goodPassword })).status).toBe(200);
  expect((await signInWith(shop.visitor(), email)).status).toBe(200);
});

test("the link of a mail ends every lock", async () => {
  const { visitor, email } = await knownCustomer();
  await lockByStranger(email);
  for (let failed = 0; failed < 3; failed += 1) await signInWith(visitor, email, "wrong");
  await shop.visitor().post("/spa/forgot-password", { email });
  const { token } = await lastMailTo(shop, email);
  const given = { token, password: newPassword, password_confirmation: newPassword };
  expect((await shop.visitor().post("/spa/reset-password", given)).status).toBe(204);
  for (const browser of [shop.visitor(), visitor]) {
    expect((await signInWith(browser, email, newPassword)).status).toBe(200);
  }
});

test("strangers cannot use up the links that reset a password", async () => {
  const { visitor, email } = await knownCustomer();
  const askFrom = async (browser: Visitor, remoteAddress: string) => {
    const { body } = await browser.get("/sanctum/csrf-cookie");
    const headers = { "x-csrf-token": String(readField(body, "csrf_token")) };
    const asked = { method: "POST", url: "/spa/forgot-password", payload: { email } } as const;
    return (await browser.call({ ...asked, headers, remoteAddress })).status;
  };
  // More than an hour's mails to one address, from many networks, and more than a network may cause.
  for (let network = 0; network < 25; network += 1) await askFrom(shop.visitor(), `203.0.113.${network}`);
  for (let times = 0; times < 6; times += 1) await askFrom(shop.visitor(), "127.0.0.1");
  const before = (await mailsTo(shop, email)).length;
  expect(await askFrom(shop.visitor(), "127.0.0.1")).toBe(429);
  // An unknown browser on another network is answered as ever; a valid link is in the mailbox.
  expect(await askFrom(shop.visitor(), "198.51.100.1")).toBe(204);
  expect((await mailsTo(shop, email)).length).toBe(before);
  shop.clock.set(new Date(shop.clock.now().getTime() + 20_000));
  expect(await askFrom(visitor, "127.0.0.1")).toBe(204);
  expect((await mailsTo(shop, email)).length).toBe(before + 1);
  const { token } = await lastMailTo(shop, email);
  const given = { token, password: newPassword, password_confirmation: newPassword };
  expect((await shop.visitor().post("/spa/reset-password", given)).status).toBe(204);
  // A used link ends the others: an unknown browser is mailed another one, once.
  const links = async () =>
    (await mailsTo(shop, email)).filter(({ template }) => template === "reset_password").length;
  const used = await links();
  for (let times = 0; times < 2; times += 1) expect(await askFrom(shop.visitor(), "198.51.100.1")).toBe(204);
  expect(await links()).toBe(used + 1);
  // So it is shortly before the last link ends.
  moveClock(shop, 50);
  expect(await askFrom(shop.visitor(), "198.51.100.1")).toBe(204);
  expect(await links()).toBe(used + 2);
});
