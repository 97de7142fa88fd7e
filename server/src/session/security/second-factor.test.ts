import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { add, expectRefusal, shopper } from "../../../test/orders/shopper.ts";
import { customerWithApp, sendCode } from "../../../test/people/customer-with-app.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import {
  customerWithPassword,
  goodPassword,
  lastMailTo,
  mailsTo,
  moveClock,
  signInWith,
} from "../../../test/people/sign-up.ts";
import { totp } from "../../../test/people/totp.ts";
import {
  type Answer,
  openTestShop,
  readField,
  type TestShop,
  type Visitor,
} from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());

const path = "/spa/me/second-factor";
const dataOf = (answer: { body: unknown }, field: string) => readField(readField(answer.body, "data"), field);

const remove = async (visitor: Visitor, payload: object) => {
  const csrf = await visitor.get("/sanctum/csrf-cookie");
  const token = String(readField(csrf.body, "csrf_token"));
  return visitor.call({ method: "DELETE", url: path, payload, headers: { "x-csrf-token": token } });
};

test("enabling and disabling need the password", async () => {
  expectRefusal(await shop.visitor().post(path, { password: goodPassword }), 401, "unauthenticated");
  const pending = await signedInCustomer(shop, { isVerified: false });
  expectRefusal(await pending.post(path, { password: goodPassword }), 403, "email_unverified");
  const { visitor } = await customerWithPassword(shop);
  expectRefusal(await visitor.post(path, {}), 422, "validation_failed", ["password"]);
  expectRefusal(await visitor.post(path, { password: "wrong" }), 422, "validation_failed", ["password"]);
  expectRefusal(await remove(visitor, { password: "wrong" }), 422, "validation_failed", ["password"]);
  expectRefusal(await visitor.post(path, { password: "wrong" }), 423, "password_locked");
  expectRefusal(await visitor.post(path, { password: goodPassword }), 423, "password_locked");
});

test("it is enabled by a first valid code", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  expectRefusal(await visitor.post(`${path}/confirm`, { code: "123456" }), 409, "conflict");
  const setup = await visitor.post(path, { password: goodPassword });
  const [address, key] = [String(dataOf(setup, "address")), String(dataOf(setup, "key"))];
  expect(address).toBe(
    `otpauth://totp/Recambia:${encodeURIComponent(email)}?secret=${key}&issuer=Recambia&digits=6&period=30`,
  );
  for (const code of ["000000", "🔑🔑🔑🔑🔑🔑", "' or 1=1 --", "x".repeat(32)]) {
    expectRefusal(await visitor.post(`${path}/confirm`, { code }), 422, "validation_failed", ["code"]);
  }
  expect(dataOf(await signInWith(shop.visitor(), email), "second_factor")).toBe(false);
  const before = visitor.cookies.get("recambia_session");
  const confirmed = await visitor.post(`${path}/confirm`, {
    code: ` ${totp(key).slice(0, 3)} ${totp(key).slice(3)}`,
  });
  expect([confirmed.status, dataOf(confirmed, "codes")]).toEqual([200, expect.any(Array)]);
  expect(visitor.cookies.get("recambia_session")).not.toBe(before);
  expect(dataOf(await visitor.get("/spa/me/security"), "has_second_factor")).toBe(true);
  expectRefusal(await visitor.post(path, { password: goodPassword }), 409, "conflict");
  expectRefusal(await visitor.post(`${path}/confirm`, { code: totp(key) }), 409, "conflict");
});

test("requests that are sent twice at once switch it on and off once, and mail once", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  const twice = (call: () => Promise<Answer>) => Promise.all([call(), call()]);
  const setups = await twice(() => visitor.post(path, { password: goodPassword }));
  expect(setups.map(({ status }) => status)).toEqual([200, 200]);
  const key = String(dataOf(await visitor.post(path, { password: goodPassword }), "key"));
  const confirmed = await twice(() => visitor.post(`${path}/confirm`, { code: totp(key) }));
  // The first rotates the session: the other finds nothing to confirm, or its cookie ended.
  for (const { status } of confirmed) expect(status).toBeOneOf([200, 401, 409]);
  expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
  const security = await visitor.get("/spa/me/security");
  expect(dataOf(security, "has_second_factor")).toBe(true);
  expect([dataOf(security, "sessions")].flat()).toHaveLength(1);
  const removed = await twice(() => remove(visitor, { password: goodPassword }));
  for (const { status } of removed) expect(status).toBeOneOf([204, 401]);
  expect([dataOf(await visitor.get("/spa/me/security"), "sessions")].flat()).toHaveLength(1);
  expect(dataOf(await signInWith(shop.visitor(), email), "second_factor")).toBe(false);
  const mails = (await mailsTo(shop, email)).map(({ template }) => template);
  expect(mails).toEqual(["verify_email", "second_factor_on", "second_factor_off"]);
});

test("a process that ends while it is switched on locks nobody out", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  await visitor.post(path, { password: goodPassword });
  // As better-auth leaves it between its two statements.
  await shop.database.rows({
    text: "update person set two_factor_enabled = true where email = $1",
    values: [email],
  });
  expect(dataOf(await signInWith(shop.visitor(), email), "second_factor")).toBe(false);
  expect(dataOf(await visitor.get("/spa/me/security"), "has_second_factor")).toBe(false);
  const key = String(dataOf(await visitor.post(path, { password: goodPassword }), "key"));
  expect((await visitor.post(`${path}/confirm`, { code: totp(key) })).status).toBe(200);
  expect(dataOf(await visitor.get("/spa/me/security"), "has_second_factor")).toBe(true);
  expect(dataOf(await signInWith(shop.visitor(), email), "second_factor")).toBe(true);
});

test("a browser that is signed in stays so until the code of another sign-in is right", async () => {
  const { email, key } = await customerWithApp(shop);
  const { visitor, email: own } = await customerWithPassword(shop);
  const user = async () => dataOf(await visitor.get("/spa/me/user"), "email");
  expect(dataOf(await signInWith(visitor, email), "second_factor")).toBe(true);
  expect(await user()).toBe(own);
  expectRefusal(await sendCode(visitor, "000000"), 422, "validation_failed", ["code"]);
  expect(await user()).toBe(own);
  expect((await sendCode(visitor, totp(key))).status).toBe(200);
  expect(await user()).toBe(email);
  const other = shop.visitor();
  await signInWith(other, own);
  expect([dataOf(await other.get("/spa/me/security"), "sessions")].flat()).toHaveLength(1);
});

test("a browser that is signed in stays so when the code has been used before", async () => {
  const { email, key } = await customerWithApp(shop);
  const [visitor, code] = [shop.visitor(), totp(key)];
  for (const status of [200, 422]) {
    await signInWith(visitor, email);
    expect((await sendCode(visitor, code)).status).toBe(status);
    expect(dataOf(await visitor.get("/spa/me/user"), "email")).toBe(email);
  }
});

test("the password alone no longer signs in; the code does", async () => {
  const { email, key } = await customerWithApp(shop);
  const product = await makeProduct(shop.database, { available: 5 });
  const visitor = await shopper(shop);
  await add(visitor, { purchasable_public_id: product.publicId, quantity: 1 });
  const half = await signInWith(visitor, email);
  expect(half.body).toEqual({ data: { second_factor: true, user: null, cart_merge: null } });
  expect(String(half.headers["set-cookie"])).not.toMatch(/recambia_session=[^;]/);
  expectRefusal(await visitor.get("/spa/me/user"), 401, "unauthenticated");
  expectRefusal(await sendCode(visitor, "000000"), 422, "validation_failed", ["code"]);
  const whole = await sendCode(visitor, totp(key));
  expect(whole.body).toMatchObject({ data: { second_factor: false, user: { email } } });
  expect(dataOf(whole, "cart_merge")).toEqual({ lines_added: 1, lines_capped: 0 });
  expect((await visitor.get("/spa/me/user")).status).toBe(200);
});

test("a code signs in once", async () => {
  const { email, key } = await customerWithApp(shop);
  const [visitor, thief, code] = [shop.visitor(), shop.visitor(), totp(key)];
  await signInWith(visitor, email);
  await signInWith(thief, email);
  expect((await sendCode(visitor, code)).status).toBe(200);
  expectRefusal(await sendCode(thief, code), 422, "validation_failed", ["code"]);
  expectRefusal(await thief.get("/spa/me/user"), 401, "unauthenticated");
});

test("a used code stays used after another one", async () => {
  const { email, key } = await customerWithApp(shop);
  const [first, second] = [totp(key), totp(key, 1)];
  for (const code of [first, second]) {
    const visitor = shop.visitor();
    await signInWith(visitor, email);
    expect((await sendCode(visitor, code)).status).toBe(200);
  }
  const thief = shop.visitor();
  await signInWith(thief, email);
  expectRefusal(await sendCode(thief, first), 422, "validation_failed", ["code"]);
});

test("a code without the password before it is refused, even for another signed-in person", async () => {
  const { email, key } = await customerWithApp(shop);
  expectRefusal(await sendCode(shop.visitor(), totp(key)), 401, "unauthenticated");
  const { visitor: other } = await customerWithPassword(shop);
  expectRefusal(await sendCode(other, totp(key)), 401, "unauthenticated");
  const forged = shop.visitor();
  forged.cookies.set("recambia_second_factor", "2fa-x.AAAA");
  expectRefusal(await sendCode(forged, totp(key)), 401, "unauthenticated");
  const late = shop.visitor();
  await signInWith(late, email);
  moveClock(shop, 11);
  expectRefusal(await sendCode(late, totp(key)), 401, "unauthenticated");
});

test("a new password ends sign-ins that wait for a code", async () => {
  const { email, key } = await customerWithApp(shop);
  const waiting = shop.visitor();
  await signInWith(waiting, email);
  await shop.visitor().post("/spa/forgot-password", { email });
  const password = "otra-clave-larga-7";
  const { token } = await lastMailTo(shop, email);
  await shop.visitor().post("/spa/reset-password", { token, password, password_confirmation: password });
  expectRefusal(await sendCode(waiting, totp(key)), 401, "unauthenticated");
});

test("guessing ends a sign-in after five codes, and locks the person's codes after ten", async () => {
  const { email, key } = await customerWithApp(shop);
  const visitor = shop.visitor();
  await signInWith(visitor, email);
  for (let guess = 0; guess < 5; guess += 1) {
    expectRefusal(await sendCode(visitor, "000000"), 422, "validation_failed", ["code"]);
  }
  expectRefusal(await sendCode(visitor, totp(key)), 401, "unauthenticated");
  await signInWith(visitor, email);
  for (let guess = 0; guess < 5; guess += 1) await sendCode(visitor, "000000");
  await signInWith(visitor, email);
  expectRefusal(await sendCode(visitor, totp(key)), 429, "too_many_requests");
  moveClock(shop, 16);
  await signInWith(visitor, email);
  expect((await sendCode(visitor, totp(key))).status).toBe(200);
});

test("an unconfirmed key is discarded without a mail", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  await visitor.post(path, { password: goodPassword });
  expect((await remove(visitor, { password: goodPassword })).status).toBe(204);
  const mails = await shop.database.rows({
    text: "select id from mail where recipient = $1 and template like 'second_factor%'",
    values: [email],
  });
  expect(mails).toEqual([]);
});

test("when disabled, the password is enough again", async () => {
  const { visitor, email } = await customerWithApp(shop);
  expect((await lastMailTo(shop, email)).template).toBe("second_factor_on");
  expect((await remove(visitor, { password: goodPassword })).status).toBe(204);
  expect((await lastMailTo(shop, email)).template).toBe("second_factor_off");
  expect(dataOf(await visitor.get("/spa/me/security"), "has_second_factor")).toBe(false);
  expect(dataOf(await signInWith(shop.visitor(), email), "second_factor")).toBe(false);
});
