import { expect, test } from "vitest";
import { formatCount, formatDay, formatList } from "./format.ts";

test("a day is the day in Madrid, in the page's language", () => {
  expect(formatDay("2026-11-21T23:30:00Z", "es")).toBe("22 de noviembre de 2026");
  expect(formatDay("2026-11-21T12:00:00Z", "ca")).toBe("21 de novembre del 2026");
  expect(formatDay("2026-11-21T12:00:00Z", "en")).toBe("21 November 2026");
});

test("thousands are separated as the language does it", () => {
  expect(formatCount(12000, "es")).toBe("12.000");
  expect(formatCount(12000, "en")).toBe("12,000");
});

test("words are listed as the language does it", () => {
  expect(formatList(["uno", "dos", "tres"], "es", "and")).toBe("uno, dos y tres");
  expect(formatList(["a", "b", "c"], "en", "and")).toBe("a, b and c");
  expect(formatList(["un", "dos"], "ca", "or")).toBe("un o dos");
});
