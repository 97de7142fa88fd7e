import { expect, test } from "vitest";
import { initialCount } from "./use-piece-count.ts";

test("a page begins with the pieces of a job, or with those that are left", () => {
  expect(initialCount({ needed_per_job: 2, stock: { state: "in_stock", left: null } })).toBe(2);
  expect(initialCount({ needed_per_job: 4, stock: { state: "few_left", left: 3 } })).toBe(3);
  expect(initialCount({ needed_per_job: 4, stock: { state: "out_of_stock", left: null } })).toBe(4);
  expect(initialCount({ needed_per_job: 1, stock: { state: "few_left", left: 1 } })).toBe(1);
});
