import { expect, test } from "vitest";
import { formatShortDateTime } from "./format-short-date-time.ts";

test("English has the day before the month, and hours to 24", () => {
  const afternoon = Date.parse("2026-11-24T13:30:00Z");
  expect(formatShortDateTime(afternoon, "en")).toBe("24 Nov, 14:30");
  expect(formatShortDateTime(afternoon, "es")).toBe("24 nov, 14:30");
});

test("a time is Madrid's, wherever the device is", () => {
  expect(formatShortDateTime(Date.parse("2026-07-01T22:05:00Z"), "ca")).toBe("2 de jul., 00:05");
  expect(formatShortDateTime(Date.parse("2026-11-24T23:31:00Z"), "es")).toBe("25 nov, 00:31");
});
