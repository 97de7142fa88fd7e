import { afterAll, beforeAll, expect, test } from "vitest";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { customerWithPassword, lettersTo, rightPassword } from "../../test/people/passwords.ts";
import { lastMailTo } from "../../test/people/sign-up.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import { checkPassword, issueMailToken, redeemMailToken } from "../session/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const path = "/spa/me/password";
const newPassword = "correa de distribución nueva";
const wish = {
  current_password: rightPassword,
  password: newPassword,
  password_confirmation: newPassword,
};

async function knows({ personId }: TestCustomer, password: string): Promise<boolean> {
  const given = { password, field: "password", locale: "es" } as const;
  return (await checkPassword(shop.context, { personId, sessionId: "a test's" }, given)) === null;
}

/** Signs the person in on another browser. */
async function otherSession(customer: TestCustomer): Promise<TestCustomer> {
  const other = await signedInCustomer(shop);
  await shop.database.rows({
    text: "update session set person_id = $1 where person_id = $2",
    values: [customer.personId, other.personId],
  });
  return other;
}

test("visitors and pending registrations cannot change a password", async () => {
  expectRefusal(await shop.visitor().put(path, wish), 401, "unauthenticated");
  const pending = await signedInCustomer(shop, { isVerified: false });
  expectRefusal(await pending.put(path, wish), 403, "email_unverified");
});

test("without the current password nothing changes, and the third failure locks it", async () => {
  const customer = await customerWithPassword(shop);
  for (let failures = 0; failures < 2; failures++) {
    const answer = await customer.put(path, { ...wish, current_password: "not the one" });
    expectRefusal(answer, 422, "validation_failed", ["current_password"]);
  }
  const locked = await customer.put(path, { ...wish, current_password: "not the one" });
  expectRefusal(locked, 423, "password_locked");
  expectRefusal(await customer.put(path, wish), 423, "password_locked");
  expect(await lettersTo(shop, customer.email)).not.toContainEqual(
    expect.objectContaining({ kind: "password_changed" }),
  );
});

test("a person without a password cannot set one by guessing", async () => {
  const customer = await signedInCustomer(shop);
  expectRefusal(await customer.put(path, wish), 422, "validation_failed", ["current_password"]);
});

test.each([
  ["shorter than eight characters", "corta77", "password"],
  ["longer than 128 characters", "a1b2c3d4".repeat(17), "password"],
  ["one that everybody tries first", "password123", "password"],
  ["a number", 12345678, "password"],
  ["nothing", null, "password"],
  ["a list", ["correa de distribución"], "password"],
])("a new password that is %s is refused", async (_name, password, field) => {
  const customer = await customerWithPassword(shop);
  const body = { ...wish, password, password_confirmation: typeof password === "string" ? password : "x" };
  const answer = await customer.put(path, body);
  expect([answer.status, answer.text.includes(`"${field}":[`)]).toEqual([422, true]);
  expect(await knows(customer, rightPassword)).toBe(true);
});

test("one's own address is refused as password", async () => {
  const customer = await customerWithPassword(shop, { email: "remolques.garcia@example.com" });
  const own = "garcia2026";
  const answer = await customer.put(path, { ...wish, password: own, password_confirmation: own });
  expectRefusal(answer, 422, "validation_failed", ["password"]);
});

test("a different confirmation is refused with the specified message", async () => {
  const customer = await customerWithPassword(shop, { locale: "en" });
  const answer = await customer.put(path, { ...wish, password_confirmation: `${newPassword} ` });
  expectRefusal(answer, 422, "validation_failed", ["password_confirmation"]);
  expect(answer.text).toContain("Password and the confirmation do not match.");
});

test("missing and unknown fields are refused by name", async () => {
  const customer = await customerWithPassword(shop);
  expectRefusal(await customer.put(path, {}), 422, "validation_failed", [
    "current_password",
    "password",
    "password_confirmation",
  ]);
  const more = await customer.put(path, { ...wish, person_id: "abcdefgh23456789" });
  expectRefusal(more, 422, "validation_failed", ["person_id"]);
});

test("the new password works, the old one does not, and the person is notified", async () => {
  const customer = await customerWithPassword(shop);
  expect((await customer.put(path, wish)).status).toBe(204);
  expect(await knows(customer, newPassword)).toBe(true);
  expect(await knows(customer, rightPassword)).toBe(false);
  expect(await lettersTo(shop, customer.email)).toEqual([
    { kind: "password_changed", name: "Ana Prueba", passkeys: null },
  ]);
});

test.each(["🔧🚗🛞🔩🪛🧰🛢️⛽", "كلمة سر طويلة جدا", "'; drop table person; --", "<script>alert(1)</script>"])(
  "%s is a password like any other",
  async (password) => {
    const customer = await customerWithPassword(shop);
    const body = { ...wish, password, password_confirmation: password };
    expect((await customer.put(path, body)).status).toBe(204);
    expect(await knows(customer, password)).toBe(true);
  },
);

test("a request that is sent twice at once changes the password once, and mails once", async () => {
  const customer = await customerWithPassword(shop);
  // Fetches the CSRF token before the race.
  await customer.put(path, {});
  const answers = await Promise.all([customer.put(path, wish), customer.put(path, wish)]);
  // The second may come so late that the password, or the session's cookie, is no longer the current one.
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([204, expect.toBeOneOf([204, 401, 422])]);
  expect((await lettersTo(shop, customer.email)).map(({ kind }) => kind)).toEqual(["password_changed"]);
  expect(await knows(customer, newPassword)).toBe(true);
});

test("of two passwords at once, the second is told that the old one is no longer right", async () => {
  const customer = await customerWithPassword(shop);
  await customer.put(path, {});
  const other = { ...wish, password: "arandela-roja-52", password_confirmation: "arandela-roja-52" };
  const answers = await Promise.all([customer.put(path, wish), customer.put(path, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, expect.toBeOneOf([401, 422])]);
  expect(await lettersTo(shop, customer.email)).toHaveLength(1);
});

test("other browsers are signed out, this one stays", async () => {
  const customer = await customerWithPassword(shop);
  const elsewhere = await otherSession(customer);
  const relative = await signedInCustomer(shop, { customerId: customer.customerId });
  expect((await customer.put(path, wish)).status).toBe(204);
  expect((await customer.get("/spa/me/profile")).status).toBe(200);
  expectRefusal(await elsewhere.get("/spa/me/profile"), 401, "unauthenticated");
  expect((await relative.get("/spa/me/profile")).status).toBe(200);
});

test("a copy of this browser's old cookie becomes useless", async () => {
  const customer = await customerWithPassword(shop);
  const copied = Object.fromEntries(customer.cookies);
  expect((await customer.put(path, wish)).status).toBe(204);
  expect((await customer.get("/spa/me/profile")).status).toBe(200);
  const answer = await shop.visitor().call({ url: "/spa/me/profile", cookies: copied });
  expectRefusal(answer, 401, "unauthenticated");
});

test("a link to reset the old password becomes invalid", async () => {
  const customer = await customerWithPassword(shop);
  const reset = { purpose: "reset_password", subjectId: customer.personId } as const;
  const token = await issueMailToken(shop.database, shop.context, reset);
  expect((await customer.put(path, wish)).status).toBe(204);
  expect(await redeemMailToken(shop.database, shop.context, "reset_password", token)).toBeNull();
});

test("a change of the email that waits is cancelled: whoever asked for it knew the old password", async () => {
  const customer = await customerWithPassword(shop);
  const email = "de.quien.sabia.la.clave@example.com";
  await customer.put("/spa/me/email", { email, password: rightPassword });
  const { token } = await lastMailTo(shop, email);
  expect((await customer.put(path, wish)).status).toBe(204);
  expectRefusal(await shop.visitor().post("/spa/email/verify", { token }), 422, "invalid_token");
  expect((await customer.get("/spa/me/profile")).body).toMatchObject({
    data: { email: customer.email, pending_email: null },
  });
});
