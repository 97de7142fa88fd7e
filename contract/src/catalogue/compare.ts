import { type Static, Type } from "typebox";
import { Nullable, PublicId, Slug } from "../http.ts";
import { ForVehicle } from "../vehicles/schemas.ts";
import { ProductCard } from "./schemas.ts";

const closed = { additionalProperties: false };

/** More columns than this nobody compares. */
export const maxCompared = 4;

/** `GET /spa/catalog/compare`. */
export const CompareQuery = Type.Object(
  {
    /** One to four products by slug, joined by commas; each counts once. */
    products: Type.String({
      maxLength: 4 * 121,
      pattern: "^[a-z0-9]+(-[a-z0-9]+)*(,[a-z0-9]+(-[a-z0-9]+)*){0,3}$",
    }),
    vehicle: Type.Optional(PublicId),
  },
  closed,
);
export type CompareQuery = Static<typeof CompareQuery>;

/** One attribute over all compared products. */
export const ComparedAttribute = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    /** In the products' order, ready to read; null: not known of that one. */
    values: Type.Array(Nullable(Type.String())),
    /** Not all of them say the same. */
    differs: Type.Boolean(),
  },
  closed,
);
export type ComparedAttribute = Static<typeof ComparedAttribute>;

/** Products side by side, in the order that was asked for; what is no longer sold is left out. */
export const Comparison = Type.Object(
  {
    products: Type.Array(ProductCard, { minItems: 1, maxItems: maxCompared }),
    /** In their part type's order. */
    attributes: Type.Array(ComparedAttribute),
    /** Slugs that were asked for and are not sold. */
    missing: Type.Array(Slug),
    ...ForVehicle.properties,
  },
  closed,
);
export type Comparison = Static<typeof Comparison>;
