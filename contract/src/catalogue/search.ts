import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId, Slug } from "../http.ts";
import { Cents } from "../money.ts";
import { VehicleSummary } from "../vehicles/schemas.ts";
import { RecognizedQuery } from "./recognized-query.ts";
import { TyreSize } from "./tyre-sizes.ts";

/** Maximum length of a query in characters. */
export const maxQueryLength = 200;

/** Spaces alone ask for nothing. */
export const SearchText = Type.String({ minLength: 1, maxLength: maxQueryLength, pattern: "\\S" });

export const chipKinds = [
  "number",
  "part_type",
  "category",
  "symptom",
  "brand",
  "vehicle",
  "attribute",
  "notation",
  "position",
  "side",
  "price",
] as const;

/** Maximum number of words that are offered instead of an unknown one. */
export const maxNearWords = 3;

/** One interpreted part of a query. */
export const SearchChip = Type.Object(
  {
    kind: Type.Enum(chipKinds),
    /** In the caller's language. */
    label: Type.String(),
    /**
     * Slug, code, `attribute=value` as filters write it, or `min..max` in cents for a price; null for numbers, notations, vehicles
     * and brands that the shop lacks.
     */
    value: Nullable(Type.String()),
    /** Whether no product has this number, code of the trade or brand; a code or brand then filters nothing. */
    is_absent: Type.Boolean(),
    /** The query without these words; empty if nothing is left. */
    query_without: Type.String(),
  },
  closed,
);
export type SearchChip = Static<typeof SearchChip>;

/** A part type that a symptom may come from. */
export const SymptomCause = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    picture: Type.String(),
    /** One sentence in the caller's language. */
    reason: Type.String(),
    /** Products for the list's vehicle, or all of them without one. */
    product_count: Type.Integer({ minimum: 1 }),
  },
  closed,
);
export type SymptomCause = Static<typeof SymptomCause>;

/** Interpretation of a query (product decisions §4). */
export const SearchReading = Type.Object(
  {
    query: Type.String(),
    chips: Type.Array(SearchChip),
    /** Words corrected by one typo. */
    corrections: Type.Array(Type.Object({ word: Type.String(), instead: Type.String() }, closed)),
    /** Unknown words, each with the nearest known ones of the caller's language and the query that each would make. */
    unknown: Type.Array(
      Type.Object(
        {
          word: Type.String(),
          near: Type.Array(Type.Object({ word: Type.String(), query: Type.String() }, closed), {
            maxItems: maxNearWords,
          }),
        },
        closed,
      ),
    ),
    /** Variants that the words leave open. */
    vehicles: Type.Array(VehicleSummary),
    /** Symptom with its possible causes, most likely first; without a named part, the list shows the first cause. */
    symptom: Nullable(Type.Object({ name: Type.String(), causes: Type.Array(SymptomCause) }, closed)),
    /** Recognized query that is no part, such as a plate; nothing is listed then. */
    thing: Nullable(RecognizedQuery),
    /** A tyre size that is not on sale, with those that go on the same rim and hardly differ in circumference. */
    missing_size: Nullable(
      Type.Object(
        {
          size: Type.String(),
          near: Type.Array(
            Type.Object(
              {
                size: Type.String(),
                /** Of the circumference, in tenths of a percent; negative if smaller. */
                difference_permille: Type.Integer(),
                query: Type.String(),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
    ),
    /** Sizes on sale, ascending, if tyres are asked for without a size and without a vehicle; otherwise empty. */
    tyre_sizes: Type.Array(TyreSize),
    /** Numbers one character away from a number that no product has; the list has their products. */
    near_numbers: Nullable(Type.Object({ number: Type.String(), found: Type.Array(Type.String()) }, closed)),
  },
  closed,
);
export type SearchReading = Static<typeof SearchReading>;

/** Maximum number of listed variants. */
export const maxOpenVehicles = 12;

export const SuggestQuery = Type.Object(
  {
    q: SearchText,
    /** The vehicle whose fit determines the order of products. */
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

/** Response of `GET /spa/catalog/suggest`: completions of the text. */
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
