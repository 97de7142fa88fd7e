import { expect, test } from "vitest";
import { heardMaker } from "./heard-makers.ts";

test.each([
  ["renol", "renault"],
  ["reno", "renault"],
  ["folsvaguen", "volkswagen"],
  ["bolsvagen", "volkswagen"],
  ["wolsbaguen", "volkswagen"],
  ["peyot", "peugeot"],
  ["pellot", "peugeot"],
  ["jiunday", "hyundai"],
  ["eskoda", "skoda"],
])("%s is %s as people hear it", (typed, maker) => {
  expect(heardMaker(typed)).toBe(maker);
});

test.each(["freno", "rengo", "volante", "perno", "porte", "escudo"])("%s is no maker", (word) => {
  expect(heardMaker(word)).toBeNull();
});
