import fc from "fast-check";
import { expect, test } from "vitest";
import {
  apiParameters,
  chosenRange,
  chosenValues,
  isCrossed,
  isFiltered,
  overridden,
  withoutFilters,
  withParameter,
  withRange,
  withToggledValue,
} from "./list-url.ts";

const address = (text: string) => new URLSearchParams(text);

test("drops parameters that the API does not know", () => {
  expect(apiParameters(address("utm_source=x&brand=ferrox&a.UPPER=1&page=2&brand=other"))).toEqual({
    brand: "ferrox",
    page: "2",
  });
});

test("fixed parameters override those of the URL", () => {
  expect(apiParameters(address("brand=other&sort=newest"), { brand: "ferrox" })).toEqual({
    brand: "ferrox",
    sort: "newest",
  });
});

test("what asks for something else than the screen fixes is named", () => {
  const fixed = { brand: "ferrox" };
  expect(overridden(address("brand=other&sort=newest"), fixed)).toEqual(["brand"]);
  expect(overridden(address("brand=ferrox"), fixed)).toEqual([]);
  expect(overridden(address("brand=&sort=newest"), fixed)).toEqual([]);
});

test("changing a filter goes to page 1 and keeps everything else", () => {
  expect(withToggledValue(address("page=4&sort=newest&vehicle=v"), "brand", "ferrox").toString()).toBe(
    "sort=newest&vehicle=v&brand=ferrox",
  );
  expect(withParameter(address("page=4&brand=a"), "page", "5").get("page")).toBe("5");
});

test("changing the subcategory drops attributes of the previous one", () => {
  const before = address("subcategory=discos-de-freno&a.width=1..2&brand=a");
  expect(withToggledValue(before, "subcategory", "pastillas-de-freno").toString()).toBe(
    "subcategory=pastillas-de-freno&brand=a",
  );
  expect(withToggledValue(before, "subcategory", "discos-de-freno").toString()).toBe("brand=a");
});

test("clearing filters keeps vehicle and sort order", () => {
  const all = address("vehicle=v&sort=newest&category=frenos&brand=a&a.width=1..2&price_min=5&page=3");
  expect(withoutFilters(all).toString()).toBe("vehicle=v&sort=newest");
  expect(isFiltered(all)).toBe(true);
  expect(isFiltered(withoutFilters(all))).toBe(false);
});

const value = fc.stringMatching(/^[a-z0-9-]{1,12}$/);

test("toggling a value twice restores the URL", () => {
  fc.assert(
    fc.property(fc.uniqueArray(value, { maxLength: 5 }), value, (chosen, toggled) => {
      const before = withParameter(address("sort=newest"), "brand", chosen.join(",") || null);
      const after = withToggledValue(withToggledValue(before, "brand", toggled), "brand", toggled);
      expect(chosenValues(after, "brand").toSorted()).toEqual(chosen.toSorted());
    }),
  );
});

test("ranges survive a round trip, for the price and for attributes", () => {
  const end = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null });
  fc.assert(
    fc.property(fc.constantFrom("price", "a.width"), end, end, (name, min, max) => {
      const range = isCrossed({ min, max }) ? { min: max, max: min } : { min, max };
      expect(chosenRange(withRange(address("page=2"), name, { min, max }), name)).toEqual(range);
    }),
  );
});

test("a range with its ends the wrong way round is turned", () => {
  for (const name of ["price", "a.width"]) {
    const search = withRange(new URLSearchParams(), name, { min: 5000, max: 995 });
    expect(chosenRange(search, name)).toEqual({ min: 995, max: 5000 });
  }
});
