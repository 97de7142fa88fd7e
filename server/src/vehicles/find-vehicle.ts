import type { FitVehicle } from "@recambia/contract/vehicles/fit";
import type {
  BodyType,
  Fuel,
  Model,
  Variant,
  Vehicle,
  VehicleSummary,
} from "@recambia/contract/vehicles/schemas";
import type { Queryable } from "../platform/database/database.ts";

export type ModelRow = {
  model_id: string;
  model_name: string;
  body_type: BodyType;
  model_from: number;
  model_to: number | null;
};

export type VariantRow = {
  variant_id: string;
  vehicle_name: string;
  motor_name: string;
  fuel: Fuel;
  ccm: number | null;
  kw: number;
  cv: number;
  built_from: number;
  built_to: number | null;
};

export const modelColumns = `model.public_id as model_id, model.name as model_name, model.body_type,
  model.built_from as model_from, model.built_to as model_to`;

export const variantColumns = `variant.public_id as variant_id, variant.vehicle_name, variant.motor_name,
  variant.fuel, variant.ccm, variant.kw, variant.cv, variant.built_from, variant.built_to`;

export type VehicleRow = ModelRow & VariantRow & { maker_id: string; maker_name: string; maker_slug: string };

export const vehicleColumns = `maker.public_id as maker_id, maker.name as maker_name, maker.slug as maker_slug,
  ${modelColumns}, ${variantColumns}`;

export const vehicleTables = `variant join model on model.id = variant.model_id join maker on maker.id = model.maker_id`;

/** A vehicle for other features. */
export type CatalogueVehicle = {
  /** Database key, for statements, never for responses. */
  variantKey: number;
  /** Input of `determineFit`. */
  fitVehicle: NonNullable<FitVehicle>;
  summary: VehicleSummary;
  vehicle: Vehicle;
};

type CatalogueVehicleRow = VehicleRow & { variant_key: number };

/** Finds a vehicle by the variant's public id; null if unknown. */
export async function findVehicle(database: Queryable, variantId: string): Promise<CatalogueVehicle | null> {
  const [row] = await database.rows<CatalogueVehicleRow>({
    name: "find-vehicle",
    isLookup: true,
    text: `select variant.id as variant_key, ${vehicleColumns} from ${vehicleTables} where variant.public_id = $1`,
    values: [variantId],
  });
  return row ? catalogueVehicleOf(row) : null;
}

/** Finds vehicles by key, in any order. */
export async function findVehiclesByKey(database: Queryable, keys: number[]): Promise<CatalogueVehicle[]> {
  const rows = await database.rows<CatalogueVehicleRow>({
    name: "find-vehicles-by-key",
    isLookup: true,
    text: `select variant.id as variant_key, ${vehicleColumns} from ${vehicleTables}
           where variant.id = any($1::integer[])`,
    values: [keys],
  });
  return rows.map(catalogueVehicleOf);
}

function catalogueVehicleOf(row: CatalogueVehicleRow): CatalogueVehicle {
  return {
    variantKey: row.variant_key,
    fitVehicle: { builtFrom: row.built_from, builtTo: row.built_to },
    summary: vehicleSummaryOf(row),
    vehicle: vehicleOf(row),
  };
}

export function vehicleOf(row: VehicleRow): Vehicle {
  return {
    maker: { id: row.maker_id, name: row.maker_name, slug: row.maker_slug },
    model: modelOf(row),
    variant: variantOf(row),
  };
}

/** Converts a row to a vehicle summary. */
export function vehicleSummaryOf(
  row: Pick<
    VehicleRow,
    "variant_id" | "maker_name" | "model_name" | "vehicle_name" | "motor_name" | "built_from" | "built_to"
  >,
): VehicleSummary {
  return {
    id: row.variant_id,
    maker_name: row.maker_name,
    model_name: row.model_name,
    vehicle_name: row.vehicle_name,
    motor_name: row.motor_name,
    performance_period: { yyyymm_from: row.built_from, yyyymm_to: row.built_to },
  };
}

export function modelOf(row: ModelRow): Model {
  return {
    id: row.model_id,
    name: row.model_name,
    thumbnail: `/vehicles/${row.body_type}.svg`,
    performance_period: { yyyymm_from: row.model_from, yyyymm_to: row.model_to },
  };
}

export function variantOf(row: VariantRow): Variant {
  return {
    id: row.variant_id,
    vehicle_name: row.vehicle_name,
    motor_name: row.motor_name,
    performance_period: { yyyymm_from: row.built_from, yyyymm_to: row.built_to },
    fuel: row.fuel,
    ccm: row.ccm,
    kw: row.kw,
    cv: row.cv,
  };
}
