import { expect, test } from "vitest";
import { usualQuantity } from "./usual-quantity.ts";

const inStock = { state: "in_stock", left: null } as const;

test("one press adds the pieces of a job, or those that are left", () => {
  expect(usualQuantity({ needed_per_job: 2, stock: inStock })).toBe(2);
  expect(usualQuantity({ needed_per_job: 4, stock: { state: "few_left", left: 3 } })).toBe(3);
  expect(usualQuantity({ needed_per_job: 4, stock: { state: "out_of_stock", left: null } })).toBe(4);
  expect(usualQuantity({ needed_per_job: 1, stock: { state: "few_left", left: 1 } })).toBe(1);
});

test("one press adds no more than the cart still takes", () => {
  expect(usualQuantity({ needed_per_job: 2, stock: { state: "few_left", left: 2 } }, 1)).toBe(1);
  expect(usualQuantity({ needed_per_job: 4, stock: { state: "few_left", left: 3 } }, 1)).toBe(2);
  expect(usualQuantity({ needed_per_job: 2, stock: inStock }, 98)).toBe(1);
  expect(usualQuantity({ needed_per_job: 2, stock: { state: "few_left", left: 2 } }, 2)).toBe(1);
  expect(usualQuantity({ needed_per_job: 2, stock: inStock }, 1)).toBe(2);
});

test("one press adds one kit", () => {
  expect(usualQuantity({ stock: inStock })).toBe(1);
});
