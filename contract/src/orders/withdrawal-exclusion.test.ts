import { expect, test } from "vitest";
import { excludesWithdrawal } from "./withdrawal-exclusion.ts";

test("what is made to measure or perishes cannot be withdrawn from; what is sealed or mixed can, until it is", () => {
  expect(["c", "d", "e", "f", null].map(excludesWithdrawal)).toEqual([true, true, false, false, false]);
});
