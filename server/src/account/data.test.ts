import { PersonalData } from "@recambia/contract/account/schemas";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { sendPicture, twoHalves } from "../../test/catalogue/pictures.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { customerWithPassword, rightPassword } from "../../test/people/passwords.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const path = "/spa/me/data";

function dataOf(answer: Answer): PersonalData {
  const payload = readField(answer.body, "data");
  if (answer.status !== 200 || !Value.Check(PersonalData, payload)) {
    throw new Error(`No data: ${answer.status} ${answer.text}`);
  }
  return payload;
}

const download = async (customer: TestCustomer) => dataOf(await customer.get(path));

/** The person has just said their password again. */
const confirmed = ({ personId }: TestCustomer) =>
  shop.database.rows({
    text: "update session set confirmed_at = $2 where person_id = $1",
    values: [personId, shop.clock.now()],
  });

test("visitors and pending registrations cannot download data", async () => {
  expectRefusal(await shop.visitor().get(path), 401, "unauthenticated");
  const pending = await signedInCustomer(shop, { isVerified: false });
  expectRefusal(await pending.get(path), 403, "email_unverified");
});

test.each([
  ["es_ES", "mis-datos"],
  ["es_CA", "les-meves-dades"],
  ["en", "my-data"],
])("in %s the data come as the file %s, kept by nobody on the way", async (locale, name) => {
  const answer = await (await signedInCustomer(shop, { locale })).get(path);
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": `attachment; filename="${name}-2026-11-21.json"`,
    "cache-control": "no-store",
  });
});

test("the download has the person's own row, the picture, and each feature's records", async () => {
  const customer = await customerWithPassword(shop);
  await shop.database.rows({
    text: "update session set user_agent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0' where person_id = $1",
    values: [customer.personId],
  });
  await customer.put("/spa/me/password", {
    current_password: rightPassword,
    password: "correa de distribución nueva",
    password_confirmation: "correa de distribución nueva",
  });
  await customer.put("/spa/me/profile", {
    first_name: "Añá 🚗",
    last_name: "<b>Prueba</b>",
    nickname: "أبو علي",
    currency: "USD",
  });
  await sendPicture(customer, await (await twoHalves(64, 64)).png().toBuffer());
  const product = await makeProduct(shop.database);
  await customer.put(`/spa/me/favorites/${product.publicId}`);
  await customer.post("/spa/cart");
  await customer.post("/spa/cart/lines", { purchasable_public_id: product.publicId });
  const { person_id, made_at, account, records } = await download(customer);
  expect([person_id, made_at]).toEqual([customer.personId, "2026-11-21T10:00:00.000Z"]);
  expect(account).toMatchObject({
    customer_id: customer.customerId,
    email: customer.email,
    name: "Añá 🚗 <b>Prueba</b>",
    nickname: "أبو علي",
    currency: "USD",
    picture: expect.stringMatching(/^data:image\/webp;base64,UklGR/),
  });
  expect(Object.keys(records).sort()).toEqual([
    "addresses",
    "backups",
    "cart",
    "checkout",
    "collections",
    "favorites",
    "mail",
    "orders",
    "people",
    "reviews",
    "session",
    "support",
    "uploads",
    "vehicles",
  ]);
  expect(JSON.stringify(records.favorites)).toContain(product.slug);
  expect(JSON.stringify(records.cart)).toContain(product.slug);
  expect(records.mail).toMatchObject([{ template: "password_changed", sent_at: null }]);
  expect(records.session).toMatchObject({
    password_changed_at: "2026-11-21T10:00:00.000Z",
    sessions: [{ device: "Firefox · Linux" }],
  });
});

/** The person's id has a field of its own; the others say how they sign in, as the records of `session` do. */
const columnsElsewhere = ["id", "email_verified", "two_factor_enabled"];

test("the download has every other column of the person's row", async () => {
  const columns = await shop.database.rows<{ name: string }>({
    text: `select attname as name from pg_attribute
           where attrelid = 'person'::regclass and attnum > 0 and not attisdropped`,
  });
  const { account } = await download(await signedInCustomer(shop));
  const expected = columns.map(({ name }) => name).filter((name) => !columnsElsewhere.includes(name));
  expect(Object.keys(account).sort()).toEqual(expected.sort());
});

test("the download has no data of others and no credentials", async () => {
  const customer = await signedInCustomer(shop);
  const relative = await signedInCustomer(shop, { customerId: customer.customerId });
  const text = (await customer.get(path)).text;
  for (const secret of [
    relative.email,
    relative.personId,
    "argon2",
    customer.cookies.get("recambia_session"),
  ]) {
    expect(text).not.toContain(secret);
  }
});

test("each download is recorded and visible to the person", async () => {
  const customer = await signedInCustomer(shop);
  await download(customer);
  shop.clock.set(new Date("2026-11-22T08:30:00Z"));
  await confirmed(customer);
  const { data_requests } = await download(customer);
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  expect(data_requests).toEqual([
    { kind: "download", served_at: "2026-11-21T10:00:00.000Z" },
    { kind: "download", served_at: "2026-11-22T08:30:00.000Z" },
  ]);
});

test("downloads are limited to twenty in an hour", async () => {
  const customer = await signedInCustomer(shop);
  for (let made = 0; made < 20; made++) await download(customer);
  expectRefusal(await customer.get(path), 429, "too_many_requests");
});
