import { expect, test } from "vitest";
import { popularCount } from "./popular-count.ts";

const makers = (...names: string[]) => names.map((name) => ({ id: name, name, slug: name }));

test("in a list that is all by name, none is set apart", () => {
  expect(popularCount([])).toBe(0);
  expect(popularCount(makers("SEAT"))).toBe(0);
  expect(popularCount(makers("Audi", "Citroën", "Škoda", "Smart"))).toBe(0);
});

test("the head that is not by name is what many own", () => {
  expect(popularCount(makers("SEAT", "Renault", "Dacia", "Abarth", "BMW", "Škoda"))).toBe(3);
});
