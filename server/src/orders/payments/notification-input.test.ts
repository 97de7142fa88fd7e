import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signReport } from "../../../../scripts/payments/bank-signature.ts";
import { testKeys } from "../../../../scripts/payments/payment-page.ts";
import { notify, openShopWithBank, type ShopWithBank, startedForm } from "../../../test/orders/bank.ts";
import { makeOrder } from "../../../test/orders/orders.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { onlyRow } from "../../platform/database/database.ts";

let shop: ShopWithBank;
let order: { id: number };
let form: Record<string, string>;
let report: Record<string, string>;
beforeAll(async () => {
  shop = await openShopWithBank();
  const ana = await signedInCustomer(shop);
  const made = await makeOrder(shop, ana, { paymentMethod: "card" });
  order = made;
  form = await startedForm(ana, made.publicId);
  report = shop.bank.pay(form);
});
afterAll(() => shop.close());

async function expectUnpaid() {
  const { state } = await onlyRow<{ state: string }>(shop.database, {
    text: "select state from customer_order where id = $1",
    values: [order.id],
  });
  expect(state).toBe("pending_payment");
}

/** Valid values of a report's fields, and signed invalid ones. */
const invalidValues: Record<string, string[]> = {
  Ds_Order: ["0000AAAAAAAA", "", "1", "x".repeat(500), "0000'; select"],
  Ds_MerchantCode: ["999008882", "", "-1", "999008881x"],
  Ds_Terminal: ["2", "", "01x", "-1"],
  Ds_TransactionType: ["3", "1", "", "00"],
  Ds_Amount: ["1", "", "-3980", "3980.0", "9".repeat(30), "NaN", "3e3"],
  Ds_Currency: ["840", "", "EUR", "0978"],
  Ds_Response: ["0190", "0900", "9999", "", "-1", "OK", "0x0"],
};

test("a report with an invalid field is refused and pays nothing", async () => {
  for (const [field, values] of Object.entries(invalidValues)) {
    for (const value of values) {
      const answer = await notify(shop, shop.bank.sign({ ...report, [field]: value }));
      // A refused card is recorded; every other report is refused itself.
      const expected = field === "Ds_Response" && /^\d{1,4}$/.test(value) ? [200] : [400, 404, 409];
      expect([field, value, expected.includes(answer.statusCode)]).toEqual([field, value, true]);
    }
    const { [field]: _left, ...without } = report;
    expect((await notify(shop, shop.bank.sign(without))).statusCode).toBe(400);
    await expectUnpaid();
  }
});

test("every character of the signed text matters", async () => {
  const signed = shop.bank.sign(report);
  const names = ["Ds_MerchantParameters", "Ds_Signature"] as const;
  const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      fc.nat(),
      fc.constantFrom(...alphabet),
      async (name, place, letter) => {
        const text = signed[name];
        // The last characters before the padding carry insignificant bits.
        const at = place % (text.replace(/=+$/, "").length - 1);
        fc.pre(text[at] !== letter);
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        expect((await notify(shop, { ...signed, [name]: changed })).statusCode).toBe(400);
      },
    ),
    { numRuns: 150 },
  );
  await expectUnpaid();
});

test("arbitrary fields are refused without an exception", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        Ds_SignatureVersion: fc.oneof(fc.constant("HMAC_SHA256_V1"), fc.string()),
        Ds_MerchantParameters: fc.oneof(
          fc.base64String(),
          fc.json().map((json) => Buffer.from(json).toString("base64")),
          fc.string(),
        ),
        Ds_Signature: fc.oneof(fc.base64String(), fc.string()),
      }),
      async (fields) => {
        const { statusCode } = await notify(shop, fields);
        expect([400, 422]).toContain(statusCode);
      },
    ),
    { numRuns: 150 },
  );
});

test("reports signed with another key or version are rejected", async () => {
  expect((await notify(shop, signReport("A".repeat(32), report))).statusCode).toBe(400);
  const signed = shop.bank.sign(report);
  expect((await notify(shop, { ...signed, Ds_SignatureVersion: "HMAC_SHA512_V2" })).statusCode).toBe(400);
  await expectUnpaid();
});

test("the shop's own form, known to the browser, is no notification", async () => {
  expect((await notify(shop, form)).statusCode).toBe(400);
  const asReport = signReport(testKeys.secretKey, {
    DS_MERCHANT_ORDER: report.Ds_Order ?? "",
    Ds_Response: "0000",
  });
  expect((await notify(shop, asReport)).statusCode).toBe(400);
  await expectUnpaid();
});

test("other content types, oversized bodies and missing fields are refused with a message", async () => {
  const ask = (contentType: string, payload: string) =>
    shop.app.inject({
      method: "POST",
      url: "/payments/redsys/notification",
      headers: { "content-type": contentType },
      payload,
    });
  const form = "application/x-www-form-urlencoded";
  const answers = [
    await ask("text/plain", "x"),
    await ask("text/xml", "<x/>"),
    await ask("application/json", "{"),
    await ask("application/json", "null"),
    await ask(form, "a".repeat(1024 * 1024)),
    await ask(form, ""),
    await ask(form, "Ds_Signature=%00&Ds_MerchantParameters=%00&Ds_SignatureVersion=%00"),
    await ask(form, "%"),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 422, 413, 422, 400, 422]);
});
