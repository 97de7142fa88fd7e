import { maxInvitationsADay, maxPeople } from "@recambia/contract/people/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { invitationToken, invite, invitedBy, peopleOf } from "../../test/people/invitations.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { dropOldInvitations } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date("2026-11-21T10:00:00Z").getTime();

/** Runs with the shop's clock moved by days, then restores it; sessions stay valid. */
async function daysLater(days: number, run: () => Promise<void>) {
  await shop.database.rows({
    text: "update session set expires_at = $1",
    values: [new Date(start + 90 * dayMs)],
  });
  shop.clock.set(new Date(start + days * dayMs));
  await run().finally(() => shop.clock.set(new Date(start)));
}

test("members and invited people cannot be invited again", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  await invite(shop, ana, "twice@example.com");
  for (const email of [luis.email.toUpperCase(), "Twice@Example.com"]) {
    expectRefusal(await ana.post("/spa/users", { email }), 422, "validation_failed", ["email"]);
  }
  expect(await invitedBy(ana)).toEqual(["twice@example.com"]);
});

test("inviting does not reveal whether an address has an account", async () => {
  const ana = await signedInCustomer(shop);
  const stranger = await signedInCustomer(shop);
  const shapes = [];
  for (const email of [stranger.email, "nobody-has-this@example.com"]) {
    const answer = await ana.post("/spa/users", { email, name: "Eva" });
    shapes.push([
      answer.status,
      { ...Object(readField(answer.body, "data")), id: "", email: "" },
      Object.keys(answer.headers),
    ]);
    expect(await invitationToken(shop, email)).toBeTruthy();
  }
  expect(shapes[0]).toEqual(shapes[1]);
});

test("an invitation sent again has a new link, and the old one is invalid", async () => {
  const ana = await signedInCustomer(shop);
  const { id, token } = await invite(shop, ana, "again@example.com");
  expect((await ana.post(`/spa/users/invitations/${id}/resend`)).status).toBe(200);
  const newToken = await invitationToken(shop, "again@example.com");
  expectRefusal(await shop.visitor().post("/spa/invitations/read", { token }), 422, "invalid_token");
  expect((await shop.visitor().post("/spa/invitations/read", { token: newToken })).status).toBe(200);
});

test("a withdrawn invitation and its link are gone", async () => {
  const ana = await signedInCustomer(shop);
  const { id, token } = await invite(shop, ana, "withdrawn@example.com");
  expect((await ana.remove(`/spa/users/invitations/${id}`)).status).toBe(204);
  expectRefusal(await ana.remove(`/spa/users/invitations/${id}`), 404, "not_found");
  expectRefusal(await ana.post(`/spa/users/invitations/${id}/resend`), 404, "not_found");
  expectRefusal(await shop.visitor().post("/spa/invitations/read", { token }), 422, "invalid_token");
  expect(await invitedBy(ana)).toEqual([]);
});

test("an invitation is valid for seven days, then shown as expired, and deleted after thirty days", async () => {
  const ana = await signedInCustomer(shop);
  const { token } = await invite(shop, ana, "late@example.com");
  await daysLater(6.99, async () => {
    expect((await shop.visitor().post("/spa/invitations/read", { token })).status).toBe(200);
  });
  await daysLater(7, async () => {
    expectRefusal(await shop.visitor().post("/spa/invitations/read", { token }), 422, "invalid_token");
    const seen = readField((await ana.get("/spa/users")).body, "data");
    expect(readField([readField(seen, "invitations")].flat()[0], "is_expired")).toBe(true);
  });
  await daysLater(36, async () => {
    expect(await dropOldInvitations(shop.database, shop.clock.now())).toBe(0);
  });
  await daysLater(38, async () => {
    expect(await dropOldInvitations(shop.database, shop.clock.now())).toBeGreaterThan(0);
    expect(await invitedBy(ana)).toEqual([]);
  });
});

test("an expired invitation can be replaced", async () => {
  const ana = await signedInCustomer(shop);
  await invite(shop, ana, "anew@example.com");
  await daysLater(7, async () => {
    const again = await signedInCustomer(shop, { customerId: ana.customerId });
    await invite(shop, again, "anew@example.com");
    expect(await invitedBy(again)).toEqual(["anew@example.com"]);
  });
});

test("concurrent invitations never exceed twenty people", async () => {
  const ana = await signedInCustomer(shop);
  for (let n = 0; n < 15; n += 1) await signedInCustomer(shop, { customerId: ana.customerId });
  await ana.get("/sanctum/csrf-cookie");
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => ana.post("/spa/users", { email: `crowd${n}@example.com` })),
  );
  expect(answers.filter(({ status }) => status === 201).length).toBe(maxPeople - 16);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expectRefusal(answer, 422, "validation_failed", ["email"]);
    expect(answer.text).toContain("20 personas");
  }
});

test("more than twenty mails a day are refused, withdrawn ones included", async () => {
  const ana = await signedInCustomer(shop);
  for (let n = 0; n < maxInvitationsADay; n += 1) {
    const { id } = await invite(shop, ana, `mass${n}@example.com`);
    await ana.remove(`/spa/users/invitations/${id}`);
  }
  expectRefusal(await ana.post("/spa/users", { email: "one-more@example.com" }), 429, "too_many_requests");
  await daysLater(1.01, async () => {
    const again = await signedInCustomer(shop, { customerId: ana.customerId });
    expect((await again.post("/spa/users", { email: "one-more@example.com" })).status).toBe(201);
  });
});

test("one account sends five invitations a day to an address, which leaves room for those of others", async () => {
  const email = "wanted@example.com";
  const stranger = await signedInCustomer(shop);
  for (let n = 0; n < 5; n += 1) {
    const { id } = await invite(shop, stranger, email);
    await stranger.remove(`/spa/users/invitations/${id}`);
  }
  expectRefusal(await stranger.post("/spa/users", { email }), 429, "too_many_requests");
  await invite(shop, await signedInCustomer(shop), email);
});

test("one address gets twenty invitations a day from all senders", async () => {
  for (let n = 0; n < 20; n += 1) await invite(shop, await signedInCustomer(shop), "flooded@example.com");
  const another = await signedInCustomer(shop);
  expectRefusal(await another.post("/spa/users", { email: "flooded@example.com" }), 429, "too_many_requests");
  expect(await invitedBy(another)).toEqual([]);
});

test("inviting one address concurrently creates one invitation", async () => {
  const ana = await signedInCustomer(shop);
  await ana.get("/sanctum/csrf-cookie");
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => ana.post("/spa/users", { email: "at-once@example.com" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  expect(await peopleOf(ana)).toEqual([ana.personId]);
});

const emails: [string, unknown][] = [
  ["missing", undefined],
  ["empty", ""],
  ["a number", 5],
  ["nothing", null],
  ["a list", ["a@example.com"]],
  ["no address", "ana"],
  ["two addresses", "a@example.com,b@example.com"],
  ["with a header behind it", "a@example.com\r\nBcc: b@example.com"],
  ["an emoji", "🚗@example.com"],
  ["right to left", "مصباح@example.com"],
  ["SQL", "'; drop table invitation; --"],
  ["HTML", "<b>a@example.com</b>"],
  ["longer before the @ than any mailbox", `${"a".repeat(65)}@example.com`],
  ["too long", `a@${"b".repeat(250)}.com`],
];

test.each(emails)("an address that is %s is refused", async (_name, email) => {
  const ana = await signedInCustomer(shop);
  expectRefusal(await ana.post("/spa/users", { email }), 422, "validation_failed", ["email"]);
});

test.each([
  ["emoji", "Luis 🔧"],
  ["right to left", "مصباح"],
  ["SQL", "'; drop table invitation; --"],
  ["HTML", "<script>alert(1)</script>"],
])("a name with %s is kept as it is", async (_name, name) => {
  const ana = await signedInCustomer(shop);
  const answer = await ana.post("/spa/users", { email: `named-${ana.personId}@example.com`, name });
  expect(readField(readField(answer.body, "data"), "name")).toBe(name);
});

test.each([
  ["too long", "a".repeat(101)],
  ["a number", 5],
  ["two lines", "Luis\nPons"],
  ["a NUL", "Luis\u0000"],
])("a name that is %s is refused", async (_name, name) => {
  const ana = await signedInCustomer(shop);
  const answer = await ana.post("/spa/users", { email: "name@example.com", name });
  expect([400, 422]).toContain(answer.status);
});

test("oversized bodies and unknown fields are refused", async () => {
  const ana = await signedInCustomer(shop);
  const email = "a@example.com";
  expectRefusal(await ana.post("/spa/users", { email, name: "a".repeat(1_000_000) }), 413, "too_large");
  expectRefusal(await ana.post("/spa/users", { email, customer_id: "x" }), 422, "validation_failed", [
    "customer_id",
  ]);
});
