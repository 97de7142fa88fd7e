import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { invite, peopleOf } from "../../test/people/invitations.ts";
import { rightPassword } from "../../test/people/passwords.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const password = { password: rightPassword, password_confirmation: rightPassword };
const register = (form: object) => shop.visitor().post("/spa/invitations/register", form);

test("invalid forms are refused by field, and the link stays valid", async () => {
  const ana = await signedInCustomer(shop);
  const { token } = await invite(shop, ana, "careful@example.com");
  const good = { token, name: "Luis", ...password };
  for (const [field, value] of [
    ["name", ""],
    ["name", "   "],
    ["name", "a".repeat(101)],
    ["name", 5],
    ["name", "Luis\nPons"],
    ["password", "short"],
    ["password", "a".repeat(129)],
    ["password", null],
    ["password_confirmation", "another one"],
    ["token", "x".repeat(513)],
    ["email", "other@example.com"],
    ["customer_id", ana.customerId],
  ] as const) {
    expectRefusal(await register({ ...good, [field]: value }), 422, "validation_failed", [field]);
  }
  const common = { password: "password123", password_confirmation: "password123" };
  expectRefusal(await register({ ...good, ...common }), 422, "validation_failed", ["password"]);
  expectRefusal(await register({ ...good, token: "x" }), 422, "invalid_token");
  expectRefusal(await register({ ...good, name: "a".repeat(1_000_000) }), 413, "too_large");
  expect((await register(good)).status).toBe(201);
});

test("a person with an account is sent to sign in, and the link stays valid", async () => {
  const ana = await signedInCustomer(shop);
  const guest = await signedInCustomer(shop);
  const { token } = await invite(shop, ana, guest.email);
  expectRefusal(await register({ token, name: "Luis", ...password }), 409, "conflict", ["email"]);
  expect((await guest.post("/spa/invitations/accept", { token })).status).toBe(200);
});

test("names of any script create a verified person with a password", async () => {
  const ana = await signedInCustomer(shop);
  for (const [n, name] of ["Luis 🔧", "مصباح", "<b>Luis</b>", "'; drop table person; --"].entries()) {
    const email = `newcomer${n}@example.com`;
    const { token } = await invite(shop, ana, email);
    expect((await register({ token, name, ...password })).body).toEqual({ data: { email } });
    const [person] = await shop.database.rows({
      text: `select name, email_verified, customer_id, credential.password like '$argon2id$%' as has_password
             from person join credential on credential.person_id = person.id where email = $1`,
      values: [email],
    });
    expect(person).toEqual({ name, email_verified: true, customer_id: ana.customerId, has_password: true });
    expectRefusal(await register({ token, name, ...password }), 422, "invalid_token");
  }
  expect((await peopleOf(ana)).length).toBe(5);
});

test("invited people count as new accounts of their network, and the link stays valid", async () => {
  const ana = await signedInCustomer(shop);
  shop.context.shop.new_accounts = { per_network: 1, hours: 24 };
  await shop.database.script("delete from attempt_count");
  onTestFinished(() => {
    shop.context.shop.new_accounts = { per_network: 1_000_000, hours: 24 };
  });
  const taken = await signedInCustomer(shop);
  const forms = [];
  for (const email of [taken.email, "office1@example.com", "office2@example.com"]) {
    forms.push({ token: (await invite(shop, ana, email)).token, name: "Luis", ...password });
  }
  const [known = {}, first = {}, second = {}] = forms;
  expectRefusal(await register(known), 409, "conflict", ["email"]);
  expect((await register(first)).status).toBe(201);
  expectRefusal(await register(second), 429, "new_accounts_limit");
  shop.context.shop.new_accounts = { per_network: 3, hours: 24 };
  expect((await register(second)).status).toBe(201);
});

test("concurrent registrations and withdrawals create at most one person", async () => {
  const ana = await signedInCustomer(shop);
  const { id, token } = await invite(shop, ana, "hasty@example.com");
  await ana.get("/sanctum/csrf-cookie");
  const form = { token, name: "Luis", ...password };
  const answers = await Promise.all([
    register(form),
    register(form),
    ana.remove(`/spa/users/invitations/${id}`),
  ]);
  expect(answers.every(({ status }) => [201, 204, 404, 422].includes(status))).toBe(true);
  const made = answers.filter(({ status }) => status === 201).length;
  expect(made).toBeLessThanOrEqual(1);
  expect((await peopleOf(ana)).length).toBe(1 + made);
});
