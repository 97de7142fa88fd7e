import { expect, test } from "vitest";
import { orderFacets } from "./order-facets.ts";

test("filters without a place of their own keep the server's order", () => {
  expect(orderFacets([{ key: "width" }, { key: "height" }])).toEqual([{ key: "width" }, { key: "height" }]);
});

test("brand, axle, price and stock come first", () => {
  const keys = ["position", "width", "stock", "price", "brand", "offers"];
  expect(orderFacets(keys.map((key) => ({ key }))).map(({ key }) => key)).toEqual([
    "brand",
    "position",
    "price",
    "stock",
    "width",
    "offers",
  ]);
});
