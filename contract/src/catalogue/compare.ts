import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId, Slug } from "../http.ts";
import { ForVehicle } from "../vehicles/schemas.ts";
import { ProductCard } from "./card.ts";

/** Maximum number of compared products. */
export const maxCompared = 4;

/** `GET /spa/catalog/compare`. */
export const CompareQuery = Type.Object(
  {
    /** One to four product slugs, separated by commas; duplicates count once. */
    products: Type.String({
      maxLength: 4 * 121,
      pattern: "^[a-z0-9]+(-[a-z0-9]+)*(,[a-z0-9]+(-[a-z0-9]+)*){0,3}$",
    }),
    vehicle: Type.Optional(PublicId),
  },
  closed,
);
export type CompareQuery = Static<typeof CompareQuery>;

/** One attribute of all compared products. */
export const ComparedAttribute = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    /** Formatted values in product order; null if unknown. */
    values: Type.Array(Nullable(Type.String())),
    /** Whether the values differ. */
    differs: Type.Boolean(),
  },
  closed,
);
export type ComparedAttribute = Static<typeof ComparedAttribute>;

/** Products in the requested order; unavailable ones are left out. */
export const Comparison = Type.Object(
  {
    products: Type.Array(ProductCard, { minItems: 1, maxItems: maxCompared }),
    /** In display order. */
    attributes: Type.Array(ComparedAttribute),
    /** Requested slugs that are not on sale. */
    missing: Type.Array(Slug),
    ...ForVehicle.properties,
  },
  closed,
);
export type Comparison = Static<typeof Comparison>;
