import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId, Slug } from "../http.ts";
import { ForVehicle } from "../vehicles/schemas.ts";
import { NamedLink, ProductCard } from "./card.ts";

/** A part type that is usually needed with another, with the product to offer. */
export const Companion = Type.Object(
  {
    part_type: NamedLink,
    /** In stock, for the vehicle or for any; null if there is none, or the vehicle is needed to tell. */
    product: Nullable(ProductCard),
  },
  closed,
);
export type Companion = Static<typeof Companion>;

/** The number of viewed products that a browser remembers. */
export const maxNamedCards = 12;
/** A slug in a comma-separated list. */
const listedSlug = "(?=[^,]{1,120}(?:,|$))[a-z0-9]+(?:-[a-z0-9]+)*";

/** `GET /spa/catalog/cards`. */
export const CardsQuery = Type.Object(
  {
    /** One to twelve product slugs, separated by commas; duplicates count once. */
    products: Type.String({
      maxLength: maxNamedCards * 121,
      pattern: `^${listedSlug}(?:,${listedSlug}){0,${maxNamedCards - 1}}$`,
    }),
    vehicle: Type.Optional(PublicId),
  },
  closed,
);
export type CardsQuery = Static<typeof CardsQuery>;

export const CardsMeta = Type.Object(
  {
    ...ForVehicle.properties,
    /** Requested slugs that are not on sale. */
    missing: Type.Array(Slug),
  },
  closed,
);
export type CardsMeta = Static<typeof CardsMeta>;
