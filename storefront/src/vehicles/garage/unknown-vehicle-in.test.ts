import { expect, test } from "vitest";
import { unknownVehicleIn } from "./unknown-vehicle-in.ts";

const key = ["/spa/catalog/products", "page=2&vehicle=abcdefgh23456789"];

test.each([
  [key, undefined],
  [key, null],
  [key, { data: [] }],
  [key, { data: [], meta: { vehicle: null, is_vehicle_unknown: false } }],
  [["/spa/catalog/products", ""], { data: [], meta: { vehicle: null, is_vehicle_unknown: true } }],
  [["service parts", null], [{ vehicle: null, is_vehicle_unknown: true }]],
])("%j with %j names no unknown vehicle", (queryKey, body) => {
  expect(unknownVehicleIn(queryKey, body)).toBeNull();
});

test("a list says it in its particulars, a thing in itself", () => {
  const about = { vehicle: null, is_vehicle_unknown: true };
  expect(unknownVehicleIn(key, { data: [], meta: about })).toBe("abcdefgh23456789");
  expect(unknownVehicleIn(key, { data: about })).toBe("abcdefgh23456789");
});
