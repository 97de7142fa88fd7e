import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId, Slug } from "../http.ts";
import { Cents, Currency } from "../money.ts";
import { WithdrawalExclusion } from "../orders/withdrawal-exclusion.ts";
import { Fit, Position, Side } from "../vehicles/fit.ts";
import { ForVehicle, VehicleSummary } from "../vehicles/schemas.ts";
import { SearchReading, SearchText } from "./search.ts";
import { TyreLabel } from "./tyre-label.ts";

/** Link to a page. */
export const NamedLink = Type.Object({ slug: Slug, name: Type.String() }, closed);
export type NamedLink = Static<typeof NamedLink>;

/** File name (without size or extension) of a picture; see `pictureUrl`. */
export const Picture = Type.String({ pattern: "^[a-z0-9-]+$" });

/** Returns the path of a picture: `thumb` is 320 px wide, `full` 720 px. */
export function pictureUrl(picture: string, size: "thumb" | "full"): string {
  return size === "thumb" ? `/pictures/thumbs/${picture}.webp` : `/pictures/${picture}.webp`;
}

/** €/l, €/kg or €/m (Royal Decree 3423/2000 art. 3–4). */
export const UnitPrice = Type.Object({ cents: Cents, unit: Type.Enum(["l", "kg", "m"]) }, closed);

/** A reduction in force: previous = lowest price of the 30 days before it began (LOCM art. 20.1). */
export const Offer = Type.Object(
  {
    previous_cents: Cents,
    /** Whole per cent relative to `previous_cents`. */
    percent: Type.Integer({ minimum: 1, maximum: 99 }),
    ends_at: Type.String({ format: "date-time" }),
  },
  closed,
);

export const Price = Type.Object(
  {
    cents: Cents,
    currency: Currency,
    offer: Nullable(Offer),
    unit_price: Nullable(UnitPrice),
    /** Refundable core deposit in addition to the price; null without one. */
    core_deposit_cents: Nullable(Cents),
    sold_as: Type.Enum(["piece", "pair", "set"]),
  },
  closed,
);
export type Price = Static<typeof Price>;

/** Availability; `left` only when few remain. */
export const Stock = Type.Object(
  { state: Type.Enum(["in_stock", "few_left", "out_of_stock"]), left: Nullable(Type.Integer()) },
  closed,
);
export type Stock = Static<typeof Stock>;

/** From this number on, the exact stock is not shown. */
export const fewLeftThreshold = 5;

/** Converts available units to the shown availability. */
export function toStock(available: number): Stock {
  if (available <= 0) return { state: "out_of_stock", left: null };
  if (available < fewLeftThreshold) return { state: "few_left", left: available };
  return { state: "in_stock", left: null };
}

export const Rating = Type.Object(
  { average: Type.Number({ minimum: 1, maximum: 5 }), count: Type.Integer({ minimum: 1 }) },
  closed,
);

/** A formatted attribute: the value in the caller's language, with its unit. */
export const AttributeValue = Type.Object({ slug: Slug, name: Type.String(), value: Type.String() }, closed);
export type AttributeValue = Static<typeof AttributeValue>;

/** The card of a product. */
export const ProductCard = Type.Object(
  {
    /** Public id of the purchasable, for cart lines. */
    id: PublicId,
    slug: Slug,
    name: Type.String(),
    brand: NamedLink,
    part_type: NamedLink,
    part_number: Type.String(),
    /** At most three key attributes. */
    key_attributes: Type.Array(AttributeValue),
    position: Nullable(Position),
    side: Nullable(Side),
    picture: Picture,
    price: Price,
    stock: Stock,
    /** Units needed for one job. */
    needed_per_job: Type.Integer({ minimum: 1 }),
    rating: Nullable(Rating),
    /** Not for sale to consumers (law). */
    restricted: Nullable(Type.Enum(["f_gas", "explosive_precursor"])),
    /** Must be shown near the price of every tyre (Regulation (EU) 2020/740 art. 6). */
    tyre_label: Nullable(TyreLabel),
    fit: Fit,
  },
  closed,
);
export type ProductCard = Static<typeof ProductCard>;

export const sorts = ["relevance", "price_asc", "price_desc", "newest", "rating"] as const;
export type Sort = (typeof sorts)[number];

/** Maximum page; narrower queries are more useful. */
export const maxPage = 400;
export const maxPerPage = 48;
export const defaultPerPage = 24;

/** Comma-separated slugs or option keys. */
const ValueList = Type.String({ maxLength: 600, pattern: "^[^,]+(,[^,]+)*$" });

/**
 * Query of a list. Attribute filters are `a.<attribute>=value,value` for options and texts, and `a.<attribute>=min..max`
 * for numbers (either bound may be missing).
 */
const listParameters = {
  additionalProperties: false,
  patternProperties: { "^a\\.[a-z0-9-]{1,60}$": { type: "string", maxLength: 600 } },
};
export const ProductQuery = Type.Object(
  {
    /** The search text; other parameters take precedence over it. */
    q: Type.Optional(SearchText),
    vehicle: Type.Optional(PublicId),
    /** `1`: include products that do not fit the vehicle. */
    all: Type.Optional(Type.Literal("1")),
    category: Type.Optional(Slug),
    subcategory: Type.Optional(Slug),
    brand: Type.Optional(ValueList),
    position: Type.Optional(ValueList),
    side: Type.Optional(ValueList),
    stock: Type.Optional(Type.Literal("1")),
    offers: Type.Optional(Type.Literal("1")),
    rating_min: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    price_min: Type.Optional(Cents),
    price_max: Type.Optional(Cents),
    sort: Type.Optional(Type.Enum(sorts)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPerPage })),
  },
  listParameters,
);
type AttributeParameters = { [attribute: `a.${string}`]: string | undefined };
export type ProductQuery = Static<typeof ProductQuery> & AttributeParameters;

const { category: _category, ...toolParameters } = ProductQuery.properties;

/** Query of workshop tools, which are one category. */
export const ToolQuery = Type.Object(toolParameters, listParameters);
export type ToolQuery = Static<typeof ToolQuery> & AttributeParameters;

export const FacetOption = Type.Object(
  {
    value: Type.String(),
    label: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    selected: Type.Boolean(),
  },
  closed,
);

export type FacetOption = Static<typeof FacetOption>;

/**
 * A facet of a list. `key` is its query parameter; `price` stands for `price_min` and `price_max`. An option's `value` goes
 * into the URL unchanged, several joined by commas. Counts are disjunctive: each facet counts with all filters but its own.
 */
export const Facet = Type.Union([
  Type.Object(
    {
      kind: Type.Literal("options"),
      key: Type.String(),
      name: Type.String(),
      options: Type.Array(FacetOption),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal("range"),
      key: Type.String(),
      name: Type.String(),
      /** `cents` for the price, otherwise the attribute's unit. */
      unit: Type.String(),
      min: Type.Number(),
      max: Type.Number(),
      selected_min: Nullable(Type.Number()),
      selected_max: Nullable(Type.Number()),
    },
    closed,
  ),
]);
export type Facet = Static<typeof Facet>;

export const ProductListMeta = Type.Object(
  {
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    per_page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 0 }),
    sort: Type.Enum(sorts),
    /** The vehicle of the list. */
    ...ForVehicle.properties,
    /**
     * Number of products in the scope (category, subcategory, brand) hidden for the vehicle; 0 without one or with `all`.
     */
    hidden: Type.Integer({ minimum: 0 }),
    facets: Type.Array(Facet),
    /** The interpretation of `q`; null without one. */
    search: Nullable(SearchReading),
  },
  closed,
);
export type ProductListMeta = Static<typeof ProductListMeta>;

/** Packed dimensions (specification §3): millimetres, cubic centimetres, grams. */
export const Dimensions = Type.Object(
  {
    depth_mm: Type.Integer(),
    height_mm: Type.Integer(),
    length_mm: Type.Integer(),
    volume_cm3: Type.Integer(),
    weight_g: Type.Integer(),
  },
  closed,
);

/** Responsible person (Regulation (EU) 2023/988 art. 19). */
export const Manufacturer = Type.Object(
  { name: Type.String(), address: Type.String(), email: Type.String(), website: Nullable(Type.String()) },
  closed,
);
export const ResponsiblePerson = Type.Object(
  { name: Type.String(), address: Type.String(), email: Type.String() },
  closed,
);

/** Label elements of a hazardous mixture (CLP). */
export const Hazard = Type.Object(
  {
    pictograms: Type.Array(Type.String()),
    signal: Type.Enum(["danger", "warning"]),
    statements: Type.Array(Type.String()),
    /** The statements in words, after their codes; missing in details that a device kept before. */
    wording: Type.Optional(Type.Array(Type.String())),
  },
  closed,
);

/** An OE number, for comparison only. */
export const OeNumber = Type.Object({ maker_name: Type.String(), number: Type.String() }, closed);

/** A model of which a product fits at least one version. */
export const FittedModel = Type.Object({ maker_name: Type.String(), model_name: Type.String() }, closed);

/** Details of a product's page. */
export const ProductDetail = Type.Object(
  {
    ...ProductCard.properties,
    category: NamedLink,
    description: Type.String(),
    pictures: Type.Array(Picture),
    attributes: Type.Array(AttributeValue),
    dimensions: Dimensions,
    gtin: Nullable(Type.String()),
    oe_numbers: Type.Array(OeNumber),
    /** Number of vehicles it fits; the list is a separate resource. */
    fitment_count: Type.Integer({ minimum: 0 }),
    /** Models among these vehicles, those of the commonest makes first, at most 20. */
    fitted_models: Type.Array(FittedModel),
    manufacturer: Manufacturer,
    responsible_person: Nullable(ResponsiblePerson),
    warning: Type.String(),
    hazard: Nullable(Hazard),
    /** Litres, kilograms or metres in one piece; missing in details that a device kept before. */
    net_content: Type.Optional(
      Nullable(Type.Object({ amount: Type.Number(), unit: Type.Enum(["l", "kg", "m"]) }, closed)),
    ),
    approval_number: Nullable(Type.String()),
    /** Legal guarantee in months (consumer code art. 120). */
    guarantee_months: Type.Integer(),
    /** Register number of the producer who pays for waste treatment, and the fee, part of the price. */
    producer_register_number: Nullable(Type.String()),
    eco_fee_cents: Nullable(Cents),
    withdrawal_exclusion: Nullable(WithdrawalExclusion),
    /** Part types that are usually needed with it. */
    companions: Type.Array(NamedLink),
    /** Number of kits on sale that contain it. */
    kit_count: Type.Integer({ minimum: 0 }),
    ...ForVehicle.properties,
  },
  closed,
);
export type ProductDetail = Static<typeof ProductDetail>;

/** A vehicle that a product fits, with alternative lists of conditions. */
export const Fitment = Type.Object(
  { vehicle: VehicleSummary, alternatives: Fit.properties.alternatives },
  closed,
);
export type Fitment = Static<typeof Fitment>;

/** Recent prices of a product, and the reference of its reduction (LOCM art. 20.1). */
export const PriceHistory = Type.Object(
  {
    currency: Currency,
    /** Oldest first, each in force until the next; the last one is current. */
    prices: Type.Array(Type.Object({ cents: Cents, from: Type.String({ format: "date-time" }) }, closed)),
    /** Current reduction; null without one. */
    reduction: Nullable(
      Type.Object(
        {
          /** Lowest price between the two following times: the 30 days before it. */
          lowest_cents: Cents,
          days_begin: Type.String({ format: "date-time" }),
          started_at: Type.String({ format: "date-time" }),
          ends_at: Type.String({ format: "date-time" }),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type PriceHistory = Static<typeof PriceHistory>;

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

const KitPart = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    brand_name: Type.String(),
    quantity: Type.Integer({ minimum: 1 }),
    picture: Picture,
    unit_cents: Cents,
  },
  closed,
);

/** The card of a kit. */
export const KitCard = Type.Object(
  {
    id: PublicId,
    slug: Slug,
    name: Type.String(),
    picture: Picture,
    /** Names and quantities of its parts. */
    parts: Type.Array(KitPart),
    price: Price,
    /** Sum of the prices of its parts; not a former price, never struck through. */
    separate_cents: Cents,
    /** Stock of the scarcest part. */
    stock: Stock,
    /** Fits when all vehicle-specific parts fit. */
    fit: Fit,
  },
  closed,
);
export type KitCard = Static<typeof KitCard>;

/** A part of a kit with its own fit and stock. */
const KitPartDetail = Type.Object(
  {
    ...KitPart.properties,
    /** Sold out when the kit needs more than available. */
    stock: Stock,
    fit: Fit,
  },
  closed,
);

export const KitDetail = Type.Object(
  {
    ...KitCard.properties,
    parts: Type.Array(KitPartDetail),
    description: Type.String(),
    ...ForVehicle.properties,
  },
  closed,
);
export type KitDetail = Static<typeof KitDetail>;

export const KitQuery = Type.Object(
  {
    vehicle: Type.Optional(PublicId),
    /** Only kits that contain this product. */
    product: Type.Optional(Slug),
    all: Type.Optional(Type.Literal("1")),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPerPage })),
  },
  closed,
);
export type KitQuery = Static<typeof KitQuery>;

export const KitListMeta = Type.Object(
  {
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    per_page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 0 }),
    ...ForVehicle.properties,
    /** Number of kits hidden for the vehicle; 0 without one or with `all`. */
    hidden: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type KitListMeta = Static<typeof KitListMeta>;
