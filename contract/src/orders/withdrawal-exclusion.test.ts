import { expect, test } from "vitest";
import { excludesWithdrawal } from "./withdrawal-exclusion.ts";

test("goods made to measure or perishable are excluded; sealed or mixed ones only once opened or mixed", () => {
  expect(["c", "d", "e", "f", null].map(excludesWithdrawal)).toEqual([true, true, false, false, false]);
});
