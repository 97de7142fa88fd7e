import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAmount } from "./parse-amount.ts";

const cents = 100;

test("an amount is understood as each of the shop's languages writes it", () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 });
  const locale = fc.constantFrom("es", "ca", "en");
  fc.assert(
    fc.property(amount, locale, fc.boolean(), (price, language, isGrouped) => {
      const options = { style: "currency", currency: "EUR", useGrouping: isGrouped } as const;
      const written = new Intl.NumberFormat(language, options).format(price / cents);
      expect(parseAmount(written, cents)).toBe(price);
    }),
  );
});

test("three digits after a lone separator are thousands of a price, decimals of a measure", () => {
  expect(parseAmount("1.500", cents)).toBe(150_000);
  expect(parseAmount("1,500", cents)).toBe(150_000);
  expect(parseAmount("0,500", cents)).toBe(50);
  expect(parseAmount("1,125", 1)).toBe(1.125);
  expect(parseAmount("-12.5", 1)).toBe(-12.5);
});

test("half a number counts, other texts do not", () => {
  expect(parseAmount(" ", cents)).toBeNull();
  expect(parseAmount(",5", cents)).toBe(50);
  expect(parseAmount("19,", cents)).toBe(1900);
  for (const text of ["abc", "-5", "1e3", "0x10", "1,2,3", "1.23,4,5", "1.50.000", ".", "--5"]) {
    expect(parseAmount(text, cents), text).toBeUndefined();
  }
});
