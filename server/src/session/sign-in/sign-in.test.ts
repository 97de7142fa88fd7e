import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { add, expectRefusal, shopper } from "../../../test/orders/shopper.ts";
import {
  customerWithPassword,
  goodPassword,
  lastMailTo,
  mailsTo,
  moveClock,
  newAddress,
  registerWith,
  signInWith,
} from "../../../test/people/sign-up.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());

const isSignedIn = async (visitor: Visitor) => (await visitor.get("/spa/me/user")).status === 200;
const minutesOfLock = 3 * 60;

test.each([
  ["no address", { email: undefined }, "email"],
  ["an address that is none", { email: "'; drop table person; --" }, "email"],
  ["an address that is a number", { email: 1 }, "email"],
  ["no password", { password: undefined }, "password"],
  ["an empty password", { password: "" }, "password"],
  ["a password that is a list", { password: [goodPassword] }, "password"],
  ["a password of a thousand characters", { password: "x".repeat(1000) }, "password"],
  ["a field that nobody knows", { remember: true }, "remember"],
])("signing in with %s is refused at its field", async (_name, change, field) => {
  const given = { email: "ana@example.com", password: goodPassword, ...change };
  expectRefusal(await shop.visitor().post("/spa/login", given), 422, "validation_failed", [field]);
});

test("wrong passwords and unknown accounts get the same refusal", async () => {
  const { email } = await customerWithPassword(shop);
  const [known, unknown] = [shop.visitor(), shop.visitor()];
  const answers = [await signInWith(known, email, "wrong"), await signInWith(unknown, newAddress(), "wrong")];
  for (const answer of answers) expectRefusal(answer, 422, "invalid_credentials");
  expect(answers[0]?.text).toBe(answers[1]?.text);
  expect(known.cookies.has("recambia_session")).toBe(false);
  for (const odd of ["🔑🔑🔑🔑", "مفتاح", "' or 1=1 --", "<script>", "\ud800"]) {
    expectRefusal(await signInWith(shop.visitor(), newAddress(), odd), 422, "invalid_credentials");
  }
});

test("the right password signs in, ignoring the case of the address", async () => {
  const { email } = await customerWithPassword(shop);
  const visitor = shop.visitor();
  const answer = await signInWith(visitor, email.toUpperCase());
  expect(answer.body).toMatchObject({
    data: { second_factor: false, user: { email, name: "Ana Prueba" }, cart_merge: null },
  });
  expect(String(answer.headers["set-cookie"])).toMatch(
    /recambia_session=.*Max-Age=2592000;.*HttpOnly.*SameSite=Lax/,
  );
  expect(await isSignedIn(visitor)).toBe(true);
  expect((await visitor.post("/spa/logout")).status).toBe(204);
  expect(await isSignedIn(visitor)).toBe(false);
});

test("an unverified registration gets a pending session, and the link signs in", async () => {
  const email = newAddress();
  await registerWith(shop.visitor(), email);
  const visitor = shop.visitor();
  expectRefusal(await signInWith(visitor, email), 403, "email_unverified");
  expectRefusal(await visitor.get("/spa/me/user"), 403, "email_unverified");
  const { token } = await lastMailTo(shop, email);
  expect((await visitor.post("/spa/email/verify", { token })).body).toEqual({ data: { is_signed_in: true } });
  expect(await isSignedIn(visitor)).toBe(true);
});

test("the visitor's cart is merged", async () => {
  const { email } = await customerWithPassword(shop);
  const product = await makeProduct(shop.database, { available: 50 });
  const visitor = await shopper(shop);
  await add(visitor, { purchasable_public_id: product.publicId, quantity: 2 });
  const answer = await signInWith(visitor, email);
  expect(readField(readField(answer.body, "data"), "cart_merge")).toEqual({
    lines_added: 1,
    lines_capped: 0,
  });
  const other = shop.visitor();
  await signInWith(other, email);
  const cart = readField((await other.get("/spa/cart")).body, "data");
  expect(readField(cart, "lines")).toMatchObject([{ quantity: 2 }]);
});

test("a planted session is useless after signing in", async () => {
  const [{ email }, attacker] = [await customerWithPassword(shop), await customerWithPassword(shop)];
  const planted = String(attacker.visitor.cookies.get("recambia_session"));
  const victim = shop.visitor();
  victim.cookies.set("recambia_session", planted);
  await signInWith(victim, email);
  expect(victim.cookies.get("recambia_session")).not.toBe(planted);
  expectRefusal(await attacker.visitor.get("/spa/me/user"), 401, "unauthenticated");
});

test("a forged cookie is no session", async () => {
  const { visitor } = await customerWithPassword(shop);
  const [token = ""] = String(visitor.cookies.get("recambia_session")).split(".");
  const signed = (secret: string) => createHmac("sha256", secret).update(token).digest("base64");
  const forged = [
    token,
    `${token}.`,
    `${token}.${signed("another secret")}`,
    `x${token}.${signed(shop.context.secret)}`,
    "'; --.x",
    "a.b.c",
    "x".repeat(5000),
  ];
  for (const cookie of forged) {
    const thief = shop.visitor();
    thief.cookies.set("recambia_session", cookie);
    expectRefusal(await thief.get("/spa/me/user"), 401, "unauthenticated");
    expectRefusal(await thief.get("/spa/me/security"), 401, "unauthenticated");
  }
  expect(await isSignedIn(visitor)).toBe(true);
});

test("the third consecutive failure locks the password for 3 hours, even for the right one", async () => {
  const { email } = await customerWithPassword(shop);
  expectRefusal(await signInWith(shop.visitor(), email, "wrong"), 422, "invalid_credentials");
  expectRefusal(await signInWith(shop.visitor(), email, "wrong"), 422, "invalid_credentials");
  const third = await signInWith(shop.visitor(), email, "wrong");
  expectRefusal(third, 423, "password_locked");
  expect(readField(third.body, "message")).toBe(
    "Contraseña bloqueada hasta el sábado, 21 de noviembre, 14:00 (hora de Madrid).",
  );
  expect((await lastMailTo(shop, email)).content).toMatchObject({ until: "2026-11-21T13:00:00.000Z" });
  for (const [locale, text] of [
    ["es_CA", "Contrasenya bloquejada fins dissabte, 21 de novembre, a les 14:00 (hora de Madrid)."],
    ["en", "Password locked until Saturday 21 November at 14:00 (Madrid time)."],
  ]) {
    const answer = await signInWith(shop.visitor(locale), email);
    expect([answer.status, readField(answer.body, "message")]).toEqual([423, text]);
  }
  moveClock(shop, minutesOfLock - 1);
  expectRefusal(await signInWith(shop.visitor(), email), 423, "password_locked");
});

test("the lock ends after 3 hours, with three more attempts", async () => {
  const { email } = await customerWithPassword(shop);
  for (let failed = 0; failed < 3; failed += 1) await signInWith(shop.visitor(), email, "wrong");
  moveClock(shop, minutesOfLock);
  expectRefusal(await signInWith(shop.visitor(), email, "wrong"), 422, "invalid_credentials");
  expectRefusal(await signInWith(shop.visitor(), email, "wrong"), 422, "invalid_credentials");
  expect((await signInWith(shop.visitor(), email)).status).toBe(200);
});

test("a successful sign-in resets the count", async () => {
  const { email } = await customerWithPassword(shop);
  for (let round = 0; round < 3; round += 1) {
    await signInWith(shop.visitor(), email, "wrong");
    await signInWith(shop.visitor(), email, "wrong");
    expect((await signInWith(shop.visitor(), email)).status).toBe(200);
  }
});

test("an unknown address is locked like a known one, without a mail", async () => {
  const email = newAddress();
  for (let failed = 0; failed < 2; failed += 1) {
    expectRefusal(await signInWith(shop.visitor(), email, "wrong"), 422, "invalid_credentials");
  }
  expectRefusal(await signInWith(shop.visitor(), email, "wrong"), 423, "password_locked");
  expect(await mailsTo(shop, email)).toEqual([]);
});

test("concurrent wrong passwords never exceed three attempts", async () => {
  const { email } = await customerWithPassword(shop);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => signInWith(shop.visitor(), email, "wrong")),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(2);
  expect(statuses.filter((status) => status === 423)).toHaveLength(10);
  expect((await mailsTo(shop, email)).filter((mail) => mail.template === "password_locked")).toHaveLength(1);
});

test("of 200 attempts from one network, all but thirty are refused before hashing", async () => {
  const visitor = shop.visitor();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 200; attempt += 1) {
    statuses.push((await signInWith(visitor, `person${attempt}@example.com`, "wrong")).status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422));
  expect(statuses.slice(30)).toEqual(Array.from({ length: 170 }, () => 429));
  moveClock(shop, 15);
  expectRefusal(await signInWith(shop.visitor(), newAddress(), "wrong"), 422, "invalid_credentials");
});

test("successful sign-ins do not count towards the network's limit", async () => {
  const { email } = await customerWithPassword(shop);
  const visitor = shop.visitor();
  for (let times = 0; times < 35; times += 1) expect((await signInWith(visitor, email)).status).toBe(200);
});

test("a password never expires", async () => {
  const { email } = await customerWithPassword(shop);
  moveClock(shop, 5 * 365 * 24 * 60);
  expect((await signInWith(shop.visitor(), email)).status).toBe(200);
});
