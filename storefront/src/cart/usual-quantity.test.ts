import { expect, test } from "vitest";
import { mostToAdd, usualQuantity } from "./usual-quantity.ts";

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

test("no more can be wanted than the cart still takes", () => {
  const fiveLeft = { stock: { state: "few_left", left: 5 } } as const;
  expect(mostToAdd(fiveLeft, 0)).toBe(5);
  expect(mostToAdd(fiveLeft, 4)).toBe(1);
  expect(mostToAdd(fiveLeft, 5)).toBe(1);
  expect(mostToAdd({ stock: inStock }, 90)).toBe(9);
  expect(mostToAdd({ stock: inStock }, 2, 7)).toBe(5);
});
