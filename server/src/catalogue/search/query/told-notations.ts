import type { NotationReading } from "../notations/index.ts";
import type { SymptomReading } from "../symptoms/index.ts";
import type { AbsentBrand } from "./part-brands.ts";
import type { PartTypeMatch } from "./parts/index.ts";

/** Whether a code is read before or after the vehicle; a measure tells nothing without a part. */
export function isDue(
  { notation }: NotationReading,
  isAfterVehicle: boolean,
  partType: PartTypeMatch | null,
) {
  return notation.isAfterVehicle === isAfterVehicle && (partType !== null || !notation.isMeasure);
}

/** Whether a code that no attribute expresses is told: neither what all parts have nor, beside a complaint, a content. */
export function isTold({ notation }: NotationReading, symptom: SymptomReading | null): boolean {
  return !notation.isUsual && !(symptom && notation.isOfGoods);
}

/** Whether a number ends the name of a product line, and is no displacement: *CTEK MXS 5.0*. */
export function isOfLine({ places, written }: NotationReading, brands: readonly AbsentBrand[]): boolean {
  const last = Math.min(...places) - 1;
  return (
    /^\d\.\d$/.test(written) && brands.some((brand) => brand.places.length > 1 && brand.places.includes(last))
  );
}
