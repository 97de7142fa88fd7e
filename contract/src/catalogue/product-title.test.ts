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
