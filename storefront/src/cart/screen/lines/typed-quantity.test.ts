import { expect, test } from "vitest";
import { typedQuantity } from "./typed-quantity.ts";

test.each([
  ["3", 3],
  [" 12 ", 12],
  ["0", 0],
  ["2.5", 2],
  ["2,50", 2],
  ["2.", 2],
  ["1e9", null],
  ["-2", null],
  ["1.000", null],
  [".5", null],
  ["2 5", null],
  ["dos", null],
  ["", null],
])("a typed %s is the quantity %s", (text, quantity) => {
  expect(typedQuantity(text)).toBe(quantity);
});
