import { expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";

test("phones are spaced as their country does it and stay on one line, others left alone", () => {
  expect(["+34612345678", "+5352345678", "+33612345678"].map(formatPhone)).toEqual([
    "+34\u00a0612\u00a0345\u00a0678",
    "+53\u00a05\u00a0234\u00a05678",
    "+33612345678",
  ]);
});
