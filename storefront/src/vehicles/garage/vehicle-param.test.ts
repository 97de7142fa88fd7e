import { expect, test } from "vitest";
import { pathForVehicle, vehicleParam } from "./vehicle-param.ts";

test("without a vehicle a list is asked for as it is", () => {
  expect(vehicleParam()).toEqual({});
  expect(vehicleParam(null)).toEqual({});
  expect(pathForVehicle("/products?brand=x", null)).toBe("/products?brand=x");
});

test("a vehicle goes into the address once, beside what is there", () => {
  const vehicle = { variantId: "abcdefgh" };
  expect(vehicleParam(vehicle)).toEqual({ vehicle: "abcdefgh" });
  expect(pathForVehicle("/products", vehicle)).toBe("/products?vehicle=abcdefgh");
  expect(pathForVehicle("/products?vehicle=other&page=2", vehicle)).toBe("/products?vehicle=abcdefgh&page=2");
});
