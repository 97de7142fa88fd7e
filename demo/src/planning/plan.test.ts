import { beforeAll, expect, test } from "vitest";
import { defaultPlan, demoVehicles } from "../../test/default-plan.ts";
import { defaultSeed } from "../seed.ts";
import type { DemoVariant } from "../vehicles/vehicles.ts";
import { countProducts } from "./assortments.ts";
import { brandsAtLeast } from "./places.ts";
import { defaultProducts, planCatalogue } from "./plan.ts";

let variants: DemoVariant[];

beforeAll(async () => {
  ({ variants } = await demoVehicles());
});

test.each([200, 19_799, 19_800, defaultProducts])(
  "a catalogue of %i products has as many, and at least two of each part",
  async (size) => {
    const plan = size === defaultProducts ? await defaultPlan() : planCatalogue(defaultSeed, variants, size);
    const { places, shelves, assorted, unknownCount } = plan;
    const counts = places.flatMap(({ productCounts }) => productCounts);
    const ofShelves = shelves.map(({ productCount }) => productCount);
    const ofAssortments = assorted.map(({ assortment }) => countProducts(assortment));
    const total = [...counts, ...ofShelves, ...ofAssortments].reduce((sum, count) => sum + count, 0);
    expect(total + unknownCount).toBe(size);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(brandsAtLeast);
  },
);

test("of each universal part there are five products on average, and three at least", async () => {
  const { shelves } = await defaultPlan();
  const counts = shelves.map(({ productCount }) => productCount);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeGreaterThanOrEqual(5);
});
