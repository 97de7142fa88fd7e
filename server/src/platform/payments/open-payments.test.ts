import { readFile } from "node:fs/promises";
import type { Shop } from "@recambia/contract/shop/schemas";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { isIban } from "./is-iban.ts";
import { openPayments } from "./open-payments.ts";

const shop: Shop = JSON.parse(
  await readFile(new URL("../../../../shop.config.json", import.meta.url), "utf8"),
);
const keys = {
  REDSYS_MERCHANT_CODE: "999008881",
  REDSYS_TERMINAL: "001",
  REDSYS_SECRET_KEY: "sq7HjrUOBfKmC576ILgskD5srU870gJ7",
};

test("a payment method without credentials prevents the start, and is named", async () => {
  const offering = { ...shop, payment_means: ["transfer" as const, "card" as const, "bizum" as const] };
  await expect(openPayments({ config: readConfig({}), shop: offering })).rejects.toThrow(
    "SHOP_CONFIG offers card and bizum among its payment_means",
  );
  const payments = await openPayments({ config: readConfig(keys), shop: offering });
  expect(payments.adapterFor("bizum")).toBe(payments.adapterFor("card"));
});

test("the bank's credentials are complete or absent", () => {
  for (const name of Object.keys(keys)) {
    expect(() => readConfig({ ...keys, [name]: "" })).toThrow("are set together or not at all");
  }
  expect(readConfig({}).redsys).toBeNull();
  expect(readConfig(keys).redsys?.origin).toBe("https://sis.redsys.es");
});

test("an account number with wrong check digits is refused", () => {
  for (const iban of ["ES9121000418450200051332", "GB82WEST12345698765432", shop.bank_account.iban]) {
    expect([iban, isIban(iban)]).toEqual([iban, true]);
  }
  for (const iban of ["ES9121000418450200051333", "ES1921000418450200051332", "ES91 2100 0418", "", "ES91"]) {
    expect([iban, isIban(iban)]).toEqual([iban, false]);
  }
});
