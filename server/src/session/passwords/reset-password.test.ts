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
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());

const newPassword = "otra-clave-larga-7";

const askFor = (email: string) => shop.visitor().post("/spa/forgot-password", { email });

const resetWith = (token: string, password = newPassword) =>
  shop.visitor().post("/spa/reset-password", { token, password, password_confirmation: password });

/** A person who has requested a new password. */
async function forgetfulCustomer() {
  const customer = await customerWithPassword(shop);
  await askFor(customer.email);
  return { ...customer, token: (await lastMailTo(shop, customer.email)).token };
}

test("invalid addresses and unsigned tokens are refused", async () => {
  for (const email of [
    undefined,
    null,
    1,
    "",
    "ana",
    "'; --@x",
    "🔧@example.com",
    `${"a".repeat(300)}@x.es`,
  ]) {
    const answer = await shop.visitor().post("/spa/forgot-password", { email });
    expectRefusal(answer, 422, "validation_failed", ["email"]);
  }
  const { token } = await forgetfulCustomer();
  const [random = "", signature = ""] = token.split(".");
  for (const forged of [
    "x",
    random,
    `${random}.`,
    `.${signature}`,
    `${random}.${signature}x`,
    `x${token}`,
    "' or 1=1",
  ]) {
    expectRefusal(await resetWith(forged), 422, "invalid_token");
  }
});

test("known and unknown addresses get the same response", async () => {
  const { email } = await customerWithPassword(shop);
  const unknown = newAddress();
  const answers = [await askFor(email), await askFor(unknown)];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [204, ""],
    [204, ""],
  ]);
  expect((await mailsTo(shop, email)).map((mail) => mail.template)).toEqual([
    "verify_email",
    "reset_password",
  ]);
  expect(await mailsTo(shop, unknown)).toEqual([]);
});

test("the link sets a new password and ends all sessions", async () => {
  const { visitor, email, token } = await forgetfulCustomer();
  const { content } = await lastMailTo(shop, email);
  expect(content.link).toBe(`http://shop.test/password-reset/${token}`);
  const other = shop.visitor();
  await signInWith(other, email);
  expect((await resetWith(token)).status).toBe(204);
  expectRefusal(await visitor.get("/spa/me/user"), 401, "unauthenticated");
  expectRefusal(await other.get("/spa/me/user"), 401, "unauthenticated");
  expectRefusal(await signInWith(shop.visitor(), email, goodPassword), 422, "invalid_credentials");
  expect((await signInWith(shop.visitor(), email, newPassword)).status).toBe(200);
  expect((await lastMailTo(shop, email)).template).toBe("password_changed");
});

test("a new password ends the lock", async () => {
  const { email, token } = await forgetfulCustomer();
  for (let failed = 0; failed < 3; failed += 1) await signInWith(shop.visitor(), email, "wrong");
  expectRefusal(await signInWith(shop.visitor(), email), 423, "password_locked");
  expect((await resetWith(token)).status).toBe(204);
  expect((await signInWith(shop.visitor(), email, newPassword)).status).toBe(200);
});

test("a link works once, even concurrently, and invalidates older ones", async () => {
  const { email, token: older } = await forgetfulCustomer();
  moveClock(shop, 1);
  await askFor(email);
  const { token } = await lastMailTo(shop, email);
  const answers = await Promise.all([resetWith(token), resetWith(token), resetWith(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
  expectRefusal(await resetWith(token), 422, "invalid_token");
  expectRefusal(await resetWith(older), 422, "invalid_token");
});

test("a request that is sent twice is mailed once, and a later one again", async () => {
  const { email } = await customerWithPassword(shop);
  await Promise.all([askFor(email), askFor(email)]);
  await askFor(email);
  expect(await mailsTo(shop, email)).toHaveLength(2);
  moveClock(shop, 1);
  await askFor(email);
  expect((await mailsTo(shop, email)).map(({ template }) => template)).toEqual([
    ...["verify_email", "reset_password", "reset_password"],
  ]);
});

test("a link expires after 60 minutes", async () => {
  const { token } = await forgetfulCustomer();
  moveClock(shop, 60);
  expectRefusal(await resetWith(token), 422, "invalid_token");
  moveClock(shop, -1);
  expect((await resetWith(token)).status).toBe(204);
});

test("a refused password leaves the link valid", async () => {
  const { email, token } = await forgetfulCustomer();
  const [own = ""] = email.split("@");
  expectRefusal(await resetWith(token, `${own}1`), 422, "validation_failed", ["password"]);
  expectRefusal(await resetWith(token, "password1"), 422, "validation_failed", ["password"]);
  expectRefusal(await resetWith(token, "short"), 422, "validation_failed", ["password"]);
  const differing = { token, password: newPassword, password_confirmation: "x" };
  expectRefusal(await shop.visitor().post("/spa/reset-password", differing), 422, "validation_failed", [
    "password_confirmation",
  ]);
  expect((await resetWith(token)).status).toBe(204);
});

test("one network can neither flood a mailbox nor block its owner", async () => {
  const { email } = await customerWithPassword(shop);
  await shop.database.script("delete from attempt_count");
  for (let asked = 0; asked < 5; asked += 1) expect((await askFor(email)).status).toBe(204);
  expectRefusal(await askFor(email), 429, "too_many_requests");
  expectRefusal(await askFor(email.toUpperCase()), 429, "too_many_requests");
  const elsewhere = shop.visitor();
  const token = await elsewhere.get("/sanctum/csrf-cookie");
  const answer = await elsewhere.call({
    method: "POST",
    url: "/spa/forgot-password",
    payload: { email },
    remoteAddress: "203.0.113.7",
    headers: { "x-csrf-token": String(Object(token.body).csrf_token) },
  });
  expect(answer.status).toBe(204);
});

test("a new password cancels a change of the email that waits: its link would hand the account over", async () => {
  const { visitor, email } = await customerWithPassword(shop);
  const stranger = newAddress();
  await visitor.put("/spa/me/email", { email: stranger, password: goodPassword });
  const link = await lastMailTo(shop, stranger);
  await askFor(email);
  expect((await resetWith((await lastMailTo(shop, email)).token)).status).toBe(204);
  expectRefusal(await shop.visitor().post("/spa/email/verify", { token: link.token }), 422, "invalid_token");
  const again = shop.visitor();
  expect((await signInWith(again, email, newPassword)).status).toBe(200);
  expect((await again.get("/spa/me/profile")).body).toMatchObject({ data: { email, pending_email: null } });
});
