import { readFileSync } from "node:fs";
import { Value } from "typebox/value";
import { expect, test } from "vitest";
import { Shop, shopProblems } from "./schemas.ts";
import {
  missingForFreeDelivery,
  parcelCents,
  type Shipping,
  type ShippingRate,
  shippingProblems,
} from "./shipping.ts";

const rate = (change: Partial<ShippingRate> = {}): ShippingRate => ({
  area: "peninsula",
  method: "standard",
  is_by_air: false,
  transit_days: 2,
  steps: [
    { up_to_g: 1000, cents: 500 },
    { up_to_g: 5000, cents: 900 },
  ],
  free_from_cents: null,
  ...change,
});
const shipping = (rates: ShippingRate[]): Shipping => ({
  rates,
  pickup_ready_days: 0,
  not_by_air: { pictograms: [], part_types: [] },
});

test("a delivery area without a standard rate is reported", () => {
  const problems = shippingProblems(shipping([rate()]), ["peninsula", "cuba"]);
  expect(problems).toEqual(["/shipping/rates: cuba is in delivery_areas and has no rate for standard"]);
});

test("duplicate rates are reported by the second one's path", () => {
  const problems = shippingProblems(shipping([rate(), rate({ transit_days: 3 })]), ["peninsula"]);
  expect(problems).toEqual(["/shipping/rates/1: peninsula has a rate for standard already"]);
});

test("steps that do not ascend are reported", () => {
  const steps = [
    { up_to_g: 1000, cents: 500 },
    { up_to_g: 1000, cents: 900 },
  ];
  const problems = shippingProblems(shipping([rate({ steps })]), ["peninsula"]);
  expect(problems).toEqual(["/shipping/rates/0/steps: each up_to_g must be above the one before"]);
});

test("the default configuration is valid", () => {
  const shop: unknown = JSON.parse(
    readFileSync(new URL("../../../shop.config.json", import.meta.url), "utf8"),
  );
  expect(Value.Check(Shop, shop) && shopProblems(shop)).toEqual([]);
});

test("a parcel costs its weight's step, nothing from the free sum on, and has no price when too heavy", () => {
  const free = rate({ free_from_cents: 9900 });
  expect(parcelCents(free, 5001, 20_000)).toBeNull();
  expect([1000, 1001, 5000].map((weightG) => parcelCents(free, weightG, 9899))).toEqual([500, 900, 900]);
  expect(parcelCents(free, 5000, 9900)).toBe(0);
  expect(parcelCents(rate(), 1000, 1_000_000)).toBe(500);
});

test("the sum missing for free delivery is at least zero, and null for a rate without free delivery", () => {
  const free = rate({ free_from_cents: 9900 });
  expect([0, 9899, 9900, 20_000].map((cents) => missingForFreeDelivery(free, cents))).toEqual([
    9900, 1, 0, 0,
  ]);
  expect(missingForFreeDelivery(rate(), 0)).toBeNull();
});
