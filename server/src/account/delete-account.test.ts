import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { offlinePictures, pictureOf, sendPicture, twoHalves } from "../../test/catalogue/pictures.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { garageVehicle } from "../../test/people/garage.ts";
import { customerWithPassword, lettersTo, rightPassword } from "../../test/people/passwords.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { sentFile } from "../../test/uploads/send-file.ts";
import { issueMailToken, redeemMailToken } from "../session/index.ts";
import { deleteAccount } from "./delete-account.ts";
import type { PersonalRecords } from "./personal-records.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function leave(customer: TestCustomer, body: object = { password: rightPassword }): Promise<Answer> {
  const token = String(readField((await customer.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  return customer.call({
    method: "DELETE",
    url: "/spa/me",
    payload: body,
    headers: { "x-csrf-token": token },
  });
}

/** Counts rows of all tables that contain a text. */
async function traces(text: string): Promise<string[]> {
  const tables = await shop.database.rows<{ name: string }>({
    text: "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  });
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.database.rows({
      text: `select from "${name}" as kept where to_jsonb(kept)::text like '%' || $1 || '%'`,
      values: [text],
    });
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** A customer without people is deleted, or closed if the law requires its records. */
async function stateOf({ customerId }: TestCustomer): Promise<"open" | "closed" | "gone"> {
  const [row] = await shop.database.rows<{ closed_at: Date | null }>({
    text: "select closed_at from customer where id = $1",
    values: [customerId],
  });
  if (!row) return "gone";
  return row.closed_at ? "closed" : "open";
}

const picture = async () => (await twoHalves(64, 64)).png().toBuffer();

test("visitors and pending registrations cannot delete anyone", async () => {
  const visitor = await signedInCustomer(shop);
  visitor.cookies.delete("recambia_session");
  expectRefusal(await leave(visitor), 401, "unauthenticated");
  const pending = await signedInCustomer(shop, { isVerified: false });
  expectRefusal(await leave(pending), 403, "email_unverified");
});

test("without the password nothing is deleted, and the third failure locks it", async () => {
  const customer = await customerWithPassword(shop);
  for (let failures = 0; failures < 2; failures++) {
    expectRefusal(await leave(customer, { password: "not the one" }), 422, "validation_failed", ["password"]);
  }
  expectRefusal(await leave(customer, { password: "not the one" }), 423, "password_locked");
  expectRefusal(await leave(customer), 423, "password_locked");
  expect((await customer.get("/spa/me/profile")).status).toBe(200);
  expect(await stateOf(customer)).toBe("open");
});

test.each([
  [{}, "password"],
  [{ password: "" }, "password"],
  [{ password: null }, "password"],
  [{ password: 12345678 }, "password"],
  [{ password: ["a"] }, "password"],
  [{ password: "a".repeat(129) }, "password"],
  [{ password: "a".repeat(200_000) }, "password"],
  [{ password: rightPassword, person_id: "abcdefgh23456789" }, "person_id"],
])("%j is refused", async (body, field) => {
  const customer = await customerWithPassword(shop);
  expectRefusal(await leave(customer, body), 422, "validation_failed", [field]);
  expect((await customer.get("/spa/me/profile")).status).toBe(200);
});

test.each(["🚗", "كلمة", "' or 1=1; --", "<script>alert(1)</script>"])(
  "%s is a wrong password like any other",
  async (password) => {
    const customer = await customerWithPassword(shop);
    expectRefusal(await leave(customer, { password }), 422, "validation_failed", ["password"]);
  },
);

test("a deleted person is gone from every table, except the proof and the last mail", async () => {
  const customer = await customerWithPassword(shop, { email: "quien.se.va@example.com" });
  await customer.put("/spa/me/profile", {
    first_name: "Irrepetible",
    last_name: "Prueba",
    nickname: "",
    currency: "EUR",
  });
  const address = pictureOf(await sendPicture(customer, await picture()));
  const product = await makeProduct(shop.database);
  await customer.put(`/spa/me/favorites/${product.publicId}`);
  await customer.post("/spa/cart/lines", { purchasable_public_id: product.publicId });
  const file = await sentFile(shop, customer, await picture(), { name: "Irrepetible.png" });
  await customer.put(`/spa/uploads/${file.id}/vehicle`, { vehicle_id: "ibiza00000000001" });
  const vehicle = garageVehicle("ibiza00000000001", "Irrepetible");
  await customer.put("/spa/me/garage", { changes: [{ variant_id: vehicle.variantId, vehicle, ms_ago: 0 }] });
  await customer.post("/spa/backups");
  await customer.put("/spa/me/email", { email: "otra.direccion@example.com", password: rightPassword });
  await leave(customer, { password: "not the one" });

  const answer = await leave(customer);
  expect([answer.status, String(answer.headers["set-cookie"])]).toEqual([
    200,
    expect.stringMatching(/^recambia_session=;.*Expires=Thu, 01 Jan 1970/),
  ]);
  // Attempt counts expire after an hour.
  expect(await traces(customer.personId)).toEqual(["attempt_count", "data_request"]);
  expect(await traces(customer.email)).toEqual(["mail"]);
  expect(await traces("Irrepetible")).toEqual(["mail"]);
  expect((await lettersTo(shop, customer.email)).at(-1)).toEqual({
    kind: "account_deleted",
    name: "Irrepetible Prueba",
  });
  expect((await shop.visitor().get(address)).status).toBe(404);
  expect(await stateOf(customer)).toBe("gone");
});

test.each([
  ["es_ES", "Tu cuenta y tus datos se han borrado."],
  ["es_CA", "El teu compte i les teves dades s'han esborrat."],
  ["en", "Your account and your data have been deleted."],
])("in %s the answer says what the law keeps, and why", async (locale, beginning) => {
  const answer = await leave(await customerWithPassword(shop, { locale }));
  const message = String(readField(readField(answer.body, "data"), "message"));
  expect(message.startsWith(beginning)).toBe(true);
  expect(message).toMatch(/ley|llei|law/);
});

test("copied sessions and mail links are useless after deletion", async () => {
  const customer = await customerWithPassword(shop);
  const copied = { ...Object.fromEntries(customer.cookies) };
  const reset = { purpose: "reset_password", subjectId: customer.personId } as const;
  const token = await issueMailToken(shop.database, shop.context, reset);
  expect((await leave(customer)).status).toBe(200);
  const answer = await shop.visitor().call({ url: "/spa/me/profile", cookies: copied });
  expectRefusal(answer, 401, "unauthenticated");
  expect(await redeemMailToken(shop.database, shop.context, "reset_password", token)).toBeNull();
});

test("other people of the customer and its data stay; with the last person the customer goes", async () => {
  const customer = await customerWithPassword(shop);
  const relative = await customerWithPassword(shop, { customerId: customer.customerId });
  const stranger = await signedInCustomer(shop);
  expect((await leave(customer)).status).toBe(200);
  expect(await stateOf(customer)).toBe("open");
  expect((await relative.get("/spa/me/profile")).status).toBe(200);
  expect((await leave(relative)).status).toBe(200);
  expect(await stateOf(customer)).toBe("gone");
  expect((await stranger.get("/spa/me/profile")).status).toBe(200);
});

test("a customer with records to keep is closed, and its people are deleted", async () => {
  const customer = await customerWithPassword(shop);
  const relative = await customerWithPassword(shop, { customerId: customer.customerId });
  const forgotten: [string, boolean][] = [];
  const invoices: PersonalRecords = {
    feature: "invoices",
    exportPersonalData: async () => [],
    forgetPerson: async (_transaction, { personId, isLast }) => {
      forgotten.push([personId, isLast]);
    },
    mustKeepCustomer: async () => true,
  };
  for (const { personId, customerId } of [customer, relative]) {
    const caller = { personId, customerId, sessionId: "" };
    expect(await deleteAccount(shop.context, caller, rightPassword, "es", [invoices])).toBeNull();
  }
  expect(forgotten).toEqual([
    [customer.personId, false],
    [relative.personId, true],
  ]);
  expect(await stateOf(customer)).toBe("closed");
});

test("a failing feature rolls back the whole deletion", async () => {
  const customer = await customerWithPassword(shop);
  const address = pictureOf(await sendPicture(customer, await picture()));
  const broken: PersonalRecords = {
    feature: "broken",
    exportPersonalData: async () => [],
    forgetPerson: async () => {
      throw new Error("This feature fails");
    },
  };
  const { personId, customerId } = customer;
  const caller = { personId, customerId, sessionId: "" };
  await expect(deleteAccount(shop.context, caller, rightPassword, "es", [broken])).rejects.toThrow(
    "This feature fails",
  );
  expect((await customer.get("/spa/me/profile")).status).toBe(200);
  expect((await shop.visitor().get(address)).status).toBe(200);
  expect(await lettersTo(shop, customer.email)).toEqual([]);
});

test("of concurrent deletions of a customer's people, exactly one is the last", async () => {
  const first = await customerWithPassword(shop);
  const people = [first];
  for (let others = 0; others < 5; others++) {
    people.push(await customerWithPassword(shop, { customerId: first.customerId }));
  }
  const answers = await Promise.all(people.map((person) => leave(person)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
  expect(await stateOf(first)).toBe("gone");
});

test("deleting an account twice concurrently deletes and notifies once", async () => {
  const customer = await customerWithPassword(shop);
  await customer.get("/sanctum/csrf-cookie");
  const answers = await Promise.all([leave(customer), leave(customer), leave(customer)]);
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses[0]).toBe(200);
  for (const status of statuses.slice(1)) expect([200, 401, 423]).toContain(status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await lettersTo(shop, customer.email)).toHaveLength(1);
});

test("pictures uploaded during deletion are not kept", async () => {
  const bytes = await picture();
  for (let round = 0; round < 5; round++) {
    const customer = await customerWithPassword(shop);
    pictureOf(await sendPicture(customer, bytes));
    const before = (await offlinePictures(shop)).length;
    const [gone, ...answers] = await Promise.all([
      leave(customer),
      ...Array.from({ length: 4 }, () => sendPicture(customer, bytes)),
    ]);
    expect(gone?.status).toBe(200);
    // One picture of a person is drawn at a time.
    for (const { status } of answers) expect([200, 401, 429]).toContain(status);
    expect((await offlinePictures(shop)).length).toBe(before - 1);
  }
});

test("other changes during deletion are done or refused, never broken", async () => {
  for (let round = 0; round < 3; round++) {
    const customer = await customerWithPassword(shop);
    await customer.post("/spa/cart");
    const profile = { first_name: "Ana", last_name: "", nickname: "", currency: "EUR" };
    const fresh = "correa de distribución nueva";
    const answers = await Promise.all([
      customer.put("/spa/me/password", {
        current_password: rightPassword,
        password: fresh,
        password_confirmation: fresh,
      }),
      customer.put("/spa/me/email", { email: `tarde${round}@example.com`, password: rightPassword }),
      customer.put("/spa/me/profile", profile),
      customer.remove("/spa/me/picture"),
      customer.get("/spa/me/data"),
      leave(customer),
    ]);
    for (const { status } of answers) expect([200, 204, 401, 409, 422, 423]).toContain(status);
  }
});
