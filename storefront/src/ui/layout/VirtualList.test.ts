import { expect, test } from "vitest";
import { nextIndex } from "./VirtualList.tsx";

test("an empty list has no next row, and other keys do not move", () => {
  expect(nextIndex("ArrowDown", 0, 0, 5)).toBeNull();
  expect(nextIndex("a", 0, 10, 5)).toBeNull();
});

test.each([
  ["ArrowDown", 3, 4],
  ["ArrowDown", 9, 9],
  ["ArrowUp", 0, 0],
  ["PageDown", 3, 8],
  ["PageUp", 3, 0],
  ["Home", 7, 0],
  ["End", 2, 9],
])("%s at row %i of ten leads to %i", (key, from, to) => {
  expect(nextIndex(key, from, 10, 5)).toBe(to);
});
