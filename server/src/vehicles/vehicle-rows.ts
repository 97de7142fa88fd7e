import type { BodyType, Fuel, Model, Variant } from "@recambia/contract/vehicles/schemas";

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
