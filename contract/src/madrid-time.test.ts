import { expect, test } from "vitest";
import { addDays, endOfMadridDay, madridDay, startOfMadridDay } from "./madrid-time.ts";

test("a day begins at 23:00 UTC in winter and at 22:00 in summer", () => {
  expect(startOfMadridDay("2026-01-15").toISOString()).toBe("2026-01-14T23:00:00.000Z");
  expect(startOfMadridDay("2026-07-15").toISOString()).toBe("2026-07-14T22:00:00.000Z");
});

test("the days of the clock change have 23 and 25 hours", () => {
  const hours = (day: string) =>
    (endOfMadridDay(day).getTime() - startOfMadridDay(day).getTime()) / 3_600_000;
  expect([hours("2027-03-28"), hours("2026-10-25"), hours("2026-11-21")]).toEqual([23, 25, 24]);
});

test("the last second of a day is still that day, and the next is not", () => {
  for (const day of ["2026-03-29", "2026-10-25", "2026-12-31"]) {
    const end = endOfMadridDay(day);
    expect(madridDay(new Date(end.getTime() - 1))).toBe(day);
    expect(madridDay(end)).toBe(addDays(day, 1));
  }
});
