import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { fillCart, guestBuyer, placeNow } from "../../../test/orders/checkout.ts";
import { openLink, placedAsGuest } from "../../../test/orders/guest-orders.ts";
import { cartNow, expectRefusal } from "../../../test/orders/shopper.ts";
import { writtenCubanAddress } from "../../../test/people/addresses.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";
import { identificationSeal } from "../../addresses/index.ts";
import { onlyRow } from "../../platform/database/database.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() =>
  shop.database.script("delete from attempt_count; update customer_order set network_hash = null"),
);
afterAll(() => shop.close());

const makeMine = (visitor: Visitor, orderId: string) => visitor.post(`/spa/orders/${orderId}/account`);
const outcomeOf = async (visitor: Visitor, orderId: string) => {
  const answer = await makeMine(visitor, orderId);
  if (answer.status !== 200) throw new Error(`Not done: ${answer.text}`);
  return readField(readField(answer.body, "data"), "outcome");
};
const see = (visitor: Visitor, orderId: string) => visitor.get(`/spa/orders/${orderId}`);
const mailsTo = async (email: string) =>
  (
    await shop.database.rows<{ template: string }>({
      text: "select template from mail where recipient = $1 order by id",
      values: [email],
    })
  ).map(({ template }) => template);

type Ownership = { customer_id: string; person_id: string | null; is_guest: boolean; closed_at: Date | null };
const ownerOf = (orderId: string) =>
  onlyRow<Ownership>(shop.database, {
    text: `select customer_id, person_id, is_guest, closed_at
           from customer_order o join customer on customer.id = o.customer_id where o.public_id = $1`,
    values: [orderId],
  });
const countGuests = async () =>
  (
    await onlyRow<{ count: number }>(shop.database, {
      text: "select count(*)::integer as count from customer where is_guest",
    })
  ).count;

test("without proof of the order nothing is done", async () => {
  const { order, email } = await placedAsGuest(shop);
  expectRefusal(await makeMine(shop.visitor(), order.id), 401, "unauthenticated");
  expectRefusal(await makeMine(await signedInCustomer(shop, { email }), order.id), 404, "not_found");
  expect((await ownerOf(order.id)).is_guest).toBe(true);
});

test("having placed it here is no proof: the link is mailed, whether an account exists or not", async () => {
  for (const isKnown of [false, true]) {
    const { visitor, order, email } = await placedAsGuest(shop);
    if (isKnown) await signedInCustomer(shop, { email });
    expect(await outcomeOf(visitor, order.id)).toBe("mail_sent");
    expect(await mailsTo(email)).toEqual(["order_placed", "order_link"]);
    expect((await ownerOf(order.id)).is_guest).toBe(true);
  }
});

test("the link is mailed a few times in an hour, no more", async () => {
  const { visitor, order } = await placedAsGuest(shop);
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await makeMine(visitor, order.id)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("proved and without an account, one press makes one, signs in and brings the cart along", async () => {
  const { visitor, order, email } = await placedAsGuest(shop);
  await fillCart(visitor, [{ thing: await makeProduct(shop.database) }]);
  await openLink(shop, visitor, order.id);
  expect(await outcomeOf(visitor, order.id)).toBe("signed_in");
  const user = readField((await visitor.get("/spa/me/user")).body, "data");
  expect(user).toMatchObject({ email, name: "Berta Invitada" });
  expect(readField(readField((await see(visitor, order.id)).body, "data"), "is_guest")).toBe(false);
  expect((await cartNow(visitor)).lines).toHaveLength(1);
  const owner = await ownerOf(order.id);
  expect(owner).toMatchObject({ is_guest: false, closed_at: null, person_id: readField(user, "id") });
  const [person] = await shop.database.rows<{ email_verified: boolean; locale: string; passwords: number }>({
    text: `select email_verified, locale,
             (select count(*)::integer from credential where person_id = person.id) as passwords
           from person where email = $1`,
    values: [email],
  });
  expect(person).toEqual({ email_verified: true, locale: "es", passwords: 0 });
  expect(await outcomeOf(visitor, order.id)).toBe("added_to_account");
});

test("an order opens no account beyond the limit of its network, and stays the guest's", async () => {
  shop.context.shop.new_accounts = { per_network: 1, hours: 24 };
  onTestFinished(() => {
    shop.context.shop.new_accounts = { per_network: 1_000_000, hours: 24 };
  });
  const [first, second] = [await placedAsGuest(shop), await placedAsGuest(shop)];
  for (const { visitor, order } of [first, second]) await openLink(shop, visitor, order.id);
  expect(await outcomeOf(first.visitor, first.order.id)).toBe("signed_in");
  expectRefusal(await makeMine(second.visitor, second.order.id), 429, "new_accounts_limit");
  expect(await ownerOf(second.order.id)).toMatchObject({ is_guest: true, person_id: null });
});

test("a new account without a password gets one by the usual mail", async () => {
  const { visitor, order, email } = await placedAsGuest(shop);
  await openLink(shop, visitor, order.id);
  await makeMine(visitor, order.id);
  expect((await shop.visitor().post("/spa/forgot-password", { email })).status).toBe(204);
  expect(await mailsTo(email)).toEqual(["order_placed", "reset_password"]);
});

test("what the cookie granted ends with the move, in every browser", async () => {
  const { visitor, order } = await placedAsGuest(shop);
  const other = shop.visitor();
  await openLink(shop, visitor, order.id);
  await openLink(shop, other, order.id);
  await makeMine(visitor, order.id);
  expectRefusal(await see(other, order.id), 401, "unauthenticated");
  expectRefusal(await makeMine(other, order.id), 401, "unauthenticated");
  expectRefusal(await openLink(shop, other, order.id), 401, "unauthenticated");
  expect((await openLink(shop, visitor, order.id)).status).toBe(200);
});

test("proved and with an account, the order moves to it and nobody is signed in", async () => {
  const { visitor, order, email } = await placedAsGuest(shop);
  const owner = await signedInCustomer(shop, { email });
  await openLink(shop, visitor, order.id);
  const guests = await countGuests();
  expect(await outcomeOf(visitor, order.id)).toBe("added_to_account");
  expect((await visitor.get("/spa/me/user")).status).toBe(401);
  expectRefusal(await see(visitor, order.id), 401, "unauthenticated");
  expect((await see(owner, order.id)).status).toBe(200);
  expect(await ownerOf(order.id)).toMatchObject({ customer_id: owner.customerId, person_id: owner.personId });
  expect(await countGuests()).toBe(guests - 1);
});

test("an account gets an order with its email and a proof; with another email, never", async () => {
  const { order, email } = await placedAsGuest(shop);
  const stranger = await signedInCustomer(shop);
  await openLink(shop, stranger, order.id);
  expectRefusal(await makeMine(stranger, order.id), 403, "forbidden");
  const owner = await signedInCustomer(shop, { email });
  await openLink(shop, owner, order.id);
  expectRefusal(await makeMine(stranger, order.id), 403, "forbidden");
  expect(await outcomeOf(owner, order.id)).toBe("added_to_account");
  expect((await see(owner, order.id)).status).toBe(200);
  expectRefusal(await see(stranger, order.id), 404, "not_found");
});

test("an identity number is sealed anew for the account that the order moves to", async () => {
  const email = "viaja@example.com";
  const visitor = await guestBuyer(shop, [{ thing: await makeProduct(shop.database) }]);
  const order = await placeNow(visitor, { guest: { email, address: writtenCubanAddress() } });
  const owner = await signedInCustomer(shop, { email });
  await openLink(shop, visitor, order.id);
  await makeMine(visitor, order.id);
  const kept = await onlyRow<{ identification: Uint8Array; identification_key: string }>(shop.database, {
    text: "select identification, identification_key from customer_order where public_id = $1",
    values: [order.id],
  });
  const sealed = { bytes: kept.identification, keyId: kept.identification_key };
  const place = { customerId: owner.customerId, addressId: order.id };
  expect(identificationSeal(shop.context).open(sealed, place)).toBe("85010112345");
});

test("many presses at once, from several browsers, make one account and one owner", async () => {
  const { visitor, order, email } = await placedAsGuest(shop);
  const browsers = [visitor, shop.visitor(), shop.visitor()];
  for (const browser of browsers) await openLink(shop, browser, order.id);
  const answers = await Promise.all([...browsers, ...browsers].map((browser) => makeMine(browser, order.id)));
  const done = answers.filter(({ status }) => status === 200);
  expect(done.map(({ body }) => readField(readField(body, "data"), "outcome")).sort()).toContain("signed_in");
  for (const { status } of answers) expect([200, 401, 404, 409]).toContain(status);
  const people = await shop.database.rows({ text: "select 1 from person where email = $1", values: [email] });
  expect([people.length, (await ownerOf(order.id)).is_guest]).toEqual([1, false]);
});

test("an order for an account that is there is claimed once, however many presses arrive at once", async () => {
  const { customerId, email } = await signedInCustomer(shop);
  const { visitor, order } = await placedAsGuest(shop, email);
  const other = shop.visitor();
  await openLink(shop, other, order.id);
  const browsers = [visitor, other, visitor];
  const answers = await Promise.all(browsers.map((browser) => makeMine(browser, order.id)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  for (const status of statuses) expect([200, 401, 404]).toContain(status);
  expect(await ownerOf(order.id)).toMatchObject({ customer_id: customerId, is_guest: false });
});

test("two orders with one email that are made an account's at once end in one account", async () => {
  const first = await placedAsGuest(shop);
  const second = await placedAsGuest(shop, first.email);
  for (const { visitor, order } of [first, second]) await openLink(shop, visitor, order.id);
  const answers = await Promise.all([first, second].map(({ visitor, order }) => makeMine(visitor, order.id)));
  expect(answers.map(({ body }) => readField(readField(body, "data"), "outcome")).sort()).toEqual([
    "added_to_account",
    "signed_in",
  ]);
  const owners = [await ownerOf(first.order.id), await ownerOf(second.order.id)];
  expect(new Set(owners.map(({ customer_id }) => customer_id)).size).toBe(1);
  expect(owners.every(({ is_guest }) => !is_guest)).toBe(true);
});
