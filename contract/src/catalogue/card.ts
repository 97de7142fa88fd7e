import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId, Slug } from "../http.ts";
import type { Locale } from "../locale.ts";
import { Cents, Currency } from "../money.ts";
import { Fit, Position, Side } from "../vehicles/fit.ts";
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

/** Litres, kilograms or metres in one piece. */
export const NetContent = Type.Object({ amount: Type.Number(), unit: Type.Enum(["l", "kg", "m"]) }, closed);
export type NetContent = Static<typeof NetContent>;

/** `4 l`, which stands beside the price per litre, kilogram or metre (Royal Decree 3423/2000). */
export function netContentText({ amount, unit }: NetContent, locale: Locale): string {
  const number = locale === "en" ? String(amount) : String(amount).replace(".", ",");
  return `${number} ${unit}`;
}

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
    /**
     * What explains the price beside similar products, in the caller's language: the brand's tier and the commercial guarantee,
     * as far as the shop states them. Each value can be shown without its name.
     */
    price_reasons: Type.Array(AttributeValue),
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
