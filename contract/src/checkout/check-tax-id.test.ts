import fc from "fast-check";
import { expect, test } from "vitest";
import { isTaxId, normalizeTaxId } from "./check-tax-id.ts";

const check = (written: string, country = "ES") => isTaxId(normalizeTaxId(written, country), country);

test.each([
  ["nothing", ""],
  ["a NIF with the letter of another", "12345678A"],
  ["a NIF without its letter", "12345678"],
  ["a NIF of nine digits", "123456789Z"],
  ["a NIE with the letter of another", "X1234567A"],
  ["a CIF with the digit of another", "A58818502"],
  ["a company's CIF with a letter", "A5881850A"],
  ["a public body's CIF with a digit", "Q28260040"],
  ["an entity from abroad with a digit", "N00123456"],
  ["a kind of entity that does not exist", "T5881850A"],
  ["letters of another alphabet", "1234５678Ж"],
  ["an assigned number with the letter of another", "K0867756A"],
  ["a NIF behind another digit", "912345678Z"],
  ["a NIF with something behind it", "12345678ZA"],
  ["a NIE behind a letter", "AX1234567L"],
  ["a NIE with something behind it", "X1234567L1"],
  ["an assigned number behind a letter", "AK0867756N"],
  ["an assigned number with something behind it", "K0867756N1"],
  ["a CIF behind a digit", "1A58818501"],
  ["a CIF with something behind it", "A588185011"],
  ["two letters of a country alone", "ES"],
])("%s is refused", (_name, written) => {
  expect(check(written)).toBe(false);
});

test("a country prefix is only removed before a complete Spanish number", () => {
  expect(normalizeTaxId("ESA58818501", "ES")).toBe("A58818501");
  expect(normalizeTaxId("A58818501ES", "ES")).toBe("A58818501ES");
  expect(normalizeTaxId("ES12345", "ES")).toBe("ES12345");
  expect(normalizeTaxId("ES123456789", "FR")).toBe("ES123456789");
});

test("numbers of people are the same with and without leading zeros", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 9_999_999 }), (number) => {
      const whole = String(number).padStart(8, "0");
      const letter = [..."TRWAGMYFPDXBNJZSQVHLCKE"][number % 23] ?? "";
      expect(normalizeTaxId(`${number}-${letter}`, "ES")).toBe(whole + letter);
      expect(check(`${number}${letter}`)).toBe(true);
      const nie = `X${whole.slice(1)}${letter}`;
      expect(normalizeTaxId(`X0${whole.slice(1)}${letter}`, "ES")).toBe(nie);
      expect(normalizeTaxId(`ES ${number}${letter}`, "ES")).toBe(whole + letter);
      expect(normalizeTaxId(`ES-X0${whole.slice(1)}${letter}`, "ES")).toBe(nie);
      expect(check(nie)).toBe(true);
    }),
  );
});

test.each([
  ["a NIF", "12345678Z"],
  ["a NIF with leading zeros", "00000001R"],
  ["a NIE that begins with X", "X1234567L"],
  ["one with Y", "Y1234567X"],
  ["one with Z", "Z1234567R"],
  ["a company", "A58818501"],
  ["a partnership that may have either character", "J99216582"],
  ["a public body", "Q2826004J"],
  ["somebody who lives abroad", "L1234567L"],
  ["a foreigner without NIE", "M1234567L"],
  ["a child", "K0867756N"],
  ["small letters, spaces, dots and dashes", " 12.345.678-z "],
  ["the country before it", "ES 12345678Z"],
])("%s is accepted", (_name, written) => {
  expect(check(written)).toBe(true);
});

test("foreign numbers are accepted if they are letters and digits", () => {
  expect(check("FR 40 303 265 045", "FR")).toBe(true);
  expect(check("DE136695976", "DE")).toBe(true);
  expect(check("<script>", "FR")).toBe(false);
  expect(check("", "FR")).toBe(false);
  expect(check("1".repeat(21), "FR")).toBe(false);
});

const digits = (count: number) =>
  fc.integer({ min: 0, max: 10 ** count - 1 }).map((number) => String(number).padStart(count, "0"));
const controls = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

test("exactly one control letter is valid for a person's number", () => {
  const person = fc.oneof(
    digits(8),
    fc.tuple(fc.constantFrom("X", "Y", "Z", "K", "L", "M"), digits(7)).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(person, (number) => {
      expect(controls.filter((control) => isTaxId(number + control, "ES"))).toHaveLength(1);
    }),
  );
});

test("an entity's number has one valid control digit or letter", () => {
  const kinds = [..."ABCDEFGHJNPQRSUVW"];
  fc.assert(
    fc.property(fc.constantFrom(...kinds), digits(7), (kind, number) => {
      const good = controls.filter((control) => isTaxId(kind + number + control, "ES"));
      const isEither = !"ABEHNPQRSW".includes(kind) && !number.startsWith("00");
      expect(good).toHaveLength(isEither ? 2 : 1);
    }),
  );
});

test("a single wrong digit is always detected, for people and entities", () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(
      digits(7),
      fc.integer({ min: 0, max: 6 }),
      digit,
      fc.constantFrom("X", "B"),
      (number, at, to, kind) => {
        fc.pre(number[at] !== String(to) && !number.startsWith("00"));
        const control = controls.find((one) => isTaxId(kind + number + one, "ES"));
        const wrong = `${number.slice(0, at)}${to}${number.slice(at + 1)}`;
        fc.pre(!wrong.startsWith("00"));
        expect(isTaxId(kind + wrong + control, "ES")).toBe(false);
      },
    ),
  );
});

test("normalizing is idempotent and does not affect validity", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 30, unit: "binary" }),
      fc.constantFrom("ES", "FR"),
      (written, country) => {
        const once = normalizeTaxId(written, country);
        expect(isTaxId(normalizeTaxId(once, country), country)).toBe(isTaxId(once, country));
      },
    ),
  );
});
