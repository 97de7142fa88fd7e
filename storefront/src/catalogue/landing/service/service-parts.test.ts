import { expect, test } from "vitest";
import { sellableParts } from "./service-parts.ts";

const slugsFor = (oilFilters: number) =>
  sellableParts([
    { slug: "filtros-de-aceite", product_count: oilFilters },
    { slug: "pastillas-de-freno", product_count: 3 },
    { slug: "bujias", product_count: 0 },
    { slug: "aceites-de-motor", product_count: 760 },
  ]).map(({ slug }) => slug);

test("a car with an oil filter is offered oil, and no part that there is not", () => {
  expect(slugsFor(2)).toEqual(["filtros-de-aceite", "pastillas-de-freno", "aceites-de-motor"]);
});

test("a car without an oil filter, such as an electric one, is offered no engine oil", () => {
  expect(slugsFor(0)).toEqual(["pastillas-de-freno"]);
});
