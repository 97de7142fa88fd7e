import { Profile } from "@recambia/contract/account/schemas";
import type { InjectOptions } from "fastify";
import { Value } from "typebox/value";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await signedInCustomer(shop);
});

const path = "/spa/me/profile";
const wish = { first_name: "Ana", last_name: "Prueba", nickname: "Anita", currency: "EUR" };

function profileOf(answer: Answer): Profile {
  const payload = readField(answer.body, "data");
  if (answer.status !== 200 || !Value.Check(Profile, payload)) {
    throw new Error(`No profile: ${answer.status} ${answer.text}`);
  }
  return payload;
}

/** A write with a valid token and arbitrary other input. */
async function send(options: InjectOptions): Promise<Answer> {
  const token = String(readField((await customer.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  return customer.call({
    method: "PUT",
    url: path,
    ...options,
    headers: { "x-csrf-token": token, ...options.headers },
  });
}

test("visitors and pending registrations have no profile", async () => {
  const visitor = shop.visitor();
  expectRefusal(await visitor.get(path), 401, "unauthenticated");
  expectRefusal(await visitor.put(path, wish), 401, "unauthenticated");
  const pending = await signedInCustomer(shop, { isVerified: false });
  expectRefusal(await pending.get(path), 403, "email_unverified");
  expectRefusal(await pending.put(path, wish), 403, "email_unverified");
});

const texts = ["first_name", "last_name", "nickname"] as const;
const wrongTexts: [string, unknown][] = [
  ["a number", 7],
  ["nothing", null],
  ["a list", ["Ana"]],
  ["an object", { $ne: null }],
  ["a yes", true],
  ["101 characters", "a".repeat(101)],
  ["200,000 characters", "a".repeat(200_000)],
  ["two lines", "Ana\r\nBcc: all@example.com"],
  ["a control character", "Ana\u0007"],
  ["half a character", "Ana\ud83d"],
];

test.each(wrongTexts)(
  "a name that is %s is refused at its field, and nothing changes",
  async (_name, value) => {
    for (const field of texts) {
      const answer = await send({ payload: { ...wish, [field]: value } });
      expectRefusal(answer, 422, "validation_failed", [field]);
    }
    expect(profileOf(await customer.get(path)).first_name).toBe("Ana Prueba");
  },
);

test("a missing field is refused by name", async () => {
  for (const field of ["first_name", "last_name", "nickname", "currency"]) {
    const rest = Object.fromEntries(Object.entries(wish).filter(([name]) => name !== field));
    expectRefusal(await send({ payload: rest }), 422, "validation_failed", [field]);
  }
  expectRefusal(await send({ payload: {} }), 422, "validation_failed");
  expectRefusal(
    await send({ payload: "[]", headers: { "content-type": "application/json" } }),
    422,
    "validation_failed",
  );
});

test("an empty or blank first name is refused", async () => {
  for (const first_name of ["", "   ", "\u00a0\u3000"]) {
    expectRefusal(await send({ payload: { ...wish, first_name } }), 422, "validation_failed", ["first_name"]);
  }
});

test("a body of a megabyte is refused with 413, a NUL with 400", async () => {
  expectRefusal(await send({ payload: { ...wish, nickname: "a".repeat(1024 * 1024) } }), 413, "too_large");
  expectRefusal(await send({ payload: { ...wish, nickname: "a\u0000" } }), 400, "bad_request");
});

test("an unknown currency is refused", async () => {
  for (const currency of ["", "eur", "GBP", "EUR'; drop table person; --", 978, null]) {
    expectRefusal(await send({ payload: { ...wish, currency } }), 422, "validation_failed", ["currency"]);
  }
});

test("fields outside the profile are refused by name", async () => {
  for (const field of [
    "id",
    "email",
    "picture",
    "customer_id",
    "email_verified",
    "member_since",
    "__proto__x",
  ]) {
    const answer = await send({ payload: { ...wish, [field]: "x" } });
    expectRefusal(answer, 422, "validation_failed", [field]);
  }
});

test("a new person has the registered name and date", async () => {
  const profile = profileOf(await customer.get(path));
  expect(profile).toEqual({
    id: customer.personId,
    first_name: "Ana Prueba",
    last_name: "",
    nickname: "",
    currency: "EUR",
    email: customer.email,
    pending_email: null,
    picture: null,
    member_since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test.each([
  ["José Ángel", "de la Cruz y Ñáñez", "Pepe"],
  ["محمد", "العلي", "أبو علي"],
  ["🚗", "👩‍🔧🇪🇸", "🛞🛞"],
  ["'; drop table person; --", '" or 1=1', "\\'); select"],
  ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "&lt;b&gt;"],
  ["{{7*7}}", "#{7*7}", "%s%n"],
])("%s is a name like any other: kept as it is written", async (first_name, last_name, nickname) => {
  const written = { first_name, last_name, nickname, currency: "CUP" };
  expect(profileOf(await customer.put(path, written))).toMatchObject(written);
  expect(profileOf(await customer.get(path))).toMatchObject(written);
});

test("names are trimmed and normalized, and make up the full name", async () => {
  const written = { ...wish, first_name: "  Jose\u0301 ", last_name: " Puig\u00a0", nickname: " " };
  expect(profileOf(await customer.put(path, written))).toMatchObject({
    first_name: "Jos\u00e9",
    last_name: "Puig",
    nickname: "",
  });
  const rows = await shop.database.rows({
    text: "select name from person where id = $1",
    values: [customer.personId],
  });
  expect(rows).toEqual([{ name: "Jos\u00e9 Puig" }]);
});

test("people's profiles are independent within a customer", async () => {
  const other = await signedInCustomer(shop, { customerId: customer.customerId });
  await other.put(path, { ...wish, first_name: "Berta" });
  expect(profileOf(await customer.get(path))).toMatchObject({
    id: customer.personId,
    first_name: "Ana Prueba",
  });
  expect(profileOf(await other.get(path))).toMatchObject({ id: other.personId, first_name: "Berta" });
});

test("profiles must not be cached", async () => {
  expect((await customer.get(path)).headers["cache-control"]).toBe("no-store");
});

test("each person's browsers get one key of their own to seal with", async () => {
  const other = await signedInCustomer(shop);
  const keyOf = async (person: TestCustomer) => {
    const answer = await person.get("/spa/me/seal-key");
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    return String(readField(readField(answer.body, "data"), "key"));
  };
  const key = await keyOf(customer);
  expect(Buffer.from(key, "base64")).toHaveLength(32);
  expect(await keyOf(customer)).toBe(key);
  expect(await keyOf(other)).not.toBe(key);
  expectRefusal(await shop.visitor().get("/spa/me/seal-key"), 401, "unauthenticated");
});
