import { expect, test } from "vitest";
import { formatWeight } from "./format-weight.ts";

test.each([
  [850, "es", "850 g"],
  [9500, "es", "9,5 kg"],
  [1000, "ca", "1 kg"],
  [12_345, "en", "12.35 kg"],
] as const)("%i grams in %s are %s", (grams, locale, text) => {
  expect(formatWeight(grams, locale).replace(/\s/gu, " ")).toBe(text);
});
