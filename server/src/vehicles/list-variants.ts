import { fuels, type Variant } from "@recambia/contract/vehicles/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { type VariantRow, variantColumns, variantOf } from "./find-vehicle.ts";
import { compareSpanish } from "./vehicle-order.ts";

/**
 * Lists a model's variants by fuel and rising power (specification §7).
 *
 * @param modelId public id; `not_found` if unknown.
 */
export async function listVariants(database: Queryable, modelId: string): Promise<Variant[] | Refusal> {
  const rows = await database.rows<VariantRow | { variant_id: null }>({
    name: "list-variants",
    text: `select ${variantColumns}
           from model left join variant on variant.model_id = model.id
           where model.public_id = $1`,
    values: [modelId],
  });
  if (rows.length === 0) return { refused: "not_found" };
  return rows
    .filter((row) => row.variant_id !== null)
    .map(variantOf)
    .sort(byFuelThenPower);
}

/** Petrol, diesel, then others; within a fuel by kW, age and name. */
function byFuelThenPower(a: Variant, b: Variant): number {
  return (
    fuels.indexOf(a.fuel) - fuels.indexOf(b.fuel) ||
    a.kw - b.kw ||
    a.performance_period.yyyymm_from - b.performance_period.yyyymm_from ||
    compareSpanish.compare(a.vehicle_name, b.vehicle_name) ||
    (a.id < b.id ? -1 : 1)
  );
}
