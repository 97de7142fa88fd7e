import { expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";

test("phones are spaced as their country does it, others left alone", () => {
  expect(["+34612345678", "+5352345678", "+33612345678"].map(formatPhone)).toEqual([
    "+34 612 345 678",
    "+53 5 234 5678",
    "+33612345678",
  ]);
});
