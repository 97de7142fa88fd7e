import { defaultProducts, type Plan, planCatalogue } from "../src/planning/plan.ts";
import { defaultSeed } from "../src/seed.ts";
import { readVehicles, type Vehicles } from "../src/vehicles/vehicles.ts";

let vehicles: Promise<Vehicles> | undefined;
let plan: Promise<Plan> | undefined;

/** The demo's vehicles, read once for all test files of a worker (decision 021), which only look at them. */
export function demoVehicles(): Promise<Vehicles> {
  vehicles ??= readVehicles();
  return vehicles;
}

/** The plan of the default catalogue, made once in the same way: it takes four seconds of processor time. */
export function defaultPlan(): Promise<Plan> {
  plan ??= demoVehicles().then(({ variants }) => planCatalogue(defaultSeed, variants, defaultProducts));
  return plan;
}
