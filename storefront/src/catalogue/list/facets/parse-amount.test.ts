import type { Locale } from "@recambia/contract/locale";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAmount } from "./parse-amount.ts";

const cents = 100;

test("an amount is understood as each of the shop's languages writes it", () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 });
  const locale = fc.constantFrom<Locale>("es", "ca", "en");
  fc.assert(
    fc.property(amount, locale, fc.boolean(), (price, language, isGrouped) => {
      const options = { style: "currency", currency: "EUR", useGrouping: isGrouped } as const;
      const written = new Intl.NumberFormat(language, options).format(price / cents);
      expect(parseAmount(written, cents, language)).toBe(price);
    }),
  );
});

test("three digits after a lone separator are thousands of a price", () => {
  expect(parseAmount("1.500", cents, "es")).toBe(150_000);
  expect(parseAmount("1,500", cents, "es")).toBe(150_000);
  expect(parseAmount("0,500", cents, "es")).toBe(50);
  expect(parseAmount("-12.5", 1, "es")).toBe(-12.5);
});

test("three digits of a measure are thousands after the separator that the language has for them", () => {
  expect(parseAmount("1,125", 1, "es")).toBe(1.125);
  expect(parseAmount("1.600", 1, "ca")).toBe(1600);
  expect(parseAmount("1,600", 1, "en")).toBe(1600);
  expect(parseAmount("1.125", 1, "en")).toBe(1.125);
  for (const locale of ["es", "ca", "en"] as const) {
    expect(parseAmount("1.5", 1, locale)).toBe(1.5);
    expect(parseAmount("1,5", 1, locale)).toBe(1.5);
  }
});

test("half a number counts, other texts do not", () => {
  expect(parseAmount(" ", cents, "es")).toBeNull();
  expect(parseAmount(",5", cents, "es")).toBe(50);
  expect(parseAmount("19,", cents, "es")).toBe(1900);
  for (const text of ["abc", "-5", "1e3", "0x10", "1,2,3", "1.23,4,5", "1.50.000", ".", "--5"]) {
    expect(parseAmount(text, cents, "es"), text).toBeUndefined();
  }
});
