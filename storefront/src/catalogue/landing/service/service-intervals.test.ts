import { expect, test } from "vitest";
import { inServiceOrder, intervalOf, isDue, nextChangeKm } from "./service-intervals.ts";

const parts = [{ slug: "filtros-de-aceite" }, { slug: "baterias" }, { slug: "kits-de-distribucion" }];

test("a part without an interval is never due", () => {
  expect(isDue(intervalOf("alfombrillas"), 200_000, 20)).toBe(false);
  expect(nextChangeKm(intervalOf("alfombrillas"), 200_000)).toBeNull();
});

test("a new car's first change is at the end of the first interval", () => {
  expect(nextChangeKm(intervalOf("filtros-de-aceite"), 0)).toBe(15_000);
  expect(isDue(intervalOf("filtros-de-aceite"), 0, 0)).toBe(false);
});

test("a part is due in the last tenth of its interval", () => {
  expect(isDue(intervalOf("filtros-de-aceite"), 148_499, 0)).toBe(false);
  expect(isDue(intervalOf("filtros-de-aceite"), 148_500, 0)).toBe(true);
  expect(isDue(intervalOf("filtros-de-aceite"), 150_000, 0)).toBe(true);
});

test("without a mileage, age tells of long intervals only", () => {
  expect(isDue(intervalOf("filtros-de-aceite"), null, 12)).toBe(false);
  expect(isDue(intervalOf("baterias"), null, 4)).toBe(false);
  expect(isDue(intervalOf("baterias"), null, 5)).toBe(true);
});

test("what is due comes first, then what is due next", () => {
  const slugs = (mileageKm: number | null, carYears: number) =>
    inServiceOrder(parts, mileageKm, carYears).map(({ slug }) => slug);
  expect(slugs(null, 0)).toEqual(parts.map(({ slug }) => slug));
  expect(slugs(null, 6)).toEqual(["baterias", "filtros-de-aceite", "kits-de-distribucion"]);
  expect(slugs(118_000, 6)).toEqual(["kits-de-distribucion", "filtros-de-aceite", "baterias"]);
});
