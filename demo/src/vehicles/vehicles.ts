import { join } from "node:path";
import { type BodyType, bodyTypes, type Fuel, fuels } from "@recambia/contract/vehicles/schemas";
import { readCsv } from "../reading/read-csv.ts";
import type { PlainFuel } from "../taxonomy/index.ts";
import { type ChassisTraits, readChassisTraits } from "./chassis-traits.ts";
import { type EngineFacts, type EngineFamily, readEngineFamilies } from "./engine-families.ts";
import { type ExhaustTreatment, readExhaustTreatment } from "./exhaust-treatment.ts";
import { type FactoryDiscs, readFactoryDiscs } from "./factory-discs.ts";
import { type FactorySizes, readFactorySizes } from "./factory-sizes.ts";
import { type FactoryWheels, readFactoryWheels } from "./factory-wheels.ts";
import { readFuelFilters } from "./fuel-filters.ts";
import { type Gearboxes, readGearboxes } from "./gearboxes.ts";
import { type Drive, driveOf, type Platform, readPlatforms } from "./platforms.ts";
import { type RearAxle, readRearAxles } from "./rear-axles.ts";
import { readSharedBodies, type SharedBodies } from "./shared-bodies.ts";

export type DemoMaker = { id: string; name: string; rank: number };

type DemoModel = {
  id: string;
  maker: DemoMaker;
  name: string;
  bodyType: BodyType;
  /** European segment A–F, or L for light commercial. */
  sizeClass: string;
  /** Engineering family whose platforms and engines it shares. */
  group: string;
  platform: Platform;
  sharedBodies: SharedBodies;
  /** Place among the commonest models of Spain, from 0; null beyond them. */
  commonness: number | null;
  from: number;
  to: number | null;
};

export type DemoVariant = {
  id: string;
  model: DemoModel;
  vehicleName: string;
  motorName: string;
  fuel: Fuel;
  /** Name of the fuel in the taxonomy. */
  plainFuel: PlainFuel;
  /** Type of combustion; null in an electric car. */
  ignition: "spark" | "diesel" | null;
  ccm: number | null;
  /** Null in an electric car. */
  engine: EngineFamily | null;
  drive: Drive;
  exhaust: ExhaustTreatment;
  /** Whether it has a fuel filter of its own, rather than one inside the pump in the tank. */
  hasFuelFilter: boolean;
  rearBrakes: "drums" | "discs";
  rearAxle: RearAxle;
  chassis: ChassisTraits;
  discs: FactoryDiscs;
  gearboxes: Gearboxes;
  kw: number;
  cv: number;
  from: number;
  to: number | null;
  sizes: FactorySizes;
  wheels: FactoryWheels;
  /** Size and power relative to all vehicles, 0–1. */
  relativeSize: number;
};

export type Vehicles = { makers: DemoMaker[]; models: DemoModel[]; variants: DemoVariant[] };

const folder = join(import.meta.dirname, "../../data/vehicles");

const plainFuels: Record<Fuel, PlainFuel> = {
  petrol: "petrol",
  diesel: "diesel",
  electric: "electric",
  hybrid: "hybrid",
  plugin_hybrid: "plugin_hybrid",
  mild_hybrid_petrol: "petrol",
  mild_hybrid_diesel: "diesel",
  lpg: "lpg",
  cng: "cng",
};

/** Hybrids whose engine is a diesel tell it in their badge only. */
const dieselBadges = /\b(de|hdi|tdi|cdi|dci|crdi|bluetec|d[56]|2\.0 hybrid4)\b/i;

const relativeSizes = new Map([
  ["A", 0.05],
  ["B", 0.25],
  ["C", 0.45],
  ["D", 0.65],
  ["L", 0.75],
  ["E", 0.85],
  ["F", 0.95],
]);

/** Every vehicle of demo/data/vehicles, in the order of the files. */
export async function readVehicles(): Promise<Vehicles> {
  const makers = (await readCsv(join(folder, "makers.csv"))).map((row) => ({
    id: text(row, "maker_slug"),
    name: text(row, "name"),
    rank: Number(text(row, "rank")),
  }));
  const makerById = new Map(makers.map((maker) => [maker.id, maker]));
  const platformOf = await readPlatforms(folder);
  const engineOf = await readEngineFamilies(folder);
  const sharedBodiesOf = await readSharedBodies(folder);
  const sizesOf = await readFactorySizes(folder);
  const wheelsOf = await readFactoryWheels(folder);
  const chassisOf = await readChassisTraits(folder);
  const discsOf = await readFactoryDiscs(folder);
  const gearboxesOf = await readGearboxes(folder);
  const exhaustOf = await readExhaustTreatment(folder);
  const hasFuelFilter = await readFuelFilters(folder);
  const rearAxleOf = await readRearAxles(folder);
  const common = (await readCsv(join(folder, "common-models.csv"))).map((row) => text(row, "model"));
  const models = (await readCsv(join(folder, "models.csv"))).map((row) => ({
    id: `${text(row, "maker_slug")}/${text(row, "model_slug")}`,
    maker: found(makerById, text(row, "maker_slug")),
    name: text(row, "name"),
    bodyType: oneOf(bodyTypes, text(row, "body_type")),
    sizeClass: text(row, "size_class"),
    group: text(row, "group"),
    commonness: placeIn(common, `${text(row, "maker_slug")}/${text(row, "model_slug")}`),
    platform: platformOf(`${text(row, "maker_slug")}/${text(row, "model_slug")}`),
    sharedBodies: sharedBodiesOf(`${text(row, "maker_slug")}/${text(row, "model_slug")}`),
    from: Number(text(row, "yyyymm_from")),
    to: optionalNumber(row, "yyyymm_to"),
  }));
  const modelById = new Map(models.map((model) => [model.id, model]));
  for (const id of common) found(modelById, id);
  const rows = await readCsv(join(folder, "variants.csv"));
  return {
    makers,
    models,
    variants: rows.map((row) =>
      variantOf(row, modelById, {
        engineOf,
        sizesOf,
        wheelsOf,
        chassisOf,
        discsOf,
        gearboxesOf,
        exhaustOf,
        hasFuelFilter,
        rearAxleOf,
      }),
    ),
  };
}

/** Lookups of a version in the files of traits and sizes. */
type Lookups = {
  engineOf: (facts: EngineFacts) => EngineFamily | null;
  sizesOf: Awaited<ReturnType<typeof readFactorySizes>>;
  wheelsOf: Awaited<ReturnType<typeof readFactoryWheels>>;
  chassisOf: Awaited<ReturnType<typeof readChassisTraits>>;
  discsOf: Awaited<ReturnType<typeof readFactoryDiscs>>;
  gearboxesOf: Awaited<ReturnType<typeof readGearboxes>>;
  exhaustOf: Awaited<ReturnType<typeof readExhaustTreatment>>;
  hasFuelFilter: Awaited<ReturnType<typeof readFuelFilters>>;
  rearAxleOf: Awaited<ReturnType<typeof readRearAxles>>;
};

function variantOf(
  row: Record<string, string>,
  modelById: Map<string, DemoModel>,
  lookups: Lookups,
): DemoVariant {
  const { engineOf, sizesOf, wheelsOf, chassisOf, discsOf, gearboxesOf, exhaustOf } = lookups;
  const model = found(modelById, `${text(row, "maker_slug")}/${text(row, "model_slug")}`);
  const fuel = oneOf(fuels, text(row, "fuel"));
  const vehicleName = text(row, "vehicle_name");
  const kw = Number(text(row, "kw"));
  const plainFuel = plainFuels[fuel];
  const facts = {
    model,
    vehicleName,
    fuel,
    ignition: ignitionOf(fuel, vehicleName),
    ccm: optionalNumber(row, "ccm"),
    kw,
    from: Number(text(row, "yyyymm_from")),
  };
  const sizes = sizesOf({ ...facts, plainFuel });
  const drive = driveOf({ vehicleName, plainFuel }, model.platform);
  return {
    ...facts,
    id: `${model.id}/${text(row, "variant_slug")}`,
    motorName: text(row, "motor_name"),
    plainFuel,
    engine: engineOf(facts),
    drive,
    exhaust: exhaustOf({ ...facts, plainFuel }),
    hasFuelFilter: lookups.hasFuelFilter({ ...facts, plainFuel }),
    rearAxle: lookups.rearAxleOf({ ...facts, plainFuel }, drive),
    chassis: chassisOf({ ...facts, plainFuel }),
    discs: discsOf({ ...facts, plainFuel }),
    gearboxes: gearboxesOf({ ...facts, plainFuel }),
    rearBrakes: kw <= model.platform.rearDrumsUpToKw ? "drums" : "discs",
    cv: Number(text(row, "cv")),
    sizes,
    wheels: wheelsOf({ ...facts, plainFuel }, sizes.tyres),
    to: optionalNumber(row, "yyyymm_to"),
    relativeSize: 0.6 * (relativeSizes.get(model.sizeClass) ?? 0.5) + 0.4 * Math.min(1, kw / 260),
  };
}

function ignitionOf(fuel: Fuel, vehicleName: string): DemoVariant["ignition"] {
  if (fuel === "electric") return null;
  if (fuel === "diesel" || fuel === "mild_hybrid_diesel") return "diesel";
  const isHybrid = fuel === "hybrid" || fuel === "plugin_hybrid";
  return isHybrid && dieselBadges.test(vehicleName) ? "diesel" : "spark";
}

function placeIn(ids: string[], id: string): number | null {
  const place = ids.indexOf(id);
  return place < 0 ? null : place;
}

function text(row: Record<string, string>, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`The vehicle files have no column ${column}`);
  return value;
}

function optionalNumber(row: Record<string, string>, column: string): number | null {
  const value = text(row, column);
  return value === "" ? null : Number(value);
}

function oneOf<Value extends string>(values: readonly Value[], given: string): Value {
  const value = values.find((known) => known === given);
  if (value === undefined) throw new Error(`The vehicle files say ${given}, which is none of ${values}`);
  return value;
}

function found<Value>(byId: Map<string, Value>, id: string): Value {
  const value = byId.get(id);
  if (value === undefined) throw new Error(`The vehicle files name ${id} and do not say what it is`);
  return value;
}
