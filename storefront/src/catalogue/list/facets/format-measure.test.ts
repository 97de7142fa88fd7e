import { expect, test } from "vitest";
import { formatMeasure } from "./format-measure.ts";

test("a measure is written as on the page of a product, in each language", () => {
  expect(formatMeasure(1600, "mm", "en")).toBe("1600\u00a0mm");
  expect(formatMeasure(1600, "mm", "es")).toBe("1600\u00a0mm");
  expect(formatMeasure(12_500, "", "en")).toBe("12,500");
  expect(formatMeasure(1.5, "l", "en")).toBe("1.5\u00a0l");
  expect(formatMeasure(1.5, "l", "ca")).toBe("1,5\u00a0l");
});
