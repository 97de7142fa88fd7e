import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

test("less than two minutes leave nothing to show", () => {
  expect(timeLeft(-1)).toBeNull();
  expect(timeLeft(59_999)).toBeNull();
});

test.each([
  [60_000, { count: 1, unit: "minute" }],
  [119 * 60_000, { count: 119, unit: "minute" }],
  [2 * 3_600_000, { count: 2, unit: "hour" }],
  [47.9 * 3_600_000, { count: 47, unit: "hour" }],
  [48 * 3_600_000, { count: 2, unit: "day" }],
  [5 * 86_400_000, { count: 5, unit: "day" }],
])("%d ms are told in the largest unit that fits twice", (ms, shown) => {
  expect(timeLeft(ms)).toEqual(shown);
});
