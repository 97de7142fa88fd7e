import { expect, test } from "vitest";
import { formatMegabytes } from "./format-megabytes.ts";

test("sizes have the decimal separator of the language, and at least a tenth of a megabyte", () => {
  expect(formatMegabytes(2_140_000, "es")).toBe("2,1\u00a0MB");
  expect(formatMegabytes(2_140_000, "en")).toBe("2.1\u00a0MB");
  expect(formatMegabytes(1, "ca")).toBe("0,1\u00a0MB");
  expect(formatMegabytes(0, "es")).toBe("0\u00a0MB");
});
