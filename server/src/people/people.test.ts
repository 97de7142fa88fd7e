import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { makeOrder } from "../../test/orders/orders.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer } from "../../test/people/customers.ts";
import { invite, invitedBy, peopleOf } from "../../test/people/invitations.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import { peopleRecords } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const unknownId = "abcdefgh23456789";

test("visitors and pending registrations cannot list people", async () => {
  const pending = await signedInCustomer(shop, { isVerified: false });
  for (const [who, status] of [
    [shop.visitor(), 401],
    [pending, 403],
  ] as const) {
    for (const answer of [
      await who.get("/spa/users"),
      await who.get(`/spa/users/${unknownId}`),
      await who.remove(`/spa/users/${unknownId}`),
      await who.post("/spa/users", { email: "luis@example.com" }),
      await who.post(`/spa/users/invitations/${unknownId}/resend`),
      await who.remove(`/spa/users/invitations/${unknownId}`),
      await who.post("/spa/invitations/accept", { token: "x" }),
    ]) {
      expect(answer.status).toBe(status);
    }
  }
});

test("customers cannot see or change each other's people and invitations", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  const stranger = await signedInCustomer(shop);
  const { id } = await invite(shop, ana, "invited@example.com");
  for (const person of [ana, luis]) {
    expectRefusal(await stranger.get(`/spa/users/${person.personId}`), 404, "not_found");
    expectRefusal(await stranger.remove(`/spa/users/${person.personId}`), 404, "not_found");
  }
  expectRefusal(await stranger.post(`/spa/users/invitations/${id}/resend`), 404, "not_found");
  expectRefusal(await stranger.remove(`/spa/users/invitations/${id}`), 404, "not_found");
  expectRefusal(await stranger.get(`/spa/users/${id}`), 404, "not_found");
  const seen = await stranger.get("/spa/users");
  for (const text of [ana.personId, luis.email, "invited@example.com"]) expect(seen.text).not.toContain(text);
  expect(await peopleOf(ana)).toEqual([ana.personId, luis.personId]);
  expect(await invitedBy(luis)).toEqual(["invited@example.com"]);
});

test("the caller comes first, with the data of a person's page", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  expect(await peopleOf(luis)).toEqual([luis.personId, ana.personId]);
  expect((await luis.get(`/spa/users/${ana.personId}`)).body).toEqual({
    data: {
      id: ana.personId,
      name: "Ana Prueba",
      email: ana.email,
      picture: null,
      joined_at: expect.any(String),
      invited_by: null,
      is_me: false,
    },
  });
});

test("the last person cannot leave, and is told what to do", async () => {
  const ana = await signedInCustomer(shop);
  const answer = await ana.remove(`/spa/users/${ana.personId}`);
  expectRefusal(answer, 409, "conflict", ["person"]);
  expect(answer.text).toContain("eliminarla desde tu perfil");
  expect(await peopleOf(ana)).toEqual([ana.personId]);
});

test("a removed person is signed out, notified, and gets an account of their own", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  const product = await makeProduct(shop.database);
  await luis.put(`/spa/me/favorites/${product.publicId}`);
  expect((await ana.remove(`/spa/users/${luis.personId}`)).status).toBe(204);
  expect((await luis.get("/spa/users")).status).toBe(401);
  expect(await peopleOf(ana)).toEqual([ana.personId]);
  const [left] = await shop.database.rows<{ customer_id: string; hearts: number; mails: number }>({
    text: `select customer_id, (select count(*)::int from favorite where person_id = person.id) as hearts,
             (select count(*)::int from mail where recipient = person.email and template = 'access_removed') as mails
           from person where id = $1`,
    values: [luis.personId],
  });
  expect(left).toEqual({ customer_id: expect.not.stringMatching(ana.customerId), hearts: 1, mails: 1 });
});

test("a person who leaves stays signed in, without access to the old account", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  await invite(shop, ana, "somebody@example.com");
  expect((await luis.remove(`/spa/users/${luis.personId}`)).status).toBe(204);
  expect(await peopleOf(luis)).toEqual([luis.personId]);
  expect(await invitedBy(luis)).toEqual([]);
  expect(await peopleOf(ana)).toEqual([ana.personId]);
});

test("of two people who remove each other concurrently, one stays", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  await Promise.all([ana.get("/sanctum/csrf-cookie"), luis.get("/sanctum/csrf-cookie")]);
  const answers = await Promise.all([
    ana.remove(`/spa/users/${luis.personId}`),
    luis.remove(`/spa/users/${ana.personId}`),
    ana.remove(`/spa/users/${ana.personId}`),
    luis.remove(`/spa/users/${luis.personId}`),
  ]);
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(1);
  expect(answers.every(({ status }) => [204, 401, 404, 409].includes(status))).toBe(true);
  const [left] = await shop.database.rows<{ people: number }>({
    text: "select count(*)::int as people from person where customer_id = $1",
    values: [ana.customerId],
  });
  expect(left).toEqual({ people: 1 });
});

test("a data download has the invitations; the last person's deletion deletes them", async () => {
  const ana = await signedInCustomer(shop);
  await invite(shop, ana, "friend@example.com");
  expect(await peopleRecords.exportPersonalData(shop.database, ana)).toEqual({
    invitations: [
      { email: "friend@example.com", name: "", sent_at: new Date("2026-11-21T10:00:00Z"), accepted_at: null },
    ],
    joined: null,
  });
  const leave = (isLast: boolean) =>
    shop.database.transaction((transaction) => peopleRecords.forgetPerson(transaction, { ...ana, isLast }));
  await leave(false);
  expect(await invitedBy(ana)).toEqual(["friend@example.com"]);
  await leave(true);
  expect(await invitedBy(ana)).toEqual([]);
});

test("who has left an account shows it no later email, in the orders that they placed for it", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  const order = await makeOrder(shop, luis, { state: "shipped" });
  const changeEmail = (email: string) =>
    shop.database.rows({
      text: "update person set email = $2 where id = $1",
      values: [luis.personId, email],
    });
  await changeEmail("luis.aqui@example.com");
  const shown = async () => (await ana.get(`/spa/orders/${order.publicId}`)).text;
  expect(await shown()).toContain("luis.aqui@example.com");
  expect((await ana.remove(`/spa/users/${luis.personId}`)).status).toBe(204);
  await changeEmail("luis.lejos@example.com");
  expect(await shown()).not.toContain("luis.lejos@example.com");
  expect(await shown()).toContain(luis.email);
});

test("who is taken out comes back by no invitation of their own; who leaves has left theirs to the account", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop, { customerId: ana.customerId });
  const eva = await signedInCustomer(shop, { customerId: ana.customerId });
  const { token } = await invite(shop, luis, "luis.otra.vez@example.com");
  await invite(shop, eva, "amiga.de.eva@example.com");
  await invite(shop, ana, "amiga.de.ana@example.com");
  expect((await ana.remove(`/spa/users/${luis.personId}`)).status).toBe(204);
  expectRefusal(await luis.post("/spa/invitations/read", { token }), 422, "invalid_token");
  expect((await eva.remove(`/spa/users/${eva.personId}`)).status).toBe(204);
  expect((await invitedBy(ana)).sort()).toEqual(["amiga.de.ana@example.com", "amiga.de.eva@example.com"]);
});
