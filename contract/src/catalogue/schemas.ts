import { type Static, Type } from "typebox";
import { Nullable, PublicId, Slug } from "../http.ts";
import { Cents, Currency } from "../money.ts";
import { WithdrawalExclusion } from "../orders/withdrawal-exclusion.ts";
import { Fit, Position, Side } from "../vehicles/fit.ts";
import { ForVehicle, VehicleSummary } from "../vehicles/schemas.ts";
import { SearchReading, SearchText } from "./search.ts";
import { TyreLabel } from "./tyre-label.ts";

const closed = { additionalProperties: false };

/** Link to something with a page of its own. */
export const NamedLink = Type.Object({ slug: Slug, name: Type.String() }, closed);
export type NamedLink = Static<typeof NamedLink>;

/** File name (without size or extension) of a picture; see `pictureUrl`. */
export const Picture = Type.String({ pattern: "^[a-z0-9-]+$" });

/** Path of a part's picture: `thumb` is 320 px wide, `full` 720 px. */
export function pictureUrl(picture: string, size: "thumb" | "full"): string {
  return size === "thumb" ? `/pictures/thumbs/${picture}.webp` : `/pictures/${picture}.webp`;
}

/** €/l, €/kg or €/m (Royal Decree 3423/2000 art. 3–4). */
export const UnitPrice = Type.Object({ cents: Cents, unit: Type.Enum(["l", "kg", "m"]) }, closed);

/** A reduction in force: previous = lowest price of the 30 days before it began (LOCM art. 20.1). */
export const Offer = Type.Object(
  {
    previous_cents: Cents,
    /** Whole per cent against `previous_cents`. */
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
    /** Refundable deposit for the old part, on top of the price; null when there is none. */
    core_deposit_cents: Nullable(Cents),
    sold_as: Type.Enum(["piece", "pair", "set"]),
  },
  closed,
);
export type Price = Static<typeof Price>;

/** Stock in words; `left` only when few remain. */
export const Stock = Type.Object(
  { state: Type.Enum(["in_stock", "few_left", "out_of_stock"]), left: Nullable(Type.Integer()) },
  closed,
);
export type Stock = Static<typeof Stock>;

/** From this many on, the number left is not told. */
export const fewLeftThreshold = 5;

/** Units available → what the shopper is told. */
export function stockInWords(available: number): Stock {
  if (available <= 0) return { state: "out_of_stock", left: null };
  if (available < fewLeftThreshold) return { state: "few_left", left: available };
  return { state: "in_stock", left: null };
}

export const Rating = Type.Object(
  { average: Type.Number({ minimum: 1, maximum: 5 }), count: Type.Integer({ minimum: 1 }) },
  closed,
);

/** An attribute ready to read: the value is formatted in the caller's language with its unit. */
export const AttributeValue = Type.Object({ slug: Slug, name: Type.String(), value: Type.String() }, closed);
export type AttributeValue = Static<typeof AttributeValue>;

/** A product as lists show it. */
export const ProductCard = Type.Object(
  {
    /** The purchasable's public id: what a cart line names. */
    id: PublicId,
    slug: Slug,
    name: Type.String(),
    brand: NamedLink,
    part_type: NamedLink,
    part_number: Type.String(),
    /** At most three attributes that decide; the data strip. */
    key_attributes: Type.Array(AttributeValue),
    position: Nullable(Position),
    side: Nullable(Side),
    picture: Picture,
    price: Price,
    stock: Stock,
    /** How many of what is sold one job needs. */
    needed_per_job: Type.Integer({ minimum: 1 }),
    rating: Nullable(Rating),
    /** May not be bought by consumers (law). */
    restricted: Nullable(Type.Enum(["f_gas", "explosive_precursor"])),
    /** Told near the price of every tyre (Regulation (EU) 2020/740 art. 6). */
    tyre_label: Nullable(TyreLabel),
    fit: Fit,
  },
  closed,
);
export type ProductCard = Static<typeof ProductCard>;

export const sorts = ["relevance", "price_asc", "price_desc", "newest", "rating"] as const;
export type Sort = (typeof sorts)[number];

/** Lists never page deeper than this; a narrower question is a better answer. */
export const maxPage = 400;
export const maxPerPage = 48;
export const defaultPerPage = 24;

/** Comma-separated slugs or option keys in a list's address. */
const ValueList = Type.String({ maxLength: 600, pattern: "^[^,]+(,[^,]+)*$" });

/**
 * What a list's address can hold. Attribute filters are `a.<attribute>=value,value` for options
 * and texts, and `a.<attribute>=min..max` for numbers (either end may be missing).
 */
const listParameters = {
  additionalProperties: false,
  patternProperties: { "^a\\.[a-z0-9-]{1,60}$": { type: "string", maxLength: 600 } },
};
export const ProductQuery = Type.Object(
  {
    /** What the shopper typed; what else the address says goes before it. */
    q: Type.Optional(SearchText),
    vehicle: Type.Optional(PublicId),
    /** `1`: show also what does not fit the vehicle. */
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

/** The same for workshop tools, which are one category. */
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
 * One way to narrow a list. `key` is the parameter of the address; that of the price stands for
 * `price_min` and `price_max`. An option's `value` goes into the address as it is, several joined by
 * commas. Counts are disjunctive: each facet is counted with every other filter applied and its own
 * left out.
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
      /** `cents` for the price, else the attribute's unit. */
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
    /** The vehicle that the list obeys. */
    ...ForVehicle.properties,
    /** How many of the scope (category, subcategory, brand) the vehicle hides; 0 without one or with `all`. */
    hidden: Type.Integer({ minimum: 0 }),
    facets: Type.Array(Facet),
    /** How `q` was read; null without one. */
    search: Nullable(SearchReading),
  },
  closed,
);
export type ProductListMeta = Static<typeof ProductListMeta>;

/** Measures of the packed product (specification §3): millimetres, cubic centimetres, grams. */
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

/** Who answers for the product (Regulation (EU) 2023/988 art. 19). */
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
  },
  closed,
);

/** A vehicle manufacturer's number, for comparison only. */
export const OeNumber = Type.Object({ maker_name: Type.String(), number: Type.String() }, closed);

/** Everything a product's page shows that does not change from list to list. */
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
    /** Number of vehicles it fits; the list itself is asked for apart. */
    fitment_count: Type.Integer({ minimum: 0 }),
    manufacturer: Manufacturer,
    responsible_person: Nullable(ResponsiblePerson),
    warning: Type.String(),
    hazard: Nullable(Hazard),
    approval_number: Nullable(Type.String()),
    /** Legal guarantee in months (consumer code art. 120). */
    guarantee_months: Type.Integer(),
    /** Of the producer who pays for its waste, and what that costs: part of the price. */
    producer_register_number: Nullable(Type.String()),
    eco_fee_cents: Nullable(Cents),
    withdrawal_exclusion: Nullable(WithdrawalExclusion),
    /** Part types usually needed with it. */
    companions: Type.Array(NamedLink),
    /** Kits on sale that hold it. */
    kit_count: Type.Integer({ minimum: 0 }),
    ...ForVehicle.properties,
  },
  closed,
);
export type ProductDetail = Static<typeof ProductDetail>;

/** One vehicle that a product fits, with its alternative lines of conditions. */
export const Fitment = Type.Object(
  { vehicle: VehicleSummary, alternatives: Fit.properties.alternatives },
  closed,
);
export type Fitment = Static<typeof Fitment>;

/** What a product has cost of late, and what its reduction is measured against (LOCM art. 20.1). */
export const PriceHistory = Type.Object(
  {
    currency: Currency,
    /** The oldest first, each in force until the next; the last is in force now. */
    prices: Type.Array(Type.Object({ cents: Cents, from: Type.String({ format: "date-time" }) }, closed)),
    /** The reduction in force; null without one. */
    reduction: Nullable(
      Type.Object(
        {
          /** Lowest price in force between the two moments that follow: the 30 days before it. */
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

/** For the reads that depend on the chosen vehicle only. */
export const VehicleQuery = Type.Object({ vehicle: Type.Optional(PublicId) }, closed);

export const CategorySummary = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    description: Type.String(),
    picture: Picture,
    /** Products for the chosen vehicle, or all of them without one. */
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
    /** Lowest price among the counted products; null when there is none. */
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

/** A combo pack as lists show it. */
export const KitCard = Type.Object(
  {
    id: PublicId,
    slug: Slug,
    name: Type.String(),
    picture: Picture,
    /** Names and quantities of its parts. */
    parts: Type.Array(KitPart),
    price: Price,
    /** What the parts cost one by one; not a former price, never struck through. */
    separate_cents: Cents,
    /** The scarcest part decides. */
    stock: Stock,
    /** Fits when every vehicle-specific part fits. */
    fit: Fit,
  },
  closed,
);
export type KitCard = Static<typeof KitCard>;

/** A part of a kit by itself: which one does not fit, which one is missing. */
const KitPartDetail = Type.Object(
  {
    ...KitPart.properties,
    /** Sold out when there are fewer than the kit takes. */
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
    /** Only kits that hold this product. */
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
    /** How many the vehicle hides; 0 without one or with `all`. */
    hidden: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type KitListMeta = Static<typeof KitListMeta>;
