import { expect, test } from "vitest";
import { parseMileage } from "./mileage.ts";

test("what is no mileage is refused", () => {
  for (const text of ["", "muchos", "-3", "12,5", "2000001", "99999999"]) {
    expect([text, parseMileage(text)]).toEqual([text, null]);
  }
});

test("mileages are read as people write them", () => {
  expect(parseMileage("148.500 km")).toBe(148_500);
  expect(parseMileage(" 90 000 ")).toBe(90_000);
  expect(parseMileage("0")).toBe(0);
});
