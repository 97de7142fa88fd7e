import { afterAll, beforeAll, expect, test } from "vitest";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { customerWithPassword, lettersTo, rightPassword } from "../../test/people/passwords.ts";
import { lastMailTo, moveClock } from "../../test/people/sign-up.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { redeemMailToken } from "../session/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const path = "/spa/me/email";
let made = 0;
const freshAddress = () => `nueva${++made}@example.com`;

const change = (customer: TestCustomer, email: unknown, password: unknown = rightPassword) =>
  customer.put(path, { email, password });

function addressesOf(answer: Answer): unknown[] {
  const profile = readField(answer.body, "data");
  return [answer.status, readField(profile, "email"), readField(profile, "pending_email")];
}

/** Returns the token in the newest mail to an address. */
async function tokenTo(address: string): Promise<string> {
  return (await lastMailTo(shop, address)).token;
}

const redeem = async (token: string) => redeemMailToken(shop.database, shop.context, "change_email", token);

test("visitors and pending registrations cannot change an address", async () => {
  const body = { email: freshAddress(), password: rightPassword };
  expectRefusal(await shop.visitor().put(path, body), 401, "unauthenticated");
  const pending = await signedInCustomer(shop, { isVerified: false });
  expectRefusal(await pending.put(path, body), 403, "email_unverified");
});

test("without the password nothing changes and no mail is sent; the third failure locks it", async () => {
  const customer = await customerWithPassword(shop);
  const email = freshAddress();
  for (let failures = 0; failures < 2; failures++) {
    expectRefusal(await change(customer, email, "not the one"), 422, "validation_failed", ["password"]);
  }
  expectRefusal(await change(customer, email, "not the one"), 423, "password_locked");
  expectRefusal(await change(customer, email), 423, "password_locked");
  expect(await lettersTo(shop, email)).toEqual([]);
  expect(addressesOf(await customer.get("/spa/me/profile"))).toEqual([200, customer.email, null]);
});

test.each([
  ["a word", "ana"],
  ["without a domain", "ana@"],
  ["two addresses", "ana@example.com,berta@example.com"],
  ["with a name", "Ana <ana@example.com>"],
  ["two lines", "ana@example.com\r\nBcc: all@example.com"],
  ["with a long box", `${"a".repeat(65)}@example.com`],
  ["longer than an address can be", `ana@${"a.".repeat(126)}com`],
  ["very long", `${"a".repeat(100_000)}@example.com`],
  ["an emoji", "🚗@example.com"],
  ["written from right to left", "آنا@example.com"],
  ["SQL", "'; drop table person; --"],
  ["HTML", "<script>alert(1)</script>"],
  ["a number", 7],
  ["nothing", null],
  ["a list", ["ana@example.com"]],
])("an address that is %s is refused", async (_name, email) => {
  const customer = await customerWithPassword(shop);
  const answer = await change(customer, email);
  expectRefusal(answer, 422, "validation_failed", ["email"]);
  expect(addressesOf(await customer.get("/spa/me/profile"))).toEqual([200, customer.email, null]);
});

test("the new address is pending until confirmed, in the caller's language", async () => {
  const customer = await customerWithPassword(shop, { locale: "es_CA" });
  const email = freshAddress();
  expect(addressesOf(await change(customer, email.toUpperCase()))).toEqual([200, customer.email, email]);
  const [mail] = await lettersTo(shop, email);
  expect(mail).toEqual({
    kind: "verify_new_email",
    name: "Ana Prueba",
    link: expect.stringMatching(/^http:\/\/shop\.test\/ca\/verify-email\?token=/),
  });
  expect(await lettersTo(shop, customer.email)).toEqual([]);
  expect(await redeem(await tokenTo(email))).toEqual({ subjectId: customer.personId, value: email });
});

test("an address of someone else gets the same response; its owner is notified without a link", async () => {
  const owner = await signedInCustomer(shop);
  const customer = await customerWithPassword(shop);
  const free = freshAddress();
  const [taken, fresh] = [await change(customer, owner.email), await change(customer, free)];
  expect(addressesOf(taken)).toEqual([200, customer.email, owner.email]);
  expect(taken.text.replaceAll(owner.email, "?")).toBe(fresh.text.replaceAll(free, "?"));
  expect(await lettersTo(shop, owner.email)).toEqual([
    { kind: "account_exists", name: "Ana Prueba", link: "http://shop.test/sign-in" },
  ]);
  expect(addressesOf(await owner.get("/spa/me/profile"))).toEqual([200, owner.email, null]);
});

test("a second change invalidates the first link", async () => {
  const customer = await customerWithPassword(shop);
  const [first, second] = [freshAddress(), freshAddress()];
  await change(customer, first);
  const token = await tokenTo(first);
  expect(addressesOf(await change(customer, second))).toEqual([200, customer.email, second]);
  expect(await redeem(token)).toBeNull();
});

test("entering one's own address cancels the change without a mail", async () => {
  const customer = await customerWithPassword(shop);
  const email = freshAddress();
  await change(customer, email);
  const token = await tokenTo(email);
  expect(addressesOf(await change(customer, customer.email.toUpperCase()))).toEqual([
    200,
    customer.email,
    null,
  ]);
  expect(await redeem(token)).toBeNull();
  expect(await lettersTo(shop, customer.email)).toEqual([]);
});

test("another person of the customer is not affected", async () => {
  const customer = await customerWithPassword(shop);
  const relative = await signedInCustomer(shop, { customerId: customer.customerId });
  await change(customer, freshAddress());
  expect(addressesOf(await relative.get("/spa/me/profile"))).toEqual([200, relative.email, null]);
});

test("a change that is sent twice is mailed once", async () => {
  const customer = await customerWithPassword(shop);
  const owner = await signedInCustomer(shop);
  for (const email of [freshAddress(), owner.email]) {
    await Promise.all([change(customer, email), change(customer, email)]);
    expect(addressesOf(await change(customer, email))).toEqual([200, customer.email, email]);
    expect(await lettersTo(shop, email)).toHaveLength(1);
  }
});

test("mails to one address are limited", async () => {
  const customer = await customerWithPassword(shop);
  const email = freshAddress();
  for (let asked = 0; asked < 5; asked++) {
    expect((await change(customer, email)).status).toBe(200);
    moveClock(shop, 1);
  }
  expectRefusal(await change(customer, email), 429, "too_many_requests");
  expect(await lettersTo(shop, email)).toHaveLength(5);
});
