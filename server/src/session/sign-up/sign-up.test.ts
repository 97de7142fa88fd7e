import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import {
  codeOf,
  customerWithPassword,
  goodPassword,
  lastMailTo,
  mailsTo,
  moveClock,
  newAddress,
  registerWith,
  signInWith,
} from "../../../test/people/sign-up.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.database.script("delete from attempt_count"));
afterAll(() => shop.close());

const form = {
  name: "Ana",
  email: "ana@example.com",
  password: goodPassword,
  password_confirmation: goodPassword,
};

test.each([
  ["no name", { name: undefined }, "name"],
  ["a blank name", { name: "   " }, "name"],
  ["a name of two lines", { name: "Ana\nBcc: x@example.com" }, "name"],
  ["a name with half a character", { name: "Ana\ud83d" }, "name"],
  ["a name of 101 characters", { name: "a".repeat(101) }, "name"],
  ["an address that is none", { email: "ana" }, "email"],
  ["an address with a header in it", { email: "ana@example.com\r\nBcc: x@example.com" }, "email"],
  ["an address as a list", { email: ["ana@example.com"] }, "email"],
  ["an address of 65 characters before the @", { email: `${"a".repeat(65)}@example.com` }, "email"],
  ["a password of seven characters", { password: "kX9#mQ2", password_confirmation: "kX9#mQ2" }, "password"],
  ["a password of 129 characters", { password: "kX9#mQ2v".repeat(17) }, "password"],
  ["a common password", { password: "Barcelona10", password_confirmation: "Barcelona10" }, "password"],
  [
    "a password made of the address",
    { email: "aguilella@example.com", password: "Aguilella7", password_confirmation: "Aguilella7" },
    "password",
  ],
  ["an empty confirmation", { password_confirmation: "" }, "password_confirmation"],
  ["another confirmation", { password_confirmation: `${goodPassword}!` }, "password_confirmation"],
  ["a field that nobody knows", { email_verified: true }, "email_verified"],
])("signing up with %s is refused at its field", async (_name, change, field) => {
  const visitor = shop.visitor();
  const answer = await visitor.post("/spa/register", { ...form, ...change });
  expectRefusal(answer, 422, "validation_failed", [field]);
  expect(visitor.cookies.has("recambia_session")).toBe(false);
  expect(await mailsTo(shop, "ana@example.com")).toEqual([]);
});

test("names may contain SQL, HTML, emoji or right-to-left text", async () => {
  for (const name of ["'; drop table person; --", "<b>Ana</b>", "🔧🚗", "سارة", "x".repeat(100)]) {
    const [visitor, email] = [shop.visitor(), newAddress()];
    const answer = await visitor.post("/spa/register", { ...form, name, email });
    expect(answer.status).toBe(201);
    await visitor.post("/spa/email/verify", { token: (await lastMailTo(shop, email)).token });
    expect(readField(readField((await visitor.get("/spa/me/user")).body, "data"), "name")).toBe(name);
  }
});

test("a pending registration is told to verify, and has no access", async () => {
  const [visitor, email] = [shop.visitor(), newAddress()];
  const answer = await registerWith(visitor, email.toUpperCase());
  expect([answer.status, answer.body]).toEqual([201, { data: { email } }]);
  const user = await visitor.get("/spa/me/user");
  expectRefusal(user, 403, "email_unverified");
  expectRefusal(await visitor.get("/spa/me/security"), 403, "email_unverified");
  expect((await visitor.post("/spa/logout")).status).toBe(204);
  expectRefusal(await visitor.get("/spa/me/user"), 401, "unauthenticated");
});

test("the link signs in the registering browser with a new session", async () => {
  const [visitor, email] = [shop.visitor("es_CA"), newAddress()];
  await registerWith(visitor, email);
  const pending = visitor.cookies.get("recambia_session");
  const mail = await lastMailTo(shop, email);
  expect([mail.template, mail.locale]).toEqual(["verify_email", "ca"]);
  expect(mail.content.link).toBe(`http://shop.test/ca/verify-email?token=${mail.token}`);
  const verified = await visitor.post("/spa/email/verify", { token: mail.token });
  expect(verified.body).toEqual({ data: { is_signed_in: true } });
  expect(visitor.cookies.get("recambia_session")).not.toBe(pending);
  const user = readField((await visitor.get("/spa/me/user")).body, "data");
  expect(user).toMatchObject({ email, name: "Ana Prueba", profile: { picture: null } });

  const thief = shop.visitor();
  thief.cookies.set("recambia_session", String(pending));
  expectRefusal(await thief.get("/spa/me/user"), 401, "unauthenticated");
});

test("another browser with the link must sign in, and the registering one as well", async () => {
  const [visitor, phone, email] = [shop.visitor(), shop.visitor(), newAddress()];
  await registerWith(visitor, email);
  const { token } = await lastMailTo(shop, email);
  expect((await phone.post("/spa/email/verify", { token })).body).toEqual({ data: { is_signed_in: false } });
  expectRefusal(await phone.get("/spa/me/user"), 401, "unauthenticated");
  expectRefusal(await visitor.get("/spa/me/user"), 401, "unauthenticated");
  expect((await signInWith(visitor, email)).status).toBe(200);
});

test("a link works once, for 60 minutes, and for its purpose only", async () => {
  const [visitor, email] = [shop.visitor(), newAddress()];
  await registerWith(visitor, email);
  const { token } = await lastMailTo(shop, email);
  const forged = [
    `${token}x`,
    token.slice(1),
    token.replace(".", "!"),
    "x",
    "a.b",
    "'; --",
    "🔑",
    "x".repeat(512),
  ];
  for (const other of forged) {
    expectRefusal(await visitor.post("/spa/email/verify", { token: other }), 422, "invalid_token");
  }
  const reset = { token, password: goodPassword, password_confirmation: goodPassword };
  expectRefusal(await visitor.post("/spa/reset-password", reset), 422, "invalid_token");
  const [answers] = [await Promise.all([1, 2, 3].map(() => visitor.post("/spa/email/verify", { token })))];
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expectRefusal(await visitor.post("/spa/email/verify", { token }), 422, "invalid_token");

  const late = { visitor: shop.visitor(), email: newAddress() };
  await registerWith(late.visitor, late.email);
  moveClock(shop, 60);
  const lateToken = (await lastMailTo(shop, late.email)).token;
  expectRefusal(await late.visitor.post("/spa/email/verify", { token: lateToken }), 422, "invalid_token");
});

test("a pending session can request the mail five times an hour", async () => {
  const [visitor, email] = [shop.visitor(), newAddress()];
  expectRefusal(await visitor.post("/spa/email/verification-notification"), 401, "unauthenticated");
  await registerWith(visitor, email);
  for (let sent = 1; sent < 5; sent += 1) {
    moveClock(shop, 1);
    expect((await visitor.post("/spa/email/verification-notification")).status).toBe(204);
  }
  expectRefusal(await visitor.post("/spa/email/verification-notification"), 429, "too_many_requests");
  const mails = await mailsTo(shop, email);
  expect(mails.map((mail) => mail.template)).toEqual(Array.from({ length: 5 }, () => "verify_email"));
  const verify = { token: mails[1]?.token ?? "" };
  expect((await visitor.post("/spa/email/verify", verify)).status).toBe(200);
  const again = { token: mails[4]?.token ?? "" };
  expectRefusal(await visitor.post("/spa/email/verify", again), 422, "invalid_token");
  expectRefusal(await visitor.post("/spa/email/verification-notification"), 409, "conflict");
});

test("a mail that is requested twice at once is sent once", async () => {
  const [visitor, email] = [shop.visitor(), newAddress()];
  await registerWith(visitor, email);
  moveClock(shop, 1);
  const resend = () => visitor.post("/spa/email/verification-notification");
  const answers = await Promise.all([resend(), resend(), resend()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await mailsTo(shop, email)).toHaveLength(2);
});

test("registering a known address looks like any other, and its owner is notified", async () => {
  const { visitor: owner, email } = await customerWithPassword(shop);
  const stranger = shop.visitor();
  const strangers = "otra-clave-larga-7";
  const answer = await registerWith(stranger, email, strangers);
  expect([answer.status, answer.body]).toEqual([201, { data: { email } }]);
  expect((await mailsTo(shop, email)).map((mail) => mail.template)).toEqual([
    "verify_email",
    "account_exists",
  ]);
  expectRefusal(await stranger.get("/spa/me/user"), 403, "email_unverified");
  expect((await stranger.post("/spa/email/verification-notification")).status).toBe(204);
  expectRefusal(await signInWith(stranger, email, strangers), 403, "email_unverified");

  expect((await owner.get("/spa/me/user")).status).toBe(200);
  expect((await signInWith(shop.visitor(), email)).status).toBe(200);
});

test("registering first does not reserve an address", async () => {
  const [squatter, owner, email] = [shop.visitor(), shop.visitor(), newAddress()];
  const squatters = "otra-clave-larga-7";
  await registerWith(squatter, email, squatters);
  const squattersLink = await lastMailTo(shop, email);
  await registerWith(owner, email);
  await owner.post("/spa/email/verify", { token: (await lastMailTo(shop, email)).token });
  expectRefusal(await squatter.post("/spa/email/verify", squattersLink), 422, "validation_failed");
  const { token } = squattersLink;
  expectRefusal(await squatter.post("/spa/email/verify", { token }), 422, "invalid_token");
  expectRefusal(await squatter.get("/spa/me/user"), 403, "email_unverified");
  expect((await signInWith(shop.visitor(), email)).status).toBe(200);
});

test("a form that is sent twice makes one registration, and sends one mail", async () => {
  const email = newAddress();
  const [visitor, other] = [shop.visitor(), shop.visitor()];
  for (const browser of [visitor, other]) await browser.post("/spa/logout");
  const answers = await Promise.all([registerWith(visitor, email), registerWith(visitor, email)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [mail, ...others] = await mailsTo(shop, email);
  expect(others).toEqual([]);
  const otherPassword = "arandela-roja-52";
  await registerWith(other, email, otherPassword);
  expect(await mailsTo(shop, email)).toHaveLength(2);
  const verified = await visitor.post("/spa/email/verify", { token: mail?.token ?? "" });
  expect(verified.body).toEqual({ data: { is_signed_in: true } });
  expect((await visitor.get("/spa/me/user")).status).toBe(200);
});

test("of concurrent verifications of one address, one succeeds", async () => {
  const email = newAddress();
  const visitors = [shop.visitor(), shop.visitor(), shop.visitor()];
  for (const [index, visitor] of visitors.entries()) {
    await registerWith(visitor, email, `arandela-roja-${index}2`);
  }
  const mails = await mailsTo(shop, email);
  const answers = await Promise.all(
    visitors.map((visitor, index) => visitor.post("/spa/email/verify", { token: mails[index]?.token ?? "" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(answers.filter(({ status }) => status === 422).map(codeOf)).toEqual([
    "invalid_token",
    "invalid_token",
  ]);
  const customers = await shop.database.rows({
    text: "select id from customer where not exists (select from person where customer_id = customer.id)",
  });
  expect(customers).toEqual([]);
});

test("one network can cause sixty mails an hour, not counting used links", async () => {
  for (let wanted = 0; wanted < 10; wanted += 1) await customerWithPassword(shop);
  const asked = Array.from({ length: 60 }, () =>
    shop.visitor().post("/spa/forgot-password", { email: newAddress() }),
  );
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(204);
  expectRefusal(await registerWith(shop.visitor(), newAddress()), 429, "too_many_requests");
  moveClock(shop, 60);
  expect((await registerWith(shop.visitor(), newAddress())).status).toBe(201);
});

test("a network opens as many accounts as the shop allows; the refused link works from another one, or later", async () => {
  shop.context.shop.new_accounts = { per_network: 2, hours: 24 };
  onTestFinished(() => {
    shop.context.shop.new_accounts = { per_network: 1_000_000, hours: 24 };
  });
  const emails = [newAddress(), newAddress(), newAddress(), newAddress()];
  const links: { token: string }[] = [];
  for (const email of emails) {
    await registerWith(shop.visitor(), email);
    links.push({ token: (await lastMailTo(shop, email)).token });
  }
  const verify = (body: object, visitor = shop.visitor()) => visitor.post("/spa/email/verify", body);
  // Neither forged nor used links count.
  for (const token of ["x.y", "x.y", "x.y"]) expectRefusal(await verify({ token }), 422, "invalid_token");
  const [first, ...others] = links;
  expect((await verify(first ?? {})).status).toBe(200);
  expectRefusal(await verify(first ?? {}), 422, "invalid_token");
  const answers = await Promise.all(others.map((link) => verify(link)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  if (!refused) throw new Error("One link has to be refused");
  expectRefusal(refused, 429, "new_accounts_limit");
  expect(readField(refused.body, "message")).toContain("en 24 h");
  const stranger = newAddress();
  expectRefusal(await registerWith(shop.visitor(), stranger), 429, "new_accounts_limit");
  expect(await mailsTo(shop, stranger)).toEqual([]);
  const left = others.filter((_link, index) => answers[index]?.status === 429);
  const elsewhere = await verifyFrom("203.0.113.20", left[0] ?? {});
  expect(elsewhere.status).toBe(200);
  moveClock(shop, 24 * 60);
  expect((await registerWith(shop.visitor(), stranger)).status).toBe(201);
});

/** Opens a mail's link on a device in another network. */
async function verifyFrom(remoteAddress: string, payload: object) {
  const visitor = shop.visitor();
  const csrf = await visitor.get("/sanctum/csrf-cookie");
  const headers = { "x-csrf-token": String(readField(csrf.body, "csrf_token")) };
  return visitor.call({ method: "POST", url: "/spa/email/verify", headers, payload, remoteAddress });
}

test("a body of a megabyte is refused", async () => {
  const answer = await shop.visitor().post("/spa/register", { ...form, name: "x".repeat(1024 * 1024) });
  expectRefusal(answer, 413, "too_large");
});
