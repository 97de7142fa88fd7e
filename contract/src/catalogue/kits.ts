import { type Static, Type } from "typebox";
import { closed, PublicId, Slug } from "../http.ts";
import { Cents } from "../money.ts";
import { pageParameters, pagingProperties } from "../paging.ts";
import { Fit } from "../vehicles/fit.ts";
import { ForVehicle } from "../vehicles/schemas.ts";
import { Picture, Price, Stock } from "./card.ts";

const KitPart = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    brand_name: Type.String(),
    part_type_name: Type.String(),
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
    ...pageParameters,
  },
  closed,
);
export type KitQuery = Static<typeof KitQuery>;

export const KitListMeta = Type.Object(
  {
    ...pagingProperties,
    ...ForVehicle.properties,
    /** Number of kits hidden for the vehicle; 0 without one or with `all`. */
    hidden: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type KitListMeta = Static<typeof KitListMeta>;
