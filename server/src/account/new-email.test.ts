import { afterAll, beforeAll, expect, test } from "vitest";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { customerWithPassword, lettersTo, rightPassword } from "../../test/people/passwords.ts";
import { lastMailTo } from "../../test/people/sign-up.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { issueMailToken, redeemMailToken } from "../session/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let made = 0;
const freshAddress = () => `verificada${++made}@example.com`;
/** Opens the link in a browser without a session. */
const take = (token: string): Promise<Answer> => shop.visitor().post("/spa/email/verify", { token });

/** Counts the successful responses; the others must report an invalid link. */
function takenCount(answers: Answer[]): number {
  const taken = answers.filter(({ status }) => status === 200);
  for (const answer of answers) if (!taken.includes(answer)) expectRefusal(answer, 422, "invalid_token");
  return taken.length;
}

/** Requests a change and returns the token of the mail to the new address. */
async function askFor(customer: TestCustomer, email: string): Promise<string> {
  const answer = await customer.put("/spa/me/email", { email, password: rightPassword });
  expect(answer.status).toBe(200);
  return (await lastMailTo(shop, email)).token;
}

async function addressesOf(customer: TestCustomer): Promise<unknown[]> {
  const profile = readField((await customer.get("/spa/me/profile")).body, "data");
  return [readField(profile, "email"), readField(profile, "pending_email")];
}

test("forged tokens and those for other purposes are refused", async () => {
  const customer = await customerWithPassword(shop);
  const email = freshAddress();
  const token = await askFor(customer, email);
  expectRefusal(await take(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`), 422, "invalid_token");
  const reset = await issueMailToken(shop.database, shop.context, {
    purpose: "reset_password",
    subjectId: customer.personId,
    value: email,
  });
  expectRefusal(await take(reset), 422, "invalid_token");
  expect(await addressesOf(customer)).toEqual([customer.email, email]);
});

test("the link expires after an hour", async () => {
  const customer = await customerWithPassword(shop);
  const email = freshAddress();
  const token = await askFor(customer, email);
  shop.clock.set(new Date("2026-11-21T11:00:01Z"));
  const late = await take(token);
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  expectRefusal(late, 422, "invalid_token");
  expect(await addressesOf(customer)).toEqual([customer.email, email]);
});

test("the link applies the new address once and notifies the old one", async () => {
  const customer = await customerWithPassword(shop);
  const email = freshAddress();
  const token = await askFor(customer, email);
  expect(await take(token)).toMatchObject({ status: 200, body: { data: { is_signed_in: false } } });
  expect(await addressesOf(customer)).toEqual([email, null]);
  expect(await lettersTo(shop, customer.email)).toEqual([{ kind: "email_changed", name: "Ana Prueba" }]);
  expectRefusal(await take(token), 422, "invalid_token");
});

test("of concurrent uses of the link one succeeds, and the old address is notified once", async () => {
  const customer = await customerWithPassword(shop);
  const token = await askFor(customer, freshAddress());
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(token)));
  expect(takenCount(answers)).toBe(1);
  expect(await lettersTo(shop, customer.email)).toHaveLength(1);
});

test("an address taken by someone else meanwhile stays theirs", async () => {
  const customer = await customerWithPassword(shop);
  const email = freshAddress();
  const token = await askFor(customer, email);
  const owner = await signedInCustomer(shop, { email });
  expectRefusal(await take(token), 422, "invalid_token");
  expect(await addressesOf(customer)).toEqual([customer.email, email]);
  expect(await addressesOf(owner)).toEqual([email, null]);
});

test("of two people who confirm one address concurrently, one gets it", async () => {
  const email = freshAddress();
  const wanting = [await customerWithPassword(shop), await customerWithPassword(shop)] as const;
  const tokens = [await askFor(wanting[0], email), await askFor(wanting[1], email)];
  const answers = await Promise.all(tokens.map((token) => take(token)));
  expect(takenCount(answers)).toBe(1);
  const emails = await Promise.all(wanting.map((customer) => addressesOf(customer)));
  expect(emails.filter(([now]) => now === email)).toHaveLength(1);
});

test("a deleted person has no address to change", async () => {
  const customer = await customerWithPassword(shop);
  const token = await askFor(customer, freshAddress());
  await shop.database.rows({ text: "delete from person where id = $1", values: [customer.personId] });
  expectRefusal(await take(token), 422, "invalid_token");
});

test("a link to reset the password sent to the old address becomes invalid", async () => {
  const customer = await customerWithPassword(shop);
  const reset = { purpose: "reset_password", subjectId: customer.personId } as const;
  const resetToken = await issueMailToken(shop.database, shop.context, reset);
  expect((await take(await askFor(customer, freshAddress()))).status).toBe(200);
  expect(await redeemMailToken(shop.database, shop.context, "reset_password", resetToken)).toBeNull();
});
