import { expect, test } from "vitest";
import { productTitle } from "./product-title.ts";

test("Spanish and Catalan name the brand behind the part", () => {
  expect(productTitle("Disco de freno", "Cerdel", "es")).toBe("Disco de freno Cerdel");
  expect(productTitle("Disc de fre", "Cerdel", "ca")).toBe("Disc de fre Cerdel");
});

test.each([
  ["Brake disc", "Cerdel brake disc"],
  ["All-wheel-drive coupling", "Cerdel all-wheel-drive coupling"],
  ["ABS sensor", "Cerdel ABS sensor"],
  ["A/C compressor", "Cerdel A/C compressor"],
  ["V-ribbed belt", "Cerdel V-ribbed belt"],
  ["R-134a refrigerant gas", "Cerdel R-134a refrigerant gas"],
  ["AdBlue (AUS 32)", "Cerdel AdBlue (AUS 32)"],
  ["NOx sensor", "Cerdel NOx sensor"],
  ["Engine oil 5W-30, 5 l", "Cerdel engine oil 5W-30, 5 l"],
])("English names it before: %s", (name, title) => {
  expect(productTitle(name, "Cerdel", "en")).toBe(title);
});

test.each([
  ["Torx set", "Screwdriver bit", "Cerdel Torx set"],
  ["Torx set", "Set of Torx bits", "Cerdel Torx set"],
  ["Teflon tape", "Tape", "Cerdel Teflon tape"],
  ["Engine oil 5W-30, 5 l", "Engine oil", "Cerdel engine oil 5W-30, 5 l"],
  ["Disc, ventilated", "Brake disc", "Cerdel disc, ventilated"],
  ["Tyre 205/55 R16", "Tyres", "Cerdel tyre 205/55 R16"],
  ["Battery 70 Ah", "Batteries", "Cerdel battery 70 Ah"],
  ["Torx set", "Torque wrenches", "Cerdel Torx set"],
  ["AdBlue 10 l", "AdBlue", "Cerdel AdBlue 10 l"],
])("a shop's own name may begin with a proper name: %s, a %s", (name, type, title) => {
  expect(productTitle(name, "Cerdel", "en", type)).toBe(title);
});
