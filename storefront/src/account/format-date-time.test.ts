import { expect, test } from "vitest";
import { formatDateTime, formatMonth } from "./format-date-time.ts";

test("what is no time is an error, not a wrong date", () => {
  expect(() => formatDateTime("", "es")).toThrow(RangeError);
});

test("a moment is told in Madrid's time, in the page's language", () => {
  expect(formatDateTime("2026-11-21T23:31:00.000Z", "es")).toBe("22 nov 2026, 0:31");
  expect(formatDateTime("2026-07-01T10:05:00.000Z", "en")).toBe("1 Jul 2026, 12:05");
});

test("a month is named with its year", () => {
  expect(formatMonth("2026-11-30T23:30:00.000Z", "es")).toBe("diciembre de 2026");
  expect(formatMonth("2026-11-21T10:00:00.000Z", "ca")).toBe("novembre del 2026");
});
