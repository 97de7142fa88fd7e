import { expect, test } from "vitest";
import { median, quantile, repeatableNumbers, slopeOf } from "./statistics.ts";

test("of nothing, every quantile is 0", () => {
  expect(quantile([], 0.99)).toBe(0);
  expect(median([])).toBe(0);
});

test("a quantile is one of the values, whatever their order", () => {
  const values = [5, 1, 4, 2, 3, 10, 9, 8, 7, 6];
  expect(quantile(values, 0)).toBe(1);
  expect(quantile(values, 0.5)).toBe(6);
  expect(quantile(values, 0.99)).toBe(10);
});

test("the median of an even count lies between the two in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
});

test("the slope is that of the line which the points lie around", () => {
  const line = (y: (x: number) => number) => [0, 1, 2, 3].map((x) => ({ x, y: y(x) }));
  expect(slopeOf(line((x) => 200 - 3 * x))).toBe(-3);
  expect(slopeOf(line((x) => 200 + 2 * x + (x % 3 === 0 ? 1 : -1)))).toBe(2);
  expect(slopeOf([])).toBe(0);
  expect(slopeOf([{ x: 1, y: 5 }])).toBe(0);
});

test("the same seed draws the same numbers, between 0 and 1 and evenly", () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, repeatableNumbers(seed));
  const numbers = draw(7);
  expect(draw(7)).toEqual(numbers);
  expect(draw(8)).not.toEqual(numbers);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(400);
});
