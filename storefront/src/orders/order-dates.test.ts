import { expect, test } from "vitest";
import { formatCalendarDay, formatLastDay } from "./order-dates.ts";

test("what is no day is an error, not a wrong date", () => {
  expect(() => formatCalendarDay("", "es")).toThrow(RangeError);
});

test("a calendar day is itself in every language", () => {
  expect(formatCalendarDay("2026-12-01", "es")).toBe("1 de diciembre de 2026");
  expect(formatCalendarDay("2026-12-01", "ca")).toBe("1 de desembre del 2026");
  expect(formatCalendarDay("2026-12-01", "en")).toBe("1 December 2026");
});

test("a term to midnight in Madrid ends with its last day, in winter and in summer", () => {
  expect(formatLastDay("2026-12-05T23:00:00.000Z", "es")).toBe("5 de diciembre de 2026");
  expect(formatLastDay("2026-07-05T22:00:00.000Z", "es")).toBe("5 de julio de 2026");
  expect(formatLastDay("2026-07-05T21:59:59.999Z", "es")).toBe("5 de julio de 2026");
});
