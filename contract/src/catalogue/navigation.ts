import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId, Slug } from "../http.ts";
import { Cents } from "../money.ts";
import { ForVehicle } from "../vehicles/schemas.ts";
import { NamedLink, Picture } from "./card.ts";
import { Manufacturer, ResponsiblePerson } from "./product.ts";
import { TyreSize } from "./tyre-sizes.ts";

/** Query of resources that only depend on the vehicle. */
export const VehicleQuery = Type.Object({ vehicle: Type.Optional(PublicId) }, closed);
export type VehicleQuery = Static<typeof VehicleQuery>;

export const CategorySummary = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    description: Type.String(),
    picture: Picture,
    /** Number of products for the vehicle, or of all products without one. */
    product_count: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type CategorySummary = Static<typeof CategorySummary>;

export const SubcategorySummary = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    picture: Picture,
    product_count: Type.Integer({ minimum: 0 }),
    /** Lowest price of the counted products; null without any. */
    from_cents: Nullable(Cents),
  },
  closed,
);
export type SubcategorySummary = Static<typeof SubcategorySummary>;

export const CategoryDetail = Type.Object(
  {
    ...CategorySummary.properties,
    subcategories: Type.Array(SubcategorySummary),
    /** Tyre sizes on sale, ascending, without a vehicle; empty for categories without tyres. */
    tyre_sizes: Type.Array(TyreSize),
    ...ForVehicle.properties,
  },
  closed,
);
export type CategoryDetail = Static<typeof CategoryDetail>;

export const SubcategoryDetail = Type.Object(
  {
    ...SubcategorySummary.properties,
    category: NamedLink,
    description: Type.String(),
    is_universal: Type.Boolean(),
    companions: Type.Array(NamedLink),
    ...ForVehicle.properties,
  },
  closed,
);
export type SubcategoryDetail = Static<typeof SubcategoryDetail>;

export const BrandSummary = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    /** ISO 3166 alpha-2. */
    country: Type.String(),
    product_count: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type BrandSummary = Static<typeof BrandSummary>;

export const BrandDetail = Type.Object(
  {
    ...BrandSummary.properties,
    description: Type.String(),
    manufacturer: Manufacturer,
    responsible_person: Nullable(ResponsiblePerson),
    categories: Type.Array(CategorySummary),
    ...ForVehicle.properties,
  },
  closed,
);
export type BrandDetail = Static<typeof BrandDetail>;
