import { type Static, Type } from "typebox";
import { Nullable, PublicId, Slug } from "../http.ts";
import { Cents } from "../money.ts";
import { VehicleSummary } from "../vehicles/schemas.ts";

const closed = { additionalProperties: false };

/** Longest query that is read, in characters. */
export const longestQuery = 200;

export const SearchText = Type.String({ minLength: 1, maxLength: longestQuery });

export const chipKinds = [
  "number",
  "part_type",
  "category",
  "brand",
  "vehicle",
  "attribute",
  "position",
  "side",
] as const;

/** One thing that a query was understood to say. */
export const SearchChip = Type.Object(
  {
    kind: Type.Enum(chipKinds),
    /** In the caller's language. */
    label: Type.String(),
    /** Slug, code or `attribute=value`; null for a number and for vehicles. */
    value: Nullable(Type.String()),
    /** The query without the words that say it; empty when nothing is left. */
    query_without: Type.String(),
  },
  closed,
);
export type SearchChip = Static<typeof SearchChip>;

/** How a query was read (product decisions §4). */
export const SearchReading = Type.Object(
  {
    query: Type.String(),
    chips: Type.Array(SearchChip),
    /** Words that were taken for another that is one slip away. */
    corrections: Type.Array(Type.Object({ word: Type.String(), instead: Type.String() }, closed)),
    /** Words that mean nothing to the shop, and the query with the nearest one that does. */
    unknown: Type.Array(
      Type.Object(
        { word: Type.String(), nearest: Nullable(Type.String()), query: Nullable(Type.String()) },
        closed,
      ),
    ),
    /** Versions that the words leave open: the shopper's is one of them. */
    vehicles: Type.Array(VehicleSummary),
  },
  closed,
);
export type SearchReading = Static<typeof SearchReading>;

/** Most versions that a reading names. */
export const mostOpenVehicles = 12;

export const SuggestQuery = Type.Object(
  {
    q: SearchText,
    /** Whose fit decides which products come first. */
    vehicle: Type.Optional(PublicId),
  },
  closed,
);
export type SuggestQuery = Static<typeof SuggestQuery>;

const SuggestedPartType = Type.Object(
  { slug: Slug, name: Type.String(), category: Type.String(), picture: Type.String() },
  closed,
);

const SuggestedProduct = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    brand: Type.String(),
    part_number: Type.String(),
    picture: Type.String(),
    cents: Cents,
  },
  closed,
);

/** Answer of `GET /spa/catalog/suggest`: what the words typed so far may become. */
export const Suggestions = Type.Object(
  {
    part_types: Type.Array(SuggestedPartType),
    products: Type.Array(SuggestedProduct),
    brands: Type.Array(Type.Object({ slug: Slug, name: Type.String() }, closed)),
    vehicles: Type.Array(VehicleSummary),
  },
  closed,
);
export type Suggestions = Static<typeof Suggestions>;
