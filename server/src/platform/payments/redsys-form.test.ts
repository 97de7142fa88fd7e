import { expect, test } from "vitest";
import { computeSignature } from "../../../../scripts/payments/bank-signature.ts";
import { redsysAdapter } from "./redsys.ts";

const config = {
  merchantCode: "999008881",
  terminal: "1",
  secretKey: "sq7HjrUOBfKmC576ILgskD5srU870gJ7",
  origin: "https://pay.test",
};

function formFor(given: { method: "card" | "bizum"; locale: "es" | "ca" | "en" }) {
  const adapter = redsysAdapter(config, "Una tienda de recambios con nombre largo");
  const start = adapter.start({
    ...given,
    reference: "1234abcdEFGH",
    amountCents: 3490,
    description: "RC-AAAA-BBBB",
    payUntil: new Date("2026-11-22T10:00:00Z"),
    returnAddress: "https://shop.test/orders/abc",
    notificationAddress: "https://shop.test/payments/redsys/notification",
  });
  if (start.kind !== "redirect") throw new Error("No form");
  const packed = start.fields.Ds_MerchantParameters ?? "";
  const parameters: unknown = JSON.parse(Buffer.from(packed, "base64").toString());
  return { ...start, packed, parameters };
}

test("the form has the amount in cents and the return URLs, signed as documented", () => {
  const { address, fields, packed, parameters } = formFor({ method: "card", locale: "es" });
  expect(address).toBe("https://pay.test/sis/realizarPago");
  expect(parameters).toEqual({
    DS_MERCHANT_AMOUNT: "3490",
    DS_MERCHANT_ORDER: "1234abcdEFGH",
    DS_MERCHANT_MERCHANTCODE: "999008881",
    DS_MERCHANT_CURRENCY: "978",
    DS_MERCHANT_TRANSACTIONTYPE: "0",
    DS_MERCHANT_TERMINAL: "1",
    DS_MERCHANT_MERCHANTNAME: "Una tienda de recambios c",
    DS_MERCHANT_PRODUCTDESCRIPTION: "RC-AAAA-BBBB",
    DS_MERCHANT_CONSUMERLANGUAGE: "1",
    DS_MERCHANT_PAYMETHODS: "C",
    DS_MERCHANT_MERCHANTURL: "https://shop.test/payments/redsys/notification",
    DS_MERCHANT_URLOK: "https://shop.test/orders/abc",
    DS_MERCHANT_URLKO: "https://shop.test/orders/abc",
  });
  expect(fields.Ds_SignatureVersion).toBe("HMAC_SHA256_V1");
  expect(fields.Ds_Signature).toBe(computeSignature(config.secretKey, "1234abcdEFGH", packed));
});

test("Bizum and language use the bank's codes", () => {
  expect(formFor({ method: "bizum", locale: "ca" }).parameters).toMatchObject({
    DS_MERCHANT_PAYMETHODS: "z",
    DS_MERCHANT_CONSUMERLANGUAGE: "3",
  });
  expect(formFor({ method: "card", locale: "en" }).parameters).toMatchObject({
    DS_MERCHANT_CONSUMERLANGUAGE: "2",
  });
});

test("a reference has twelve characters, the first four digits", () => {
  const adapter = redsysAdapter(config, "Recambia");
  for (let count = 0; count < 200; count += 1) {
    expect(adapter.newReference?.()).toMatch(/^\d{4}[0-9A-Za-z]{8}$/);
  }
});
