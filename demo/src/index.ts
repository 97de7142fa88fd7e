import { type Plan, planCatalogue } from "./planning/plan.ts";
import { countRecords, productRecords } from "./product-records.ts";
import { taxonomyRecords, vehicleRecords } from "./reference-records.ts";
import { brands } from "./taxonomy/index.ts";
import { readVehicles, type Vehicles } from "./vehicles/vehicles.ts";

export type DemoOptions = {
  /** About 2,000 to 1,000,000; 20,000 is the size of the shop that opens by itself. */
  products: number;
  /** The same seed, size and day give the same feed. */
  seed: string;
  /** Offers end after this day and nothing was released after it. */
  today: Date;
};

export { defaultSeed } from "./seed.ts";
export { picturesFolder } from "./taxonomy/index.ts";

/** Ids of the brands, all of them invented. */
export const demoBrands: ReadonlySet<string> = new Set(brands.map(({ slug }) => slug));

/** Up to this size each product has a text of its own; beyond, the part type's does. */
const maxDescribedProducts = 50_000;

/** A demo catalogue that is decided on and can be written. */
export type DemoCatalogue = {
  /** Number of lines in the feed. */
  lineCount: number;
  /** The feed (docs/catalogue-feed.md), line by line. */
  lines(): Generator<string, void, undefined>;
};

/**
 * Decides on a demo catalogue: true vehicles, invented brands, parts and prices. Its feed streams;
 * only the plan of fit sets is kept, which grows far more slowly than the products.
 */
export async function planDemo(options: DemoOptions): Promise<DemoCatalogue> {
  const vehicles = await readVehicles();
  return demoOf(vehicles, planCatalogue(options.seed, vehicles.variants, options.products), options);
}

/** The catalogue of a plan that was made with the same options. */
export function demoOf(
  vehicles: Vehicles,
  plan: Plan,
  { products, seed, today }: DemoOptions,
): DemoCatalogue {
  const reference = [...vehicleRecords(vehicles), ...taxonomyRecords()];
  const settings = { seed, today, isDescribed: products <= maxDescribedProducts };
  return {
    lineCount: reference.length + countRecords(plan),
    *lines() {
      for (const record of reference) yield JSON.stringify(record);
      for (const record of productRecords(plan, settings)) yield JSON.stringify(record);
    },
  };
}

/** Generates the lines only. */
export async function* demoFeed(options: DemoOptions): AsyncGenerator<string, void, undefined> {
  yield* (await planDemo(options)).lines();
}
