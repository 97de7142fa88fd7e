import { expect, test } from "vitest";
import { nearestRows } from "./nearest-rows.ts";

const names = [
  "SEAT",
  "Renault",
  "Rover",
  "Mercedes-Benz",
  "Citroën",
  "Ibiza IV (6J, 6P)",
  "Ibiza III (6L)",
  "Leon",
];
const find = (typed: string) => nearestRows(names, typed, (name) => name);

test("text that resembles no row, or is too short to compare, finds none", () => {
  for (const typed of ["zzzz", "xyzw", "re", "sea", "quattro"])
    expect([typed, find(typed)]).toEqual([typed, []]);
});

test("a wrong first letter finds no row", () => {
  expect(find("lenault")).toEqual([]);
});

test("names are found as they sound, nearest only", () => {
  expect(find("renol")).toEqual(["Renault"]);
  expect(find("mercedez")).toEqual(["Mercedes-Benz"]);
  expect(find("sitroen")).toEqual([]);
  expect(find("citroin")).toEqual(["Citroën"]);
  expect(find("ibisa")).toEqual(["Ibiza IV (6J, 6P)", "Ibiza III (6L)"]);
});
