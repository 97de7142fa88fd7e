import { expect, test } from "vitest";
import type { Province } from "./schemas.ts";
import { provinceOfZipCode } from "./zip-code.ts";

const girona: Province = {
  id: "es-17",
  name: "Girona",
  also: [],
  country: "ES",
  zone: "peninsula",
  zip_prefix: "17",
};
const havana: Province = { ...girona, id: "cu-03", country: "CU", zone: "cuba", zip_prefix: null };
const provinces = [havana, girona];

test("only a complete zip code has a province", () => {
  expect(provinceOfZipCode("17 001", provinces)).toBe(girona);
  for (const text of ["", "1700", "170011", "99001", "ab001"]) {
    expect(provinceOfZipCode(text, provinces)).toBeUndefined();
  }
});
