import { join } from "node:path";
import { loadTaxonomy } from "./load-taxonomy.ts";

export type {
  Attribute,
  AttributeUse,
  Brand,
  Category,
  FitBasis,
  FitCondition,
  NumberRange,
  PartType,
  TyreTraits,
  VehicleConditions,
  Waste,
} from "./schemas.ts";
export { fitBases } from "./schemas.ts";

/** The demo's categories in display order, all attributes, and the brands. */
export const { categories, attributes, brands } = loadTaxonomy(
  join(import.meta.dirname, "../../data/taxonomy"),
);
export { pictureOf, picturesFolder } from "./pictures.ts";
export type { PlainFuel } from "./vehicle-conditions.ts";
