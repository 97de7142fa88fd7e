import { type AddressBody, addressFieldNames, addressLimits } from "@recambia/contract/addresses/schemas";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
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
/** An address that must not change. */
let path: string;

beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
  path = `${list}/${(await saveAddress(ana)).id}`;
});
afterAll(() => shop.close());

async function expectUntouched() {
  expect((await addressesNow(ana)).map(({ street, first_name }) => [first_name, street])).toEqual([
    ["Ana", "Calle de la Demostración"],
  ]);
}

/** Sends a body to both write routes and expects the same refusal. */
async function expectRefused(payload: object, status: number, code: string, fields?: string[]) {
  expectRefusal(await ana.post(list, payload), status, code, fields);
  expectRefusal(await ana.put(path, payload), status, code, fields);
}

test("an empty body is refused with every required field", async () => {
  const needed = ["first_name", "last_name", "zip_code", "province", "municipality", "street", "number"];
  for (const answer of [await ana.post(list, {}), await ana.put(path, {})]) {
    expectRefusal(answer, 422, "validation_failed");
    expect(Object.keys(Object(readField(answer.body, "errors"))).sort()).toEqual(needed.sort());
  }
  await expectUntouched();
});

const oddValues: [string, unknown][] = [
  ["nothing", null],
  ["a number", 28045],
  ["a yes", true],
  ["a list", ["Ana"]],
  ["an object", { $ne: "" }],
];

test.each(oddValues)("a field that is %s is refused by its name", async (_name, value) => {
  for (const field of addressFieldNames) {
    await expectRefused({ ...writtenAddress(), [field]: value }, 422, "validation_failed", [field]);
  }
  await expectUntouched();
});

test("a text that is too long is refused by its field, a megabyte by size", async () => {
  for (const field of addressFieldNames) {
    const text = "1".repeat(addressLimits[field] + 1);
    await expectRefused({ ...writtenAddress(), [field]: text }, 422, "validation_failed", [field]);
  }
  await expectRefused(writtenAddress({ street: "x".repeat(1024 * 1024) }), 413, "too_large");
  await expectUntouched();
});

test("unknown fields are refused by name, an owner above all", async () => {
  for (const field of ["customer_id", "is_default", "id", "zone", "country", "identification_key"]) {
    await expectRefused({ ...writtenAddress(), [field]: "x" }, 422, "validation_failed", [field]);
  }
  await expectUntouched();
});

const fieldsOfFreeText = [
  "first_name",
  "last_name",
  "municipality",
  "district",
  "street",
  "number",
  "apartment",
  "between_streets",
  "description",
] as const;

const freeTexts = [
  "👩‍🔧🚗",
  "مصباح أمامي",
  "שלום",
  "'; drop table a;",
  "<b onx=1>&amp;",
  "#{7*7}{{7}}",
  "%00%n%s",
  "NULL",
  "\\'\"`",
];

test.each(freeTexts)("%s is text like any other, in every field of free text", async (text) => {
  const everywhere = (words: string) => Object.fromEntries(fieldsOfFreeText.map((field) => [field, words]));
  const saved = addressOf(await ana.post(list, writtenAddress(everywhere(text))));
  expect(saved).toMatchObject(everywhere(text));
  const changed = await ana.put(`${list}/${saved.id}`, writtenAddress(everywhere(`${text} 2`)));
  expect(addressOf(changed)).toMatchObject(everywhere(`${text} 2`));
  expect((await ana.remove(`${list}/${saved.id}`)).status).toBe(204);
  await expectUntouched();
});

test("the same is refused where it makes no sense", async () => {
  for (const text of freeTexts) {
    for (const field of ["zip_code", "province", "email"] as const) {
      await expectRefused(writtenAddress({ [field]: text }), 422, "validation_failed", [field]);
    }
    const toCuba = writtenCubanAddress({ identification: text });
    await expectRefused(toCuba, 422, "validation_failed", ["identification"]);
    const withPhone: Partial<AddressBody> = { landline_phone: text };
    await expectRefused(writtenAddress(withPhone), 422, "validation_failed", ["landline_phone"]);
  }
  await expectUntouched();
});

test("control characters and lone surrogates are refused, a NUL before parsing", async () => {
  for (const field of fieldsOfFreeText) {
    for (const text of ["a\u0007", "a\u001b[31m", "a\u202eb", "a\ud800"]) {
      await expectRefused(writtenAddress({ [field]: text }), 422, "validation_failed", [field]);
    }
    await expectRefused(writtenAddress({ [field]: "a\u0000b" }), 400, "bad_request");
  }
  await expectUntouched();
});

test("malformed ids are not found in any write", async () => {
  for (const id of [
    "x",
    "'; drop table address",
    "../me",
    "🚗",
    "ABCDEFGH23456789",
    "a".repeat(200),
    "%2e%2e",
  ]) {
    const url = `${list}/${encodeURIComponent(id)}`;
    for (const answer of [
      await ana.get(url),
      await ana.put(url, writtenAddress()),
      await ana.put(`${url}/default`),
      await ana.remove(url),
    ]) {
      expect([id, answer.status]).toEqual([id, 404]);
    }
  }
  await expectUntouched();
});

test("writes without a CSRF token are refused", async () => {
  for (const [method, url, payload] of [
    ["POST", list, writtenAddress()],
    ["PUT", path, writtenAddress({ street: "x" })],
    ["PUT", `${path}/default`, undefined],
    ["DELETE", path, undefined],
  ] as const) {
    expectRefusal(
      await ana.call({ method, url, ...(payload ? { payload } : {}) }),
      419,
      "csrf_token_mismatch",
    );
  }
  await expectUntouched();
});

test("any texts give a saved address or a refusal, and saved texts read back unchanged", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom("", " ", "85010112345", "612345678", "28045", "cu-03", "es-28"),
  );
  const bodies = fc.record(Object.fromEntries(addressFieldNames.map((field) => [field, text])), {
    requiredKeys: [],
  });
  await fc.assert(
    fc.asyncProperty(bodies, async (change) => {
      const answer = await ana.post(list, { ...writtenAddress(), ...change });
      expect([201, 400, 422]).toContain(answer.status);
      if (answer.status !== 201) return;
      const saved = addressOf(answer);
      expect(addressOf(await ana.get(`${list}/${saved.id}`))).toEqual(saved);
      await ana.remove(`${list}/${saved.id}`);
    }),
    { numRuns: 100 },
  );
  await expectUntouched();
});
