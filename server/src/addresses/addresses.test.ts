import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectRefusal } from "../../test/orders/shopper.ts";
import {
  addressesNow,
  addressOf,
  saveAddress,
  writtenAddress,
  writtenCubanAddress,
} from "../../test/people/addresses.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";

const list = "/spa/me/addresses";
let shop: TestShop;
let ana: TestCustomer;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  ana = await signedInCustomer(shop);
});

test("visitors get 401 and pending sessions 403 on every path", async () => {
  const { id } = await saveAddress(ana);
  const pending = await signedInCustomer(shop, { isVerified: false, customerId: ana.customerId });
  for (const [caller, status, code] of [
    [shop.visitor(), 401, "unauthenticated"],
    [pending, 403, "email_unverified"],
  ] as const) {
    expectRefusal(await caller.get(list), status, code);
    expectRefusal(await caller.get(`${list}/${id}`), status, code);
    expectRefusal(await caller.post(list, writtenAddress()), status, code);
    expectRefusal(await caller.put(`${list}/${id}`, writtenAddress()), status, code);
    expectRefusal(await caller.put(`${list}/${id}/default`), status, code);
    expectRefusal(await caller.remove(`${list}/${id}`), status, code);
  }
  expect(await addressesNow(ana)).toHaveLength(1);
});

test("another customer's address is not found by any route, and does not change", async () => {
  const address = await saveAddress(ana);
  await saveAddress(ana, { street: "Otra calle" });
  const other = await signedInCustomer(shop);
  const path = `${list}/${address.id}`;
  expectRefusal(await other.get(path), 404, "not_found");
  expectRefusal(await other.put(path, writtenAddress({ street: "Robada" })), 404, "not_found");
  expectRefusal(await other.put(`${path}/default`), 404, "not_found");
  expectRefusal(await other.remove(path), 404, "not_found");
  expect(await addressesNow(other)).toEqual([]);
  expect(addressOf(await ana.get(path))).toEqual(address);
});

test("a deleted customer cannot add addresses", async () => {
  await saveAddress(ana);
  await shop.database.rows({
    text: "update customer set closed_at = $2 where id = $1",
    values: [ana.customerId, shop.clock.now()],
  });
  expectRefusal(await ana.post(list, writtenAddress()), 409, "conflict");
  expect(await addressesNow(ana)).toHaveLength(1);
});

test("an address without a valid phone is refused in each language", async () => {
  for (const [locale, text] of [
    ["es_ES", "Debes indicar al menos un número de teléfono válido."],
    ["es_CA", "Has d'indicar com a mínim un número de telèfon vàlid."],
    ["en", "You must provide at least one valid phone number."],
  ] as const) {
    const customer = await signedInCustomer(shop, { locale });
    const answer = await customer.post(list, writtenAddress({ mobile_phone: "123" }));
    expectRefusal(answer, 422, "validation_failed", ["mobile_phone"]);
    expect(readField(readField(answer.body, "errors"), "mobile_phone")).toEqual([text]);
  }
});

test("an identification is refused by each of its rules, and required for Cuba", async () => {
  const english = await signedInCustomer(shop, { locale: "en" });
  for (const [identification, text] of [
    ["", "For parcels to Cuba, customs ask for the recipient's ID card."],
    ["8501011234", "The ID card must have 11 characters!"],
    ["8501011234X", "The ID card must contain numbers only!"],
    ["85023012345", "The first six digits are not a date of birth."],
    ["15010162345", "The recipient must be of legal age!"],
  ] as const) {
    const answer = await english.post(list, writtenCubanAddress({ identification }));
    expectRefusal(answer, 422, "validation_failed", ["identification"]);
    expect(readField(readField(answer.body, "errors"), "identification")).toEqual([text]);
  }
  expect(await addressesNow(english)).toEqual([]);
});

test("an address in Madrid keeps no identity number, whoever sends one", async () => {
  const customer = await signedInCustomer(shop);
  const saved = addressOf(await customer.post(list, writtenAddress({ identification: "85010112345" })));
  expect(saved.identification).toBe("");
  const [row] = await shop.database.rows<{ sealed: Buffer | null }>({
    text: "select identification as sealed from address where public_id = $1",
    values: [saved.id],
  });
  expect(row?.sealed).toBeNull();
});

test("legal age depends on the shop's clock", async () => {
  const born = writtenCubanAddress({ identification: "08112262345" });
  expectRefusal(await ana.post(list, born), 422, "validation_failed", ["identification"]);
  const before = shop.clock.now();
  shop.clock.set(new Date("2026-11-21T23:30:00Z"));
  expect((await ana.post(list, born)).status).toBe(201);
  shop.clock.set(before);
});

test("a saved address comes back tidied, with zone, E.164 phone and masked identification", async () => {
  const answer = await ana.post(list, writtenCubanAddress({ first_name: " Ana  María " }));
  expect(answer.status).toBe(201);
  const address = addressOf(answer);
  expect(address).toMatchObject({
    first_name: "Ana María",
    identification: "••••••••345",
    mobile_phone: "+5352345678",
    province: "cu-03",
    province_name: "La Habana",
    country: "CU",
    zone: "cuba",
    is_default: true,
    description: "",
  });
  expect(addressOf(await ana.get(`${list}/${address.id}`))).toEqual(address);
  expect(answer.text).not.toContain("85010112345");
});

test("the identification is stored sealed, never in plain text", async () => {
  const { id } = addressOf(await ana.post(list, writtenCubanAddress()));
  const [row] = await shop.database.rows<{ whole: string; sealed: Uint8Array; key: string }>({
    text: `select address::text as whole, identification as sealed, identification_key as key
           from address where public_id = $1`,
    values: [id],
  });
  expect(row?.whole).not.toContain("85010112345");
  expect(Buffer.from(row?.sealed ?? []).toString("latin1")).not.toContain("0112345");
  expect(row?.key).toMatch(/^[\w-]{8}$/);
});

test("a returned mask keeps the identification, a new number replaces it, an empty one does not remove it", async () => {
  const { id, identification } = addressOf(await ana.post(list, writtenCubanAddress()));
  const path = `${list}/${id}`;
  const sealedNow = async () => {
    const [row] = await shop.database.rows<{ sealed: Uint8Array | null }>({
      text: "select identification as sealed from address where public_id = $1",
      values: [id],
    });
    return row?.sealed && Buffer.from(row.sealed).toString("hex");
  };
  const sealed = await sealedNow();
  const kept = await ana.put(path, writtenCubanAddress({ identification, street: "Calle 25" }));
  expect(addressOf(kept)).toMatchObject({ identification, street: "Calle 25" });
  expect(await sealedNow()).toBe(sealed);

  const replaced = await ana.put(path, writtenCubanAddress({ identification: "90020254321" }));
  expect(addressOf(replaced).identification).toBe("••••••••321");
  expectRefusal(await ana.put(path, writtenCubanAddress({ identification })), 422, "validation_failed", [
    "identification",
  ]);

  const moved = await ana.put(path, writtenAddress());
  expect(addressOf(moved)).toMatchObject({ identification: "", province: "es-28" });
  expect(await sealedNow()).toBeNull();
});

test("another address's mask is refused", async () => {
  const { identification } = addressOf(await ana.post(list, writtenCubanAddress()));
  expectRefusal(await ana.post(list, writtenCubanAddress({ identification })), 422, "validation_failed", [
    "identification",
  ]);
});

test("an identification sealed with another secret is treated as missing", async () => {
  const { id } = addressOf(await ana.post(list, writtenCubanAddress()));
  await shop.database.rows({
    text: "update address set identification_key = 'another' where public_id = $1",
    values: [id],
  });
  expect((await addressesNow(ana))[0]?.identification).toBe("");
  const path = `${list}/${id}`;
  expectRefusal(await ana.put(path, writtenCubanAddress({ identification: "" })), 422, "validation_failed", [
    "identification",
  ]);
  expect((await ana.put(path, writtenCubanAddress())).status).toBe(200);
});

test("the first address is the default; another one only when it is made so", async () => {
  const first = await saveAddress(ana);
  const second = await saveAddress(ana, { street: "Segunda" });
  const third = await saveAddress(ana, { street: "Tercera" });
  expect([first.is_default, second.is_default, third.is_default]).toEqual([true, false, false]);
  expect((await addressesNow(ana)).map(({ id }) => id)).toEqual([first.id, third.id, second.id]);

  const chosen = await ana.put(`${list}/${second.id}/default`);
  expect(addressOf(chosen)).toEqual({ ...second, is_default: true });
  const now = await addressesNow(ana);
  expect(now.map(({ id }) => id)).toEqual([second.id, third.id, first.id]);
  expect(now.filter(({ is_default }) => is_default)).toHaveLength(1);
  expect((await ana.put(`${list}/${second.id}/default`)).status).toBe(200);
});

test("without a default, the newest remaining address becomes it", async () => {
  const first = await saveAddress(ana);
  const second = await saveAddress(ana);
  const third = await saveAddress(ana);
  expect((await ana.remove(`${list}/${first.id}`)).status).toBe(204);
  expect((await addressesNow(ana)).map(({ id, is_default }) => [id, is_default])).toEqual([
    [third.id, true],
    [second.id, false],
  ]);
  expect((await ana.remove(`${list}/${second.id}`)).status).toBe(204);
  expect((await addressesNow(ana)).map(({ id }) => id)).toEqual([third.id]);
  expect((await ana.remove(`${list}/${third.id}`)).status).toBe(204);
  expectRefusal(await ana.remove(`${list}/${third.id}`), 404, "not_found");
  expect((await saveAddress(ana)).is_default).toBe(true);
});

test("changing an address keeps its order and default flag", async () => {
  const first = await saveAddress(ana);
  const second = await saveAddress(ana);
  const changed = await ana.put(
    `${list}/${first.id}`,
    writtenAddress({ zip_code: "17001", province: "es-17" }),
  );
  expect(addressOf(changed)).toMatchObject({ id: first.id, is_default: true, province_name: "Girona" });
  expect((await addressesNow(ana)).map(({ id }) => id)).toEqual([first.id, second.id]);
});

test("all people of a customer share its addresses", async () => {
  const { id } = await saveAddress(ana);
  const partner = await signedInCustomer(shop, { customerId: ana.customerId });
  expect((await addressesNow(partner)).map((address) => address.id)).toEqual([id]);
  expect((await partner.remove(`${list}/${id}`)).status).toBe(204);
});

test("provinces are in the caller's language", async () => {
  const written = writtenAddress({ zip_code: "07001", province: "es-07", municipality: "Palma" });
  const { id } = addressOf(await ana.post(list, written));
  const catalan = await ana.call({ url: `${list}/${id}`, headers: { "accept-language": "es_CA" } });
  expect(addressOf(catalan)).toMatchObject({ province_name: "Illes Balears", zone: "balearic" });
});

test("responses with addresses must not be cached", async () => {
  await saveAddress(ana);
  expect((await ana.get(list)).headers["cache-control"]).toBe("no-store");
});
