import { expect, test } from "vitest";
import { initialCount, neededPieces } from "./use-piece-count.ts";

const inStock = { state: "in_stock", left: null } as const;
const tyreLabel = {
  size: "205/55 R16 91V",
  tyre_class: "C1",
  fuel_class: "B",
  wet_grip_class: "A",
  noise_class: "B",
  noise_db: 70,
  snow: false,
  ice: false,
  eprel_number: "1",
} as const;

test("a page begins with the pieces of a job, or with those that are left", () => {
  const part = { tyre_label: null };
  expect(initialCount({ ...part, needed_per_job: 2, stock: inStock })).toBe(2);
  expect(initialCount({ ...part, needed_per_job: 4, stock: { state: "few_left", left: 3 } })).toBe(3);
  expect(initialCount({ ...part, needed_per_job: 4, stock: { state: "out_of_stock", left: null } })).toBe(4);
  expect(initialCount({ ...part, needed_per_job: 1, stock: { state: "few_left", left: 1 } })).toBe(1);
});

test("a car needs four tyres, or those that are left", () => {
  const tyre = { needed_per_job: 2, tyre_label: tyreLabel };
  expect(neededPieces(tyre)).toBe(4);
  expect(initialCount({ ...tyre, stock: inStock })).toBe(4);
  expect(initialCount({ ...tyre, stock: { state: "few_left", left: 2 } })).toBe(2);
});
