import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId, Slug } from "../http.ts";
import { Cents } from "../money.ts";
import { pageParameters, pagingProperties } from "../paging.ts";
import { ForVehicle } from "../vehicles/schemas.ts";
import { SearchReading, SearchText } from "./search.ts";

export const sorts = ["relevance", "price_asc", "price_desc", "newest", "rating"] as const;
export type Sort = (typeof sorts)[number];

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
    ...pageParameters,
  },
  listParameters,
);
type AttributeParameters = { [attribute: `a.${string}`]: string | undefined };
export type ProductQuery = Static<typeof ProductQuery> & AttributeParameters;

/** Names of the filters of a list, besides those by attributes. */
export type FilterName = Exclude<
  keyof ProductQuery,
  keyof AttributeParameters | "q" | "vehicle" | "all" | "sort" | "page" | "per_page"
>;

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

/** Maximum number of values of a measure that a facet lists. */
export const maxMeasures = 60;

/** Maximum number of values of an attribute that a facet lists, besides chosen ones: a text may have thousands. */
export const maxAttributeOptions = 60;

/** Returns the options of an attribute that its facet lists, those with the most products, in their order. */
export function listedOptions(options: FacetOption[]): FacetOption[] {
  if (options.length <= maxAttributeOptions) return options;
  const most = new Set(options.toSorted((a, b) => b.count - a.count).slice(0, maxAttributeOptions));
  return options.filter((option) => option.selected || most.has(option));
}

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
      /** Every number with products, ascending, of an attribute that decides the fit; null for others and for too many. */
      values: Nullable(
        Type.Array(Type.Object({ value: Type.Number(), count: Type.Integer({ minimum: 0 }) }, closed), {
          maxItems: maxMeasures,
        }),
      ),
    },
    closed,
  ),
]);
export type Facet = Static<typeof Facet>;

export const ProductListMeta = Type.Object(
  {
    ...pagingProperties,
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
