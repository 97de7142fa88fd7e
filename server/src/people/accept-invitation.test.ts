import { maxPeople } from "@recambia/contract/people/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { fillCart, quoteNow } from "../../test/orders/checkout.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { invite, invitedBy, peopleOf } from "../../test/people/invitations.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const accept = (who: TestCustomer, token: string) => who.post("/spa/invitations/accept", { token });
const read = async (who: { post: TestCustomer["post"] }, token: string) =>
  readField((await who.post("/spa/invitations/read", { token })).body, "data");

async function addAddress(customerId: string) {
  await shop.database.rows({
    text: `insert into address (public_id, customer_id, is_default, first_name, last_name, email, landline_phone,
             mobile_phone, zip_code, province, municipality, district, street, number, apartment,
             between_streets, description, created_at, updated_at)
           values ($1, $1, true, 'Ana', 'Prueba', '', '', '+34600000000', '28001', 'madrid', 'Madrid', '',
             'Calle Mayor', '1', '', '', '', now(), now())`,
    values: [customerId],
  });
}

test("forged, changed, foreign and missing tokens are refused alike on every path", async () => {
  const ana = await signedInCustomer(shop);
  const guest = await signedInCustomer(shop);
  const { token } = await invite(shop, ana, guest.email);
  const [random = "", signature = ""] = token.split(".");
  for (const forged of [
    "x",
    `${random}.`,
    `.${signature}`,
    `${random}x.${signature}`,
    `${random}.${signature.toLowerCase()}x`,
    "🚗",
    "'; drop table invitation; --",
  ]) {
    expectRefusal(await accept(guest, forged), 422, "invalid_token");
    expectRefusal(await guest.post("/spa/invitations/read", { token: forged }), 422, "invalid_token");
  }
  for (const body of [{}, { token: null }, { token: 5 }, { token: "" }, { token: "a".repeat(513) }]) {
    expectRefusal(await guest.post("/spa/invitations/accept", body), 422, "validation_failed", ["token"]);
    expectRefusal(await guest.post("/spa/invitations/read", body), 422, "validation_failed", ["token"]);
  }
  expect(await peopleOf(ana)).toEqual([ana.personId]);
});

test("the last person of an account with addresses must delete them first", async () => {
  const ana = await signedInCustomer(shop);
  const guest = await signedInCustomer(shop);
  await addAddress(guest.customerId);
  const { token } = await invite(shop, ana, guest.email);
  expect(readField(readField(await read(guest, token), "caller"), "obstacle")).toBe("own_things");
  const answer = await accept(guest, token);
  expectRefusal(answer, 409, "conflict", ["account"]);
  expect(await peopleOf(guest)).toEqual([guest.personId]);
  await shop.database.rows({
    text: "delete from address where customer_id = $1",
    values: [guest.customerId],
  });
  expect((await accept(guest, token)).status).toBe(200);
});

test("backups and quotes, which the shop makes by itself, do not hold a person in their account", async () => {
  const ana = await signedInCustomer(shop);
  const guest = await signedInCustomer(shop);
  const product = await makeProduct(shop.database, { available: 5 });
  await guest.put(`/spa/me/favorites/${product.publicId}`);
  expect((await guest.post("/spa/backups")).status).toBe(200);
  await fillCart(guest, [{ thing: product }]);
  await quoteNow(guest, { shipping_method: "pickup" });
  const { token } = await invite(shop, ana, guest.email);
  expect(await read(guest, token)).toMatchObject({ caller: { obstacle: null } });
  expect((await accept(guest, token)).status).toBe(200);
  expect((await guest.get("/spa/me/favorites")).text).toContain(product.publicId);
  expect((await guest.get("/spa/backups")).body).toEqual({ data: [] });
});

test("a signed-in person moves to the new account; the empty account is deleted", async () => {
  const ana = await signedInCustomer(shop);
  const guest = await signedInCustomer(shop);
  await invite(shop, guest, "of-the-account-that-goes@example.com");
  const { token } = await invite(shop, ana, guest.email);
  expect(await read(guest, token)).toMatchObject({
    inviter: "Ana Prueba",
    email: guest.email,
    has_account: true,
    caller: { email: guest.email, obstacle: null, leaves_others: false },
  });
  expect((await accept(guest, token)).body).toEqual({ data: { email: guest.email } });
  expect(await peopleOf(guest)).toEqual([guest.personId, ana.personId]);
  expect(await invitedBy(guest)).toEqual([]);
  expect(readField((await ana.get(`/spa/users/${guest.personId}`)).body, "data")).toMatchObject({
    invited_by: "Ana Prueba",
    joined_at: "2026-11-21T10:00:00.000Z",
  });
  const left = await shop.database.rows({
    text: "select 1 from customer where id = $1",
    values: [guest.customerId],
  });
  expect(left).toEqual([]);
});

test("other people keep their account and its data when someone leaves", async () => {
  const ana = await signedInCustomer(shop);
  const guest = await signedInCustomer(shop);
  const partner = await signedInCustomer(shop, { customerId: guest.customerId });
  await addAddress(guest.customerId);
  const { token } = await invite(shop, ana, guest.email);
  expect(await read(guest, token)).toMatchObject({ caller: { obstacle: null, leaves_others: true } });
  expect((await accept(guest, token)).status).toBe(200);
  expect(await peopleOf(partner)).toEqual([partner.personId]);
  expect(await peopleOf(ana)).toEqual([ana.personId, guest.personId]);
});

test("a person of the account is told so, and the link stays valid for someone else", async () => {
  const ana = await signedInCustomer(shop);
  const { token } = await invite(shop, ana, "somebody-else@example.com");
  expect(await read(ana, token)).toMatchObject({ caller: { obstacle: "already_there" } });
  expectRefusal(await accept(ana, token), 409, "conflict", ["invitation"]);
  expect(await read(shop.visitor(), token)).toMatchObject({ has_account: false, caller: null });
});

test("a link works once, even when used concurrently", async () => {
  const ana = await signedInCustomer(shop);
  const guests = await Promise.all(Array.from({ length: 4 }, () => signedInCustomer(shop)));
  const { token } = await invite(shop, ana, "one-of-them@example.com");
  await Promise.all(guests.map((guest) => guest.get("/sanctum/csrf-cookie")));
  const answers = await Promise.all(guests.flatMap((guest) => [accept(guest, token), accept(guest, token)]));
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
  expect((await peopleOf(ana)).length).toBe(2);
});

test("accepting races with removal, withdrawal and resending without conflict", async () => {
  for (let round = 0; round < 6; round += 1) {
    const ana = await signedInCustomer(shop);
    const host = await signedInCustomer(shop);
    const guest = await signedInCustomer(shop, { customerId: host.customerId });
    const { id, token } = await invite(shop, ana, `race${round}@example.com`);
    await Promise.all([ana, host, guest].map((who) => who.get("/sanctum/csrf-cookie")));
    const answers = await Promise.all([
      accept(guest, token),
      host.remove(`/spa/users/${guest.personId}`),
      round % 2
        ? ana.remove(`/spa/users/invitations/${id}`)
        : ana.post(`/spa/users/invitations/${id}/resend`),
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await peopleOf(host)).toEqual([host.personId]);
    const [joined] = answers;
    expect((await peopleOf(ana)).length).toBe(joined?.status === 200 ? 2 : 1);
  }
});

test("two people who accept each other's invitations concurrently both keep an account", async () => {
  const ana = await signedInCustomer(shop);
  const luis = await signedInCustomer(shop);
  const toLuis = await invite(shop, ana, luis.email);
  const toAna = await invite(shop, luis, ana.email);
  await Promise.all([ana, luis].map((who) => who.get("/sanctum/csrf-cookie")));
  const answers = await Promise.all([accept(ana, toAna.token), accept(luis, toLuis.token)]);
  expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  for (const person of [ana, luis]) expect(await peopleOf(person)).toContain(person.personId);
});

test("an account with twenty people takes no more", async () => {
  const ana = await signedInCustomer(shop);
  const guest = await signedInCustomer(shop);
  const { token } = await invite(shop, ana, guest.email);
  for (let n = 1; n < maxPeople; n += 1) await signedInCustomer(shop, { customerId: ana.customerId });
  expectRefusal(await accept(guest, token), 409, "conflict", ["invitation"]);
  expect(await peopleOf(guest)).toEqual([guest.personId]);
});
