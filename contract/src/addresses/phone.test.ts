import fc from "fast-check";
import { expect, test } from "vitest";
import { readPhone } from "./phone.ts";

test("invalid phones are refused", () => {
  for (const text of [
    "",
    "   ",
    "abc",
    "123",
    "61234567",
    "6123456789",
    "312345678",
    "+34512",
    "+999123456789",
    "+",
    "00",
    "llámame al 612345678",
    "612345678 ext. 5",
    "<b>612345678</b>",
    "🚗",
    "612345678; drop table address",
    "6".repeat(500),
  ]) {
    expect([text, readPhone(text, "ES")]).toEqual([text, null]);
  }
});

test("a phone is parsed in any spelling", () => {
  for (const text of [
    "(+34)612345678",
    "(0034) 612 345 678",
    "\u2068612 345 678\u2069",
    "612\t345\u00a0678",
    "612345678",
    " 612 34 56 78 ",
    "612-345-678",
    "612.345.678",
    "(612) 345 678",
    "+34612345678",
    "+34 612 34 56 78",
    "0034 612 345 678",
    "٦١٢٣٤٥٦٧٨",
  ]) {
    expect([text, readPhone(text, "ES")]).toEqual([text, "+34612345678"]);
  }
});

test("landlines, Cuban phones and those of other countries are accepted", () => {
  expect(readPhone("91 123 45 67", "ES")).toBe("+34911234567");
  expect(readPhone("5 2345678", "CU")).toBe("+5352345678");
  expect(readPhone("7 832 1234", "CU")).toBe("+5378321234");
  expect(readPhone("+53 5 234 5678", "ES")).toBe("+5352345678");
  expect(readPhone("+33 6 12 34 56 78", "ES")).toBe("+33612345678");
  expect(readPhone("+1 305 555 0123", "CU")).toBe("+13055550123");
  expect(readPhone("+212 612-345678", "ES")).toBe("+212612345678");
});

test("for Cuba, a Spanish phone is accepted as well, but no Cuban one for Spain without +53", () => {
  expect(readPhone("612345678", "CU")).toBe("+34612345678");
  expect(readPhone("52345678", "ES")).toBeNull();
});

test("every Spanish mobile is parsed with any separators, and its own E.164", () => {
  const digits = fc.tuple(fc.constantFrom("6", "7"), fc.stringMatching(/^[1-9][0-9]{7}$/));
  const separators = fc.array(fc.constantFrom("", " ", "-", "."), { minLength: 9, maxLength: 9 });
  const prefix = fc.constantFrom("", "+34", "+34 ", "0034", "0034 ");
  fc.assert(
    fc.property(digits, separators, prefix, ([first, rest], between, start) => {
      const number = `${first}${rest}`;
      const written =
        start + [...number].map((digit, index) => digit + (index < 8 ? between[index] : "")).join("");
      expect(readPhone(written, "ES")).toBe(`+34${number}`);
      expect(readPhone(`+34${number}`, "CU")).toBe(`+34${number}`);
    }),
  );
});

test("any text gives a result, and an accepted one is stable E.164", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.stringMatching(/^[+0-9 ().-]{0,20}$/),
    fc.stringMatching(/^(\+|00)[1-9][0-9]{5,14}$/),
  );
  fc.assert(
    fc.property(text, fc.constantFrom("ES", "CU"), (written, country) => {
      const number = readPhone(written, country);
      if (number === null) return;
      expect(number).toMatch(/^\+[1-9][0-9]{5,14}$/);
      expect(readPhone(number, country)).toBe(number);
    }),
    { numRuns: 500 },
  );
});
