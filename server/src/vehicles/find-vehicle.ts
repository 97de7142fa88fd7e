import type { FitVehicle } from "@recambia/contract/vehicles/fit";
import { fuels, type Vehicle, type VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { modelFamily } from "@recambia/contract/vehicles/vehicle-names";
import type { Queryable } from "../platform/database/database.ts";
import { compareSpanish } from "./model-order.ts";
import {
  type ModelRow,
  modelColumns,
  modelOf,
  type VariantRow,
  variantColumns,
  variantOf,
} from "./vehicle-rows.ts";

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
  return row ? knownVehicleOf(row) : null;
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
  return rows.map(knownVehicleOf);
}

function knownVehicleOf(row: CatalogueVehicleRow): CatalogueVehicle {
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

/** A row of a list across makers. */
export type OrderedVehicleRow = VehicleRow & { maker_rank: number };

/** Compares vehicles in display order: maker, model by generation, fuel and power. */
export function compareForShoppers<Row extends OrderedVehicleRow>(rows: Row[]): Row[] {
  const named = rows.map((row) => ({ row, family: modelFamily(row.model_name) }));
  named.sort(
    ({ row: a, family: familyOfA }, { row: b, family: familyOfB }) =>
      a.maker_rank - b.maker_rank ||
      compareSpanish.compare(a.maker_name, b.maker_name) ||
      compareSpanish.compare(familyOfA, familyOfB) ||
      a.model_from - b.model_from ||
      compareSpanish.compare(a.model_name, b.model_name) ||
      fuels.indexOf(a.fuel) - fuels.indexOf(b.fuel) ||
      a.kw - b.kw ||
      a.built_from - b.built_from ||
      (a.variant_id < b.variant_id ? -1 : 1),
  );
  return named.map(({ row }) => row);
}
