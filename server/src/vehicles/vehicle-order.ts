import { fuels } from "@recambia/contract/vehicles/schemas";
import { modelFamily } from "@recambia/contract/vehicles/vehicle-names";
import type { VehicleRow } from "./find-vehicle.ts";

/** Compares by Spanish collation, accents after base letters, numbers by value: `Serie 3` before `Serie 10`. */
export const compareSpanish = new Intl.Collator("es", { numeric: true });

type Ordered = { id: string; name: string; performance_period: { yyyymm_from: number } };

/** Compares by family, then oldest generation first, regardless of codes. */
export function compareModels(a: Ordered, b: Ordered): number {
  return (
    compareSpanish.compare(modelFamily(a.name), modelFamily(b.name)) ||
    a.performance_period.yyyymm_from - b.performance_period.yyyymm_from ||
    compareSpanish.compare(a.name, b.name) ||
    (a.id < b.id ? -1 : 1)
  );
}

/** A row of a list across makers. */
export type OrderedVehicleRow = VehicleRow & { maker_rank: number };

/** Sorts vehicles for display: maker, model by generation, fuel and power. */
export function sortVehicles<Row extends OrderedVehicleRow>(rows: Row[]): Row[] {
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
