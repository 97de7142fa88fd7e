import { type Static, Type } from "typebox";
import { closed, PublicId, Slug } from "../http.ts";
import { VehicleSummary } from "../vehicles/schemas.ts";
import { Picture } from "./card.ts";
import { CategorySummary, SubcategoryDetail } from "./navigation.ts";
import { ProductDetail } from "./product.ts";

/** The catalogue of one vehicle as a device keeps it, to browse it without a connection (docs/decisions/079). */

/** Maximum number of shares that a vehicle's products are read in. */
export const maxShares = 1024;

export const VehicleCatalogueQuery = Type.Object(
  {
    /** `1`: universal products as well. */
    universal: Type.Optional(Type.Literal("1")),
  },
  closed,
);
export type VehicleCatalogueQuery = Static<typeof VehicleCatalogueQuery>;

/** Query of one share: the products whose key leaves `share` when divided by `of`. A product never changes its share. */
export const VehicleShareQuery = Type.Object(
  {
    ...VehicleCatalogueQuery.properties,
    of: Type.Integer({ minimum: 1, maximum: maxShares }),
    share: Type.Integer({ minimum: 0, maximum: maxShares - 1 }),
  },
  closed,
);
export type VehicleShareQuery = Static<typeof VehicleShareQuery>;

const { vehicle: _vehicle, is_vehicle_unknown: _isUnknown, ...detailProperties } = ProductDetail.properties;
const {
  vehicle: _named,
  is_vehicle_unknown: _isNotKnown,
  ...subcategoryProperties
} = SubcategoryDetail.properties;

/** A product with the values that lists are filtered by. */
export const OfflineProduct = Type.Object(
  {
    product: Type.Object(detailProperties, closed),
    /** Attribute and value, in the units of the filters `a.<attribute>`; flags are `true` and `false`. */
    values: Type.Array(
      Type.Object({ slug: Slug, value: Type.Union([Type.Number(), Type.String()]) }, closed),
    ),
  },
  closed,
);
export type OfflineProduct = Static<typeof OfflineProduct>;

/** An attribute that a subcategory's list can be filtered by. */
const OfflineAttribute = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    is_number: Type.Boolean(),
    unit: Type.String(),
    decides_fit: Type.Boolean(),
  },
  closed,
);
export type OfflineAttribute = Static<typeof OfflineAttribute>;

const OfflineSubcategory = Type.Object(
  { ...subcategoryProperties, filters: Type.Array(OfflineAttribute) },
  closed,
);
export type OfflineSubcategory = Static<typeof OfflineSubcategory>;

export const OfflineCategory = Type.Object(
  { ...CategorySummary.properties, subcategories: Type.Array(OfflineSubcategory) },
  closed,
);
export type OfflineCategory = Static<typeof OfflineCategory>;

/** Names of filters and of their options in the caller's language, by parameter or `parameter=value`. */
const FilterWords = Type.Record(Type.String(), Type.String());

/** Overview that a device reads before the products. */
export const VehicleCatalogue = Type.Object(
  {
    vehicle: VehicleSummary,
    /** Catalogue revision; while it is the same, nothing needs to be read again. */
    revision: Type.Integer({ minimum: 0 }),
    product_count: Type.Integer({ minimum: 0 }),
    /** Suggested number of shares, of some 60 products each. */
    shares: Type.Integer({ minimum: 1, maximum: maxShares }),
    /** Size of all products as JSON, in bytes, estimated from one share. */
    product_bytes: Type.Integer({ minimum: 0 }),
    /** Pictures of all products. */
    pictures: Type.Array(Picture),
    /** Size of the small versions of these pictures, in bytes. */
    picture_bytes: Type.Integer({ minimum: 0 }),
    /** Categories and subcategories with the number of products for the vehicle, universal ones included. */
    categories: Type.Array(OfflineCategory),
    filter_words: FilterWords,
  },
  closed,
);
export type VehicleCatalogue = Static<typeof VehicleCatalogue>;

/** Number of products in a share that a device reads at once. */
export const productsPerShare = 60;

/** No revision: a share's response, and with it its ETag, changes with its own products only. */
export const VehicleShareMeta = Type.Object({ vehicle_id: PublicId }, closed);
export type VehicleShareMeta = Static<typeof VehicleShareMeta>;
