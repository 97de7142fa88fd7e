import { expect, test } from "vitest";
import { formatShortDateTime } from "./format-short-date-time.ts";

test("English has the day before the month, and hours to 24", () => {
  const afternoon = new Date(2026, 10, 24, 14, 30).getTime();
  expect(formatShortDateTime(afternoon, "en")).toBe("24 Nov, 14:30");
  expect(formatShortDateTime(afternoon, "es")).toBe("24 nov, 14:30");
});
