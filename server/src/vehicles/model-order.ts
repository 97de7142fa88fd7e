import { modelFamily } from "@recambia/contract/vehicles/vehicle-names";

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
