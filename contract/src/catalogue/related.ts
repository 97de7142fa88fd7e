import { type Static, Type } from "typebox";
import { Nullable, PublicId, Slug } from "../http.ts";
import { ForVehicle } from "../vehicles/schemas.ts";
import { NamedLink, ProductCard } from "./schemas.ts";

const closed = { additionalProperties: false };

/** A kind of part that a job usually needs besides another, with the one to offer. */
export const Companion = Type.Object(
  {
    part_type: NamedLink,
    /** In stock, for the vehicle or for any; null: none is, or it takes a vehicle to tell. */
    product: Nullable(ProductCard),
  },
  closed,
);
export type Companion = Static<typeof Companion>;

/** As many products as a browser remembers having looked at. */
export const maxNamedCards = 12;
/** A slug among others that are joined by commas. */
const listedSlug = "(?=[^,]{1,120}(?:,|$))[a-z0-9]+(?:-[a-z0-9]+)*";

/** `GET /spa/catalog/cards`. */
export const CardsQuery = Type.Object(
  {
    /** One to twelve products by slug, joined by commas; each counts once. */
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
    /** Slugs that were asked for and are not sold. */
    missing: Type.Array(Slug),
  },
  closed,
);
export type CardsMeta = Static<typeof CardsMeta>;
