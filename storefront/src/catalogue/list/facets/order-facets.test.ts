import { expect, test } from "vitest";
import { orderFacets } from "./order-facets.ts";

const values = [{ value: 205, count: 1 }];
const keysOf = (facets: { key: string }[]) => facets.map(({ key }) => key);

test("filters without a place of their own keep the server's order", () => {
  const facets = [{ key: "width" }, { key: "height" }];
  expect(orderFacets(facets, "vehicle")).toEqual(facets);
});

test("brand, axle, price and stock come first, then measures", () => {
  const others = ["position", "coated", "stock", "price", "brand", "offers"].map((key) => ({ key }));
  const facets = [...others, { key: "width", values }];
  expect(keysOf(orderFacets(facets, "vehicle"))).toEqual([
    ...["brand", "position", "price", "stock", "width", "coated", "offers"],
  ]);
});

test("measures come before all if no vehicle decides what fits", () => {
  const facets = [{ key: "brand" }, { key: "width", values }, { key: "offers" }, { key: "ratio", values }];
  expect(keysOf(orderFacets(facets, "measures"))).toEqual(["width", "ratio", "brand", "offers"]);
});
