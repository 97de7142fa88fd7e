import { toStock } from "@recambia/contract/catalogue/card";
import { expect, test } from "vitest";
import { initialCount } from "./use-piece-count.ts";

test("a page begins with the pieces of a job, or with those that are left", () => {
  expect(initialCount({ needed_per_job: 2, stock: toStock(20) })).toBe(2);
  expect(initialCount({ needed_per_job: 4, stock: toStock(3) })).toBe(3);
  expect(initialCount({ needed_per_job: 4, stock: toStock(0) })).toBe(4);
  expect(initialCount({ needed_per_job: 1, stock: toStock(1) })).toBe(1);
});
