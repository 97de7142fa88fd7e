import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import {
  customerWithPassword,
  goodPassword,
  lastMailTo,
  moveClock,
  newAddress,
  signInWith,
} from "../../../test/people/sign-up.ts";
import { softwareAuthenticator } from "../../../test/people/software-authenticator.ts";
import { totp } from "../../../test/people/totp.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());

const path = "/spa/me/confirmation";
const newPassword = "otra-clave-larga-7";
const dataOf = (answer: { body: unknown }, field: string) => readField(readField(answer.body, "data"), field);
const challengeOf = async (visitor: Visitor, url: string) =>
  String(dataOf(await visitor.post(url), "challenge"));

/** Adds a passkey and returns its device. */
async function addPasskey(visitor: Visitor) {
  const device = softwareAuthenticator();
  const response = device.register(await challengeOf(visitor, "/spa/me/passkeys/options"));
  expect((await visitor.post("/spa/me/passkeys", { name: "Mi móvil", response })).status).toBe(201);
  return device;
}

/** Switches the second factor on and returns its key. */
async function addSecondFactor(visitor: Visitor) {
  const setup = await visitor.post("/spa/me/second-factor", { password: goodPassword });
  const key = String(dataOf(setup, "key"));
  expect((await visitor.post("/spa/me/second-factor/confirm", { code: totp(key) })).status).toBe(200);
  return key;
}

const isConfirmed = async (visitor: Visitor) =>
  (await visitor.post("/spa/me/passkeys/options")).status === 200;

test("ten minutes after signing in, a session alone makes no lasting changes", async () => {
  const { visitor } = await customerWithPassword(shop);
  const id = "abcdefgh23456789";
  const changes: [string, () => ReturnType<Visitor["get"]>][] = [
    ["passkey options", () => visitor.post("/spa/me/passkeys/options")],
    ["adding a passkey", () => visitor.post("/spa/me/passkeys", {})],
    ["removing a passkey", () => visitor.remove(`/spa/me/passkeys/${id}`)],
    ["ending a session", () => visitor.remove(`/spa/me/sessions/${id}`)],
    ["ending the others", () => visitor.remove("/spa/me/sessions")],
    ["inviting", () => visitor.post("/spa/users", { email: newAddress() })],
    ["inviting again", () => visitor.post(`/spa/users/invitations/${id}/resend`)],
    ["removing a person", () => visitor.remove(`/spa/users/${id}`)],
    ["downloading all data", () => visitor.get("/spa/me/data")],
    ["accepting an invitation", () => visitor.post("/spa/invitations/accept", { token: "x" })],
  ];
  moveClock(shop, 9);
  expect(await isConfirmed(visitor)).toBe(true);
  moveClock(shop, 1);
  for (const [name, change] of changes) {
    const answer = await change();
    const shown = [answer.status, readField(answer.body, "code")];
    expect([name, ...shown]).toEqual([name, 403, "confirmation_required"]);
  }
  expect((await visitor.get("/spa/me/user")).status).toBe(200);
  expect((await visitor.get("/spa/me/security")).status).toBe(200);
});

test("the password confirms for ten minutes, in this session only", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  const other = shop.visitor();
  await signInWith(other, email);
  moveClock(shop, 10);
  expectRefusal(await visitor.post(path, { password: "wrong" }), 422, "validation_failed", ["password"]);
  expect(await isConfirmed(visitor)).toBe(false);
  expect((await visitor.post(path, { password: goodPassword })).status).toBe(204);
  expect([await isConfirmed(visitor), await isConfirmed(other)]).toEqual([true, false]);
  moveClock(shop, 10);
  expect(await isConfirmed(visitor)).toBe(false);
});

test("three wrong passwords lock the session's confirmations, and a visitor can confirm nothing", async () => {
  const { visitor } = await customerWithPassword(shop);
  moveClock(shop, 10);
  for (let failed = 0; failed < 3; failed += 1) await visitor.post(path, { password: "wrong" });
  expectRefusal(await visitor.post(path, { password: goodPassword }), 423, "password_locked");
  expectRefusal(await shop.visitor().post(path, { password: goodPassword }), 401, "unauthenticated");
});

test("a code of the app confirms once, and five wrong ones stop the guessing", async () => {
  const { visitor } = await customerWithPassword(shop);
  expectRefusal(await visitor.post(`${path}/code`, { code: "123456" }), 409, "conflict");
  const key = await addSecondFactor(visitor);
  moveClock(shop, 10);
  const code = totp(key, 1);
  expect((await visitor.post(`${path}/code`, { code })).status).toBe(204);
  expect(await isConfirmed(visitor)).toBe(true);
  for (let failed = 0; failed < 5; failed += 1) {
    expectRefusal(await visitor.post(`${path}/code`, { code }), 422, "validation_failed", ["code"]);
  }
  expectRefusal(await visitor.post(`${path}/code`, { code: totp(key) }), 429, "too_many_requests");
});

test("an unconfirmed key of an app is not switched on by confirming", async () => {
  const { visitor } = await customerWithPassword(shop);
  const setup = await visitor.post("/spa/me/second-factor", { password: goodPassword });
  const code = totp(String(dataOf(setup, "key")));
  expectRefusal(await visitor.post(`${path}/code`, { code }), 409, "conflict");
  expect(dataOf(await visitor.get("/spa/me/security"), "has_second_factor")).toBe(false);
});

test("a passkey of the person confirms, somebody else's does not, and neither opens another session", async () => {
  const [ana, eve] = [await customerWithPassword(shop), await customerWithPassword(shop)];
  const [device, other] = [await addPasskey(ana.visitor), await addPasskey(eve.visitor)];
  moveClock(shop, 10);
  const confirmWith = async (signing: typeof device) => {
    const response = signing.signIn(await challengeOf(ana.visitor, "/spa/login/passkey/options"));
    return ana.visitor.post(`${path}/passkey`, { response });
  };
  expectRefusal(await confirmWith(other), 422, "unknown_passkey");
  expect(await isConfirmed(ana.visitor)).toBe(false);
  expect((await confirmWith(device)).status).toBe(204);
  expect(await isConfirmed(ana.visitor)).toBe(true);
  for (const { visitor } of [ana, eve]) {
    expect(dataOf(await visitor.get("/spa/me/security"), "sessions")).toHaveLength(1);
  }
});

test("a new password keeps passkeys or removes them, and the mail says so", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  const form = { password: newPassword, password_confirmation: newPassword };
  await addPasskey(visitor);
  await visitor.put("/spa/me/password", { ...form, current_password: goodPassword });
  expect((await lastMailTo(shop, email)).content).toMatchObject({ passkeys: "kept" });
  await shop.visitor().post("/spa/forgot-password", { email });
  const { token } = await lastMailTo(shop, email);
  const reset = { token, password: goodPassword, password_confirmation: goodPassword };
  expect(
    (await shop.visitor().post("/spa/reset-password", { ...reset, removes_passkeys: true })).status,
  ).toBe(204);
  expect((await lastMailTo(shop, email)).content).toMatchObject({ passkeys: "removed" });
  await signInWith(visitor, email);
  expect(dataOf(await visitor.get("/spa/me/security"), "passkeys")).toEqual([]);
  const change = { ...form, current_password: goodPassword, removes_passkeys: true };
  expect((await visitor.put("/spa/me/password", change)).status).toBe(204);
  expect((await lastMailTo(shop, email)).content).toMatchObject({ passkeys: null });
});
