import fc from "fast-check";
import { expect, test } from "vitest";
import { identificationProblem, maskIdentification } from "./identification.ts";

const now = new Date("2026-11-21T10:00:00Z");

test("too few or too many characters are refused first", () => {
  for (const text of ["", "8501011234", "850101123456", "abc", "🚗🚗🚗🚗🚗🚗"]) {
    expect(identificationProblem(text, now)).toBe("identification_length");
  }
});

test("anything but plain digits is refused", () => {
  for (const text of ["8501011234X", "85-01-01123", "٨٥٠١٠١١٢٣٤٥", "８５０１０１１２３４５", "'; drop tab"]) {
    expect([text, identificationProblem(text, now)]).toEqual([text, "identification_digits"]);
  }
});

test("impossible and future birth dates are refused", () => {
  for (const text of ["85000112345", "85130112345", "85013212345", "85023012345", "01022962345"]) {
    expect([text, identificationProblem(text, now)]).toEqual([text, "identification_date"]);
  }
  expect(identificationProblem("26112262345", now)).toBe("identification_date");
});

test("the seventh digit determines the century", () => {
  expect(identificationProblem("85010112345", now)).toBeNull();
  expect(identificationProblem("85010162345", now)).toBe("identification_date");
  expect(identificationProblem("05010162345", now)).toBeNull();
  expect(identificationProblem("05010112345", now)).toBeNull();
  expect(identificationProblem("85010192345", now)).toBeNull();
  // 1900 had no 29 February, 2000 had one.
  expect(identificationProblem("00022912345", now)).toBe("identification_date");
  expect(identificationProblem("00022962345", now)).toBeNull();
});

test("a person is of age from the birthday on, by the day in Madrid", () => {
  const born = "08112262345";
  expect(identificationProblem(born, new Date("2026-11-21T22:59:59Z"))).toBe("identification_age");
  expect(identificationProblem(born, new Date("2026-11-21T23:00:00Z"))).toBeNull();
  const bornInSummer = "08070162345";
  expect(identificationProblem(bornInSummer, new Date("2026-06-30T21:59:59Z"))).toBe("identification_age");
  expect(identificationProblem(bornInSummer, new Date("2026-06-30T22:00:00Z"))).toBeNull();
});

test("a person born on 29 February is of age on 1 March", () => {
  const born = "08022962345";
  expect(identificationProblem(born, new Date("2026-02-28T12:00:00Z"))).toBe("identification_age");
  expect(identificationProblem(born, new Date("2026-03-01T12:00:00Z"))).toBeNull();
});

test("all birth dates of adults are accepted, and none of minors", () => {
  const birthDay = fc.date({
    min: new Date("1800-01-01T00:00:00Z"),
    max: new Date("2026-11-21T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      birthDay,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 0, max: 9999 }),
      (day, spare, tail) => {
        const year = day.getUTCFullYear();
        const century = year < 1900 ? 9 : year < 2000 ? spare : 6 + (spare % 3);
        const sixDigits = day.toISOString().slice(2, 10).replaceAll("-", "");
        const identification = `${sixDigits}${century}${String(tail).padStart(4, "0")}`;
        const isAdult = day.toISOString().slice(0, 10) <= "2008-11-21";
        expect(identificationProblem(identification, now)).toBe(isAdult ? null : "identification_age");
      },
    ),
  );
});

test("any text gives a result, and only eleven digits can be valid", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 15 }), (text) => {
      if (identificationProblem(text, now) === null) expect(text).toMatch(/^[0-9]{11}$/);
    }),
  );
});

test("a mask shows only the last three digits", () => {
  expect(maskIdentification("85010112345")).toBe("••••••••345");
});
